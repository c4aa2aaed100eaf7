<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AbLines</name>
    <message>
        <source>measuring</source>
        <translation>wird gemessen</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 gleich</translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 not comparable</source>
        <translation>%1 nicht vergleichbar</translation>
    </message>
</context>
<context>
    <name>AddMachine</name>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>Slurm (srun)</source>
        <translation>Slurm (srun)</translation>
    </message>
    <message>
        <source>Docker container</source>
        <translation>Docker-Container</translation>
    </message>
    <message>
        <source>C&amp;ontainer</source>
        <translation>C&amp;ontainer</translation>
    </message>
    <message>
        <source>Podman container</source>
        <translation>Podman-Container</translation>
    </message>
    <message>
        <source>Kubernetes pod (kubectl)</source>
        <translation>Kubernetes-Pod (kubectl)</translation>
    </message>
    <message>
        <source>P&amp;od</source>
        <translation>P&amp;od</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>Anderer Befehl</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>Bef&amp;ehl</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for %1. Close other programs, or choose a smaller file.</source>
        <translation>Der Speicher reicht nicht für %1. Schließen Sie andere Programme, oder wählen Sie eine kleinere Datei.</translation>
    </message>
</context>
<context>
    <name>BarContent</name>
    <message>
        <source>not measured yet</source>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>Kopier-Obergrenze</translation>
    </message>
</context>
<context>
    <name>BlurGroups</name>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Visually exact: error up to %1</source>
        <translation>Visuell exakt: Fehler bis %1</translation>
    </message>
    <message>
        <source>Fast: error up to %1</source>
        <translation>Schnell: Fehler bis %1</translation>
    </message>
    <message>
        <source>Larger or unknown error</source>
        <translation>Größerer oder unbekannter Fehler</translation>
    </message>
    <message>
        <source>On the host</source>
        <translation>Auf dem Host</translation>
    </message>
    <message>
        <source>Cannot run on this device</source>
        <translation>Auf diesem Gerät nicht ausführbar</translation>
    </message>
    <message>
        <source>is measured on random pixels only</source>
        <translation>wird nur mit zufälligen Pixeln gemessen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>Kann nicht ausgeführt werden: %1.</translation>
    </message>
</context>
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy as image</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>DisplayUnits</name>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
</context>
<context>
    <name>GuideState</name>
    <message>
        <source>no variants yet</source>
        <translation>noch keine Varianten</translation>
    </message>
    <message>
        <source>not run on this device at this size</source>
        <translation>auf diesem Gerät bei dieser Größe nicht gemessen</translation>
    </message>
    <message>
        <source>measured in part</source>
        <translation>teilweise gemessen</translation>
    </message>
    <message>
        <source>being measured now</source>
        <translation>wird gerade gemessen</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>something failed</source>
        <translation>etwas ist fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>HeatContent</name>
    <message>
        <source>%1 of its %2 configurations tried</source>
        <translation>%1 von %2 Konfigurationen probiert</translation>
    </message>
    <message>
        <source>%1, the fastest of this cell. %2.</source>
        <translation>%1, die schnellste dieser Zelle. %2.</translation>
    </message>
    <message>
        <source>%1: none of those tried is valid. %2. %3</source>
        <translation>%1: keine der probierten ist gültig. %2. %3</translation>
    </message>
    <message>
        <source>%1: not tried.</source>
        <translation>%1: nicht probiert.</translation>
    </message>
    <message>
        <source>The best of the comparison.</source>
        <translation>Die beste des Vergleichs.</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Die bisher beste.</translation>
    </message>
    <message>
        <source>The best.</source>
        <translation>Die beste.</translation>
    </message>
    <message>
        <source>The default is in this cell.</source>
        <translation>Die Vorgabe liegt in dieser Zelle.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>none valid</source>
        <translation>keine gültige</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>nicht probiert</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;How far is an OpenCL kernel from what this device can do, and why?&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;Wie weit ist ein OpenCL-Kernel von dem entfernt, was dieses Gerät kann, und warum?&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;OpenCL devices&lt;/h4&gt;</source>
        <translation>&lt;h4&gt;OpenCL-Geräte&lt;/h4&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;None was found.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Keine gefunden.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;br/&gt;%2, driver %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1&lt;br/&gt;%2, Treiber %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;User guide&lt;/a&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;Handbuch&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation>Über Headroom</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>Settings are not stored</source>
        <translation>Einstellungen sind nicht gespeichert</translation>
    </message>
    <message>
        <source>The preferences and the window&apos;s layout cannot be stored in %1. Free space on its disk or make it writable, and try again.</source>
        <translation>Die Einstellungen und die Anordnung des Fensters können nicht in %1 gespeichert werden. Schaffen Sie Platz auf dem Datenträger oder machen Sie die Datei beschreibbar, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Otherwise the next start has the settings that were stored last.</source>
        <translation>Sonst hat der nächste Start die zuletzt gespeicherten Einstellungen.</translation>
    </message>
</context>
<context>
    <name>PageFile</name>
    <message>
        <source>HTML pages (*.html);;Markdown texts (*.md)</source>
        <translation>HTML-Seiten (*.html);;Markdown-Texte (*.md)</translation>
    </message>
</context>
<context>
    <name>PhotoDifference</name>
    <message>
        <source>%1% clipped</source>
        <translation>%1% abgeschnitten</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>keine Differenz</translation>
    </message>
    <message>
        <source>largest difference %1, RMS %2</source>
        <translation>größte Differenz %1, RMS %2</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>memory-bound</source>
        <translation>speicherbegrenzt</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>rechenbegrenzt</translation>
    </message>
    <message>
        <source>Arithmetic intensity, operations per byte</source>
        <translation>Arithmetische Intensität, Operationen je Byte</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>Operationen je Byte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Run a command</source>
        <translation>Befehl ausführen</translation>
    </message>
    <message>
        <source>Results of %1 are checked by a command. Run it?</source>
        <translation>Ergebnisse von %1 werden von einem Befehl geprüft. Soll er ausgeführt werden?</translation>
    </message>
    <message>
        <source>In %1:
%2

It can do whatever you can. Agree if you know who wrote it. It is asked again when the command changes.</source>
        <translation>In %1:
%2

Er kann alles tun, was Sie können. Stimmen Sie zu, wenn Sie wissen, wer ihn geschrieben hat. Ändert sich der Befehl, wird wieder gefragt.</translation>
    </message>
    <message>
        <source>Run Command</source>
        <translation>Befehl ausführen</translation>
    </message>
    <message>
        <source>Measure Unchecked</source>
        <translation>Ungeprüft messen</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Open sess&amp;ion...</source>
        <translation>Sitzung ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>Si&amp;tzung speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Sitzung speichern &amp;unter...</translation>
    </message>
    <message>
        <source>&amp;Kernels of the session...</source>
        <translation>&amp;Kernel der Sitzung...</translation>
    </message>
    <message>
        <source>P&amp;hoto in sessions</source>
        <translation>F&amp;oto in Sitzungen</translation>
    </message>
    <message>
        <source>Open choices, results, photo and layout from a file.</source>
        <translation>Öffnet Wahlen, Ergebnisse, Foto und Anordnung aus einer Datei.</translation>
    </message>
    <message>
        <source>Save choices, results, photo and layout in a file.</source>
        <translation>Speichert Wahlen, Ergebnisse, Foto und Anordnung in einer Datei.</translation>
    </message>
    <message>
        <source>Read and save the kernels that the opened session brought along.</source>
        <translation>Zeigt und speichert die Kernel, die die geöffnete Sitzung mitbrachte.</translation>
    </message>
    <message>
        <source>Copy if &amp;small</source>
        <translation>Kopie, falls &amp;klein</translation>
    </message>
    <message>
        <source>&amp;Always copy</source>
        <translation>&amp;Immer Kopie</translation>
    </message>
    <message>
        <source>&amp;Path only</source>
        <translation>Nur &amp;Pfad</translation>
    </message>
</context>
<context>
    <name>SessionPhoto</name>
    <message>
        <source>The example photo %1 does not exist here.</source>
        <translation>Das Beispielfoto %1 gibt es hier nicht.</translation>
    </message>
    <message>
        <source>The photo %1 has no file, so the session does not hold it.</source>
        <translation>Das Foto %1 hat keine Datei, daher enthält die Sitzung es nicht.</translation>
    </message>
    <message>
        <source>The session holds the path of %1, not a copy, because the file is large.</source>
        <translation>Die Sitzung enthält den Pfad von %1, keine Kopie, weil die Datei groß ist.</translation>
    </message>
    <message>
        <source>The photo %1 has changed since the session was saved.</source>
        <translation>Das Foto %1 wurde geändert, seit die Sitzung gespeichert wurde.</translation>
    </message>
    <message>
        <source>The photo %1 is not on this machine, and the session holds no copy.</source>
        <translation>Das Foto %1 liegt nicht auf diesem Rechner, und die Sitzung enthält keine Kopie.</translation>
    </message>
    <message>
        <source>The session holds no copy of the photo %1.</source>
        <translation>Die Sitzung enthält keine Kopie des Fotos %1.</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy cell</source>
        <translation>Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>TuningSummary</name>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>%1 von %2 Konfigurationen probiert</translation>
    </message>
    <message>
        <source>%1 configurations, %2 allowed, %3 tried</source>
        <translation>%1 Konfigurationen, %2 erlaubt, %3 probiert</translation>
    </message>
    <message>
        <source>%1 configurations, at most %2 allowed, %3 tried</source>
        <translation>%1 Konfigurationen, höchstens %2 erlaubt, %3 probiert</translation>
    </message>
    <message>
        <source>%1, %2 of them by an earlier tuning</source>
        <translation>%1, davon %2 in einem früheren Tuning</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>die Vorgabe ist ungültig</translation>
    </message>
    <message>
        <source>the default itself</source>
        <translation>die Vorgabe selbst</translation>
    </message>
    <message>
        <source>%1 times as fast as the default</source>
        <translation>%1 Mal so schnell wie die Vorgabe</translation>
    </message>
    <message>
        <source>Imported configurations</source>
        <translation>Importierte Konfigurationen</translation>
    </message>
    <message>
        <source>%1, imported</source>
        <translation>%1, importiert</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 configurations: %2.</source>
        <translation>%1 Konfigurationen: %2.</translation>
    </message>
    <message>
        <source>%1: %2 configurations imported</source>
        <translation>%1: %2 Konfigurationen importiert</translation>
    </message>
    <message>
        <source>Preparing the device.</source>
        <translation>Gerät wird vorbereitet.</translation>
    </message>
    <message>
        <source>Searching: %1, %2 of %3 s</source>
        <translation>Suche: %1, %2 von %3 s</translation>
    </message>
    <message>
        <source>Comparing the fastest and the default side by side: %1</source>
        <translation>Die schnellsten und die Vorgabe werden nebeneinander verglichen: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Abgebrochen: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Done: %1 in %2 s</source>
        <translation>Fertig: %1 in %2 s</translation>
    </message>
    <message>
        <source>No valid configuration so far.</source>
        <translation>Noch keine gültige Konfiguration.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Beste: %1, %2.</translation>
    </message>
    <message>
        <source>Best so far: %1, %2, %3.</source>
        <translation>Bisher beste: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Best: %1, %2; %3</source>
        <translation>Beste: %1, %2; %3</translation>
    </message>
    <message>
        <source>; %1&#xa0;% of the ceiling</source>
        <translation>; %1 % der Obergrenze</translation>
    </message>
    <message>
        <source> Warning: %1.</source>
        <translation> Warnung: %1.</translation>
    </message>
    <message>
        <source> The search found %1 faster, at %2. The comparison decides: its rounds are interleaved.</source>
        <translation> Die Suche fand %1 schneller, mit %2. Der Vergleich entscheidet: Seine Runden wechseln sich ab.</translation>
    </message>
    <message>
        <source>What is tuned</source>
        <translation>Was getunt wird</translation>
    </message>
    <message>
        <source>How far the tuning is</source>
        <translation>Stand des Tunings</translation>
    </message>
    <message>
        <source>What was kept</source>
        <translation>Was gespeichert wurde</translation>
    </message>
</context>
<context>
    <name>VariantGroups</name>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Host implementations</source>
        <translation>Host-Implementierungen</translation>
    </message>
    <message>
        <source>Device libraries</source>
        <translation>Bibliotheken des Geräts</translation>
    </message>
    <message>
        <source>Probes of the runtime</source>
        <translation>Sonden der Laufzeit</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Stop the run now and keep the results so far (Esc).</source>
        <translation>Bricht den Lauf jetzt ab; bisherige Ergebnisse bleiben (Esc).</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>R&amp;escan devices</source>
        <translation>Geräte &amp;neu suchen</translation>
    </message>
    <message>
        <source>Add &amp;machine...</source>
        <translation>&amp;Rechner hinzufügen...</translation>
    </message>
    <message>
        <source>Measure &amp;noise floor (A/A test)...</source>
        <translation>&amp;Grundrauschen messen (A/A-Test)...</translation>
    </message>
    <message>
        <source>&amp;Take turns with...</source>
        <translation>Ab&amp;wechselnd messen...</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>Hilfe zu dieser &amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>&amp;Über Headroom</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>Misst auf einem Gerät eines anderen Rechners, Containers oder Pods.</translation>
    </message>
    <message>
        <source>Measure two versions of a kernel, interleaved: is the new one faster, slower or the same?</source>
        <translation>Misst zwei Versionen eines Kernels abwechselnd: Ist die neue schneller, langsamer oder gleich schnell?</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Choose how points are measured, the theme, the language, and folders of kernels.</source>
        <translation>Legt fest, wie Punkte gemessen werden, das Erscheinungsbild, die Sprache und Kernelordner.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>&amp;Lauf</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>gemessen auf</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>95% interval ms</source>
        <translation>95-%-Intervall ms</translation>
    </message>
    <message>
        <source>min ms</source>
        <translation>Minimum ms</translation>
    </message>
    <message>
        <source>q3 ms</source>
        <translation>3. Quartil ms</translation>
    </message>
    <message>
        <source>wall ms</source>
        <translation>Hostuhr ms</translation>
    </message>
    <message>
        <source>GP/s</source>
        <translation>GP/s</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation>GFLOP/s</translation>
    </message>
    <message>
        <source>estimate GP/s</source>
        <translation>Schätzung GP/s</translation>
    </message>
    <message>
        <source>ceiling GP/s</source>
        <translation>Obergrenze GP/s</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>% der Obergrenze</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>begrenzt durch</translation>
    </message>
    <message>
        <source>max error</source>
        <translation>größter Fehler</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>RMS-Fehler</translation>
    </message>
    <message>
        <source>PSNR dB</source>
        <translation>PSNR dB</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>gemessen / Schätzung</translation>
    </message>
    <message>
        <source>noise %</source>
        <translation>Rauschen %</translation>
    </message>
    <message>
        <source>q1 ms</source>
        <translation>1. Quartil ms</translation>
    </message>
    <message>
        <source>own max error</source>
        <translation>größter eigener Fehler</translation>
    </message>
    <message>
        <source>own RMS error</source>
        <translation>eigener RMS-Fehler</translation>
    </message>
    <message>
        <source>stopped by</source>
        <translation>beendet durch</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>low ms</source>
        <translation>unteres Ende ms</translation>
    </message>
    <message>
        <source>high ms</source>
        <translation>oberes Ende ms</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>event ms</source>
        <translation>Geräteuhr ms</translation>
    </message>
    <message>
        <source>mild outliers</source>
        <translation>leichte Ausreißer</translation>
    </message>
    <message>
        <source>severe outliers</source>
        <translation>starke Ausreißer</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>caches</source>
        <translation>Caches</translation>
    </message>
    <message>
        <source>device id</source>
        <translation>Geräte-ID</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>upload ms</source>
        <translation>Upload ms</translation>
    </message>
    <message>
        <source>download ms</source>
        <translation>Download ms</translation>
    </message>
    <message>
        <source>with transfers ms</source>
        <translation>mit Transfers ms</translation>
    </message>
    <message>
        <source>end to end ms</source>
        <translation>Gesamtzeit ms</translation>
    </message>
    <message>
        <source>end to end GP/s</source>
        <translation>gesamt GP/s</translation>
    </message>
    <message>
        <source>end to end GFLOP/s</source>
        <translation>gesamt GFLOP/s</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>kernels ms</source>
        <translation>Kernel ms</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>local roof GP/s</source>
        <translation>lokale Grenze GP/s</translation>
    </message>
    <message>
        <source>% of local roof</source>
        <translation>% der lokalen Grenze</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>Register</translation>
    </message>
    <message>
        <source>spill bytes</source>
        <translation>Auslagerungen Bytes</translation>
    </message>
    <message>
        <source>local bytes</source>
        <translation>lokale Bytes</translation>
    </message>
    <message>
        <source>private bytes</source>
        <translation>private Bytes</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Arbeitsprozess</translation>
    </message>
    <message>
        <source>baseline GP/s</source>
        <translation>Vergleichsbasis GP/s</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>Ok</translation>
    </message>
    <message>
        <source>BuildFailed</source>
        <translation>Build fehlgeschlagen</translation>
    </message>
    <message>
        <source>WrongResult</source>
        <translation>falsches Ergebnis</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>DeviceLimit</source>
        <translation>Gerätegrenze</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>TimedOut</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <source>OverBudget</source>
        <translation>über dem Budget</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>kalt</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>warm</translation>
    </message>
    <message>
        <source>bad stamps</source>
        <translation>ungültige Zeitstempel</translation>
    </message>
    <message>
        <source>clocks disagree</source>
        <translation>Uhren widersprechen sich</translation>
    </message>
    <message>
        <source>over ceiling</source>
        <translation>über der Obergrenze</translation>
    </message>
    <message>
        <source>single sample</source>
        <translation>einzelner Messwert</translation>
    </message>
    <message>
        <source>unsteady</source>
        <translation>instabil</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>Hintergrundlast</translation>
    </message>
    <message>
        <source>crashed once</source>
        <translation>einmal abgestürzt</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>as captured</source>
        <translation>wie aufgezeichnet</translation>
    </message>
    <message>
        <source>launch cost</source>
        <translation>Startkosten</translation>
    </message>
    <message>
        <source>invalid timestamps</source>
        <translation>ungültige Zeitstempel</translation>
    </message>
    <message>
        <source>above ceiling</source>
        <translation>über der Obergrenze</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>instabil</translation>
    </message>
    <message>
        <source>background load</source>
        <translation>Hintergrundlast</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>GLEICH</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>SCHNELLER</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>LANGSAMER</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>UNENTSCHIEDEN</translation>
    </message>
    <message>
        <source>ONLY IN BASE</source>
        <translation>NUR IN DER BASIS</translation>
    </message>
    <message>
        <source>ONLY IN NEW</source>
        <translation>NUR IM NEUEN</translation>
    </message>
    <message>
        <source>NOT COMPARABLE</source>
        <translation>NICHT VERGLEICHBAR</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>too much local memory</source>
        <translation>zu viel lokaler Speicher</translation>
    </message>
    <message>
        <source>too large a group</source>
        <translation>zu große Arbeitsgruppe</translation>
    </message>
    <message>
        <source>device limit</source>
        <translation>Gerätegrenze</translation>
    </message>
    <message>
        <source>build failed</source>
        <translation>Build fehlgeschlagen</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>falsches Ergebnis</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>call failed</source>
        <translation>Aufruf fehlgeschlagen</translation>
    </message>
    <message>
        <source>Access patterns</source>
        <translation>Zugriffsmuster</translation>
    </message>
    <message>
        <source>The same copy in many orders and widths of access: what each pattern leaves of the memory&apos;s speed.</source>
        <translation>Dieselbe Kopie mit Zugriffen in vielen Reihenfolgen und Breiten: was jedes Muster vom Tempo des Speichers übrig lässt.</translation>
    </message>
    <message>
        <source>Gaussian blur</source>
        <translation>Gauß-Weichzeichner</translation>
    </message>
    <message>
        <source>A Gaussian blur of standard deviation sigma; beyond the border the edge pixel is repeated.</source>
        <translation>Ein Gauß-Weichzeichner mit der Standardabweichung Sigma; jenseits des Randes wird das Randpixel wiederholt.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Every pixel read once and written once: the speed of memory, the ceiling of everything else.</source>
        <translation>Jedes Pixel wird einmal gelesen und einmal geschrieben: das Tempo des Speichers, die Obergrenze für alles andere.</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Each pixel becomes the mean of its block, read from local memory by every work-item of the group: the roof of kernels that keep their data there.</source>
        <translation>Jedes Pixel wird zum Mittelwert seines Blocks, den jedes Work-Item der Gruppe aus dem lokalen Speicher liest: die Grenze für Kernel, die ihre Daten dort halten.</translation>
    </message>
    <message>
        <source>Multiply and add</source>
        <translation>MAD-Operationen</translation>
    </message>
    <message>
        <source>A copy with arithmetic in between: how many operations per pixel come free with the memory traffic.</source>
        <translation>Eine Kopie mit Arithmetik dazwischen: wie viele Operationen je Pixel der Speicherverkehr kostenlos zulässt.</translation>
    </message>
    <message>
        <source>Matrix multiplication</source>
        <translation>Matrixmultiplikation</translation>
    </message>
    <message>
        <source>C = A B: each number is used again and again, so that, unlike a picture&apos;s, its speed is a question of arithmetic and of what the caches and registers keep.</source>
        <translation>C = A B: Jede Zahl wird immer wieder verwendet; anders als bei Bildern entscheiden daher die Arithmetik und der Inhalt von Caches und Registern über das Tempo.</translation>
    </message>
    <message>
        <source>N (cube root of M N K where they differ)</source>
        <translation>N (Kubikwurzel aus M N K, wo diese sich unterscheiden)</translation>
    </message>
    <message>
        <source>Overheads</source>
        <translation>Nebenkosten</translation>
    </message>
    <message>
        <source>What costs time beside the work itself: launches, events, builds, allocations, transfers, many small kernels, branches, and functions more precise than a picture needs.</source>
        <translation>Was außer der Arbeit selbst Zeit kostet: Starts, Events, Builds, Allokationen, Transfers, viele kleine Kernel, Verzweigungen und Funktionen, die genauer sind, als ein Bild es braucht.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Many numbers become one: how threads that need each other&apos;s results share them, and how near that comes to reading memory once.</source>
        <translation>Aus vielen Zahlen wird eine: wie Threads, die voneinander Ergebnisse brauchen, diese teilen, und wie nahe das einem einmaligen Lesen des Speichers kommt.</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transposition</translation>
    </message>
    <message>
        <source>Rows become columns: a copy whose reads or writes have to stride through memory somewhere.</source>
        <translation>Zeilen werden zu Spalten: eine Kopie, deren Lese- oder Schreibzugriffe irgendwo in Schritten durch den Speicher gehen müssen.</translation>
    </message>
    <message>
        <source>Dependent chain</source>
        <translation>Abhängige Kette</translation>
    </message>
    <message>
        <source>Half peak</source>
        <translation>Half-Spitze</translation>
    </message>
    <message>
        <source>Double peak</source>
        <translation>Double-Spitze</translation>
    </message>
    <message>
        <source>Int peak</source>
        <translation>Int-Spitze</translation>
    </message>
    <message>
        <source>Float peak</source>
        <translation>Float-Spitze</translation>
    </message>
    <message>
        <source>Matrix multiplication of halves</source>
        <translation>Matrixmultiplikation mit Zahlen halber Genauigkeit</translation>
    </message>
    <message>
        <source>C = A B with A and B of halves and C of floats: half the memory traffic of floats, and the numbers that matrix units multiply fastest.</source>
        <translation>C = A B mit A und B aus Zahlen halber Genauigkeit und C aus Floats: halb so viel Speicherverkehr wie bei Floats, und die Zahlen, die Matrixeinheiten am schnellsten multiplizieren.</translation>
    </message>
    <message>
        <source>Matrix multiplication of 8-bit integers</source>
        <translation>Matrixmultiplikation mit 8-Bit-Ganzzahlen</translation>
    </message>
    <message>
        <source>C = A B with A and B of signed 8-bit integers and C of 32-bit ints: a quarter of the memory traffic of floats, and exact sums.</source>
        <translation>C = A B mit A und B aus vorzeichenbehafteten 8-Bit-Ganzzahlen und C aus 32-Bit-Ganzzahlen: ein Viertel des Speicherverkehrs von Floats und exakte Summen.</translation>
    </message>
    <message>
        <source>Matrix unit peak</source>
        <translation>Spitze der Matrixeinheiten</translation>
    </message>
    <message>
        <source>Matrix unit int peak</source>
        <translation>Int-Spitze der Matrixeinheiten</translation>
    </message>
    <message>
        <source>TF32 mma peak</source>
        <translation>TF32-Spitze von mma</translation>
    </message>
    <message>
        <source>Half mma peak</source>
        <translation>Half-Spitze von mma</translation>
    </message>
    <message>
        <source>Int8 mma peak</source>
        <translation>Int8-Spitze von mma</translation>
    </message>
    <message>
        <source>Version of this table&apos;s columns; it changes when a column changes its meaning.</source>
        <translation>Version der Spalten dieser Tabelle; sie ändert sich, wenn eine Spalte ihre Bedeutung ändert.</translation>
    </message>
    <message>
        <source>The OpenCL device&apos;s name, or the host&apos;s processor for a host library.</source>
        <translation>Name des OpenCL-Geräts, bei einer Bibliothek auf dem Host der des Prozessors.</translation>
    </message>
    <message>
        <source>The device&apos;s short name and its id, after its host&apos;s name in hosts.toml if it has one; for a host library the processor&apos;s name. Tables of several devices have it.</source>
        <translation>Kurzname und ID des Geräts, nach dem Namen seines Hosts in hosts.toml, wenn es einen hat; bei einer Bibliothek auf dem Host der Name des Prozessors. Tabellen mehrerer Geräte haben diese Spalte.</translation>
    </message>
    <message>
        <source>The driver&apos;s own version text.</source>
        <translation>Versionsangabe des Treibers.</translation>
    </message>
    <message>
        <source>The problem that was solved.</source>
        <translation>Die gelöste Aufgabe.</translation>
    </message>
    <message>
        <source>Variant id: workload.name, where name is the kernel file&apos;s.</source>
        <translation>ID der Variante: Aufgabe.Name, mit dem Namen der Kerneldatei.</translation>
    </message>
    <message>
        <source>Pixels per row of the plane; of a product of matrices its columns, N.</source>
        <translation>Pixel je Zeile der Ebene; bei einem Matrixprodukt dessen Spalten, N.</translation>
    </message>
    <message>
        <source>Rows of the plane; of a product of matrices M.</source>
        <translation>Zeilen der Ebene; bei einem Matrixprodukt M.</translation>
    </message>
    <message>
        <source>Width x height of the plane in pixels; M x N x K of a product of matrices.</source>
        <translation>Breite x Höhe der Ebene in Pixeln; bei einem Matrixprodukt M x N x K.</translation>
    </message>
    <message>
        <source>The Gaussian&apos;s standard deviation in pixels, for problems that have one.</source>
        <translation>Standardabweichung der Gauß-Funktion in Pixeln, bei Aufgaben, die eine haben.</translation>
    </message>
    <message>
        <source>Ok, or what went wrong. Only rows that are Ok are ranked.</source>
        <translation>Ok oder was schiefging. Nur Zeilen mit Ok kommen in die Rangfolge.</translation>
    </message>
    <message>
        <source>Why the result is not Ok, or the text of its warnings.</source>
        <translation>Warum das Ergebnis nicht Ok ist, oder der Text seiner Warnungen.</translation>
    </message>
    <message>
        <source>Number of timed samples.</source>
        <translation>Anzahl der Messwerte.</translation>
    </message>
    <message>
        <source>Median time of one iteration in milliseconds by the clock that is used: the device&apos;s (START of the first pass to END of the last), or the host&apos;s where that cannot be right. The first launch, which may compile, is never timed.</source>
        <translation>Median der Zeit einer Iteration in Millisekunden nach der verwendeten Uhr: der des Geräts (von START des ersten Durchgangs bis END des letzten) oder der des Hosts, wo jene nicht stimmen kann. Der erste Start, der kompilieren kann, wird nie gemessen.</translation>
    </message>
    <message>
        <source>Where 95% of medians would fall if the run were repeated, in milliseconds: from low_ms to high_ms; - where there are too few samples.</source>
        <translation>Worin 95 % der Mediane lägen, wenn der Lauf wiederholt würde, in Millisekunden: von low_ms bis high_ms; - bei zu wenigen Messwerten.</translation>
    </message>
    <message>
        <source>Shortest sample in milliseconds, by the same clock.</source>
        <translation>Kürzester Messwert in Millisekunden, nach derselben Uhr.</translation>
    </message>
    <message>
        <source>Third quartile of the samples in milliseconds: three of four were faster.</source>
        <translation>Drittes Quartil der Messwerte in Millisekunden: drei von vier waren schneller.</translation>
    </message>
    <message>
        <source>Time of one iteration in milliseconds by the host&apos;s clock around the same launches: it includes launching and waiting.</source>
        <translation>Zeit einer Iteration in Millisekunden nach der Uhr des Hosts um dieselben Starts: einschließlich Starten und Warten.</translation>
    </message>
    <message>
        <source>10^9 pixels per second, or items of the result where these are not pixels, over the median time.</source>
        <translation>10^9 Pixel pro Sekunde, oder Elemente des Ergebnisses, wenn diese keine Pixel sind, über den Median der Zeit.</translation>
    </message>
    <message>
        <source>10^9 bytes per second of compulsory traffic (each input read once, each output written once) over the median time.</source>
        <translation>10^9 Bytes pro Sekunde an unvermeidlichem Verkehr (jede Eingabe einmal gelesen, jede Ausgabe einmal geschrieben) über den Median der Zeit.</translation>
    </message>
    <message>
        <source>10^9 operations per second, floating point or of the row&apos;s precision: the variant&apos;s declared operations over the median time.</source>
        <translation>10^9 Operationen pro Sekunde, mit Gleitkommazahlen oder in der Genauigkeit der Zeile: die angegebenen Operationen der Variante über den Median der Zeit.</translation>
    </message>
    <message>
        <source>The guide&apos;s model: copy rate at this size x 2 / floats read and written per pixel, every load counted as memory traffic. Caches may beat it.</source>
        <translation>Das Modell des Leitfadens: Kopierrate bei dieser Größe x 2 / gelesene und geschriebene floats je Pixel; jedes Laden zählt als Speicherverkehr. Caches können sie übertreffen.</translation>
    </message>
    <message>
        <source>Upper bound for any kernel that does the whole job: the lower of the memory ceiling (copy rate x 2 / compulsory floats per pixel) and the compute ceiling (measured peak of the row&apos;s precision / operations per pixel), both measured at this size.</source>
        <translation>Obere Schranke für jeden Kernel, der die ganze Aufgabe löst: die niedrigere von Speicherobergrenze (Kopierrate x 2 / unvermeidliche floats je Pixel) und Rechenobergrenze (gemessene Spitze in der Genauigkeit der Zeile / Operationen je Pixel), beide bei dieser Größe gemessen.</translation>
    </message>
    <message>
        <source>GP/s as a share of the ceiling at this size. Over 105 % is a measuring error.</source>
        <translation>GP/s als Anteil der Obergrenze bei dieser Größe. Über 105 % ist ein Messfehler.</translation>
    </message>
    <message>
        <source>Which of the two ceilings is the lower one: memory or compute.</source>
        <translation>Welche der beiden Obergrenzen die niedrigere ist: Speicher oder Rechnen.</translation>
    </message>
    <message>
        <source>Largest absolute difference from the workload&apos;s exact result in double precision, on data in [0, 1].</source>
        <translation>Größte absolute Abweichung vom exakten Ergebnis der Aufgabe in doppelter Genauigkeit, bei Daten in [0, 1].</translation>
    </message>
    <message>
        <source>Root mean square difference from the workload&apos;s exact result.</source>
        <translation>Quadratisches Mittel der Abweichung vom exakten Ergebnis der Aufgabe.</translation>
    </message>
    <message>
        <source>Peak signal-to-noise ratio against the exact result in decibels, peak 1; inf when they are equal.</source>
        <translation>Spitzen-Signal-Rausch-Verhältnis gegen das exakte Ergebnis in Dezibel, Spitze 1; inf bei Gleichheit.</translation>
    </message>
    <message>
        <source>Why it was measured: variant, host (a library on the host) or ceiling.</source>
        <translation>Wozu gemessen wurde: Variante, host (eine Bibliothek auf dem Host) oder Obergrenze.</translation>
    </message>
    <message>
        <source>GP/s over the guide&apos;s estimate. Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>GP/s geteilt durch die Schätzung des Leitfadens. Über 1 bedienen Caches wiederholtes Laden; unter 1 erklärt nicht einmal der Speicherverkehr die Zeit.</translation>
    </message>
    <message>
        <source>Half-width of the median&apos;s 95 % confidence interval in per cent of the median, from order statistics; inf under 6 samples.</source>
        <translation>Halbe Breite des 95-%-Konfidenzintervalls des Medians in Prozent des Medians, aus Ordnungsstatistiken; inf bei weniger als 6 Messwerten.</translation>
    </message>
    <message>
        <source>First quartile of the samples in milliseconds: one of four was faster.</source>
        <translation>Erstes Quartil der Messwerte in Millisekunden: einer von vier war schneller.</translation>
    </message>
    <message>
        <source>Largest absolute difference from the variant&apos;s own method in double precision: the kernel&apos;s error without the method&apos;s. It decides between Ok and WrongResult.</source>
        <translation>Größte absolute Abweichung vom Verfahren der Variante selbst in doppelter Genauigkeit: der Fehler des Kernels ohne den des Verfahrens. Sie entscheidet zwischen Ok und WrongResult.</translation>
    </message>
    <message>
        <source>Root mean square difference from the variant&apos;s own method in double precision.</source>
        <translation>Quadratisches Mittel der Abweichung vom Verfahren der Variante selbst in doppelter Genauigkeit.</translation>
    </message>
    <message>
        <source>What ended the sampling: noise goal, round limit, time budget or sample limit; not the ceiling, where a ceiling was sought and another variant is clearly faster; slower than the best, in a search of a tuning; or a stop.</source>
        <translation>Was das Messen beendet hat: Rauschziel, Rundengrenze, Zeitbudget oder Höchstzahl der Messwerte; nicht die Obergrenze, wenn eine gesucht wurde und eine andere Variante deutlich schneller ist; langsamer als die beste, bei der Suche eines Tunings; oder ein Abbruch.</translation>
    </message>
    <message>
        <source>What one iteration is where a probe times the OpenCL runtime, by the host&apos;s clock unless the variant&apos;s summary says otherwise: launch, start, transfer...; empty for kernels.</source>
        <translation>Was eine Iteration ist, wenn die OpenCL-Laufzeit gemessen wird, nach der Uhr des Hosts, sofern die Beschreibung der Variante nichts anderes sagt: launch, start, transfer...; leer bei Kerneln.</translation>
    </message>
    <message>
        <source>Lower end of the interval in which the median of a repetition is expected with 95 % probability, in milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ by.</source>
        <translation>Unteres Ende des Intervalls, in dem der Median einer Wiederholung mit 95 % Wahrscheinlichkeit erwartet wird, in Millisekunden: aus den Messwerten in Runden, aus den Unterschieden der Runden und aus denen getrennter Läufe.</translation>
    </message>
    <message>
        <source>Upper end of that interval in milliseconds; inf with too few samples.</source>
        <translation>Oberes Ende dieses Intervalls in Millisekunden; inf bei zu wenigen Messwerten.</translation>
    </message>
    <message>
        <source>Warnings about the time: bad stamps, clocks disagree, over ceiling, single sample, unsteady, drift, busy, crashed once, not checked, as captured, launch cost. The reason says each in a sentence.</source>
        <translation>Warnungen zur Zeit: ungültige Zeitstempel, Uhren widersprechen sich, über der Obergrenze, einzelner Messwert, instabil, Drift, Hintergrundlast, einmal abgestürzt, nicht geprüft, wie aufgezeichnet, Startkosten. Der Grund nennt jede in einem Satz.</translation>
    </message>
    <message>
        <source>Whose samples count: event (the device&apos;s stamps) or wall (the host&apos;s clock).</source>
        <translation>Wessen Messwerte zählen: event (Zeitstempel des Geräts) oder wall (Uhr des Hosts).</translation>
    </message>
    <message>
        <source>Median by the device&apos;s profiling clock in milliseconds, beside wall_ms.</source>
        <translation>Median nach der Profiling-Uhr des Geräts in Millisekunden, neben wall_ms.</translation>
    </message>
    <message>
        <source>Samples beyond 1.5 and up to 3 interquartile ranges from the quartiles (Tukey&apos;s fences).</source>
        <translation>Messwerte, die um mehr als 1.5 und bis zu 3 Quartilsabstände außerhalb der Quartile liegen (Zäune nach Tukey).</translation>
    </message>
    <message>
        <source>Samples beyond 3 interquartile ranges from the quartiles.</source>
        <translation>Messwerte, die um mehr als 3 Quartilsabstände außerhalb der Quartile liegen.</translation>
    </message>
    <message>
        <source>Number of rounds.</source>
        <translation>Anzahl der Runden.</translation>
    </message>
    <message>
        <source>warm: a launch finds what the one before it left in the caches; cold: a buffer larger than the last level cache is written before each launch.</source>
        <translation>warm: ein Start findet vor, was der vorige in den Caches gelassen hat; cold: vor jedem Start wird ein Puffer beschrieben, der größer als der Cache der letzten Ebene ist.</translation>
    </message>
    <message>
        <source>Index of the device in the ICD loader&apos;s list: platform:device.</source>
        <translation>Index des Geräts in der Liste des ICD-Loaders: Plattform:Gerät.</translation>
    </message>
    <message>
        <source>Index of an independent measurement of the same point, from 0 (A/A test).</source>
        <translation>Index einer unabhängigen Messung desselben Punkts, ab 0 (A/A-Test).</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables that it ran with, e.g. `TILE_X=32 TILE_Y=64`; empty for kernels without.</source>
        <translation>Die Werte der Tuning-Parameter des Kernels, mit denen er lief, z. B. `TILE_X=32 TILE_Y=64`; leer bei Kerneln ohne solche.</translation>
    </message>
    <message>
        <source>What a pixel of its planes is: float, float4 (four channels side by side), uchar, uchar4 or int. The copy that its memory ceiling comes from moves the same.</source>
        <translation>Was ein Pixel seiner Ebenen ist: float, float4 (vier Kanäle nebeneinander), uchar, uchar4 oder int. Die Kopie, von der seine Speicherobergrenze kommt, bewegt dasselbe.</translation>
    </message>
    <message>
        <source>Of a product of matrices K: columns of the left one, rows of the right one.</source>
        <translation>K eines Matrixprodukts: Spalten der linken Matrix, Zeilen der rechten.</translation>
    </message>
    <message>
        <source>Time to write the inputs from ordinary host memory to the device in milliseconds: median over a few whole operations, by the commands&apos; own stamps. Only with `--transfers`.</source>
        <translation>Zeit, die Eingaben aus gewöhnlichem Speicher des Hosts auf das Gerät zu schreiben, in Millisekunden: Median einiger ganzer Vorgänge, nach den Zeitstempeln der Befehle. Nur mit `--transfers`.</translation>
    </message>
    <message>
        <source>Time to read the result back in milliseconds, likewise.</source>
        <translation>Zeit, das Ergebnis zurückzulesen, in Millisekunden, ebenso.</translation>
    </message>
    <message>
        <source>Kernels and transfers in milliseconds: median_ms + upload_ms + download_ms.</source>
        <translation>Kernel und Transfers in Millisekunden: median_ms + upload_ms + download_ms.</translation>
    </message>
    <message>
        <source>The whole operation in milliseconds by the host&apos;s clock: inputs written, kernels launched once, result read back with a wait at the end. What it has above with_transfers_ms is launching, waiting, and colder caches and clocks. Of a library on the host its own time: nothing has to be moved.</source>
        <translation>Der ganze Vorgang in Millisekunden nach der Uhr des Hosts: Eingaben geschrieben, Kernel einmal gestartet, Ergebnis zurückgelesen, am Ende mit Warten. Was er über with_transfers_ms hinaus hat, ist Starten, Warten sowie kältere Caches und Takte. Bei einer Bibliothek auf dem Host deren eigene Zeit: nichts muss bewegt werden.</translation>
    </message>
    <message>
        <source>10^9 pixels per second by the whole operation.</source>
        <translation>10^9 Pixel pro Sekunde nach dem ganzen Vorgang.</translation>
    </message>
    <message>
        <source>10^9 floating point operations per second by the whole operation.</source>
        <translation>10^9 Gleitkommaoperationen pro Sekunde nach dem ganzen Vorgang.</translation>
    </message>
    <message>
        <source>The variant&apos;s title; empty in files from before rows had one.</source>
        <translation>Titel der Variante; leer in Dateien aus der Zeit, bevor Zeilen einen hatten.</translation>
    </message>
    <message>
        <source>Of a launch of several commands: their own times added up in milliseconds, without what lies between them.</source>
        <translation>Bei einem Start aus mehreren Befehlen: die Summe ihrer eigenen Zeiten in Millisekunden, ohne das, was dazwischen liegt.</translation>
    </message>
    <message>
        <source>Values of the problem&apos;s other parameters, e.g. gamma=2.2; empty for problems without.</source>
        <translation>Werte der übrigen Parameter der Aufgabe, z. B. gamma=2.2; leer bei Aufgaben ohne solche.</translation>
    </message>
    <message>
        <source>What its operations are on: float, half, double, int, or numbers of matrix units (mma-half, ...). The peak that its compute ceiling comes from is of the same.</source>
        <translation>Womit gerechnet wird: float, half, double, int oder Zahlen von Matrixeinheiten (mma-half, ...). Die Spitze, von der die Rechenobergrenze kommt, gilt für dasselbe.</translation>
    </message>
    <message>
        <source>The rate at which the device&apos;s local memory moves what the variant moves through it: measured bandwidth / the variant&apos;s declared local traffic per pixel. A roof of this variant, not of the problem.</source>
        <translation>Die Rate, mit der der lokale Speicher des Geräts bewegt, was die Variante durch ihn bewegt: gemessene Bandbreite / angegebener lokaler Verkehr der Variante je Pixel. Eine Grenze dieser Variante, nicht der Aufgabe.</translation>
    </message>
    <message>
        <source>GP/s as a share of the local-memory roof.</source>
        <translation>GP/s als Anteil der Grenze des lokalen Speichers.</translation>
    </message>
    <message>
        <source>Registers of 32 bits per work-item, the most of the variant&apos;s kernels; where the driver&apos;s build log says them (NVIDIA with the build option -cl-nv-verbose). `headroom-cli compiled` shows more.</source>
        <translation>Register zu 32 Bit je Work-Item, das Maximum über die Kernel der Variante; wo das Build-Log des Treibers sie nennt (NVIDIA mit der Build-Option -cl-nv-verbose). `headroom-cli compiled` zeigt mehr.</translation>
    </message>
    <message>
        <source>Bytes of spilled registers per work-item, the most of the variant&apos;s kernels, likewise, and from Intel&apos;s driver.</source>
        <translation>Bytes ausgelagerter Register je Work-Item, das Maximum über die Kernel der Variante, ebenso, und vom Treiber von Intel.</translation>
    </message>
    <message>
        <source>Bytes of local memory per work-group that the driver reports, arguments included; the most of the variant&apos;s kernels.</source>
        <translation>Bytes lokalen Speichers je Arbeitsgruppe, die der Treiber meldet, mit Argumenten; das Maximum über die Kernel der Variante.</translation>
    </message>
    <message>
        <source>Bytes of private memory per work-item that the driver reports; the most of the variant&apos;s kernels.</source>
        <translation>Bytes privaten Speichers je Work-Item, die der Treiber meldet; das Maximum über die Kernel der Variante.</translation>
    </message>
    <message>
        <source>The host&apos;s name in hosts.toml; empty for the machine that the run was started on.</source>
        <translation>Name des Hosts in hosts.toml; leer für den Rechner, auf dem der Lauf gestartet wurde.</translation>
    </message>
    <message>
        <source>The same point&apos;s GP/s in the baseline.</source>
        <translation>GP/s desselben Punkts in der Vergleichsbasis.</translation>
    </message>
    <message>
        <source>Change of speed since the baseline in per cent: the baseline&apos;s median time over this one&apos;s, less 1. Plus is faster.</source>
        <translation>Änderung der Geschwindigkeit seit der Vergleichsbasis in Prozent: Median der Vergleichsbasis geteilt durch diesen, minus 1. Plus ist schneller.</translation>
    </message>
    <message>
        <source>Whether that change is more than noise, by the 95 % intervals of both medians and the device&apos;s A/A floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.</source>
        <translation>Ob diese Änderung mehr als Rauschen ist, nach den 95-%-Intervallen beider Mediane und dem A/A-Grundrauschen des Geräts: SCHNELLER, LANGSAMER, GLEICH, oder UNENTSCHIEDEN, wenn das Rauschen für eine Entscheidung zu groß ist.</translation>
    </message>
    <message>
        <source>The worker that measured it, of a run with several: its number, its machine, and its device there. Tables of such runs have it.</source>
        <translation>Der Worker, der gemessen hat, bei einem Lauf mit mehreren: seine Nummer, seine Maschine und sein Gerät dort. Tabellen solcher Läufe haben diese Spalte.</translation>
    </message>
    <message>
        <source>image size, MP</source>
        <translation>Bildgröße, MP</translation>
    </message>
    <message>
        <source>.</source>
        <translation>.</translation>
    </message>
    <message>
        <source>;</source>
        <translation>;</translation>
    </message>
    <message>
        <source>:</source>
        <translation>:</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Take turns in one run: `headroom-cli ab`.</source>
        <translation>Messen Sie in einem Lauf abwechselnd: `headroom-cli ab`.</translation>
    </message>
    <message>
        <source>not numbers: the kernel does not write them, or computes NaN or infinity</source>
        <translation>keine Zahlen: der Kernel schreibt sie nicht, oder er berechnet NaN oder unendlich</translation>
    </message>
    <message>
        <source>Its time is mostly the cost of starting launches: an empty launch takes %1 us on this device. Try larger sizes.</source>
        <translation>Die Zeit ist vor allem der Aufwand des Startens: ein leerer Start dauert %1 µs auf diesem Gerät. Probieren Sie größere Größen.</translation>
    </message>
    <message numerus="yes">
        <source>Its time is mostly the cost of starting launches: %1 empty launches take %2 us on this device. Try larger sizes.</source>
        <translation>
            <numerusform>Die Zeit ist vor allem der Aufwand des Startens: %1 leerer Start dauert %2 µs auf diesem Gerät. Probieren Sie größere Größen.</numerusform>
            <numerusform>Die Zeit ist vor allem der Aufwand des Startens: %1 leere Starts dauern %2 µs auf diesem Gerät. Probieren Sie größere Größen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is not deterministic: its results differ from launch to launch, within what is allowed.</source>
        <translation>Der Kernel ist nicht deterministisch: seine Ergebnisse unterscheiden sich von Start zu Start, innerhalb des Zulässigen.</translation>
    </message>
    <message>
        <source>The device&apos;s profiling clock gave zero or reversed times: the host clock is used instead.</source>
        <translation>Die Profiling-Uhr des Geräts lieferte Nullen oder rückwärts laufende Zeiten: stattdessen gilt die Uhr des Hosts.</translation>
    </message>
    <message>
        <source>One launch takes longer than the time budget allows to repeat: this is a single sample, of unknown noise.</source>
        <translation>Ein Start dauert so lange, dass das Zeitbudget keine Wiederholung erlaubt: dies ist ein einzelner Messwert mit unbekanntem Rauschen.</translation>
    </message>
    <message>
        <source>It crashed once and did not when it was tried again: look for an access outside its buffers.</source>
        <translation>Er ist einmal abgestürzt und beim zweiten Versuch nicht: suchen Sie nach einem Zugriff außerhalb seiner Puffer.</translation>
    </message>
    <message>
        <source>The base version is %1</source>
        <translation>Die Ausgangsversion ist: %1</translation>
    </message>
    <message>
        <source>The new version is %1</source>
        <translation>Die neue Version ist: %1</translation>
    </message>
    <message>
        <source>%1 to %2 more time</source>
        <translation>%1 bis %2 mehr Zeit</translation>
    </message>
    <message>
        <source>%1 to %2 less time</source>
        <translation>%1 bis %2 weniger Zeit</translation>
    </message>
    <message>
        <source>Whether that exceeds the margin of %1 is open.</source>
        <translation>Ob das den Spielraum von %1 überschreitet, ist offen.</translation>
    </message>
    <message>
        <source>The new version takes %1.</source>
        <translation>Die neue Version braucht %1.</translation>
    </message>
    <message>
        <source>The change of the time is within %1.</source>
        <translation>Die Änderung der Zeit liegt innerhalb von %1.</translation>
    </message>
    <message>
        <source>There are %1 of the %2 rounds that a verdict needs.</source>
        <translation>Es gibt %1 der %2 Runden, die ein Urteil braucht.</translation>
    </message>
    <message>
        <source>The ratio changed while it was measured: no single one fits all looks. Measure again.</source>
        <translation>Das Verhältnis änderte sich während der Messung: kein einzelnes passt zu allen Auswertungen. Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The new version takes %1, beyond the margin of %2.</source>
        <translation>Die neue Version braucht %1, mehr als der Spielraum von %2.</translation>
    </message>
    <message>
        <source>The change of the time is within %1, inside the margin of %2.</source>
        <translation>Die Änderung der Zeit liegt innerhalb von %1, im Spielraum von %2.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>At %1% of the arithmetic ceiling, arithmetic is its limit.</source>
        <translation>Bei %1% der Rechen-Obergrenze ist die Arithmetik die Grenze.</translation>
    </message>
    <message>
        <source>What is left is an algorithm with fewer operations per %1.</source>
        <translation>Bleibt ein Algorithmus mit weniger Operationen je %1.</translation>
    </message>
    <message>
        <source>Use native_ and half_ built-ins, -cl-fast-relaxed-math, or an algorithm with fewer operations per %1.</source>
        <translation>Verwenden Sie native_- und half_-Funktionen, -cl-fast-relaxed-math oder einen Algorithmus mit weniger Operationen je %1.</translation>
    </message>
    <message>
        <source>Neither memory nor arithmetic is busy at %1% of the ceiling. Let each work-item compute more than one %2, which gives it independent dependency chains and shares its loads.</source>
        <translation>Bei %1% der Obergrenze ist weder der Speicher noch die Arithmetik ausgelastet. Lassen Sie jedes Work-Item mehr als ein %2 berechnen: das ergibt unabhängige Abhängigkeitsketten und gemeinsame Ladezugriffe.</translation>
    </message>
    <message>
        <source>Its data are not doubles, but an expression is computed in double</source>
        <translation>Die Daten sind keine double, aber ein Ausdruck wird in double berechnet</translation>
    </message>
    <message numerus="yes">
        <source>Its data are not doubles, but %1 expressions are computed in double</source>
        <translation>
            <numerusform>Die Daten sind keine double, aber %1 Ausdruck wird in double berechnet</numerusform>
            <numerusform>Die Daten sind keine double, aber %1 Ausdrücke werden in double berechnet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as a literal without f is one: %2. Write 0.5f for 0.5, or build with -cl-single-precision-constant.</source>
        <translation>%1, denn ein Literal ohne f ist eine double: %2. Schreiben Sie 0.5f statt 0.5, oder übersetzen Sie mit -cl-single-precision-constant.</translation>
    </message>
    <message>
        <source>An integer division in a loop or an index takes tens of instructions</source>
        <translation>Eine ganzzahlige Division in einer Schleife oder einem Index kostet Dutzende von Befehlen</translation>
    </message>
    <message numerus="yes">
        <source>%1 integer divisions in a loop or an index take tens of instructions each</source>
        <translation>
            <numerusform>%1 ganzzahlige Division in einer Schleife oder einem Index kostet Dutzende von Befehlen</numerusform>
            <numerusform>%1 ganzzahlige Divisionen in einer Schleife oder einem Index kosten je Dutzende von Befehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as the compiler does not know the divisor: %2. Make it a constant (-D), use &amp; and &gt;&gt; where it is a power of two, or count along, with mul24 for products.</source>
        <translation>%1, weil der Compiler den Divisor nicht kennt: %2. Machen Sie ihn zur Konstanten (-D), verwenden Sie &amp; und &gt;&gt;, wo er eine Zweierpotenz ist, oder zählen Sie mit; mul24 hilft bei Produkten.</translation>
    </message>
    <message>
        <source>%1 is filled with denormal numbers (below 1.2e-38), which take a CPU many times as long. Fill it with ordinary numbers, or build with -cl-denorms-are-zero.</source>
        <translation>%1 ist mit denormalen Zahlen gefüllt (unter 1.2e-38), für die eine CPU ein Vielfaches der Zeit braucht. Füllen Sie mit normalen Zahlen, oder übersetzen Sie mit -cl-denorms-are-zero.</translation>
    </message>
    <message>
        <source>Measure a larger size, or do more per launch: most of the time is the cost of starting launches.</source>
        <translation>Messen Sie eine größere Größe, oder tun Sie mehr je Start: der größte Teil der Zeit ist der Aufwand des Startens.</translation>
    </message>
    <message>
        <source>Launching and waiting take %1 us around %2 us of kernel. Do more per launch, or enqueue many before waiting.</source>
        <translation>Starten und Warten dauern %1 µs bei %2 µs Kernelzeit. Tun Sie mehr je Start, oder reihen Sie viele ein, bevor Sie warten.</translation>
    </message>
    <message>
        <source>%1 has no local size, and groups must divide its %2: the widest such group has %3. Give the pass a local size of %4, which rounds the global size up, and let work-items beyond the end do nothing.</source>
        <translation>%1 hat keine lokale Größe, und Gruppen müssen die %2 teilen: die breiteste solche Gruppe hat %3. Geben Sie dem Pass eine lokale Größe von %4, was die globale aufrundet, und lassen Sie Work-Items jenseits des Endes nichts tun.</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items along x</source>
        <translation>
            <numerusform>%1 Work-Item entlang x</numerusform>
            <numerusform>%1 Work-Items entlang x</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items</source>
        <translation>
            <numerusform>%1 Work-Item</numerusform>
            <numerusform>%1 Work-Items</numerusform>
        </translation>
    </message>
    <message>
        <source>Its work-groups have %1 work-items, and GPUs run %2 or 64 at once. Use a multiple.</source>
        <translation>Die Arbeitsgruppen haben %1 Work-Items, aber GPUs führen %2 oder 64 zugleich aus. Wählen Sie ein Vielfaches.</translation>
    </message>
    <message>
        <source>In %1, neighbouring work-items access %2 %3 bytes apart, and memory moves %4 bytes at least.</source>
        <translation>In %1 greifen benachbarte Work-Items auf %2 im Abstand von %3 Bytes zu, und der Speicher bewegt mindestens %4 Bytes.</translation>
    </message>
    <message>
        <source>Make groups wider along x: its neighbours differ in y.</source>
        <translation>Machen Sie die Gruppen entlang x breiter: dort unterscheiden sich Nachbarn in y.</translation>
    </message>
    <message>
        <source>Exchange get_global_id(0) and get_global_id(1) there: neighbours differ in x.</source>
        <translation>Vertauschen Sie dort get_global_id(0) und get_global_id(1): Nachbarn unterscheiden sich in x.</translation>
    </message>
    <message>
        <source>Give each member of the struct an array of its own, unless all members are used at once.</source>
        <translation>Geben Sie jedem Feld der Struktur ein eigenes Array, außer wenn alle zugleich gebraucht werden.</translation>
    </message>
    <message>
        <source>Let get_global_id(0) be the fastest index, or load rows together into local memory.</source>
        <translation>Machen Sie get_global_id(0) zum schnellsten Index, oder laden Sie Zeilen gemeinsam in den lokalen Speicher.</translation>
    </message>
    <message>
        <source>It runs at %1% of what its %2 per %3 would take at the copy&apos;s speed. See whether neighbouring work-items access neighbouring addresses, and whether each waits for its own last result.</source>
        <translation>Er läuft mit %1% dessen, was seine %2 je %3 beim Tempo der Kopie brauchen würden. Prüfen Sie, ob benachbarte Work-Items auf benachbarte Adressen zugreifen und ob jedes auf sein eigenes letztes Ergebnis wartet.</translation>
    </message>
    <message>
        <source>local memory or registers</source>
        <translation>lokalem Speicher oder Registern</translation>
    </message>
    <message>
        <source>registers, or in tiles that fit the cache</source>
        <translation>Registern oder in Kacheln, die in den Cache passen</translation>
    </message>
    <message>
        <source>%1 per %2 (counted by Oclgrind)</source>
        <translation>%1 je %2 (von Oclgrind gezählt)</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 je %2</translation>
    </message>
    <message>
        <source>It accesses %1 where %2 must move</source>
        <translation>Er greift auf %1 zu, wo %2 bewegt werden müssen</translation>
    </message>
    <message>
        <source>%1, and caches already serve some of them. Keep what neighbours share in %2.</source>
        <translation>%1, und Caches bedienen schon einen Teil davon. Halten Sie in %2, was Nachbarn gemeinsam haben.</translation>
    </message>
    <message>
        <source>%1. Keep what neighbours share in %2.</source>
        <translation>%1. Halten Sie in %2, was Nachbarn gemeinsam haben.</translation>
    </message>
    <message>
        <source>Each of %1 passes stores its result in global memory for the next one to load. Fuse them where a tile can stay in %2.</source>
        <translation>Jeder der %1 Durchgänge legt sein Ergebnis im globalen Speicher ab, damit der nächste es lädt. Verschmelzen Sie sie dort, wo eine Kachel in %2 bleiben kann.</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>Laden aus dem globalen Speicher</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>ein Byte</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1% of the memory ceiling, each work-item of %2 loads %3 of %4 at a time. Let it take 4 to 16 neighbouring elements with vload4 to vload16.</source>
        <translation>Bei %1% der Speicher-Obergrenze lädt jedes Work-Item von %2 %3 von %4 auf einmal. Lassen Sie es mit vload4 bis vload16 4 bis 16 benachbarte Elemente nehmen.</translation>
    </message>
    <message>
        <source>By its text, neighbouring work-items of %1 access %2 in local memory %3 elements apart, so that %4 of %5 meet in one bank and wait for each other. Make rows one element longer than a multiple of %6.</source>
        <translation>Dem Text nach greifen benachbarte Work-Items von %1 auf %2 im lokalen Speicher im Abstand von %3 Elementen zu, sodass sich %4 von %5 in einer Bank treffen und aufeinander warten. Machen Sie Zeilen ein Element länger als ein Vielfaches von %6.</translation>
    </message>
    <message>
        <source>measure a larger size</source>
        <translation>messen Sie eine größere Größe</translation>
    </message>
    <message>
        <source>split the work of each into independent pieces</source>
        <translation>teilen Sie die Arbeit jedes einzelnen in unabhängige Stücke</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups on %2 cores leave cores waiting</source>
        <translation>
            <numerusform>%1 Arbeitsgruppe auf %2 Kernen lässt Kerne warten</numerusform>
            <numerusform>%1 Arbeitsgruppen auf %2 Kernen lassen Kerne warten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-group on %1 cores leaves cores waiting</source>
        <translation>1 Arbeitsgruppe auf %1 Kernen lässt Kerne warten</translation>
    </message>
    <message>
        <source>%1, and %2 keep them busy. Choose smaller groups, or %3.</source>
        <translation>%1, und %2 halten sie beschäftigt. Wählen Sie kleinere Gruppen, oder %3.</translation>
    </message>
    <message>
        <source>%1 on a device that wants %2 in flight (%3 compute units x %4). Raise parallelism: %5.</source>
        <translation>%1 auf einem Gerät, das %2 zugleich braucht (%3 Compute Units x %4). Erhöhen Sie die Parallelität: %5.</translation>
    </message>
    <message>
        <source>%1 of %2 run %3 at a time, so the last of %4 waves has %5: about %6% of the time is spent waiting for it. Change the group size, or the outputs per work-item, so that the last wave is full.</source>
        <translation>%1 von %2 laufen zu je %3, sodass die letzte von %4 Wellen %5 hat: etwa %6% der Zeit wird auf sie gewartet. Ändern Sie die Gruppengröße oder die Ausgaben je Work-Item, sodass die letzte Welle voll ist.</translation>
    </message>
    <message>
        <source>The %1 registers of each work-item of %2 leave room for %3 of %4 waves on a compute unit, too few to hide latency. Keep less alive at once: compute fewer outputs per work-item, or unroll less.</source>
        <translation>Die %1 Register jedes Work-Items von %2 lassen Platz für %3 von %4 Wellen je Compute Unit, zu wenige, um Latenz zu verbergen. Halten Sie weniger Werte zugleich: berechnen Sie weniger Ausgaben je Work-Item, oder rollen Sie weniger aus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes stored and loaded by each work-item</source>
        <translation>
            <numerusform>%1 Byte, das jedes Work-Item speichert und lädt</numerusform>
            <numerusform>%1 Bytes, die jedes Work-Item speichert und lädt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes of each work-item</source>
        <translation>
            <numerusform>%1 Byte jedes Work-Items</numerusform>
            <numerusform>%1 Bytes jedes Work-Items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 registers</source>
        <translation>
            <numerusform>%1 Register</numerusform>
            <numerusform>%1 Register</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep less alive at once: smaller private arrays, less unrolling, fewer outputs per work-item.</source>
        <translation>Halten Sie weniger Werte zugleich: kleinere private Arrays, weniger Ausrollen, weniger Ausgaben je Work-Item.</translation>
    </message>
    <message>
        <source>%1 has more values than registers: %2 go through memory.</source>
        <translation>%1 hat mehr Werte als Register: %2 gehen durch den Speicher.</translation>
    </message>
    <message>
        <source>Its kernels have more values than registers: %1 bytes of each work-item go through memory.</source>
        <translation>Die Kernel haben mehr Werte als Register: %1 Bytes jedes Work-Items gehen durch den Speicher.</translation>
    </message>
    <message>
        <source>The compiler left %1 of %2 scalar: %3, none on vectors. Let neighbouring work-items access neighbouring addresses without branches, or compute with float4 to float16.</source>
        <translation>Der Compiler ließ %1 von %2 skalar: %3, keine auf Vektoren. Lassen Sie benachbarte Work-Items ohne Verzweigungen auf benachbarte Adressen zugreifen, oder rechnen Sie mit float4 bis float16.</translation>
    </message>
    <message>
        <source>the hot loop</source>
        <translation>die innerste Schleife</translation>
    </message>
    <message>
        <source>the arithmetic</source>
        <translation>die Arithmetik</translation>
    </message>
    <message>
        <source>Its text has inner loops and no vectors, and compilers often leave such kernels scalar on a CPU. Look at the compiled code, or compute with float4 to float16.</source>
        <translation>Der Text hat innere Schleifen und keine Vektoren, und Compiler lassen solche Kernel auf einer CPU oft skalar. Sehen Sie sich den übersetzten Code an, oder rechnen Sie mit float4 bis float16.</translation>
    </message>
    <message>
        <source>The result is wrong, so its speed means nothing yet. Compare it with an earlier version on the same input, at a size small enough to read.</source>
        <translation>Das Ergebnis ist falsch, das Tempo sagt also noch nichts. Vergleichen Sie es mit einer früheren Version bei gleicher Eingabe und so kleiner Größe, dass man sie lesen kann.</translation>
    </message>
    <message>
        <source>At %1% of its ceiling, this variant is done. Only an algorithm that %2 could be faster.</source>
        <translation>Bei %1% der Obergrenze ist diese Variante ausgereizt. Nur ein Algorithmus, der %2, könnte schneller sein.</translation>
    </message>
    <message>
        <source>needs fewer operations</source>
        <translation>weniger Operationen braucht</translation>
    </message>
    <message>
        <source>moves less memory</source>
        <translation>weniger Speicher bewegt</translation>
    </message>
    <message>
        <source>%1 does the same here %2 times as fast. Compare the two sources.</source>
        <translation>%1 tut hier dasselbe %2-mal so schnell. Vergleichen Sie die beiden Quelltexte.</translation>
    </message>
    <message>
        <source>1 sample is too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>1 Messwert ist zu wenig, um zu zeigen, wie stabil er ist. Wählen Sie eine kleinere Größe oder ein längeres Zeitbudget.</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples are too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>
            <numerusform>%1 Messwert ist zu wenig, um die Stabilität zu zeigen. Wählen Sie eine kleinere Größe oder ein längeres Zeitbudget.</numerusform>
            <numerusform>%1 Messwerte sind zu wenige, um die Stabilität zu zeigen. Wählen Sie eine kleinere Größe oder ein längeres Zeitbudget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its median is known to %1% only. Close other programs or raise the time budget before comparing it.</source>
        <translation>Der Median ist nur auf %1% genau bekannt. Schließen Sie andere Programme, oder erhöhen Sie das Zeitbudget, bevor Sie vergleichen.</translation>
    </message>
    <message>
        <source>This is %1 % of its ceiling, which is not possible:</source>
        <translation>Das sind %1 % der Obergrenze, was nicht möglich ist:</translation>
    </message>
    <message>
        <source>the device&apos;s clock errs, so the host clock is used instead.</source>
        <translation>die Uhr des Geräts irrt, deshalb gilt stattdessen die des Hosts.</translation>
    </message>
    <message>
        <source>a measuring error, or a ceiling measured while the device was busy; run it again on an idle device.</source>
        <translation>ein Messfehler, oder die Obergrenze wurde auf einem ausgelasteten Gerät gemessen; wiederholen Sie den Lauf auf einem freien Gerät.</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>The device&apos;s clock says %1 ms per launch and the host&apos;s %2 ms: %3. The host clock is used.</source>
        <translation>Die Uhr des Geräts sagt %1 ms je Start und die des Hosts %2 ms: %3. Es gilt die Uhr des Hosts.</translation>
    </message>
    <message>
        <source>the device&apos;s cannot be right</source>
        <translation>die des Geräts kann nicht stimmen</translation>
    </message>
    <message>
        <source>the launches waited for something, or the device&apos;s clock is slow</source>
        <translation>die Starts haben auf etwas gewartet, oder die Uhr des Geräts geht nach</translation>
    </message>
    <message>
        <source>Its rounds differ by %1, from %2 to %3 ms: the device&apos;s clock, its load or where memory lies changed.</source>
        <translation>Die Runden unterscheiden sich um %1, von %2 bis %3 ms: der Takt des Geräts, seine Auslastung oder die Lage des Speichers hat sich geändert.</translation>
    </message>
    <message>
        <source>Other programs kept 1 CPU core busy. Close them and run again.</source>
        <translation>Andere Programme haben 1 CPU-Kern ausgelastet. Schließen Sie sie, und wiederholen Sie den Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>Other programs kept %1 CPU cores busy. Close them and run again.</source>
        <translation>
            <numerusform>Andere Programme haben %1 CPU-Kern ausgelastet. Schließen Sie sie, und wiederholen Sie den Lauf.</numerusform>
            <numerusform>Andere Programme haben %1 CPU-Kerne ausgelastet. Schließen Sie sie, und wiederholen Sie den Lauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was %2 at the end of this size than at its beginning: the device&apos;s clock or load changed, so rows of this size cannot be compared.</source>
        <translation>%1 war am Ende dieser Größe %2 als an ihrem Anfang: der Takt des Geräts oder seine Auslastung hat sich geändert, deshalb lassen sich Zeilen dieser Größe nicht vergleichen.</translation>
    </message>
    <message>
        <source>%1 was %2 than in the part of the run before: the device&apos;s clock or load changed, so rows of this size from before and after cannot be compared.</source>
        <translation>%1 war %2 als im vorigen Teil des Laufs: der Takt des Geräts oder seine Auslastung hat sich geändert, deshalb lassen sich Zeilen dieser Größe von vorher und nachher nicht vergleichen.</translation>
    </message>
    <message>
        <source>The %1 row is %2</source>
        <translation>Die Zeile %1 ist: %2</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>ohne Zeit</translation>
    </message>
    <message>
        <source>The base&apos;s time is by the %1 clock, the new one by the %2 clock.</source>
        <translation>Die Zeit der Vergleichsbasis ist von der Uhr %1, die neue von der Uhr %2.</translation>
    </message>
    <message>
        <source>The medians differ by %1 of the shorter</source>
        <translation>Die Mediane unterscheiden sich um %1 des kürzeren</translation>
    </message>
    <message>
        <source>%1, but noise alone can reach %2, which is too much to decide.</source>
        <translation>%1, aber Rauschen allein kann %2 erreichen, zu viel, um zu entscheiden.</translation>
    </message>
    <message>
        <source>%1, no more than the A/A floor of %2.</source>
        <translation>%1, nicht mehr als das A/A-Grundrauschen von %2.</translation>
    </message>
    <message>
        <source>%1: only one of the two intervals excludes the other&apos;s median.</source>
        <translation>%1: nur eines der beiden Intervalle schließt den Median des anderen aus.</translation>
    </message>
    <message>
        <source>%1, less than the %2 that a repetition may differ by.</source>
        <translation>%1, weniger als die %2, um die eine Wiederholung abweichen kann.</translation>
    </message>
    <message>
        <source>%1, but the %2 row is marked &quot;%3&quot;. Measure again.</source>
        <translation>%1, aber die Zeile %2 ist mit &quot;%3&quot; markiert. Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>%1, but launches of under %2 ms on a CPU differ by more from run to run where the noise floor has not been measured.</source>
        <translation>%1, aber Starts unter %2 ms auf einer CPU unterscheiden sich von Lauf zu Lauf stärker, wo das Grundrauschen nicht gemessen wurde.</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few rounds in processes of their own to show what differs from run to run.</source>
        <translation>%1, aber die Zeile %2 hat zu wenige Runden in eigenen Prozessen, um zu zeigen, was sich von Lauf zu Lauf unterscheidet.</translation>
    </message>
    <message>
        <source>%1, but the rounds of the two runs overlap.</source>
        <translation>%1, aber die Runden der beiden Läufe überlappen sich.</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few samples to estimate its noise.</source>
        <translation>%1, aber die Zeile %2 hat zu wenige Messwerte, um ihr Rauschen zu schätzen.</translation>
    </message>
    <message>
        <source>%1; a repetition may differ by %2 of the shorter time, the A/A floor is %3.</source>
        <translation>%1; eine Wiederholung kann um %2 der kürzeren Zeit abweichen, das A/A-Grundrauschen ist %3.</translation>
    </message>
    <message>
        <source>It takes %1 more time than the base</source>
        <translation>Es dauert %1 länger als die Vergleichsbasis</translation>
    </message>
    <message>
        <source>It takes %1 less time than the base</source>
        <translation>Es dauert %1 kürzer als die Vergleichsbasis</translation>
    </message>
    <message>
        <source>%1 arithmetic</source>
        <translation>%1-Rechen</translation>
    </message>
    <message>
        <source>%1 could not be built at %2.</source>
        <translation>%1 ließ sich bei %2 nicht übersetzen.</translation>
    </message>
    <message>
        <source>%1 does not support this case at %2.</source>
        <translation>%1 unterstützt diesen Fall bei %2 nicht.</translation>
    </message>
    <message>
        <source>%1 does not fit on this device at %2.</source>
        <translation>%1 passt bei %2 nicht auf dieses Gerät.</translation>
    </message>
    <message>
        <source>%1 took too long and was stopped at %2.</source>
        <translation>%1 dauerte bei %2 zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 crashed the driver at %2.</source>
        <translation>%1 hat bei %2 den Treiber zum Absturz gebracht.</translation>
    </message>
    <message>
        <source>%1 was skipped because it would take too long at %2.</source>
        <translation>%1 wurde bei %2 übersprungen, weil es zu lange dauern würde.</translation>
    </message>
    <message>
        <source>%1 was cancelled before it was measured at %2.</source>
        <translation>%1 wurde bei %2 abgebrochen, bevor es gemessen war.</translation>
    </message>
    <message>
        <source>%1 ran, but its time could not be measured at %2.</source>
        <translation>%1 lief bei %2, aber die Zeit konnte nicht gemessen werden.</translation>
    </message>
    <message>
        <source>%1 gave a wrong result and no time at %2.</source>
        <translation>%1 lieferte bei %2 ein falsches Ergebnis und keine Zeit.</translation>
    </message>
    <message>
        <source>%1 failed at %2.</source>
        <translation>%1 ist bei %2 fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The compiler&apos;s log says where.</source>
        <translation>Das Protokoll des Compilers nennt die Stelle.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>Choose a smaller size, or look for a loop that does not end.</source>
        <translation>Wählen Sie eine kleinere Größe, oder suchen Sie nach einer Schleife, die nicht endet.</translation>
    </message>
    <message>
        <source>Run it again; if it crashes again, look for accesses out of bounds.</source>
        <translation>Wiederholen Sie den Lauf; bei einem weiteren Absturz suchen Sie nach Zugriffen außerhalb der Grenzen.</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2 (off by up to %3), so its %4 are not valid.</source>
        <translation>%1 berechnet bei %2 ein falsches Ergebnis (Abweichung bis %3), deshalb gelten die %4 nicht.</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2, so its %3 are not valid.</source>
        <translation>%1 berechnet bei %2 ein falsches Ergebnis, deshalb gelten die %3 nicht.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s of local memory, at %4: the fastest such row is the roof of what kernels move through local memory.</source>
        <translation>%1 läuft mit %2, %3 GB/s lokaler Speicher, bei %4: die schnellste solche Zeile ist die Grenze dessen, was Kernel durch den lokalen Speicher bewegen.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 %4, at %5: the fastest such row is the %6 ceiling of this size; with few flops per pixel, memory is what holds it back.</source>
        <translation>%1 läuft mit %2, %3 %4, bei %5: die schnellste solche Zeile ist die %6-Obergrenze dieser Größe; bei wenigen Operationen je Pixel bremst der Speicher.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s, at %4: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 läuft mit %2, %3 GB/s, bei %4: die schnellste Kopie ist die Speicher-Obergrenze dieser Größe.</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 läuft mit %2 bei %3: die schnellste Kopie ist die Speicher-Obergrenze dieser Größe.</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3 on the host: for comparison with the variants. The device&apos;s ceilings do not apply to it.</source>
        <translation>%1 läuft mit %2 bei %3 auf dem Host: zum Vergleich mit den Varianten. Die Obergrenzen des Geräts gelten dafür nicht.</translation>
    </message>
    <message>
        <source>%1 did not do what it was timed for at %2, so its time is invalid.</source>
        <translation>%1 tat bei %2 nicht, wofür es gemessen wurde, deshalb gilt die Zeit nicht.</translation>
    </message>
    <message>
        <source>%1 takes %2 per %3 at %4</source>
        <translation>%1 braucht %2 je %3 bei %4</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>Kopier-Obergrenze</translation>
    </message>
    <message>
        <source>%1 ceiling</source>
        <translation>%1-Obergrenze</translation>
    </message>
    <message>
        <source>only known ceiling</source>
        <translation>einzigen bekannten Obergrenze</translation>
    </message>
    <message>
        <source>compute is not the limit.</source>
        <translation>Rechnen ist nicht die Grenze.</translation>
    </message>
    <message>
        <source>memory is not the limit.</source>
        <translation>der Speicher ist nicht die Grenze.</translation>
    </message>
    <message>
        <source>whether the other ceiling is lower is not known.</source>
        <translation>ob die andere Obergrenze niedriger ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>local memory is the limit, at %1 of the %2 that its bandwidth allows for %3 bytes per %4: keep more of them in registers.</source>
        <translation>der lokale Speicher ist die Grenze, bei %1 der %2, die seine Bandbreite für %3 Bytes je %4 erlaubt: halten Sie mehr davon in Registern.</translation>
    </message>
    <message>
        <source>neither ceiling explains this. Look at latency, parallelism, the access pattern and repeated loads.</source>
        <translation>keine der Obergrenzen erklärt das. Prüfen Sie Latenz, Parallelität, Zugriffsmuster und wiederholtes Laden.</translation>
    </message>
    <message>
        <source>neither ceiling explains this. At %1 times the guide&apos;s estimate of %2, caches already serve repeated loads: fewer loads per %3, or more parallelism, is what is left.</source>
        <translation>keine der Obergrenzen erklärt das. Bei dem %1-Fachen der Schätzung des Leitfadens von %2 bedienen Caches schon wiederholtes Laden: es bleiben weniger Ladezugriffe je %3 oder mehr Parallelität.</translation>
    </message>
    <message>
        <source>neither ceiling explains this: even with every load from memory, the guide&apos;s estimate is %1. Look at latency, parallelism and the access pattern.</source>
        <translation>keine der Obergrenzen erklärt das: selbst mit jedem Laden aus dem Speicher schätzt der Leitfaden %1. Prüfen Sie Latenz, Parallelität und Zugriffsmuster.</translation>
    </message>
    <message>
        <source>that is the guide&apos;s estimate (%1) for its %2 of traffic per %3: repeated loads are the limit; keep them in local memory or registers.</source>
        <translation>das ist die Schätzung des Leitfadens (%1) für %2 Verkehr je %3: wiederholtes Laden ist die Grenze; halten Sie die Werte in lokalem Speicher oder Registern.</translation>
    </message>
    <message>
        <source>%1 appears to reach %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 scheint %2 der %3 dieses Geräts bei %4 zu erreichen (%5 von %6)</translation>
    </message>
    <message>
        <source>%1 reaches %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 erreicht %2 der %3 dieses Geräts bei %4 (%5 von %6)</translation>
    </message>
    <message>
        <source>no kernel that does the whole job can be, so suspect the measurement.</source>
        <translation>kein Kernel, der die ganze Arbeit tut, kann das, deshalb ist die Messung verdächtig.</translation>
    </message>
    <message>
        <source>repeated loads</source>
        <translation>wiederholtes Laden</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3</source>
        <translation>%1 läuft mit %2 bei %3</translation>
    </message>
    <message>
        <source>how far that is from what this device can do is not known, because no ceiling was measured at this size: run again with ceilings.</source>
        <translation>wie weit das von dem entfernt ist, was dieses Gerät kann, ist nicht bekannt, weil bei dieser Größe keine Obergrenze gemessen wurde: wiederholen Sie den Lauf mit Obergrenzen.</translation>
    </message>
    <message>
        <source>no faster than %1 (%2)</source>
        <translation>nicht schneller als %1 (%2)</translation>
    </message>
    <message>
        <source>%1 times as fast as %2 (%3)</source>
        <translation>%1-mal so schnell wie %2 (%3)</translation>
    </message>
    <message>
        <source>Fastest here at %1 is %2 with %3, %4.</source>
        <translation>Am schnellsten ist hier bei %1 %2 mit %3, %4.</translation>
    </message>
    <message>
        <source>No difference here at %1: all run at about %2.</source>
        <translation>Hier kein Unterschied bei %1: alle laufen mit etwa %2.</translation>
    </message>
    <message>
        <source>Nothing beats %1 here at %2, with %3; %4 reaches %5 % of it.</source>
        <translation>Nichts schlägt hier %1 bei %2, mit %3; %4 erreicht %5 % davon.</translation>
    </message>
    <message>
        <source>Its largest error is %1, against %2.</source>
        <translation>Der größte Fehler ist %1, gegenüber %2.</translation>
    </message>
    <message>
        <source>No difference here: all take about %1.</source>
        <translation>Hier kein Unterschied: alle brauchen etwa %1.</translation>
    </message>
    <message>
        <source>Shortest here is %1 with %2, longest %3 with %4: %5 times as much.</source>
        <translation>Am kürzesten ist hier %1 mit %2, am längsten %3 mit %4: das %5-Fache.</translation>
    </message>
    <message>
        <source>This device copies %1 (%2 GB/s) at %3, with %4; the guide&apos;s copied 13.5 GP/s.</source>
        <translation>Dieses Gerät kopiert %1 (%2 GB/s) bei %3, mit %4; das des Leitfadens kopierte 13,5 GP/s.</translation>
    </message>
    <message>
        <source>At %1 it is %2 times as fast: that size fits a cache.</source>
        <translation>Bei %1 ist es %2-mal so schnell: diese Größe passt in einen Cache.</translation>
    </message>
    <message>
        <source>The chains of growing length have not been measured yet.</source>
        <translation>Die länger werdenden Ketten wurden noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Not memory-bound from %1 flops per pixel on, at %2: they run at %3 % of the copy&apos;s speed.</source>
        <translation>Ab %1 Operationen je Pixel nicht mehr speicherbegrenzt, bei %2: sie laufen mit %3 % des Tempos der Kopie.</translation>
    </message>
    <message>
        <source>Memory-bound up to %1 flops per pixel on this device, at %2</source>
        <translation>Speicherbegrenzt bis %1 Operationen je Pixel auf diesem Gerät, bei %2</translation>
    </message>
    <message>
        <source>even the longest chain measured hides behind the copy.</source>
        <translation>selbst die längste gemessene Kette verschwindet hinter der Kopie.</translation>
    </message>
    <message>
        <source>%1 flops run at %2 % of the copy&apos;s speed, %3 at %4 %.</source>
        <translation>%1 Operationen laufen mit %2 % des Tempos der Kopie, %3 mit %4 %.</translation>
    </message>
    <message>
        <source>No algorithm has been measured beside the copy yet.</source>
        <translation>Neben der Kopie wurde noch kein Algorithmus gemessen.</translation>
    </message>
    <message>
        <source>By its estimate %1 should win (%2 GP/s) at %3</source>
        <translation>Der Schätzung nach müsste %1 gewinnen (%2 GP/s), bei %3</translation>
    </message>
    <message>
        <source>and of them all it is the fastest; yet its %1 are %2 % of that estimate.</source>
        <translation>und es ist auch das schnellste von allen; doch seine %1 sind %2 % dieser Schätzung.</translation>
    </message>
    <message>
        <source>here %1 does, with %2: %3 runs at %4, %5 % of its estimate.</source>
        <translation>hier gewinnt %1, mit %2: %3 läuft mit %4, %5 % der Schätzung.</translation>
    </message>
    <message>
        <source>At %1 %2 reaches %3 % of the copy</source>
        <translation>Bei %1 erreicht %2 %3 % der Kopie</translation>
    </message>
    <message>
        <source>and skewed runs at %1 times the speed of local</source>
        <translation>und skewed läuft mit dem %1-Fachen des Tempos von local</translation>
    </message>
    <message>
        <source>The transposes have not been measured beside the copy yet.</source>
        <translation>Die Transpositionen wurden noch nicht neben der Kopie gemessen.</translation>
    </message>
    <message>
        <source>Fastest here is %1 with %2 at %3, %4.</source>
        <translation>Am schnellsten ist hier %1 mit %2 bei %3, %4.</translation>
    </message>
    <message>
        <source>That is %1 % of the estimate of %2 GP/s that the guide&apos;s code missed (%3 reaches %4 % of it).</source>
        <translation>Das sind %1 % der Schätzung von %2 GP/s, die der Code des Leitfadens verfehlte (%3 erreicht %4 % davon).</translation>
    </message>
    <message>
        <source>From %1 with %2 to %3 with %4 at %5: %6 times as fast.</source>
        <translation>Von %1 mit %2 zu %3 mit %4 bei %5: %6-mal so schnell.</translation>
    </message>
    <message>
        <source>That is %1 % of its ceiling.</source>
        <translation>Das sind %1 % der Obergrenze.</translation>
    </message>
    <message>
        <source>The step that brought most was %1: %2 times.</source>
        <translation>Am meisten brachte der Schritt %1: das %2-Fache.</translation>
    </message>
    <message>
        <source>Wrong on this device: %1.</source>
        <translation>Falsch auf diesem Gerät: %1.</translation>
    </message>
    <message>
        <source>No result has been checked yet.</source>
        <translation>Noch kein Ergebnis wurde geprüft.</translation>
    </message>
    <message>
        <source>All %1 results are right by their own methods; the furthest from the exact Gaussian is %2, by up to %3 of full scale.</source>
        <translation>Alle %1 Ergebnisse sind nach ihren eigenen Verfahren richtig; am weitesten vom exakten Gauß entfernt ist %2, um bis zu %3 des vollen Wertebereichs.</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 us per kernel.</source>
        <translation>Der Leitfaden nennt 10 bis 100 µs je Kernel.</translation>
    </message>
    <message>
        <source>One of the clocks gave no valid result.</source>
        <translation>Eine der Uhren lieferte kein gültiges Ergebnis.</translation>
    </message>
    <message>
        <source>One that waits at the end only, and starts while the launch before still runs, says %1.</source>
        <translation>Einer, der nur am Ende wartet und startet, während der vorige Start noch läuft, sagt %1.</translation>
    </message>
    <message>
        <source>The kernel takes %1 by the device&apos;s events; a host timer that waits says %2, launch and wait included; one that does not wait says %3, which is the call alone and nothing of the kernel.</source>
        <translation>Nach den Events des Geräts braucht der Kernel %1; ein Host-Timer, der wartet, sagt %2, Start und Warten eingeschlossen; einer, der nicht wartet, sagt %3, das ist nur der Aufruf und nichts vom Kernel.</translation>
    </message>
    <message>
        <source>One of the loops gave no valid result.</source>
        <translation>Eine der Schleifen lieferte kein gültiges Ergebnis.</translation>
    </message>
    <message>
        <source>With one wait at the end it takes %1, which is what the kernel takes; the read was the rest.</source>
        <translation>Mit einem Warten am Ende braucht sie %1, das ist die Zeit des Kernels; das Lesen war der Rest.</translation>
    </message>
    <message>
        <source>A launch of the loop takes %1 with a read and %2 without. Launching is asynchronous, and a timer that does not wait measures the enqueueing alone; here that takes as long as the kernel, so the mistake does not show.</source>
        <translation>Ein Start der Schleife braucht %1 mit Lesen und %2 ohne. Starten ist asynchron, und ein Timer ohne Warten misst nur das Einreihen; hier dauert das so lange wie der Kernel, sodass der Fehler nicht auffällt.</translation>
    </message>
    <message>
        <source>Without the read the loop seems %1 times as fast: %2 a launch instead of %3. But nothing waits any more: the timer stops when the launches are enqueued, before the kernels have run. %4 Really faster: %5 times.</source>
        <translation>Ohne das Lesen scheint die Schleife %1-mal so schnell: %2 je Start statt %3. Aber nun wartet nichts mehr: der Timer hält an, wenn die Starts eingereiht sind, bevor die Kernel gelaufen sind. %4 Wirklich schneller: %5-mal.</translation>
    </message>
    <message>
        <source>Separable through images runs at %1 times the speed of %2</source>
        <translation>Separabel über Images läuft mit dem %1-Fachen des Tempos von %2</translation>
    </message>
    <message>
        <source>2D, image</source>
        <translation>2D, Image</translation>
    </message>
    <message>
        <source>2D, buffers</source>
        <translation>2D, Puffer</translation>
    </message>
    <message>
        <source>two-dimensional through images at %1 times the speed of %2</source>
        <translation>zweidimensional über Images mit dem %1-Fachen von %2</translation>
    </message>
    <message>
        <source>half buffers</source>
        <translation>Half-Puffer</translation>
    </message>
    <message>
        <source>with half storage at %1 times the speed of %2</source>
        <translation>mit half-Ablage mit dem %1-Fachen von %2</translation>
    </message>
    <message>
        <source>Neither images nor halves gave a valid result here.</source>
        <translation>Weder Images noch half lieferten hier ein gültiges Ergebnis.</translation>
    </message>
    <message>
        <source>Measure larger sizes before trusting small differences.</source>
        <translation>Messen Sie größere Größen, bevor Sie kleinen Unterschieden trauen.</translation>
    </message>
    <message>
        <source>Measure again before trusting small differences.</source>
        <translation>Messen Sie noch einmal, bevor Sie kleinen Unterschieden trauen.</translation>
    </message>
    <message>
        <source>Not measured on this device yet.</source>
        <translation>Auf diesem Gerät noch nicht gemessen.</translation>
    </message>
    <message>
        <source>No verdict: the run stopped too early.</source>
        <translation>Kein Urteil: der Lauf endete zu früh.</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants have been measured here.</source>
        <translation>Kein Urteil: zu wenige Varianten wurden hier gemessen.</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants ran here. Their rows say why.</source>
        <translation>Kein Urteil: zu wenige Varianten liefen hier. Ihre Zeilen nennen den Grund.</translation>
    </message>
    <message>
        <source>Some of these beat their ceiling, so the device was not steady: measure again.</source>
        <translation>Einige davon übertreffen ihre Obergrenze, das Gerät war also nicht stabil: messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Cache of %1</source>
        <translation>Cache mit %1</translation>
    </message>
    <message>
        <source>%1 to [work] in %2</source>
        <translation>%1 in [work] von %2</translation>
    </message>
    <message>
        <source>%1 to [work] of its workload</source>
        <translation>%1 in [work] seiner Aufgabe</translation>
    </message>
    <message>
        <source>%1 declares no operations. Add %2, or the operations of each %3 as flops to [cost] of the variant. `headroom-cli check %4` counts them.</source>
        <translation>%1 nennt keine Operationen. Ergänzen Sie %2, oder die Operationen je %3 als flops in [cost] der Variante. `headroom-cli check %4` zählt sie.</translation>
    </message>
    <message>
        <source>%1 runs on the host: the roofs of %2 do not bound it.</source>
        <translation>%1 läuft auf dem Host: die Grenzen von %2 gelten dafür nicht.</translation>
    </message>
    <message>
        <source>%1 times the OpenCL runtime, not the operations of a kernel.</source>
        <translation>%1 misst die OpenCL-Laufzeit, nicht die Operationen eines Kernels.</translation>
    </message>
    <message>
        <source>%1 does no operations: its arithmetic intensity is 0.</source>
        <translation>%1 führt keine Operationen aus: die arithmetische Intensität ist 0.</translation>
    </message>
    <message>
        <source>%1 moves no bytes of global memory by its description. Add %2.</source>
        <translation>%1 bewegt seiner Beschreibung nach keine Bytes im globalen Speicher. Ergänzen Sie %2.</translation>
    </message>
    <message>
        <source>%1 has figures too large or too small to be drawn. Measure it again.</source>
        <translation>%1 hat zu große oder zu kleine Werte zum Zeichnen. Messen Sie noch einmal.</translation>
    </message>
    <message>
        <source>%1 caches</source>
        <translation>%1 Caches</translation>
    </message>
    <message>
        <source>dependent chain</source>
        <translation>abhängige Kette</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>none of the roofs</source>
        <translation>keine der Grenzen</translation>
    </message>
    <message>
        <source>the cost of starting launches</source>
        <translation>der Aufwand des Startens</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 %2 at %3 operations per byte</source>
        <translation>%1 %2 bei %3 Operationen je Byte</translation>
    </message>
    <message>
        <source>%1 by its own loads</source>
        <translation>%1 nach den eigenen Ladezugriffen</translation>
    </message>
    <message>
        <source>%1% of its roof, %2</source>
        <translation>%1% der Grenze, %2</translation>
    </message>
    <message>
        <source>%1% of its %2 roof, %3</source>
        <translation>%1% der Grenze (%2), %3</translation>
    </message>
    <message>
        <source>%1% of its local-memory roof</source>
        <translation>%1% der Grenze des lokalen Speichers</translation>
    </message>
    <message>
        <source>Limiter:</source>
        <translation>Begrenzt durch:</translation>
    </message>
    <message>
        <source>Copy at %1, cold caches</source>
        <translation>Kopie bei %1, kalte Caches</translation>
    </message>
    <message>
        <source>Copy at %1</source>
        <translation>Kopie bei %1</translation>
    </message>
    <message>
        <source>Copy of %1 at %2, cold caches</source>
        <translation>Kopie von %1 bei %2, kalte Caches</translation>
    </message>
    <message>
        <source>Copy of %1 at %2</source>
        <translation>Kopie von %1 bei %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>The result is not checked: %1 names no reference.</source>
        <translation>Das Ergebnis ist nicht geprüft: %1 nennt keine Referenz.</translation>
    </message>
    <message>
        <source>The result is not checked: what %1 expects is not on this machine.</source>
        <translation>Das Ergebnis ist nicht geprüft: was %1 erwartet, ist nicht auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The result is as captured, right or not: %1 names no other reference.</source>
        <translation>Das Ergebnis ist wie aufgezeichnet, richtig oder nicht: %1 nennt keine andere Referenz.</translation>
    </message>
    <message>
        <source>The host has too little memory for the inputs and the result, so no transfers were timed.</source>
        <translation>Der Host hat zu wenig Speicher für die Eingaben und das Ergebnis, deshalb wurden keine Transfers gemessen.</translation>
    </message>
    <message>
        <source>What was read back is not what the device holds.</source>
        <translation>Das Zurückgelesene ist nicht, was das Gerät enthält.</translation>
    </message>
    <message>
        <source>%1 are %2.</source>
        <translation>%1 sind %2.</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2, and %3 is allowed.</source>
        <translation>Das Ergebnis weicht von der Referenz auf dem Host (%1) um bis zu %2 ab, und %3 ist zulässig.</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2 of the largest value, %3, and %4 is allowed.</source>
        <translation>Das Ergebnis weicht von der Referenz auf dem Host (%1) um bis zu %2 des größten Werts, %3, ab, und %4 ist zulässig.</translation>
    </message>
    <message>
        <source>%1 of %2 pixels of the result</source>
        <translation>%1 von %2 Pixeln des Ergebnisses</translation>
    </message>
    <message>
        <source>%1 of %2 values of the result</source>
        <translation>%1 von %2 Werten des Ergebnisses</translation>
    </message>
    <message numerus="yes">
        <source>%1 pixels</source>
        <translation>
            <numerusform>%1 Pixel</numerusform>
            <numerusform>%1 Pixel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 Wert</numerusform>
            <numerusform>%1 Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>The host reference (%1) has numbers at %2 where the result has none: the kernel spreads those that are none in its source further, or makes its own.</source>
        <translation>Die Referenz auf dem Host (%1) hat Zahlen bei %2, wo das Ergebnis keine hat: der Kernel verbreitet Nicht-Zahlen der Quelle weiter oder erzeugt eigene.</translation>
    </message>
    <message>
        <source>Elements of the result</source>
        <translation>Elemente des Ergebnisses</translation>
    </message>
    <message>
        <source>needs a matrix unit, and %1 has none that OpenCL C can use (NVIDIA GPUs from compute capability 8.0 do)</source>
        <translation>braucht eine Matrixeinheit, und %1 hat keine, die OpenCL C nutzen kann (NVIDIA-GPUs ab Compute Capability 8.0 haben eine)</translation>
    </message>
    <message>
        <source>needs %1 precision, which %2 does not compute in (%3 is missing)</source>
        <translation>braucht %1-Genauigkeit, in der %2 nicht rechnet (%3 fehlt)</translation>
    </message>
    <message>
        <source>needs %1, and here %2</source>
        <translation>braucht %1, und hier ist %2</translation>
    </message>
    <message>
        <source>needs groups of %1 work-items to divide %2 = %3, and they do not</source>
        <translation>braucht Gruppen von %1 Work-Items, die %2 = %3 teilen, und das tun sie nicht</translation>
    </message>
    <message>
        <source>needs images of 32-bit floats, which %1 does not have</source>
        <translation>braucht Images mit 32-Bit-Floats, die %1 nicht hat</translation>
    </message>
    <message>
        <source>needs %1 work-items in dimension %2 of a work-group, and %3 allows %4</source>
        <translation>braucht %1 Work-Items in Dimension %2 einer Arbeitsgruppe, und %3 erlaubt %4</translation>
    </message>
    <message>
        <source>needs work-groups of %1 work-items, and %2 allows %3</source>
        <translation>braucht Arbeitsgruppen von %1 Work-Items, und %2 erlaubt %3</translation>
    </message>
    <message>
        <source>needs %1 bytes of local memory, and %2 has %3</source>
        <translation>braucht %1 Bytes lokalen Speicher, und %2 hat %3</translation>
    </message>
    <message>
        <source>base&apos;s</source>
        <translation>der Vergleichsbasis</translation>
    </message>
    <message>
        <source>new</source>
        <translation>des neuen Laufs</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>Rechen</translation>
    </message>
    <message numerus="yes">
        <source>%1 floats</source>
        <translation>
            <numerusform>%1 Float</numerusform>
            <numerusform>%1 Floats</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-item</source>
        <translation>1 Work-Item</translation>
    </message>
    <message>
        <source>1 work-group</source>
        <translation>1 Arbeitsgruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups</source>
        <translation>
            <numerusform>%1 Arbeitsgruppe</numerusform>
            <numerusform>%1 Arbeitsgruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 Gruppe</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 Gruppe</numerusform>
            <numerusform>%1 Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 floating point operation</source>
        <translation>1 Gleitkommaoperation</translation>
    </message>
    <message numerus="yes">
        <source>%1 floating point operations</source>
        <translation>
            <numerusform>%1 Gleitkommaoperation</numerusform>
            <numerusform>%1 Gleitkommaoperationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 us</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Array of structures, one field at a time</source>
        <translation>Array von Strukturen, ein Feld nach dem anderen</translation>
    </message>
    <message>
        <source>Neighbours along a column</source>
        <translation>Nachbarn entlang einer Spalte</translation>
    </message>
    <message>
        <source>Gather and scatter of bytes</source>
        <translation>Gather und Scatter von Bytes</translation>
    </message>
    <message>
        <source>Gather and scatter of floats</source>
        <translation>Gather und Scatter von Floats</translation>
    </message>
    <message>
        <source>Gather and scatter of shorts</source>
        <translation>Gather und Scatter von Shorts</translation>
    </message>
    <message>
        <source>Through local memory, all in one bank</source>
        <translation>Über lokalen Speicher, alle in einer Bank</translation>
    </message>
    <message>
        <source>Through local memory, padded against conflicts</source>
        <translation>Über lokalen Speicher, mit Auffüllung gegen Konflikte</translation>
    </message>
    <message>
        <source>Four floats per work-item, shifted by one float</source>
        <translation>Vier Floats je Work-Item, um einen Float verschoben</translation>
    </message>
    <message>
        <source>Shifted by one float</source>
        <translation>Um einen Float verschoben</translation>
    </message>
    <message>
        <source>Through a private array, loops unrolled</source>
        <translation>Über ein privates Array, Schleifen ausgerollt</translation>
    </message>
    <message>
        <source>Through a private array, indexed at run time</source>
        <translation>Über ein privates Array, zur Laufzeit indiziert</translation>
    </message>
    <message>
        <source>Neighbours along a row</source>
        <translation>Nachbarn entlang einer Zeile</translation>
    </message>
    <message>
        <source>Structure of arrays, one field at a time</source>
        <translation>Struktur von Arrays, ein Feld nach dem anderen</translation>
    </message>
    <message>
        <source>2 floats apart</source>
        <translation>2 Floats auseinander</translation>
    </message>
    <message>
        <source>32 floats apart</source>
        <translation>32 Floats auseinander</translation>
    </message>
    <message>
        <source>8 floats apart</source>
        <translation>8 Floats auseinander</translation>
    </message>
    <message>
        <source>One float per work-item</source>
        <translation>Ein Float je Work-Item</translation>
    </message>
    <message>
        <source>Two floats per work-item</source>
        <translation>Zwei Floats je Work-Item</translation>
    </message>
    <message>
        <source>Four floats per work-item</source>
        <translation>Vier Floats je Work-Item</translation>
    </message>
    <message>
        <source>Recursive Gaussian in blocks, joined exactly</source>
        <translation>Rekursiver Gauß in Blöcken, exakt verbunden</translation>
    </message>
    <message>
        <source>Recursive Gaussian in overlapping blocks</source>
        <translation>Rekursiver Gauß in überlappenden Blöcken</translation>
    </message>
    <message>
        <source>Separable, four channels at once</source>
        <translation>Separabel, vier Kanäle zugleich</translation>
    </message>
    <message>
        <source>Two-dimensional convolution</source>
        <translation>Zweidimensionale Faltung</translation>
    </message>
    <message>
        <source>Three sliding cosines (CPU)</source>
        <translation>Drei gleitende Kosinus (CPU)</translation>
    </message>
    <message>
        <source>Four cosines that slide, for CPUs</source>
        <translation>Vier gleitende Kosinus, für CPUs</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit</source>
        <translation>Dezimiert und interpoliert, streifenweise, 8 Bit</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit colour</source>
        <translation>Dezimiert und interpoliert, streifenweise, 8-Bit-Farbe</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs, 8-bit</source>
        <translation>Dezimiert und interpoliert, 16 Floats breit, für CPUs, 8 Bit</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs</source>
        <translation>Dezimiert und interpoliert, 16 Floats breit, für CPUs</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips</source>
        <translation>Dezimiert und interpoliert, streifenweise</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs, 8-bit</source>
        <translation>Vier gleitende Kosinus, exakt bei jedem Sigma, für CPUs, 8 Bit</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs</source>
        <translation>Vier gleitende Kosinus, exakt bei jedem Sigma, für CPUs</translation>
    </message>
    <message>
        <source>Separable, both passes in one kernel</source>
        <translation>Separabel, beide Durchgänge in einem Kernel</translation>
    </message>
    <message>
        <source>Separable, rows kept in half precision</source>
        <translation>Separabel, Zeilen in halber Genauigkeit</translation>
    </message>
    <message>
        <source>Two-dimensional convolution, through an image</source>
        <translation>Zweidimensionale Faltung, über ein Image</translation>
    </message>
    <message>
        <source>Separable, through images</source>
        <translation>Separabel, über Images</translation>
    </message>
    <message>
        <source>Separable, tiles in local memory</source>
        <translation>Separabel, Kacheln im lokalen Speicher</translation>
    </message>
    <message>
        <source>Separable, several pixels per work-item</source>
        <translation>Separabel, mehrere Pixel je Work-Item</translation>
    </message>
    <message>
        <source>Pyramid of one step, finer</source>
        <translation>Pyramide mit einer Stufe, feiner</translation>
    </message>
    <message>
        <source>One-level pyramid: decimate, blur, interpolate</source>
        <translation>Einstufige Pyramide: dezimieren, weichzeichnen, interpolieren</translation>
    </message>
    <message>
        <source>Recursive Gaussian (Deriche, fourth order)</source>
        <translation>Rekursiver Gauß (Deriche, vierte Ordnung)</translation>
    </message>
    <message>
        <source>Separable, two passes through global memory</source>
        <translation>Separabel, zwei Durchgänge durch den globalen Speicher</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit</source>
        <translation>Separabel, streifenweise, 8 Bit</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit colour</source>
        <translation>Separabel, streifenweise, 8-Bit-Farbe</translation>
    </message>
    <message>
        <source>Separable, streamed down strips</source>
        <translation>Separabel, streifenweise</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs, 8-bit</source>
        <translation>Zeilen und Spalten in einem Kernel, ganze Vektoren, für CPUs, 8 Bit</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs</source>
        <translation>Zeilen und Spalten in einem Kernel, ganze Vektoren, für CPUs</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit</source>
        <translation>Bandmatrix-Produkte (Matrixeinheiten), 8 Bit</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit</source>
        <translation>Dezimiert, durch Bandmatrix-Produkte, auf Matrixeinheiten, 8 Bit</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit colour</source>
        <translation>Dezimiert, durch Bandmatrix-Produkte, auf Matrixeinheiten, 8-Bit-Farbe</translation>
    </message>
    <message>
        <source>Banded matrix products of halves (matrix units)</source>
        <translation>Bandmatrix-Produkte halber Genauigkeit (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit colour</source>
        <translation>Bandmatrix-Produkte (Matrixeinheiten), 8-Bit-Farbe</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units)</source>
        <translation>Bandmatrix-Produkte (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes in local memory</source>
        <translation>Rekursiver Gauß, Transpositionen im lokalen Speicher</translation>
    </message>
    <message>
        <source>Recursive Gaussian, columns only, plain transposes</source>
        <translation>Rekursiver Gauß, nur Spalten, einfache Transpositionen</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes along diagonals</source>
        <translation>Rekursiver Gauß, Transpositionen entlang der Diagonalen</translation>
    </message>
    <message>
        <source>Four floats per work-item, aligned</source>
        <translation>Vier Floats je Work-Item, ausgerichtet</translation>
    </message>
    <message>
        <source>Bytes, sixteen per work-item</source>
        <translation>Bytes, sechzehn je Work-Item</translation>
    </message>
    <message>
        <source>Four bytes per pixel, four pixels per work-item</source>
        <translation>Vier Bytes je Pixel, vier Pixel je Work-Item</translation>
    </message>
    <message>
        <source>Four cache lines per work-item</source>
        <translation>Vier Cachezeilen je Work-Item</translation>
    </message>
    <message>
        <source>Four cache lines per work-item, non-temporal stores</source>
        <translation>Vier Cachezeilen je Work-Item, an den Caches vorbei geschrieben</translation>
    </message>
    <message>
        <source>Local memory, a float at a time</source>
        <translation>Lokaler Speicher, ein Float auf einmal</translation>
    </message>
    <message>
        <source>Local memory, four floats at a time</source>
        <translation>Lokaler Speicher, vier Floats auf einmal</translation>
    </message>
    <message>
        <source>One chain of 256 fused multiply-adds</source>
        <translation>Eine Kette von 256 FMA-Operationen</translation>
    </message>
    <message>
        <source>Two chains of 128 fused multiply-adds, independent</source>
        <translation>Zwei unabhängige Ketten von 128 FMA-Operationen</translation>
    </message>
    <message>
        <source>Four chains of 64 fused multiply-adds, independent</source>
        <translation>Vier unabhängige Ketten von 64 FMA-Operationen</translation>
    </message>
    <message>
        <source>12 flops per pixel</source>
        <translation>12 Operationen je Pixel</translation>
    </message>
    <message>
        <source>192 flops per pixel</source>
        <translation>192 Operationen je Pixel</translation>
    </message>
    <message>
        <source>24 flops per pixel</source>
        <translation>24 Operationen je Pixel</translation>
    </message>
    <message>
        <source>3 flops per pixel</source>
        <translation>3 Operationen je Pixel</translation>
    </message>
    <message>
        <source>48 flops per pixel</source>
        <translation>48 Operationen je Pixel</translation>
    </message>
    <message>
        <source>6 flops per pixel</source>
        <translation>6 Operationen je Pixel</translation>
    </message>
    <message>
        <source>96 flops per pixel</source>
        <translation>96 Operationen je Pixel</translation>
    </message>
    <message>
        <source>FLOP peak: independent chains of fused multiply-adds</source>
        <translation>FLOP-Spitze: unabhängige Ketten von FMA-Operationen</translation>
    </message>
    <message>
        <source>Int peak in vectors of sixteen</source>
        <translation>Int-Spitze in Vektoren zu sechzehn</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of sixteen</source>
        <translation>FLOP-Spitze in Vektoren zu sechzehn</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of four</source>
        <translation>Double-FLOP-Spitze in Vektoren zu vier</translation>
    </message>
    <message>
        <source>Half FLOP peak in vectors of four</source>
        <translation>Half-FLOP-Spitze in Vektoren zu vier</translation>
    </message>
    <message>
        <source>Int peak in vectors of four</source>
        <translation>Int-Spitze in Vektoren zu vier</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of four</source>
        <translation>FLOP-Spitze in Vektoren zu vier</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of eight</source>
        <translation>Double-FLOP-Spitze in Vektoren zu acht</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of eight</source>
        <translation>FLOP-Spitze in Vektoren zu acht</translation>
    </message>
    <message>
        <source>Blocks of 8 x 16 sums per work-item, for GPUs</source>
        <translation>Blöcke von 8 x 16 Summen je Work-Item, für GPUs</translation>
    </message>
    <message>
        <source>Tiles in local memory, several results per work-item</source>
        <translation>Kacheln im lokalen Speicher, mehrere Ergebnisse je Work-Item</translation>
    </message>
    <message>
        <source>One work-item per element of the product, of ints</source>
        <translation>Ein Work-Item je Element des Produkts, Int</translation>
    </message>
    <message>
        <source>One work-item per element of the product</source>
        <translation>Ein Work-Item je Element des Produkts</translation>
    </message>
    <message>
        <source>Blocks of packed panels, 12 or 16 sums in vectors, for CPUs</source>
        <translation>Blöcke gepackter Panels, 12 oder 16 Summen in Vektoren, für CPUs</translation>
    </message>
    <message>
        <source>Tiles in registers</source>
        <translation>Kacheln in Registern</translation>
    </message>
    <message>
        <source>Tiles split along K (small products, GPU)</source>
        <translation>Entlang K geteilte Kacheln (kleine Produkte, GPU)</translation>
    </message>
    <message>
        <source>Tiles in local memory, of ints</source>
        <translation>Kacheln im lokalen Speicher, Int</translation>
    </message>
    <message>
        <source>Tiles in local memory</source>
        <translation>Kacheln im lokalen Speicher</translation>
    </message>
    <message>
        <source>Floats in two halves (matrix units)</source>
        <translation>Floats in zwei Hälften (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>Floats in two parts (matrix units)</source>
        <translation>Floats in zwei Teilen (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>Tiles in local memory and in registers</source>
        <translation>Kacheln im lokalen Speicher und in Registern</translation>
    </message>
    <message>
        <source>Matrix units</source>
        <translation>Matrixeinheiten</translation>
    </message>
    <message>
        <source>Divergent branch (per pixel)</source>
        <translation>Divergente Verzweigung (je Pixel)</translation>
    </message>
    <message>
        <source>Eight small kernels</source>
        <translation>Acht kleine Kernel</translation>
    </message>
    <message>
        <source>half_ functions</source>
        <translation>half_-Funktionen</translation>
    </message>
    <message>
        <source>native_ functions</source>
        <translation>native_-Funktionen</translation>
    </message>
    <message>
        <source>One kernel with the same eight steps</source>
        <translation>Ein Kernel mit denselben acht Schritten</translation>
    </message>
    <message>
        <source>-cl-fast-relaxed-math</source>
        <translation>-cl-fast-relaxed-math</translation>
    </message>
    <message>
        <source>-cl-mad-enable</source>
        <translation>-cl-mad-enable</translation>
    </message>
    <message>
        <source>No build options</source>
        <translation>Keine Build-Optionen</translation>
    </message>
    <message>
        <source>Precise built-in functions</source>
        <translation>Genaue eingebaute Funktionen</translation>
    </message>
    <message>
        <source>Both sides, then a ? b : c</source>
        <translation>Beide Seiten, dann a ? b : c</translation>
    </message>
    <message>
        <source>Branch by the row</source>
        <translation>Verzweigung je Zeile</translation>
    </message>
    <message>
        <source>An atomic addition for every number</source>
        <translation>Eine atomare Addition je Zahl</translation>
    </message>
    <message>
        <source>A long run of numbers for each work-item, in vectors</source>
        <translation>Viele aufeinanderfolgende Zahlen je Work-Item, in Vektoren</translation>
    </message>
    <message>
        <source>A tree in local memory, then an atomic addition for every group</source>
        <translation>Ein Baum im lokalen Speicher, dann eine atomare Addition je Gruppe</translation>
    </message>
    <message>
        <source>Many numbers for each work-item, in two passes</source>
        <translation>Viele Zahlen je Work-Item, in zwei Durchgängen</translation>
    </message>
    <message>
        <source>Loads of four numbers, in two passes</source>
        <translation>Je vier Zahlen geladen, in zwei Durchgängen</translation>
    </message>
    <message>
        <source>Tiles moved and written at whole sectors</source>
        <translation>Kacheln, sektorweise gelesen und geschrieben</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16 in local memory</source>
        <translation>Kacheln von 16 x 16 im lokalen Speicher</translation>
    </message>
    <message>
        <source>One pixel per work-item, straight across</source>
        <translation>Ein Pixel je Work-Item, geradeaus</translation>
    </message>
    <message>
        <source>Padded tiles of 32 x 32, four pixels per work-item</source>
        <translation>Aufgefüllte Kacheln von 32 x 32, vier Pixel je Work-Item</translation>
    </message>
    <message>
        <source>Blocks of vectors turned in registers, for CPUs</source>
        <translation>In Registern gedrehte Blöcke von Vektoren, für CPUs</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16, work-groups laid diagonally</source>
        <translation>Kacheln von 16 x 16, Arbeitsgruppen diagonal gelegt</translation>
    </message>
    <message>
        <source>Launch and wait</source>
        <translation>Starten und warten</translation>
    </message>
    <message>
        <source>Many launches, one wait</source>
        <translation>Viele Starts, einmal warten</translation>
    </message>
    <message>
        <source>Launch over the plane and wait</source>
        <translation>Über die Ebene starten und warten</translation>
    </message>
    <message>
        <source>An event per launch</source>
        <translation>Ein Event je Start</translation>
    </message>
    <message>
        <source>Each launch waits for the last one&apos;s event</source>
        <translation>Jeder Start wartet auf das Event des vorigen</translation>
    </message>
    <message>
        <source>Events on a profiling queue</source>
        <translation>Events auf einer Profiling-Queue</translation>
    </message>
    <message>
        <source>Start from source</source>
        <translation>Anlauf aus dem Quelltext</translation>
    </message>
    <message>
        <source>Start from a saved binary</source>
        <translation>Anlauf aus einem gespeicherten Binary</translation>
    </message>
    <message>
        <source>A new buffer each time</source>
        <translation>Jedes Mal ein neuer Puffer</translation>
    </message>
    <message>
        <source>One buffer, used again</source>
        <translation>Ein Puffer, wiederverwendet</translation>
    </message>
    <message>
        <source>Write, in one piece</source>
        <translation>Schreiben, in einem Stück</translation>
    </message>
    <message>
        <source>Write, row by row</source>
        <translation>Schreiben, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Write, from pinned memory</source>
        <translation>Schreiben, aus gepinntem Speicher</translation>
    </message>
    <message>
        <source>Map, copy and unmap</source>
        <translation>Map, kopieren und Unmap</translation>
    </message>
    <message>
        <source>Read, in one piece</source>
        <translation>Lesen, in einem Stück</translation>
    </message>
    <message>
        <source>Write, compute, read</source>
        <translation>Schreiben, rechnen, lesen</translation>
    </message>
    <message>
        <source>Host timer, no wait</source>
        <translation>Host-Timer, ohne Warten</translation>
    </message>
    <message>
        <source>Host timer and wait</source>
        <translation>Host-Timer, mit Warten</translation>
    </message>
    <message>
        <source>Device events</source>
        <translation>Events des Geräts</translation>
    </message>
    <message>
        <source>Host timer, no wait before</source>
        <translation>Host-Timer, ohne Warten davor</translation>
    </message>
    <message>
        <source>Loop of launches and reads</source>
        <translation>Schleife aus Starts und Lesen</translation>
    </message>
    <message>
        <source>Loop of launches, no read, no wait</source>
        <translation>Schleife aus Starts, ohne Lesen und Warten</translation>
    </message>
    <message>
        <source>Loop of launches, one wait at the end</source>
        <translation>Schleife aus Starts, einmal Warten am Ende</translation>
    </message>
    <message>
        <source>OpenCV, CPU</source>
        <translation>OpenCV, CPU</translation>
    </message>
    <message>
        <source>OpenCV, CPU, 8-bit</source>
        <translation>OpenCV, CPU, 8 Bit</translation>
    </message>
    <message>
        <source>OpenCV, OpenCL (UMat)</source>
        <translation>OpenCV, OpenCL (UMat)</translation>
    </message>
    <message>
        <source>Estimate the ceilings</source>
        <translation>Die Obergrenzen abschätzen</translation>
    </message>
    <message>
        <source>Before tuning anything, learn what the device can do: how fast it copies an image, and how many operations it does meanwhile. Both are measured at the size you care for.</source>
        <translation>Bevor Sie etwas optimieren, stellen Sie fest, was das Gerät kann: wie schnell es ein Bild kopiert und wie viele Operationen es dabei ausführt. Beides wird bei der Größe gemessen, auf die es Ihnen ankommt.</translation>
    </message>
    <message>
        <source>Choose an algorithm</source>
        <translation>Einen Algorithmus wählen</translation>
    </message>
    <message>
        <source>Count the floats each algorithm reads and writes and the operations it does per pixel. The copy ceiling turns the first number into an estimate of its speed, before a line of it is written.</source>
        <translation>Zählen Sie, wie viele Floats jeder Algorithmus je Pixel liest und schreibt und wie viele Operationen er ausführt. Die Kopier-Obergrenze macht aus der ersten Zahl eine Schätzung seines Tempos, bevor eine Zeile geschrieben ist.</translation>
    </message>
    <message>
        <source>Write the code</source>
        <translation>Den Code schreiben</translation>
    </message>
    <message>
        <source>Scalar code first, then parallel code, then code that moves less memory. How work-items are laid over the image decides how much of the memory&apos;s speed they see.</source>
        <translation>Erst skalarer Code, dann paralleler, dann solcher, der weniger Speicher bewegt. Wie die Work-Items über das Bild gelegt sind, entscheidet, wie viel vom Tempo des Speichers bei ihnen ankommt.</translation>
    </message>
    <message>
        <source>Validate the results</source>
        <translation>Die Ergebnisse prüfen</translation>
    </message>
    <message>
        <source>Each version of the code is checked against the same input before its speed means anything.</source>
        <translation>Jede Version des Codes wird mit derselben Eingabe geprüft, bevor ihr Tempo etwas bedeutet.</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Warm up, repeat, wait for the end, and know which clock was read. If the result is near its ceiling you are done.</source>
        <translation>Aufwärmen, wiederholen, auf das Ende warten und wissen, welche Uhr abgelesen wurde. Liegt das Ergebnis nahe an der Obergrenze, sind Sie fertig.</translation>
    </message>
    <message>
        <source>Find the bottleneck</source>
        <translation>Den Engpass finden</translation>
    </message>
    <message>
        <source>A kernel far from both ceilings loses its time to something else: the pattern of its memory accesses, too little parallelism, or repeated loads.</source>
        <translation>Ein Kernel weit unter beiden Obergrenzen verliert seine Zeit anderswo: durch das Muster der Speicherzugriffe, zu wenig Parallelität oder wiederholtes Laden.</translation>
    </message>
    <message>
        <source>Reduce the overhead</source>
        <translation>Den Zusatzaufwand senken</translation>
    </message>
    <message>
        <source>Around the kernels the runtime takes its share: launches, events, builds, allocations and transfers. Each costs little once and much in a loop.</source>
        <translation>Rund um die Kernel nimmt sich die Laufzeit ihren Teil: Starts, Events, Builds, Allokationen und Transfers. Jedes kostet einmal wenig und in einer Schleife viel.</translation>
    </message>
    <message>
        <source>How fast can an image be read and written?</source>
        <translation>Wie schnell lässt sich ein Bild lesen und schreiben?</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU copies 13.5 GP/s, and takes this for the best memory speed to expect.</source>
        <translation>Die GPU des Leitfadens kopiert 13,5 GP/s und nimmt das als bestes zu erwartendes Speichertempo.</translation>
    </message>
    <message>
        <source>Arithmetic in the shadow of memory</source>
        <translation>Arithmetik im Schatten des Speichers</translation>
    </message>
    <message>
        <source>How many operations per pixel come free with the copy?</source>
        <translation>Wie viele Operationen je Pixel sind neben der Kopie umsonst?</translation>
    </message>
    <message>
        <source>On the guide&apos;s GPU 3 and 6 operations cost almost nothing (11.9 and 11.8 GP/s) and 24 begin to show (10.1 GP/s).</source>
        <translation>Auf der GPU des Leitfadens kosten 3 und 6 Operationen fast nichts (11,9 und 11,8 GP/s), 24 fallen schon auf (10,1 GP/s).</translation>
    </message>
    <message>
        <source>Independent chains</source>
        <translation>Unabhängige Ketten</translation>
    </message>
    <message>
        <source>How much more arithmetic do independent dependence chains reach than a single one?</source>
        <translation>Wie viel mehr Arithmetik erreichen unabhängige Abhängigkeitsketten als eine einzige?</translation>
    </message>
    <message>
        <source>One chain of dependent operations waits for itself. The guide notes that kernels with several independent chains reach far higher ratios of compute to memory, nearly 2 TFLOP/s on its GPU.</source>
        <translation>Eine Kette abhängiger Operationen wartet auf sich selbst. Der Leitfaden stellt fest, dass Kernel mit mehreren unabhängigen Ketten ein weit höheres Verhältnis von Rechnen zu Speicher erreichen, fast 2 TFLOP/s auf seiner GPU.</translation>
    </message>
    <message>
        <source>Three ways to blur</source>
        <translation>Drei Arten weichzuzeichnen</translation>
    </message>
    <message>
        <source>Which algorithm should win by its estimate, and does it?</source>
        <translation>Welcher Algorithmus müsste nach der Schätzung gewinnen, und tut er es?</translation>
    </message>
    <message>
        <source>By memory traffic alone the recursive filter should be fastest. The guide estimates 30 MP/s for the plain convolution, 443 for the separable one, 2,840 for the recursive one and 2,030 with transposes.</source>
        <translation>Allein nach dem Speicherverkehr müsste das rekursive Filter am schnellsten sein. Der Leitfaden schätzt 30 MP/s für die einfache Faltung, 443 für die separable, 2840 für das rekursive und 2030 mit Transpositionen.</translation>
    </message>
    <message>
        <source>Rows against columns</source>
        <translation>Zeilen gegen Spalten</translation>
    </message>
    <message>
        <source>What does it cost when neighbouring work-items do not access neighbouring pixels?</source>
        <translation>Was kostet es, wenn benachbarte Work-Items nicht auf benachbarte Pixel zugreifen?</translation>
    </message>
    <message>
        <source>Accesses of neighbouring work-items to neighbouring addresses are served together; those a row apart are served one by one.</source>
        <translation>Zugriffe benachbarter Work-Items auf benachbarte Adressen werden zusammen bedient; solche im Abstand einer Zeile einzeln.</translation>
    </message>
    <message>
        <source>Transposing</source>
        <translation>Transponieren</translation>
    </message>
    <message>
        <source>Does local memory make a transpose as fast as a copy, and does skewing the work-groups help?</source>
        <translation>Macht lokaler Speicher eine Transposition so schnell wie eine Kopie, und hilft es, die Arbeitsgruppen schräg zu legen?</translation>
    </message>
    <message>
        <source>A transpose reads rows and writes columns. Going through a tile of local memory makes both ends contiguous; mapping work-groups diagonally spreads them over memory channels. On the guide&apos;s GPU the first did not help alone, and the second did. Widths that are a power of two are the hard case.</source>
        <translation>Eine Transposition liest Zeilen und schreibt Spalten. Über eine Kachel im lokalen Speicher werden beide Enden zusammenhängend; diagonal gelegte Arbeitsgruppen verteilen sie über die Speicherkanäle. Auf der GPU des Leitfadens half das erste allein nicht, das zweite schon. Breiten, die Zweierpotenzen sind, sind der schwere Fall.</translation>
    </message>
    <message>
        <source>Turning rows into columns</source>
        <translation>Zeilen zu Spalten machen</translation>
    </message>
    <message>
        <source>Does vertical pass, transpose, vertical pass, transpose beat a horizontal and a vertical pass?</source>
        <translation>Sind vertikaler Durchgang, Transposition, vertikaler Durchgang, Transposition besser als ein horizontaler und ein vertikaler Durchgang?</translation>
    </message>
    <message>
        <source>The guide&apos;s vertical pass is fast and its horizontal one is not: each work-item walks along a row. Transposing twice costs four more floats per pixel and lets both passes walk down columns.</source>
        <translation>Der vertikale Durchgang des Leitfadens ist schnell, der horizontale nicht: jedes Work-Item läuft eine Zeile entlang. Zweimal zu transponieren kostet vier Floats mehr je Pixel und lässt beide Durchgänge Spalten hinunterlaufen.</translation>
    </message>
    <message>
        <source>More parallelism for the recursion</source>
        <translation>Mehr Parallelität für die Rekursion</translation>
    </message>
    <message>
        <source>Do rows and columns cut into blocks reach the estimate that the guide&apos;s code missed?</source>
        <translation>Erreichen in Blöcke geschnittene Zeilen und Spalten die Schätzung, die der Code des Leitfadens verfehlte?</translation>
    </message>
    <message>
        <source>The guide ends short of its own estimate for want of work-groups: one work-item per column is too few. Cutting lines into blocks, either overlapped or joined exactly by their carries (Nehab, Maximo, Lima and Hoppe 2011), multiplies them.</source>
        <translation>Der Leitfaden bleibt mangels Arbeitsgruppen unter seiner eigenen Schätzung: ein Work-Item je Spalte ist zu wenig. Linien in Blöcke zu schneiden, überlappend oder exakt über ihre Überträge verbunden (Nehab, Maximo, Lima und Hoppe 2011), vervielfacht sie.</translation>
    </message>
    <message>
        <source>Local memory and fewer passes</source>
        <translation>Lokaler Speicher und weniger Durchgänge</translation>
    </message>
    <message>
        <source>What do local memory and a single fused kernel save the separable blur?</source>
        <translation>Was sparen lokaler Speicher und ein einziger verschmolzener Kernel beim separablen Weichzeichner?</translation>
    </message>
    <message>
        <source>Each layer of memory is about ten times as fast as the one below it, says the guide; and each kernel&apos;s end stores its results in global memory.</source>
        <translation>Jede Speicherebene ist etwa zehnmal so schnell wie die darunter, sagt der Leitfaden; und jedes Kernelende legt seine Ergebnisse im globalen Speicher ab.</translation>
    </message>
    <message>
        <source>Several outputs per work-item</source>
        <translation>Mehrere Ausgaben je Work-Item</translation>
    </message>
    <message>
        <source>Does a work-item that computes several pixels beat one that computes one?</source>
        <translation>Ist ein Work-Item, das mehrere Pixel berechnet, besser als eines für einen?</translation>
    </message>
    <message>
        <source>Grouping several outputs in one work-item gives it independent dependency chains, and shares loads.</source>
        <translation>Mehrere Ausgaben in einem Work-Item geben ihm unabhängige Abhängigkeitsketten und gemeinsame Ladezugriffe.</translation>
    </message>
    <message>
        <source>The way to the ceiling</source>
        <translation>Der Weg zur Obergrenze</translation>
    </message>
    <message>
        <source>How much does each step from the plain convolution to the fastest blurs bring?</source>
        <translation>Wie viel bringt jeder Schritt von der einfachen Faltung bis zu den schnellsten Weichzeichnern?</translation>
    </message>
    <message>
        <source>The guide goes from 30 MP/s to a chain of transposes that misses its own estimate. Headroom goes on from there: fewer floats moved, fewer operations, and for processors wider vectors. Each step&apos;s own estimate says what it may bring; docs/explanation/speed-up.md has the measured numbers.</source>
        <translation>Der Leitfaden geht von 30 MP/s bis zu einer Kette von Transpositionen, die seine Schätzung verfehlt. Headroom geht von dort weiter: weniger bewegte Floats, weniger Operationen und für Prozessoren breitere Vektoren. Die Schätzung jedes Schritts sagt, was er bringen kann; die gemessenen Zahlen stehen in docs/explanation/speed-up.md.</translation>
    </message>
    <message>
        <source>Images and half floats</source>
        <translation>Images und halbe Genauigkeit</translation>
    </message>
    <message>
        <source>Is the image path faster than buffers here, and what does half storage change?</source>
        <translation>Ist der Weg über Images hier schneller als Puffer, und was ändert eine Ablage in half?</translation>
    </message>
    <message>
        <source>The guide suggests image objects, whose hardware path can be faster for some access patterns, above all with 16-bit floats.</source>
        <translation>Der Leitfaden empfiehlt Image-Objekte, deren Hardwareweg bei manchen Zugriffsmustern schneller sein kann, vor allem mit 16-Bit-Floats.</translation>
    </message>
    <message>
        <source>How far from the Gaussian</source>
        <translation>Wie weit vom Gauß entfernt</translation>
    </message>
    <message>
        <source>How large is each blur&apos;s error, and is any variant wrong?</source>
        <translation>Wie groß ist der Fehler jedes Weichzeichners, und ist eine Variante falsch?</translation>
    </message>
    <message>
        <source>Run the unoptimised code, keep its result, and compare every later version with it. Headroom compares with a reference in double precision.</source>
        <translation>Führen Sie den nicht optimierten Code aus, bewahren Sie sein Ergebnis auf, und vergleichen Sie jede spätere Version damit. Headroom vergleicht mit einer Referenz in doppelter Genauigkeit.</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>Drei Uhren</translation>
    </message>
    <message>
        <source>What do a host timer without waiting, one with waiting, and the device&apos;s events measure of one launch?</source>
        <translation>Was messen ein Host-Timer ohne Warten, einer mit Warten und die Events des Geräts bei einem Start?</translation>
    </message>
    <message>
        <source>Enqueueing returns before the kernel has run: a timer that does not wait measures the call alone.</source>
        <translation>Das Einreihen kehrt zurück, bevor der Kernel gelaufen ist: ein Timer ohne Warten misst nur den Aufruf.</translation>
    </message>
    <message>
        <source>The read that was removed</source>
        <translation>Das entfernte Lesen</translation>
    </message>
    <message>
        <source>Does a loop of launches become faster when the read of its result is taken out?</source>
        <translation>Wird eine Schleife aus Starts schneller, wenn das Lesen des Ergebnisses entfällt?</translation>
    </message>
    <message>
        <source>A program times ten launches, each with a blocking read of its result, and divides by ten. Without the read its author saw 4 us instead of 500, and the same for matrices of every size: what was left in the loop was enqueueing.</source>
        <translation>Ein Programm misst zehn Starts, jeden mit blockierendem Lesen des Ergebnisses, und teilt durch zehn. Ohne das Lesen sah der Autor 4 µs statt 500, und dasselbe bei Matrizen jeder Größe: in der Schleife blieb nur das Einreihen.</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Schrittweiten</translation>
    </message>
    <message>
        <source>How does speed fall as neighbouring work-items move apart?</source>
        <translation>Wie sinkt das Tempo, wenn benachbarte Work-Items auseinanderrücken?</translation>
    </message>
    <message>
        <source>Memory comes in lines; a work-item that uses one float of a line throws the rest away.</source>
        <translation>Speicher kommt in Zeilen; ein Work-Item, das einen Float einer Zeile braucht, wirft den Rest weg.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Does a shift by one float cost anything?</source>
        <translation>Kostet eine Verschiebung um einen Float etwas?</translation>
    </message>
    <message>
        <source>Aligned data lets compilers use wide loads and keeps accesses within one line.</source>
        <translation>Ausgerichtete Daten erlauben Compilern breites Laden und halten Zugriffe innerhalb einer Zeile.</translation>
    </message>
    <message>
        <source>Arrays of structures</source>
        <translation>Arrays von Strukturen</translation>
    </message>
    <message>
        <source>What does it cost to read one field of a structure at a time?</source>
        <translation>Was kostet es, ein Feld einer Struktur nach dem anderen zu lesen?</translation>
    </message>
    <message>
        <source>Structures of arrays keep each field contiguous; arrays of structures make every access strided.</source>
        <translation>Strukturen von Arrays halten jedes Feld zusammenhängend; bei Arrays von Strukturen hat jeder Zugriff eine Schrittweite.</translation>
    </message>
    <message>
        <source>Bytes, shorts and floats</source>
        <translation>Bytes, Shorts und Floats</translation>
    </message>
    <message>
        <source>Do gathers of narrow elements lose speed?</source>
        <translation>Verlieren Gathers schmaler Elemente an Tempo?</translation>
    </message>
    <message>
        <source>Elements of 4 bytes are preferred over those of 1 and 2, which cost as many accesses for less data.</source>
        <translation>Elemente von 4 Bytes sind denen von 1 und 2 vorzuziehen, die für weniger Daten ebenso viele Zugriffe kosten.</translation>
    </message>
    <message>
        <source>Vector loads</source>
        <translation>Laden in Vektoren</translation>
    </message>
    <message>
        <source>Do float2 and float4 move more than single floats?</source>
        <translation>Bewegen float2 und float4 mehr als einzelne Floats?</translation>
    </message>
    <message>
        <source>A work-item that moves more per access needs fewer of them.</source>
        <translation>Ein Work-Item, das je Zugriff mehr bewegt, braucht weniger davon.</translation>
    </message>
    <message>
        <source>Arrays of one&apos;s own</source>
        <translation>Private Arrays</translation>
    </message>
    <message>
        <source>What does it cost to index a private array by what is known at run time only?</source>
        <translation>Was kostet es, ein privates Array mit erst zur Laufzeit Bekanntem zu indizieren?</translation>
    </message>
    <message>
        <source>An array in the register file is fast when loops over it are unrolled: its registers are then named directly. Indexed at run time it is slower, and beyond the register file it is memory.</source>
        <translation>Ein Array im Registersatz ist schnell, wenn Schleifen darüber ausgerollt sind: die Register sind dann direkt benannt. Zur Laufzeit indiziert ist es langsamer, und jenseits des Registersatzes ist es Speicher.</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>Bänke des lokalen Speichers</translation>
    </message>
    <message>
        <source>What do bank conflicts in local memory cost, and does a column of padding cure them?</source>
        <translation>Was kosten Bankkonflikte im lokalen Speicher, und beseitigt sie eine aufgefüllte Spalte?</translation>
    </message>
    <message>
        <source>Local memory is dealt out over banks; work-items that hit the same bank wait for each other.</source>
        <translation>Lokaler Speicher ist auf Bänke verteilt; Work-Items in derselben Bank warten aufeinander.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Aufwand eines Starts</translation>
    </message>
    <message>
        <source>What does it take to start a kernel?</source>
        <translation>Was braucht es, einen Kernel zu starten?</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 microseconds per kernel.</source>
        <translation>Der Leitfaden nennt 10 bis 100 Mikrosekunden je Kernel.</translation>
    </message>
    <message>
        <source>Many small kernels or one</source>
        <translation>Viele kleine Kernel oder einer</translation>
    </message>
    <message>
        <source>What do eight small kernels cost that one fused kernel does not?</source>
        <translation>Was kosten acht kleine Kernel, das ein verschmolzener nicht kostet?</translation>
    </message>
    <message>
        <source>Each kernel&apos;s end stores its result in global memory; concatenating small kernels saves that.</source>
        <translation>Jedes Kernelende legt sein Ergebnis im globalen Speicher ab; kleine Kernel zu verketten spart das.</translation>
    </message>
    <message>
        <source>Events and profiling</source>
        <translation>Events und Profiling</translation>
    </message>
    <message>
        <source>What do events and a profiling queue add to a launch?</source>
        <translation>Was kosten Events und eine Profiling-Queue je Start zusätzlich?</translation>
    </message>
    <message>
        <source>Events cost; use them where needed, and in-order queues otherwise.</source>
        <translation>Events kosten etwas; verwenden Sie sie, wo nötig, und sonst In-Order-Queues.</translation>
    </message>
    <message>
        <source>Build or load</source>
        <translation>Übersetzen oder laden</translation>
    </message>
    <message>
        <source>How much of a program&apos;s start does a saved binary save?</source>
        <translation>Wie viel vom Anlauf eines Programms spart ein gespeichertes Binary?</translation>
    </message>
    <message>
        <source>Building is expensive: save the binary, reuse it, and build again when device, driver or source changed.</source>
        <translation>Übersetzen ist teuer: speichern Sie das Binary, verwenden Sie es wieder, und übersetzen Sie neu, wenn Gerät, Treiber oder Quelltext sich geändert haben.</translation>
    </message>
    <message>
        <source>Allocate or reuse</source>
        <translation>Anlegen oder wiederverwenden</translation>
    </message>
    <message>
        <source>What does a new buffer for every image cost against reusing one?</source>
        <translation>Was kostet ein neuer Puffer je Bild gegenüber einem wiederverwendeten?</translation>
    </message>
    <message>
        <source>Allocating and freeing resources takes time; reuse them.</source>
        <translation>Ressourcen anzulegen und freizugeben kostet Zeit; verwenden Sie sie wieder.</translation>
    </message>
    <message>
        <source>Host and device</source>
        <translation>Host und Gerät</translation>
    </message>
    <message>
        <source>What does moving an image to the device cost: in one piece, in many, from pinned memory, mapped?</source>
        <translation>Was kostet es, ein Bild zum Gerät zu bringen: in einem Stück, in vielen, aus gepinntem Speicher, per Map?</translation>
    </message>
    <message>
        <source>Transfers are expensive: aggregate them, keep data on the device, and use pinned memory or none at all.</source>
        <translation>Transfers sind teuer: fassen Sie sie zusammen, lassen Sie Daten auf dem Gerät, und verwenden Sie gepinnten Speicher oder gar keine.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Verzweigungen</translation>
    </message>
    <message>
        <source>What does a branch cost whose sides neighbouring work-items take differently?</source>
        <translation>Was kostet eine Verzweigung, deren Seiten benachbarte Work-Items verschieden wählen?</translation>
    </message>
    <message>
        <source>All work-items of a group go through both sides; select or a ? b : c avoids it.</source>
        <translation>Alle Work-Items einer Gruppe durchlaufen beide Seiten; select oder a ? b : c vermeidet das.</translation>
    </message>
    <message>
        <source>Precise, half and native functions</source>
        <translation>Genaue, half_- und native_-Funktionen</translation>
    </message>
    <message>
        <source>How much faster are the less precise built-ins, and how much less precise?</source>
        <translation>Wie viel schneller sind die weniger genauen Funktionen, und wie viel ungenauer?</translation>
    </message>
    <message>
        <source>Graphics needs less precision; the fastest functions are the native_ and half_ ones.</source>
        <translation>Grafik braucht weniger Genauigkeit; am schnellsten sind die native_- und half_-Funktionen.</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>Build-Optionen</translation>
    </message>
    <message>
        <source>What do relaxed mathematics options change in speed and in the result?</source>
        <translation>Was ändern Optionen für lockere Mathematik an Tempo und Ergebnis?</translation>
    </message>
    <message>
        <source>Program build options control some of the optimisations that trade precision for speed.</source>
        <translation>Build-Optionen steuern einige der Optimierungen, die Genauigkeit gegen Tempo tauschen.</translation>
    </message>
    <message>
        <source>%1 (%2 MP)</source>
        <translation>%1 (%2 MP)</translation>
    </message>
    <message>
        <source>Host %1 has no OpenCL device. `headroom-cli hosts check %2` shows what is missing.</source>
        <translation>Der Host %1 hat kein OpenCL-Gerät. `headroom-cli hosts check %2` zeigt, was fehlt.</translation>
    </message>
    <message>
        <source>This machine has no OpenCL device.</source>
        <translation>Dieser Rechner hat kein OpenCL-Gerät.</translation>
    </message>
    <message>
        <source>Install a driver for your hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. `clinfo -l` (package clinfo) lists the platforms that OpenCL finds.</source>
        <translation>Installieren Sie einen Treiber für Ihre Hardware oder PoCL (Paket pocl-opencl-icd), das die CPU zu einem Gerät macht. `clinfo -l` (Paket clinfo) listet die Plattformen, die OpenCL findet.</translation>
    </message>
    <message>
        <source>No OpenCL device matches &quot;%1&quot;. Choose by id, type, or a part of a name: %2.</source>
        <translation>Kein OpenCL-Gerät passt zu &quot;%1&quot;. Wählen Sie nach Kennung, Art oder einem Teil des Namens: %2.</translation>
    </message>
    <message>
        <source>between about %1 and %2</source>
        <translation>zwischen etwa %1 und %2</translation>
    </message>
    <message>
        <source>from about %1 on</source>
        <translation>ab etwa %1</translation>
    </message>
    <message>
        <source>up to about %1</source>
        <translation>bis etwa %1</translation>
    </message>
    <message>
        <source>at every size measured</source>
        <translation>bei jeder gemessenen Größe</translation>
    </message>
    <message>
        <source>wherever the intervals allow a comparison</source>
        <translation>wo immer die Intervalle einen Vergleich erlauben</translation>
    </message>
    <message>
        <source>%1 by the kernels alone</source>
        <translation>%1 nach der Kernelzeit</translation>
    </message>
    <message>
        <source>%1 with transfers</source>
        <translation>%1 mit Transfers</translation>
    </message>
    <message>
        <source>at no size measured</source>
        <translation>bei keiner gemessenen Größe</translation>
    </message>
    <message>
        <source>nowhere that the intervals allow a comparison</source>
        <translation>nirgends, wo die Intervalle einen Vergleich erlauben</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>kalte Caches</translation>
    </message>
    <message>
        <source>The intervals overlap at %1.</source>
        <translation>Die Intervalle überlappen sich bei %1.</translation>
    </message>
    <message>
        <source>%1, with and without transfers</source>
        <translation>%1, mit und ohne Transfers</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>whether %1 or the fastest host implementation (%2) is faster cannot be decided.</source>
        <translation>ob %1 oder die schnellste Host-Implementierung (%2) schneller ist, lässt sich nicht entscheiden.</translation>
    </message>
    <message>
        <source>%1 is faster than the fastest code on the host (%2) %3.</source>
        <translation>%1 ist schneller als der schnellste Code auf dem Host (%2): %3.</translation>
    </message>
    <message>
        <source>1 of 1 result has a warning:</source>
        <translation>1 von 1 Ergebnis hat eine Warnung:</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning:</source>
        <translation>1 von %1 Ergebnissen hat eine Warnung:</translation>
    </message>
    <message>
        <source>%1 of %2 results have warnings:</source>
        <translation>%1 von %2 Ergebnissen haben Warnungen:</translation>
    </message>
    <message>
        <source>copy %1 GP/s (%2 GB/s)</source>
        <translation>Kopie %1 GP/s (%2 GB/s)</translation>
    </message>
    <message>
        <source>copy of %1 %2 GP/s (%3 GB/s)</source>
        <translation>Kopie von %1 %2 GP/s (%3 GB/s)</translation>
    </message>
    <message>
        <source>FLOP peak %1</source>
        <translation>FLOP-Spitze %1</translation>
    </message>
    <message>
        <source>int peak %1</source>
        <translation>Int-Spitze %1</translation>
    </message>
    <message>
        <source>matrix int peak %1</source>
        <translation>Matrix-Int-Spitze %1</translation>
    </message>
    <message>
        <source>%1 FLOP peak %2</source>
        <translation>%1-FLOP-Spitze %2</translation>
    </message>
    <message>
        <source>local memory %1 GB/s</source>
        <translation>lokaler Speicher %1 GB/s</translation>
    </message>
    <message>
        <source>At %1 on %2:</source>
        <translation>Bei %1 auf %2:</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>Bei %1:</translation>
    </message>
    <message>
        <source>Against %1: %2, speed %3.</source>
        <translation>Gegen %1: %2, Tempo %3.</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Gegen %1: %2.</translation>
    </message>
    <message>
        <source>building %1</source>
        <translation>%1: Übersetzen</translation>
    </message>
    <message>
        <source>simulating %1</source>
        <translation>%1: Simulieren</translation>
    </message>
    <message>
        <source>timing transfers of %1</source>
        <translation>%1: Transfers messen</translation>
    </message>
    <message>
        <source>filling memory for %1</source>
        <translation>%1: Speicher füllen</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>%1: Prüfen</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>%1: Messen</translation>
    </message>
    <message>
        <source>There is no probe %1 in this build.</source>
        <translation>In diesem Build gibt es die Messung %1 nicht.</translation>
    </message>
    <message>
        <source>preparing %1</source>
        <translation>%1: Vorbereiten</translation>
    </message>
    <message>
        <source>There is no host implementation %1 in this build.</source>
        <translation>In diesem Build gibt es die Host-Implementierung %1 nicht.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and the buffer %3 takes %4. Give a file of as many.</source>
        <translation>%1 hat %2 Bytes, und der Puffer %3 braucht %4. Geben Sie eine Datei mit ebenso vielen an.</translation>
    </message>
    <message>
        <source>replaying %1</source>
        <translation>%1: Wiedergeben</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>Strukturen</translation>
    </message>
    <message>
        <source>down columns</source>
        <translation>Spalten hinunter</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4 Bytes</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2 Bytes</translation>
    </message>
    <message>
        <source>rows of 32</source>
        <translation>Zeilen zu 32</translation>
    </message>
    <message>
        <source>rows of 33</source>
        <translation>Zeilen zu 33</translation>
    </message>
    <message>
        <source>float4 shifted</source>
        <translation>float4 verschoben</translation>
    </message>
    <message>
        <source>shifted by a float</source>
        <translation>um einen Float verschoben</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>indiziert</translation>
    </message>
    <message>
        <source>along rows</source>
        <translation>Zeilen entlang</translation>
    </message>
    <message>
        <source>stride 1</source>
        <translation>Schrittweite 1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>ausgerichtet</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <source>stride 2</source>
        <translation>Schrittweite 2</translation>
    </message>
    <message>
        <source>stride 32</source>
        <translation>Schrittweite 32</translation>
    </message>
    <message>
        <source>stride 8</source>
        <translation>Schrittweite 8</translation>
    </message>
    <message>
        <source>float</source>
        <translation>float</translation>
    </message>
    <message>
        <source>float2</source>
        <translation>float2</translation>
    </message>
    <message>
        <source>float4</source>
        <translation>float4</translation>
    </message>
    <message>
        <source>float4 aligned</source>
        <translation>float4 ausgerichtet</translation>
    </message>
    <message>
        <source>exact blocks</source>
        <translation>exakte Blöcke</translation>
    </message>
    <message>
        <source>overlapped blocks</source>
        <translation>überlappende Blöcke</translation>
    </message>
    <message>
        <source>four channels</source>
        <translation>vier Kanäle</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <translation>2D-Faltung</translation>
    </message>
    <message>
        <source>every weight</source>
        <translation>jedes Gewicht</translation>
    </message>
    <message>
        <source>sliding cosines</source>
        <translation>gleitende Kosinus</translation>
    </message>
    <message>
        <source>decimated, wide</source>
        <translation>dezimiert, breit</translation>
    </message>
    <message>
        <source>every fourth sample</source>
        <translation>jeder vierte Wert</translation>
    </message>
    <message>
        <source>decimated</source>
        <translation>dezimiert</translation>
    </message>
    <message>
        <source>sliding, exact</source>
        <translation>gleitend, exakt</translation>
    </message>
    <message>
        <source>one fused kernel</source>
        <translation>ein verschmolzener Kernel</translation>
    </message>
    <message>
        <source>one kernel</source>
        <translation>ein Kernel</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>4 outputs</source>
        <translation>4 Ausgaben</translation>
    </message>
    <message>
        <source>four outputs</source>
        <translation>vier Ausgaben</translation>
    </message>
    <message>
        <source>pyramid, finer</source>
        <translation>Pyramide, feiner</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>recursive</source>
        <translation>rekursiv</translation>
    </message>
    <message>
        <source>rgH + rgV</source>
        <translation>rgH + rgV</translation>
    </message>
    <message>
        <source>separable</source>
        <translation>separabel</translation>
    </message>
    <message>
        <source>1 output</source>
        <translation>1 Ausgabe</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>rows, then columns</source>
        <translation>Zeilen, dann Spalten</translation>
    </message>
    <message>
        <source>streamed down strips</source>
        <translation>streifenweise</translation>
    </message>
    <message>
        <source>streamed</source>
        <translation>gestreamt</translation>
    </message>
    <message>
        <source>whole vectors</source>
        <translation>ganze Vektoren</translation>
    </message>
    <message>
        <source>matrix units, halves</source>
        <translation>Matrixeinheiten, half</translation>
    </message>
    <message>
        <source>matrix units</source>
        <translation>Matrixeinheiten</translation>
    </message>
    <message>
        <source>local transpose</source>
        <translation>lokale Transposition</translation>
    </message>
    <message>
        <source>V+T+V+T, local</source>
        <translation>V+T+V+T, lokal</translation>
    </message>
    <message>
        <source>naive transpose</source>
        <translation>einfache Transposition</translation>
    </message>
    <message>
        <source>V+T+V+T, naive</source>
        <translation>V+T+V+T, einfach</translation>
    </message>
    <message>
        <source>V+T+V+T</source>
        <translation>V+T+V+T</translation>
    </message>
    <message>
        <source>skewed transpose</source>
        <translation>schräge Transposition</translation>
    </message>
    <message>
        <source>V+T+V+T, skewed</source>
        <translation>V+T+V+T, schräg</translation>
    </message>
    <message>
        <source>one float</source>
        <translation>ein Float</translation>
    </message>
    <message>
        <source>0 flops</source>
        <translation>0 Operationen</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>four floats</source>
        <translation>vier Floats</translation>
    </message>
    <message>
        <source>1 chain</source>
        <translation>1 Kette</translation>
    </message>
    <message>
        <source>2 chains</source>
        <translation>2 Ketten</translation>
    </message>
    <message>
        <source>4 chains</source>
        <translation>4 Ketten</translation>
    </message>
    <message>
        <source>12 flops</source>
        <translation>12 Operationen</translation>
    </message>
    <message>
        <source>192 flops</source>
        <translation>192 Operationen</translation>
    </message>
    <message>
        <source>24 flops</source>
        <translation>24 Operationen</translation>
    </message>
    <message>
        <source>3 flops</source>
        <translation>3 Operationen</translation>
    </message>
    <message>
        <source>48 flops</source>
        <translation>48 Operationen</translation>
    </message>
    <message>
        <source>6 flops</source>
        <translation>6 Operationen</translation>
    </message>
    <message>
        <source>96 flops</source>
        <translation>96 Operationen</translation>
    </message>
    <message>
        <source>8 chains</source>
        <translation>8 Ketten</translation>
    </message>
    <message>
        <source>8 chains of float16</source>
        <translation>8 Ketten von float16</translation>
    </message>
    <message>
        <source>8 chains of float8</source>
        <translation>8 Ketten von float8</translation>
    </message>
    <message>
        <source>divergent branch</source>
        <translation>divergent verzweigt</translation>
    </message>
    <message>
        <source>eight kernels</source>
        <translation>acht Kernel</translation>
    </message>
    <message>
        <source>half_</source>
        <translation>half_</translation>
    </message>
    <message>
        <source>native_</source>
        <translation>native_</translation>
    </message>
    <message>
        <source>fast-relaxed-math</source>
        <translation>fast-relaxed-math</translation>
    </message>
    <message>
        <source>mad-enable</source>
        <translation>mad-enable</translation>
    </message>
    <message>
        <source>no options</source>
        <translation>keine Optionen</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>a ? b : c</source>
        <translation>a ? b : c</translation>
    </message>
    <message>
        <source>uniform branch</source>
        <translation>einheitlich verzweigt</translation>
    </message>
    <message>
        <source>whole sectors</source>
        <translation>ganze Sektoren</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>naive</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>padded</source>
        <translation>aufgefüllt</translation>
    </message>
    <message>
        <source>skewed</source>
        <translation>schräg</translation>
    </message>
    <message>
        <source>launch and wait</source>
        <translation>Starten und warten</translation>
    </message>
    <message>
        <source>batched</source>
        <translation>gebündelt</translation>
    </message>
    <message>
        <source>plain queue</source>
        <translation>einfache Queue</translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation>ganze Ebene</translation>
    </message>
    <message>
        <source>with events</source>
        <translation>mit Events</translation>
    </message>
    <message>
        <source>event chain</source>
        <translation>Event-Kette</translation>
    </message>
    <message>
        <source>profiling queue</source>
        <translation>Profiling-Queue</translation>
    </message>
    <message>
        <source>from source</source>
        <translation>aus dem Quelltext</translation>
    </message>
    <message>
        <source>from binary</source>
        <translation>aus dem Binary</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>jedes Mal neu</translation>
    </message>
    <message>
        <source>reused</source>
        <translation>wiederverwendet</translation>
    </message>
    <message>
        <source>one write</source>
        <translation>ein Schreiben</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>gepinnt</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>per Map</translation>
    </message>
    <message>
        <source>one read</source>
        <translation>ein Lesen</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>hin und zurück</translation>
    </message>
    <message>
        <source>timer, no wait</source>
        <translation>Timer, ohne Warten</translation>
    </message>
    <message>
        <source>timer and wait</source>
        <translation>Timer, mit Warten</translation>
    </message>
    <message>
        <source>device events</source>
        <translation>Events des Geräts</translation>
    </message>
    <message>
        <source>timer, no wait before</source>
        <translation>Timer, ohne Warten davor</translation>
    </message>
    <message>
        <source>read in the loop</source>
        <translation>Lesen in der Schleife</translation>
    </message>
    <message>
        <source>no read, no wait</source>
        <translation>ohne Lesen und Warten</translation>
    </message>
    <message>
        <source>no read, one wait</source>
        <translation>ohne Lesen, ein Warten</translation>
    </message>
    <message>
        <source>mma-int8 peak %1</source>
        <translation>mma-Int8-Spitze %1</translation>
    </message>
    <message>
        <source>Half peak of mma (matrix units)</source>
        <translation>Half-Spitze von mma (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>Int8 peak of mma (matrix units)</source>
        <translation>Int8-Spitze von mma (Matrixeinheiten)</translation>
    </message>
    <message>
        <source>TF32 peak of mma (matrix units)</source>
        <translation>TF32-Spitze von mma (Matrixeinheiten)</translation>
    </message>
</context>
<context>
    <name>headroom::AbController</name>
    <message>
        <source>Two versions are taking turns. Wait for the run to finish, or stop it.</source>
        <translation>Zwei Versionen werden abwechselnd gemessen. Warten Sie, bis der Lauf endet, oder brechen Sie ihn ab.</translation>
    </message>
    <message>
        <source>The versions are being read.</source>
        <translation>Die Versionen werden gelesen.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>Reading the versions...</source>
        <translation>Versionen werden gelesen...</translation>
    </message>
    <message>
        <source>the versions</source>
        <translation>die Versionen</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Start...</translation>
    </message>
    <message>
        <source>Stopped before the first round.</source>
        <translation>Vor der ersten Runde abgebrochen.</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird abgebrochen...</translation>
    </message>
    <message>
        <source>%1 of %2, </source>
        <translation>%1 von %2, </translation>
    </message>
    <message>
        <source>Measuring %1%2: %3 rounds in %4 s, at most %5 s.</source>
        <translation>Messung von %1%2: %3 Runden in %4 s, höchstens %5 s.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Fertig: %1.</translation>
    </message>
    <message>
        <source>Stopped. Results so far: %1.</source>
        <translation>Abgebrochen. Bisherige Ergebnisse: %1.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Fertig: 1 Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Fertig: %n Ergebnis.</numerusform>
            <numerusform>Fertig: %n Ergebnisse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::AbControls</name>
    <message>
        <source>&amp;Base</source>
        <translation>&amp;Basis</translation>
    </message>
    <message>
        <source>Base version</source>
        <translation>Basisversion</translation>
    </message>
    <message>
        <source>&amp;Kernel file...</source>
        <translation>&amp;Kerneldatei...</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>&amp;Ordner...</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Neue Version</translation>
    </message>
    <message>
        <source>Kernel f&amp;ile...</source>
        <translation>Kernel&amp;datei...</translation>
    </message>
    <message>
        <source>Fol&amp;der...</source>
        <translation>O&amp;rdner...</translation>
    </message>
    <message>
        <source>for example @LOCAL_X=16, mine.cl or HEAD~1:./kernels</source>
        <translation>zum Beispiel @LOCAL_X=16, mein.cl oder HEAD~1:./kernels</translation>
    </message>
    <message>
        <source>A variant, kernel file, folder, REVISION:PATH (git) or built-in, then @NAME=VALUE for a tunable, @-OPTION for a build option. @... alone: the base with other settings.</source>
        <translation>Eine Variante, Kerneldatei, ein Ordner, REVISION:PFAD (git) oder built-in, danach @NAME=WERT für einen Tuning-Parameter, @-OPTION für eine Build-Option. @... allein: die Basis mit anderen Einstellungen.</translation>
    </message>
    <message>
        <source>%1: choose a kernel file</source>
        <translation>%1: Kerneldatei wählen</translation>
    </message>
    <message>
        <source>%1: choose a folder of kernels</source>
        <translation>%1: Ordner mit Kerneln wählen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>&amp;Größen</translation>
    </message>
    <message>
        <source>Sizes to measure at</source>
        <translation>Zu messende Größen</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;, &quot;1, 4, 16 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>Megapixel („4 MP“, „1, 4, 16 MP“) oder Pixel („1920x1080“); bei Matrizen N („1024“) oder MxNxK.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>S&amp;pielraum</translation>
    </message>
    <message>
        <source>Margin in per cent</source>
        <translation>Spielraum in Prozent</translation>
    </message>
    <message>
        <source>A change of the time by this share, or less, counts as the same.</source>
        <translation>Eine Änderung der Zeit um höchstens diesen Anteil gilt als gleich.</translation>
    </message>
    <message>
        <source>B&amp;udget</source>
        <translation>&amp;Zeitbudget</translation>
    </message>
    <message>
        <source>Budget per pair in seconds</source>
        <translation>Zeitbudget je Paar in Sekunden</translation>
    </message>
    <message>
        <source>Most time for each pair at each size. It ends earlier when it is decided.</source>
        <translation>Längste Zeit für jedes Paar bei jeder Größe. Ist die Frage entschieden, endet die Messung früher.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stop the run now and keep the results so far.</source>
        <translation>Bricht den Lauf jetzt ab; bisherige Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>OpenCL kernels (*.cl);;All files (*)</source>
        <translation>OpenCL-Kernel (*.cl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose the base version.</source>
        <translation>Wählen Sie die Basisversion.</translation>
    </message>
    <message>
        <source>Choose the new version.</source>
        <translation>Wählen Sie die neue Version.</translation>
    </message>
    <message>
        <source>Measure both versions, interleaved.</source>
        <translation>Misst beide Versionen abwechselnd.</translation>
    </message>
</context>
<context>
    <name>headroom::AbPicture</name>
    <message>
        <source>change of the time and its 99.5% interval</source>
        <translation>Änderung der Zeit und ihr 99,5-%-Intervall</translation>
    </message>
    <message>
        <source>within the margin</source>
        <translation>innerhalb des Spielraums</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>Change of the time of each pair</source>
        <translation>Änderung der Zeit jedes Paares</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>change of the time</source>
        <translation>Änderung der Zeit</translation>
    </message>
</context>
<context>
    <name>headroom::AbWindow</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Vergleich exportieren</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Abwechselnd messen</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>Stand des Laufs</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Rounds of both versions are interleaved. The picture shows whether the new one is faster, slower or the same.</source>
        <translation>Runden beider Versionen wechseln sich ab. Das Bild zeigt, ob die neue schneller, langsamer oder gleich schnell ist.</translation>
    </message>
    <message>
        <source>Reasons for the verdicts</source>
        <translation>Gründe der Urteile</translation>
    </message>
    <message>
        <source>M&amp;arkdown...</source>
        <translation>&amp;Markdown...</translation>
    </message>
    <message>
        <source>Save the table for a pull request.</source>
        <translation>Speichert die Tabelle für einen Pull Request.</translation>
    </message>
    <message>
        <source>&amp;CSV...</source>
        <translation>&amp;CSV...</translation>
    </message>
    <message>
        <source>Save the times of each round.</source>
        <translation>Speichert die Zeiten jeder Runde.</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>&amp;JSON...</translation>
    </message>
    <message>
        <source>Save all results with the conditions they were measured under.</source>
        <translation>Speichert alle Ergebnisse mit den Bedingungen der Messung.</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the table and the reasons.</source>
        <translation>Kopiert die Tabelle und die Gründe.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sc&amp;hließen</translation>
    </message>
    <message>
        <source>The run continues. Open this window again to see it.</source>
        <translation>Der Lauf geht weiter. Öffnen Sie dieses Fenster wieder, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>Base: %1. New: %2. On %3</source>
        <translation>Basis: %1. Neu: %2. Auf %3</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> bei %1</translation>
    </message>
</context>
<context>
    <name>headroom::AddMachineDialog</name>
    <message>
        <source>What the program connects to. Another command has {line} or {words} where the command there belongs.</source>
        <translation>Womit sich das Programm verbindet. Ein anderer Befehl enthält {line} oder {words}, wo der dortige Befehl stehen soll.</translation>
    </message>
    <message>
        <source>Options for that program, as typed in a terminal: -p 2222</source>
        <translation>Optionen für dieses Programm, wie im Terminal getippt: -p 2222</translation>
    </message>
    <message>
        <source>Letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;. Devices are named with it: gpu7/0:1.</source>
        <translation>Buchstaben, Ziffern, „.“, „_“ und „-“. Geräte werden damit benannt: gpu7/0:1.</translation>
    </message>
    <message>
        <source>headroom-cli on that machine, if it is not in PATH there.</source>
        <translation>headroom-cli auf diesem Rechner, wenn es dort nicht im PATH liegt.</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Rechner hinzufügen</translation>
    </message>
    <message>
        <source>Measures on devices of another machine, container or pod. Nothing is installed or opened there, and no password is stored.</source>
        <translation>Misst auf Geräten eines anderen Rechners, Containers oder Pods. Dort wird nichts installiert oder geöffnet, und kein Passwort wird gespeichert.</translation>
    </message>
    <message>
        <source>Findings of the check</source>
        <translation>Befunde der Prüfung</translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation>Erreich&amp;bar über</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>Op&amp;tionen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;headroom-cli there</source>
        <translation>headroom-cli &amp;dort</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>&amp;Stop check</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Stop the check now.</source>
        <translation>Bricht die Prüfung jetzt ab.</translation>
    </message>
    <message>
        <source>Connect, and show which program, version and devices the machine has.</source>
        <translation>Verbindet und zeigt, welches Programm, welche Version und welche Geräte der Rechner hat.</translation>
    </message>
    <message>
        <source>Store the machine in hosts.toml.</source>
        <translation>Speichert den Rechner in hosts.toml.</translation>
    </message>
    <message>
        <source>Device %1: %2 (%3)</source>
        <translation>Gerät %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Give the machine a name, which its devices are selected by.</source>
        <translation>Geben Sie dem Rechner einen Namen, unter dem seine Geräte gewählt werden.</translation>
    </message>
    <message>
        <source>There is a machine %1 already. Choose another name.</source>
        <translation>Es gibt schon einen Rechner %1. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceDrawer</name>
    <message>
        <source>What to try next</source>
        <translation>Nächste Schritte</translation>
    </message>
    <message>
        <source>Select a result to read what the guide advises for it.</source>
        <translation>Wählen Sie ein Ergebnis, um zu lesen, was der Leitfaden dafür rät.</translation>
    </message>
    <message>
        <source>What to try next (%1)</source>
        <translation>Nächste Schritte (%1)</translation>
    </message>
    <message>
        <source>Show or hide what the guide advises for the selected result.</source>
        <translation>Zeigt oder verbirgt, was der Leitfaden für das ausgewählte Ergebnis rät.</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceList</name>
    <message>
        <source>The rule &quot;%1&quot; comes from %2.</source>
        <translation>Die Regel „%1“ stammt aus %2.</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>Nächste Schritte</translation>
    </message>
    <message>
        <source>No rule applies to this result.</source>
        <translation>Auf dieses Ergebnis trifft keine Regel zu.</translation>
    </message>
    <message>
        <source>Change the time budget...</source>
        <translation>Zeitbudget ändern...</translation>
    </message>
    <message>
        <source>Open the preferences at the time budget of a point.</source>
        <translation>Öffnet die Einstellungen beim Zeitbudget eines Punkts.</translation>
    </message>
</context>
<context>
    <name>headroom::AlgorithmModel</name>
    <message>
        <source>algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>The way to do it.</source>
        <translation>Der Lösungsweg.</translation>
    </message>
    <message>
        <source>floats R+W</source>
        <translation>Floats L+S</translation>
    </message>
    <message>
        <source>Floats read and written per pixel, every load counted.</source>
        <translation>Je Pixel gelesene und geschriebene Floats, jeder Zugriff gezählt.</translation>
    </message>
    <message>
        <source>flops</source>
        <translation>Flops</translation>
    </message>
    <message>
        <source>Floating point operations per pixel.</source>
        <translation>Gleitkommaoperationen je Pixel.</translation>
    </message>
    <message>
        <source>flops/float</source>
        <translation>Flops/Float</translation>
    </message>
    <message>
        <source>Arithmetic done for each float moved.</source>
        <translation>Rechenoperationen je bewegtem Float.</translation>
    </message>
    <message>
        <source>estimate GP/s</source>
        <translation>Schätzung GP/s</translation>
    </message>
    <message>
        <source>This device&apos;s copy rate x 2 / floats R+W.</source>
        <translation>Kopierrate dieses Geräts x 2 / Floats L+S.</translation>
    </message>
    <message>
        <source>the guide&apos;s estimate GP/s</source>
        <translation>Schätzung des Leitfadens GP/s</translation>
    </message>
    <message>
        <source>What the guide estimates for its own GPU, at 16 MP.</source>
        <translation>Was der Leitfaden für seine eigene GPU bei 16 MP schätzt.</translation>
    </message>
    <message>
        <source>measured GP/s</source>
        <translation>gemessen GP/s</translation>
    </message>
    <message>
        <source>10^9 pixels per second, measured here.</source>
        <translation>10^9 Pixel je Sekunde, hier gemessen.</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>gemessen / Schätzung</translation>
    </message>
    <message>
        <source>Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>Über 1 bedienen Caches wiederholte Zugriffe; unter 1 erklärt nicht einmal der Speicherverkehr die Zeit.</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerBox</name>
    <message>
        <source>Answer of this device</source>
        <translation>Antwort dieses Geräts</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerLine</name>
    <message>
        <source>What blurs the photo</source>
        <translation>Was das Foto weichzeichnet</translation>
    </message>
    <message>
        <source>Verdict on the selected result</source>
        <translation>Urteil über das ausgewählte Ergebnis</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Show or hide the other sentences of the verdict.</source>
        <translation>Zeigt oder verbirgt die übrigen Sätze des Urteils.</translation>
    </message>
    <message>
        <source>Warnings about this result</source>
        <translation>Warnungen zu diesem Ergebnis</translation>
    </message>
</context>
<context>
    <name>headroom::AutosaveController</name>
    <message>
        <source>an unknown time</source>
        <translation>unbekannter Zeit</translation>
    </message>
    <message>
        <source>The unsaved session of %1 is restored at the next start, because this one has changes.</source>
        <translation>Die nicht gespeicherte Sitzung vom %1 wird beim nächsten Start wiederhergestellt, weil diese Änderungen hat.</translation>
    </message>
    <message>
        <source>the unsaved session of %1</source>
        <translation>die nicht gespeicherte Sitzung vom %1</translation>
    </message>
    <message>
        <source>Restored the unsaved session of %1.</source>
        <translation>Die nicht gespeicherte Sitzung vom %1 wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The restored session was not discarded, because a run is in progress. Clear the results when it ends.</source>
        <translation>Die wiederhergestellte Sitzung wurde nicht verworfen, weil ein Lauf im Gang ist. Entfernen Sie die Ergebnisse, wenn er endet.</translation>
    </message>
</context>
<context>
    <name>headroom::BarChart</name>
    <message>
        <source>Bars of the experiment</source>
        <translation>Balken des Experiments</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1: %2, mit einer Warnung</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (geschätzt)</translation>
    </message>
    <message>
        <source>the guide&apos;s GPU</source>
        <translation>GPU des Leitfadens</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source> (beyond the bars)</source>
        <translation> (außerhalb der Balken)</translation>
    </message>
</context>
<context>
    <name>headroom::BlurBox</name>
    <message>
        <source>&amp;Blur with</source>
        <translation>&amp;Weichzeichnen mit</translation>
    </message>
    <message>
        <source>Blur for the photo</source>
        <translation>Weichzeichner für das Foto</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of the exact ones and those with an error of at most %1, white being 1.</source>
        <translation>Der nach Messung schnellste Weichzeichner dieses Geräts unter den exakten und denen mit einem Fehler von höchstens %1; Weiß ist 1.</translation>
    </message>
    <message>
        <source>Best (exact)</source>
        <translation>Bester (exakt)</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of those that compute the Gaussian cut off at 3 sigma and lose nothing but rounding.</source>
        <translation>Der nach Messung schnellste Weichzeichner dieses Geräts unter denen, die die bei 3 Sigma abgeschnittene Gauß-Funktion berechnen und nur durch Rundung verlieren.</translation>
    </message>
    <message>
        <source>Best (visually exact)</source>
        <translation>Bester (visuell exakt)</translation>
    </message>
    <message>
        <source>Best (fast)</source>
        <translation>Bester (schnell)</translation>
    </message>
</context>
<context>
    <name>headroom::BlurPopup</name>
    <message>
        <source>Search blurs</source>
        <translation>Weichzeichner suchen</translation>
    </message>
    <message>
        <source>Blurs</source>
        <translation>Weichzeichner</translation>
    </message>
</context>
<context>
    <name>headroom::Bridge</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
</context>
<context>
    <name>headroom::CachesBox</name>
    <message>
        <source>Cach&amp;es</source>
        <translation>&amp;Caches</translation>
    </message>
    <message>
        <source>State of the caches before each launch</source>
        <translation>Zustand der Caches vor jedem Start</translation>
    </message>
    <message>
        <source>Warm: launches follow each other, and each finds in the caches what the one before left there.
Cold: a buffer larger than the last level cache is written before each launch, as if other work had been done in between. Slower to measure.</source>
        <translation>Warm: Starts folgen aufeinander, und jeder findet in den Caches, was der vorige dort hinterlassen hat.
Kalt: Vor jedem Start wird ein Puffer geschrieben, der größer ist als der letzte Cache, als wäre dazwischen andere Arbeit getan worden. Dauert länger.</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>Das Programm wurde durch Signal %1 beendet.</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>Das Programm endete mit Exit-Code %1.</translation>
    </message>
    <message>
        <source>%1 Launches: %2, kernels: %3, time on the device: %4 ms.</source>
        <translation>%1 Starts: %2, Kernel: %3, Zeit auf dem Gerät: %4 ms.</translation>
    </message>
    <message>
        <source>A program is running. Wait for its end, or stop it.</source>
        <translation>Ein Programm läuft. Warten Sie auf sein Ende, oder brechen Sie es ab.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>No program is named. Write its command line.</source>
        <translation>Kein Programm angegeben. Geben Sie seine Befehlszeile ein.</translation>
    </message>
    <message>
        <source>The program is running. What it prints is in the terminal that started Headroom.</source>
        <translation>Das Programm läuft. Seine Ausgaben stehen im Terminal, aus dem Headroom gestartet wurde.</translation>
    </message>
    <message>
        <source>The program was sent a signal to end.</source>
        <translation>Dem Programm wurde ein Signal zum Beenden geschickt.</translation>
    </message>
    <message>
        <source>the figures of the program</source>
        <translation>die Zahlen des Programms</translation>
    </message>
    <message>
        <source>Captured &amp;kernels as CSV...</source>
        <translation>Aufgezeichnete &amp;Kernel als CSV...</translation>
    </message>
    <message>
        <source>Export the kernels of the program</source>
        <translation>Kernel des Programms exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Captured launches as a trace...</source>
        <translation>Aufgezeichnete Starts als Trace...</translation>
    </message>
    <message>
        <source>Export the launches of the program</source>
        <translation>Starts des Programms exportieren</translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation>Traces (*.json)</translation>
    </message>
    <message>
        <source>Capt&amp;ure report...</source>
        <translation>Auf&amp;zeichnungsbericht...</translation>
    </message>
    <message>
        <source>One page with the kernels by time, the timeline and the captured folders.</source>
        <translation>Eine Seite mit den Kerneln nach Zeit, der Zeitachse und den aufgezeichneten Ordnern.</translation>
    </message>
    <message>
        <source>Export the report on the program</source>
        <translation>Bericht über das Programm exportieren</translation>
    </message>
    <message>
        <source>Capture: the program has ended. Kernels: %1.</source>
        <translation>Aufzeichnung: Das Programm ist beendet. Kernel: %1.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>C&amp;apture a program</source>
        <translation>Programm auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>In the table of a program&apos;s kernels</source>
        <translation>In der Tabelle der Kernel eines Programms</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Umschalt+Auf, Umschalt+Ab</translation>
    </message>
    <message>
        <source>Select several kernels</source>
        <translation>Mehrere Kernel auswählen</translation>
    </message>
    <message>
        <source>In the timeline of its launches</source>
        <translation>In der Zeitachse seiner Starts</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>The launch before or after</source>
        <translation>Der Start davor oder danach</translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation>Plus, Minus, 0</translation>
    </message>
    <message>
        <source>Show less, more, all</source>
        <translation>Weniger, mehr, alles zeigen</translation>
    </message>
    <message>
        <source>Run the program and list its kernels (Ctrl+R).</source>
        <translation>Startet das Programm und listet seine Kernel auf (Strg+R).</translation>
    </message>
    <message>
        <source>Ask the program to end (Esc). If it still runs, pressing once more ends it at once.</source>
        <translation>Bittet das Programm, sich zu beenden (Esc). Läuft es weiter, beendet es ein zweites Drücken sofort.</translation>
    </message>
    <message>
        <source>%1 has all selected launches, with a size %2 = %3.</source>
        <translation>%1 enthält alle ausgewählten Starts, mit einer Größe %2 = %3.</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureControls</name>
    <message>
        <source>Refuse &amp;binaries</source>
        <translation>Bi&amp;närdateien ablehnen</translation>
    </message>
    <message>
        <source>Program and its arguments</source>
        <translation>Programm und seine Argumente</translation>
    </message>
    <message>
        <source>As in a terminal, without a shell: darktable-cli in.jpg out.jpg. Quote words with blanks.</source>
        <translation>Wie im Terminal, ohne Shell: darktable-cli in.jpg out.jpg. Wörter mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>darktable-cli in.jpg out.jpg</source>
        <translation>darktable-cli in.jpg out.jpg</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Choose a program file.</source>
        <translation>Wählt eine Programmdatei.</translation>
    </message>
    <message>
        <source>Refuse kernels that the program kept as binaries, so that it builds their source. Some programs end then.</source>
        <translation>Lehnt Kernel ab, die das Programm als Binärdateien aufbewahrt, so dass es deren Quelltext baut. Manche Programme enden dann.</translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureTimeline</name>
    <message>
        <source>%1 (%2), queue %3</source>
        <translation>%1 (%2), Queue %3</translation>
    </message>
    <message>
        <source>Launches with times are drawn here.</source>
        <translation>Hier werden Starts mit Zeiten gezeichnet.</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureView</name>
    <message>
        <source>State of the program</source>
        <translation>Zustand des Programms</translation>
    </message>
    <message>
        <source>Capture selected kernels</source>
        <translation>Ausgewählte Kernel aufzeichnen</translation>
    </message>
    <message>
        <source>Timeline of the launches</source>
        <translation>Zeitachse der Starts</translation>
    </message>
    <message>
        <source>Wait for the program to end.</source>
        <translation>Warten Sie, bis das Programm endet.</translation>
    </message>
    <message>
        <source>Select kernels in the table first.</source>
        <translation>Wählen Sie zuerst Kernel in der Tabelle aus.</translation>
    </message>
    <message>
        <source>Launches to capture</source>
        <translation>Aufzuzeichnende Starts</translation>
    </message>
    <message>
        <source>Numbers of launches of each selected kernel, from 1: 1,2,5. Empty: the second, or the only one. Several launches of one kernel can be opened as one workload.</source>
        <translation>Nummern der Starts jedes ausgewählten Kernels, ab 1: 1,2,5. Leer: der zweite oder einzige. Mehrere Starts eines Kernels lassen sich als eine Aufgabe öffnen.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name launches. Write numbers from 1 on: 2, or 1,5.</source>
        <translation>„%1“ nennt keine Starts. Schreiben Sie Nummern ab 1: 2, oder 1,5.</translation>
    </message>
    <message>
        <source>Run the program again and keep the named launches of each selected kernel, or the second or only one, with all of their arguments.</source>
        <translation>Startet das Programm noch einmal und bewahrt von jedem ausgewählten Kernel die genannten Starts, oder den zweiten oder einzigen, mit allen Argumenten auf.</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedKernels</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>chosen by the driver</source>
        <translation>vom Treiber gewählt</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Name in its program.</source>
        <translation>Name in seinem Programm.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>In all processes of the program.</source>
        <translation>In allen Prozessen des Programms.</translation>
    </message>
    <message>
        <source>Total (ms)</source>
        <translation>Gesamt (ms)</translation>
    </message>
    <message>
        <source>Time of all launches by the device&apos;s clock.</source>
        <translation>Zeit aller Starts nach der Geräteuhr.</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
    <message>
        <source>Of the time of all kernels.</source>
        <translation>An der Zeit aller Kernel.</translation>
    </message>
    <message>
        <source>Mean (us)</source>
        <translation>Mittel (us)</translation>
    </message>
    <message>
        <source>Of a launch, without the first one of each process.</source>
        <translation>Eines Starts, ohne den ersten jedes Prozesses.</translation>
    </message>
    <message>
        <source>First (ms)</source>
        <translation>Erster (ms)</translation>
    </message>
    <message>
        <source>The first launch, during which some drivers compile.</source>
        <translation>Der erste Start, bei dem manche Treiber übersetzen.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Globale Größe</translation>
    </message>
    <message>
        <source>Work-items of the last launch.</source>
        <translation>Work-Items des letzten Starts.</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Lokale Größe</translation>
    </message>
    <message>
        <source>Work-items of a group in the last launch.</source>
        <translation>Work-Items einer Arbeitsgruppe im letzten Start.</translation>
    </message>
    <message>
        <source>Buffers (GB/s)</source>
        <translation>Puffer (GB/s)</translation>
    </message>
    <message>
        <source>Bytes of the buffers and images bound to a launch over its time: the rate of a kernel that uses each byte once.</source>
        <translation>Bytes der an einen Start gebundenen Puffer und Bilder geteilt durch seine Zeit: die Rate eines Kernels, der jedes Byte einmal benutzt.</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedLaunches</name>
    <message>
        <source>Capture a kernel of the table above to run, check and tune it alone.</source>
        <translation>Zeichnen Sie einen Kernel der Tabelle oben auf, um ihn allein auszuführen, zu prüfen und zu tunen.</translation>
    </message>
    <message>
        <source>Captured launches</source>
        <translation>Aufgezeichnete Starts</translation>
    </message>
    <message>
        <source>&amp;Open as a kernel</source>
        <translation>Als Kernel &amp;öffnen</translation>
    </message>
    <message>
        <source>Measure, check, change and tune the launch in the Kernel view.</source>
        <translation>Den Start in der Ansicht Kernel messen, prüfen, ändern und tunen.</translation>
    </message>
    <message>
        <source>Select a captured launch first.</source>
        <translation>Wählen Sie zuerst einen aufgezeichneten Start.</translation>
    </message>
    <message>
        <source>Select launches of one kernel: these are of %1 and %2.</source>
        <translation>Wählen Sie Starts eines Kernels: Diese sind von %1 und %2.</translation>
    </message>
    <message>
        <source>&amp;Open as one workload</source>
        <translation>Als eine Aufgabe &amp;öffnen</translation>
    </message>
    <message>
        <source>Merge the selected launches into a workload with a size for each, and show it in the Kernel view.</source>
        <translation>Vereint die ausgewählten Starts zu einer Aufgabe mit je einer Größe und zeigt sie in der Ansicht Kernel.</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedTable</name>
    <message>
        <source>Kernels of the program</source>
        <translation>Kernel des Programms</translation>
    </message>
    <message>
        <source>Name a program that uses OpenCL and start it. Its kernels are listed here while it runs, the longest total first. Nothing of the program is changed.</source>
        <translation>Geben Sie ein Programm an, das OpenCL nutzt, und starten Sie es. Seine Kernel werden hier aufgelistet, während es läuft, der mit der längsten Gesamtzeit zuerst. Am Programm wird nichts geändert.</translation>
    </message>
</context>
<context>
    <name>headroom::Changes</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>headroom::ChangesWindow</name>
    <message>
        <source>Changes, line by line</source>
        <translation>Änderungen Zeile für Zeile</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
</context>
<context>
    <name>headroom::ChartOverlay</name>
    <message>
        <source>baseline: %1</source>
        <translation>Vergleichsbasis: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 GP/s (%2)</source>
        <translation>%1 GP/s (%2)</translation>
    </message>
    <message>
        <source>The baseline %1 has nothing of what is shown.</source>
        <translation>Die Vergleichsbasis %1 enthält nichts vom Gezeigten.</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 without a rate in pixels: not drawn.</source>
        <translation>%1 von %2 ohne Rate in Pixeln: nicht gezeichnet.</translation>
    </message>
</context>
<context>
    <name>headroom::ChoiceMemory</name>
    <message>
        <source>choice of the workload</source>
        <translation>Wahl der Aufgabe</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>choice of the sizes</source>
        <translation>Wahl der Größen</translation>
    </message>
    <message>
        <source>choice of the caches</source>
        <translation>Wahl der Caches</translation>
    </message>
    <message>
        <source>choice of transfers</source>
        <translation>Wahl der Transfers</translation>
    </message>
    <message>
        <source>choice of tuned configurations</source>
        <translation>Wahl der getunten Konfigurationen</translation>
    </message>
    <message>
        <source>choice of variants</source>
        <translation>Wahl der Varianten</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>mehrere Wahlen</translation>
    </message>
</context>
<context>
    <name>headroom::CodeComparison</name>
    <message>
        <source>The driver of %1 shows no code.</source>
        <translation>Der Treiber von %1 zeigt keinen Code.</translation>
    </message>
    <message>
        <source>Two revisions are being compiled. Wait for the end, or stop it.</source>
        <translation>Zwei Revisionen werden übersetzt. Warten Sie auf das Ende, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>Comparing the code...</source>
        <translation>Code wird verglichen...</translation>
    </message>
    <message>
        <source>Compiling %1...</source>
        <translation>%1 wird übersetzt...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The compiler did not respond. Try again.</source>
        <translation>Der Compiler gab keine Antwort. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Code compared.</source>
        <translation>Code verglichen.</translation>
    </message>
    <message>
        <source>%1 does not compile: %2</source>
        <translation>%1 lässt sich nicht übersetzen: %2</translation>
    </message>
</context>
<context>
    <name>headroom::CodeWindow</name>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation>Ergebnis des Vergleichs</translation>
    </message>
    <message>
        <source>Facts of both compilations</source>
        <translation>Angaben zu beiden Übersetzungen</translation>
    </message>
    <message>
        <source>Code that differs, line by line</source>
        <translation>Unterschiedlicher Code, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Code of %1 and %2</source>
        <translation>Code von %1 und %2</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>The code is the same.</source>
        <translation>Der Code ist gleich.</translation>
    </message>
    <message>
        <source>Both compile to the same code.</source>
        <translation>Beide ergeben denselben Code.</translation>
    </message>
    <message>
        <source>The code differs, and all facts are the same.</source>
        <translation>Der Code ist verschieden, alle Angaben sind gleich.</translation>
    </message>
    <message>
        <source>1 fact differs.</source>
        <translation>1 Angabe ist verschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n facts differ.</source>
        <translation>
            <numerusform>%n Angabe ist verschieden.</numerusform>
            <numerusform>%n Angaben sind verschieden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ComparisonController</name>
    <message>
        <source>run of %1</source>
        <translation>Lauf vom %1</translation>
    </message>
    <message>
        <source>pinned run</source>
        <translation>angehefteter Lauf</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Vergle&amp;ichen</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation>Als Vergleichs&amp;basis anheften</translation>
    </message>
    <message>
        <source>&amp;Open baseline...</source>
        <translation>Vergleichsbasis ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>&amp;Clear baseline</source>
        <translation>Vergleichsbasis &amp;entfernen</translation>
    </message>
    <message>
        <source>Overlay &amp;results of another tool...</source>
        <translation>Er&amp;gebnisse eines anderen Werkzeugs überlagern...</translation>
    </message>
    <message>
        <source>Clear o&amp;verlays</source>
        <translation>&amp;Überlagerungen entfernen</translation>
    </message>
    <message>
        <source>Compare later runs with these results (Ctrl+B).</source>
        <translation>Vergleicht spätere Läufe mit diesen Ergebnissen (Strg+B).</translation>
    </message>
    <message>
        <source>Open a run as baseline</source>
        <translation>Lauf als Vergleichsbasis öffnen</translation>
    </message>
    <message>
        <source>Runs (*.json *.jsonl *.headroom);;All files (*)</source>
        <translation>Läufe (*.json *.jsonl *.headroom);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open results of clpeak, nvbench or Google Benchmark</source>
        <translation>Ergebnisse von clpeak, nvbench oder Google Benchmark öffnen</translation>
    </message>
    <message>
        <source>Results (*.json *.xml);;All files (*)</source>
        <translation>Ergebnisse (*.json *.xml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>clearing of the overlays</source>
        <translation>Entfernen der Überlagerungen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Pinned as the baseline. Later runs are compared with it.</source>
        <translation>Als Vergleichsbasis angeheftet. Spätere Läufe werden damit verglichen.</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Drop it again when the run ends.</source>
        <translation>%1 wurde nicht gelesen, weil das den Lauf stören würde. Legen Sie die Datei nach dem Lauf noch einmal ab.</translation>
    </message>
    <message>
        <source>%1 holds a run without results, so there is nothing to compare with.</source>
        <translation>%1 enthält einen Lauf ohne Ergebnisse; es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>overlay of %1</source>
        <translation>Überlagerung von %1</translation>
    </message>
</context>
<context>
    <name>headroom::ControlBar</name>
    <message>
        <source>&amp;Use tuned</source>
        <translation>Getunt messe&amp;n</translation>
    </message>
    <message>
        <source>Use tuned configurations</source>
        <translation>Getunte Konfigurationen verwenden</translation>
    </message>
    <message>
        <source>Run each variant with the configuration that tuning found best for it on this device at this size, and with its defaults where it was not tuned.</source>
        <translation>Führt jede Variante mit der Konfiguration aus, die das Tuning für sie auf diesem Gerät bei dieser Größe als beste fand, und mit ihren Vorgaben, wo sie nicht getunt wurde.</translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation>&amp;Transfers</translation>
    </message>
    <message>
        <source>Time transfers too</source>
        <translation>Auch Transfers messen</translation>
    </message>
    <message>
        <source>Beside the kernels, time whole operations: the inputs written from ordinary memory, the kernels launched once, the result read back. The table and the Speed-up view then show both.</source>
        <translation>Misst neben den Kerneln ganze Operationen: Eingaben aus gewöhnlichem Speicher schreiben, Kernel einmal starten, Ergebnis zurücklesen. Tabelle und Ansicht Beschleunigung zeigen dann beides.</translation>
    </message>
</context>
<context>
    <name>headroom::DescriptionPlace</name>
    <message>
        <source>Names the workload, and its description NAME.toml.</source>
        <translation>Benennt die Aufgabe und ihre Beschreibung NAME.toml.</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>D&amp;urchsuchen...</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>O&amp;rdner</translation>
    </message>
    <message>
        <source>The description has no name. Write one.</source>
        <translation>Die Beschreibung hat keinen Namen. Geben Sie einen ein.</translation>
    </message>
    <message>
        <source>%1 Choose another one.</source>
        <translation>%1 Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The description has no folder. Choose one.</source>
        <translation>Die Beschreibung hat keinen Ordner. Wählen Sie einen.</translation>
    </message>
    <message>
        <source>There is no folder %1. Make it first, or choose another one.</source>
        <translation>Es gibt keinen Ordner %1. Legen Sie ihn zuerst an, oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Recheneinheiten</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>Größter Puffer</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>%1 GB/s by bus and clock</source>
        <translation>%1 GB/s nach Bus und Takt</translation>
    </message>
    <message>
        <source>not reported by the driver</source>
        <translation>vom Treiber nicht gemeldet</translation>
    </message>
    <message>
        <source>Matrix unit</source>
        <translation>Matrixeinheit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>none usable from OpenCL C</source>
        <translation>keine aus OpenCL C nutzbar</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>Max work-group</source>
        <translation>Max. Arbeitsgruppe</translation>
    </message>
    <message>
        <source>%1 (%2 x %3 x %4)</source>
        <translation>%1 (%2 x %3 x %4)</translation>
    </message>
    <message>
        <source>Timer step</source>
        <translation>Zeitauflösung</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Selector</source>
        <translation>Selektor</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Gerät</translation>
    </message>
    <message>
        <source>Device to measure</source>
        <translation>Gerät, auf dem gemessen wird</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Geräte werden gesucht...</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Add machine...</source>
        <translation>Rechner hinzufügen...</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>Misst auf einem Gerät eines anderen Rechners, Containers oder Pods.</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>Geräte von %1 suchen</translation>
    </message>
    <message>
        <source>Connect to this machine and list its devices.</source>
        <translation>Verbindet mit diesem Rechner und listet seine Geräte auf.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Verbinden...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>%1 noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceCeilings</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 in 1 round</source>
        <translation>%1 in 1 Runde</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rounds</source>
        <translation>
            <numerusform>%1 in %n Runde</numerusform>
            <numerusform>%1 in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ceilings</source>
        <translation>Kopieren: Obergrenzen</translation>
    </message>
    <message>
        <source>Copy the measured ceilings as a table.</source>
        <translation>Kopiert die gemessenen Obergrenzen als Tabelle.</translation>
    </message>
    <message>
        <source>Copy commands</source>
        <translation>Befehle kopieren</translation>
    </message>
    <message>
        <source>Copy the commands that measure the other ceilings, for a terminal.</source>
        <translation>Kopiert die Befehle, die die übrigen Obergrenzen messen, für ein Terminal.</translation>
    </message>
    <message>
        <source>Measured ceilings</source>
        <translation>Gemessene Obergrenzen</translation>
    </message>
    <message>
        <source>Commands that measure the other ceilings</source>
        <translation>Befehle, die die übrigen Obergrenzen messen</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>Noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The history has no ceilings of this device.</source>
        <translation>Der Verlauf enthält keine Obergrenzen dieses Geräts.</translation>
    </message>
    <message>
        <source>From 1 run in the history.</source>
        <translation>Aus 1 Lauf im Verlauf.</translation>
    </message>
    <message numerus="yes">
        <source>The highest rates of the latest %n runs in the history.</source>
        <translation>
            <numerusform>Die höchsten Raten des letzten %n Laufs im Verlauf.</numerusform>
            <numerusform>Die höchsten Raten der letzten %n Läufe im Verlauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured: %1. In a terminal, this measures them:</source>
        <translation>Nicht gemessen: %1. In einem Terminal misst das:</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceController</name>
    <message>
        <source>%1 has no device %2. Another device was selected.</source>
        <translation>%1 hat kein Gerät %2. Ein anderes Gerät wurde gewählt.</translation>
    </message>
    <message>
        <source>Device %1 is no longer available. Another device was selected.</source>
        <translation>Das Gerät %1 ist nicht mehr verfügbar. Ein anderes Gerät wurde gewählt.</translation>
    </message>
    <message>
        <source>Device %1 of the last session is no longer available. Another device was selected.</source>
        <translation>Das Gerät %1 der letzten Sitzung ist nicht mehr verfügbar. Ein anderes Gerät wurde gewählt.</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>Kein Gerät gefunden</translation>
    </message>
    <message>
        <source>Device %1 is on machine %2, which no file reaches. Choose %2 in the device box to use it. The selected device stays.</source>
        <translation>Das Gerät %1 gehört zum Rechner %2, den keine Datei erreicht. Wählen Sie %2 in der Geräteliste, um es zu verwenden. Das gewählte Gerät bleibt.</translation>
    </message>
    <message>
        <source>Device %1 is not on this machine or on one that you added. The selected device stays.</source>
        <translation>Das Gerät %1 ist weder an diesem Rechner noch an einem, den Sie hinzugefügt haben. Das gewählte Gerät bleibt.</translation>
    </message>
    <message>
        <source>No OpenCL device was found. %1 Then choose Run &gt; Rescan devices.</source>
        <translation>Es wurde kein OpenCL-Gerät gefunden. %1 Wählen Sie danach Lauf &gt; Geräte neu suchen.</translation>
    </message>
</context>
<context>
    <name>headroom::DevicePanel</name>
    <message>
        <source>not measured yet (Tools menu)</source>
        <translation>noch nicht gemessen (Menü Extras)</translation>
    </message>
    <message>
        <source>Facts of the device</source>
        <translation>Angaben zum Gerät</translation>
    </message>
    <message>
        <source>No device is chosen.</source>
        <translation>Kein Gerät gewählt.</translation>
    </message>
    <message>
        <source>A/A floor</source>
        <translation>A/A-Grundrauschen</translation>
    </message>
</context>
<context>
    <name>headroom::DistributionChart</name>
    <message>
        <source>Distribution of the samples</source>
        <translation>Verteilung der Messwerte</translation>
    </message>
</context>
<context>
    <name>headroom::Docks</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Device &amp;details</source>
        <translation>Gerä&amp;tedetails</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>&amp;Messages (%1)</source>
        <translation>&amp;Meldungen (%1)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
</context>
<context>
    <name>headroom::DraftForm</name>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Which values have these arguments?</source>
        <translation>Welche Werte haben diese Argumente?</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Tunables</source>
        <translation>Tuning-Parameter</translation>
    </message>
    <message>
        <source>Tunable</source>
        <translation>Tuning-Parameter</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>see Questions</source>
        <translation>siehe Fragen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Content before a launch</source>
        <translation>Inhalt vor einem Start</translation>
    </message>
    <message>
        <source>Content: %1</source>
        <translation>Inhalt: %1</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>Work-Items</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>In a group</source>
        <translation>In einer Gruppe</translation>
    </message>
</context>
<context>
    <name>headroom::EditorPane</name>
    <message>
        <source>Files of the kernel</source>
        <translation>Dateien des Kernels</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>Ne&amp;u laden</translation>
    </message>
    <message>
        <source>Drop the changes made here and show the file as it is.</source>
        <translation>Verwirft die Änderungen hier und zeigt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>K&amp;eep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>Keep the text of the editor. Saving overwrites the file.</source>
        <translation>Macht mit dem Text weiter, wie er hier ist. Speichern schreibt ihn über die Datei.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is not saved. Choose which text to keep.</source>
        <translation>%1 wurde von einem anderen Programm geändert und ist nicht gespeichert. Wählen Sie, welcher Text bleibt.</translation>
    </message>
    <message>
        <source> (read only: it is not UTF-8)</source>
        <translation> (nur lesbar: nicht UTF-8)</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and here as well.</source>
        <translation>%1 wurde von einem anderen Programm und auch hier geändert.</translation>
    </message>
</context>
<context>
    <name>headroom::ExperimentPage</name>
    <message>
        <source>Run this experiment</source>
        <translation>Experiment ausführen</translation>
    </message>
    <message>
        <source>Measure its kernels on this device (Ctrl+R).</source>
        <translation>Misst seine Kernel auf diesem Gerät (Strg+R).</translation>
    </message>
    <message>
        <source>Table 14-1 on this device</source>
        <translation>Tabelle 14-1 auf diesem Gerät</translation>
    </message>
    <message>
        <source>Carries out: %1.</source>
        <translation>Reproduziert: %1.</translation>
    </message>
    <message>
        <source>This experiment has no variants yet. To add one, name &quot;%1&quot; under [guide] experiments in its kernel file.</source>
        <translation>Dieses Experiment hat noch keine Varianten. Um eine hinzuzufügen, nennen Sie „%1“ unter [guide] experiments in ihrer Kerneldatei.</translation>
    </message>
    <message>
        <source>Measuring. What comes of it is drawn here when the run ends.</source>
        <translation>Messung läuft. Das Ergebnis wird hier gezeichnet, wenn der Lauf endet.</translation>
    </message>
    <message>
        <source>Looking in the history for what was measured here before.</source>
        <translation>Im Verlauf wird gesucht, was hier früher gemessen wurde.</translation>
    </message>
    <message>
        <source>Last run on %1, but that is out of date: %2 Press &quot;%3&quot; to see today&apos;s answer here.</source>
        <translation>Zuletzt am %1 gemessen, aber das ist veraltet: %2 Drücken Sie „%3“, um die heutige Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Not measured on this device at this size yet. Press &quot;%1&quot; to see the answer here.</source>
        <translation>Auf diesem Gerät bei dieser Größe noch nicht gemessen. Drücken Sie „%1“, um die Antwort zu sehen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU at 16 MP, in %1: %2.</source>
        <translation>Die GPU des Leitfadens bei 16 MP, in %1: %2.</translation>
    </message>
    <message>
        <source>The guide&apos;s numbers are for its own GPU at 16 MP.</source>
        <translation>Die Zahlen des Leitfadens gelten für dessen GPU bei 16 MP.</translation>
    </message>
    <message>
        <source>Stopped: 1 point was not measured.</source>
        <translation>Abgebrochen: 1 Punkt wurde nicht gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n points were not measured.</source>
        <translation>
            <numerusform>Abgebrochen: %n Punkt wurde nicht gemessen.</numerusform>
            <numerusform>Abgebrochen: %n Punkte wurden nicht gemessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Gemessen am %1.</translation>
    </message>
    <message>
        <source>Measured from %1 to %2.</source>
        <translation>Gemessen vom %1 bis %2.</translation>
    </message>
    <message>
        <source>What to try next with %1</source>
        <translation>Nächste Schritte mit %1</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>Text to find</source>
        <translation>Zu suchender Text</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>In dieser Datei suchen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Find the one before (Shift+Return).</source>
        <translation>Vorige Fundstelle (Umschalt+Eingabe).</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Find the next one (Return).</source>
        <translation>Nächste Fundstelle (Eingabe).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the text (Esc).</source>
        <translation>Zurück zum Text (Esc).</translation>
    </message>
    <message>
        <source>This file does not have it.</source>
        <translation>In dieser Datei nicht gefunden.</translation>
    </message>
</context>
<context>
    <name>headroom::FolderList</name>
    <message>
        <source>Kernel folders</source>
        <translation>Kernelordner</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Folders that kernels are read from; later ones override earlier ones</source>
        <translation>&amp;Ordner, aus denen Kernel gelesen werden; spätere ersetzen frühere</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Hinzufügen...</translation>
    </message>
    <message>
        <source>Read the kernels of another folder, too.</source>
        <translation>Liest auch die Kernel eines weiteren Ordners.</translation>
    </message>
    <message>
        <source>always read</source>
        <translation>immer gelesen</translation>
    </message>
    <message>
        <source>given by --kernels</source>
        <translation>durch --kernels angegeben</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Add a kernel folder</source>
        <translation>Kernelordner hinzufügen</translation>
    </message>
    <message>
        <source>Select a folder to remove.</source>
        <translation>Wählen Sie den Ordner, der entfernt werden soll.</translation>
    </message>
    <message>
        <source>Do not read the selected folder any more. Its files stay.</source>
        <translation>Liest den ausgewählten Ordner nicht mehr. Seine Dateien bleiben.</translation>
    </message>
    <message>
        <source>The selected folder cannot be removed: it is %1.</source>
        <translation>Der ausgewählte Ordner kann nicht entfernt werden: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::FoldingGroup</name>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>headroom::FrameBar</name>
    <message>
        <source>Run, device and views</source>
        <translation>Lauf, Gerät und Ansichten</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>Start (%1)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Export</translation>
    </message>
</context>
<context>
    <name>headroom::GuideController</name>
    <message>
        <source>A guide run is in progress. Wait for it to finish, or stop it.</source>
        <translation>Ein Leitfadenlauf ist im Gang. Warten Sie auf sein Ende, oder brechen Sie ihn ab.</translation>
    </message>
    <message>
        <source>The session has results of the guide on %1. They are shown while this device is selected.</source>
        <translation>Die Sitzung enthält Ergebnisse des Leitfadens auf %1. Sie werden gezeigt, solange dieses Gerät gewählt ist.</translation>
    </message>
    <message>
        <source>The guide is running: wait for it, or stop it first.</source>
        <translation>Der Leitfaden wird gemessen. Warten Sie, oder brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>No variants yet. To add one, name the experiment in its kernel file.</source>
        <translation>Noch keine Varianten. Um eine hinzuzufügen, nennen Sie das Experiment in ihrer Kerneldatei.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4)</source>
        <translation>%1: %2 (%3 von %4)</translation>
    </message>
</context>
<context>
    <name>headroom::GuidePath</name>
    <message>
        <source>Steps and experiments of the guide</source>
        <translation>Schritte und Experimente des Leitfadens</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>wiederholen</translation>
    </message>
</context>
<context>
    <name>headroom::GuideView</name>
    <message>
        <source>Done: 1 result.</source>
        <translation>Fertig: 1 Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Fertig: %n Ergebnis.</numerusform>
            <numerusform>Fertig: %n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the guide&apos;s report</source>
        <translation>Leitfadenbericht speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Leitfaden</translation>
    </message>
    <message>
        <source>In the guide</source>
        <translation>Im Leitfaden</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Select the step or experiment before or after</source>
        <translation>Schritt oder Experiment davor oder danach auswählen</translation>
    </message>
    <message>
        <source>Run what is selected in the guide (Ctrl+R).</source>
        <translation>Führt aus, was im Leitfaden ausgewählt ist (Strg+R).</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>Jeder Punkt wird %1 lang gemessen.</translation>
    </message>
    <message>
        <source>Run the whole guide</source>
        <translation>Ganzen Leitfaden messen</translation>
    </message>
    <message>
        <source>Image size of the experiments</source>
        <translation>Bildgröße der Experimente</translation>
    </message>
    <message>
        <source>Image size of the experiments; some run at smaller ones too. The guide&apos;s own numbers are for 16 MP.</source>
        <translation>Bildgröße der Experimente; manche laufen auch bei kleineren. Die Zahlen des Leitfadens gelten für 16 MP.</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>Save report...</source>
        <translation>Bericht speichern...</translation>
    </message>
    <message>
        <source>Save what was measured on this device at this size as a web page.</source>
        <translation>Speichert als Webseite, was auf diesem Gerät bei dieser Größe gemessen wurde.</translation>
    </message>
    <message>
        <source>Image si&amp;ze</source>
        <translation>Bildg&amp;röße</translation>
    </message>
    <message>
        <source>Measure every experiment of every step on this device.</source>
        <translation>Misst alle Experimente aller Schritte auf diesem Gerät.</translation>
    </message>
</context>
<context>
    <name>headroom::HeatMap</name>
    <message>
        <source>Heat map of the configurations</source>
        <translation>Heatmap der Konfigurationen</translation>
    </message>
</context>
<context>
    <name>headroom::HeatPanel</name>
    <message>
        <source>Acr&amp;oss</source>
        <translation>&amp;Waagerecht</translation>
    </message>
    <message>
        <source>Tunable across the heat map</source>
        <translation>Tuning-Parameter in der Waagerechten</translation>
    </message>
    <message>
        <source>Dow&amp;n</source>
        <translation>Senkrech&amp;t</translation>
    </message>
    <message>
        <source>Tunable down the heat map</source>
        <translation>Tuning-Parameter in der Senkrechten</translation>
    </message>
    <message>
        <source>C&amp;ells show</source>
        <translation>Zelle&amp;n zeigen</translation>
    </message>
    <message>
        <source>What a cell shows of the other tunables</source>
        <translation>Was eine Zelle von den anderen Tuning-Parametern zeigt</translation>
    </message>
    <message>
        <source>the best of the others</source>
        <translation>die beste der übrigen</translation>
    </message>
    <message>
        <source>the selected one&apos;s others</source>
        <translation>die übrigen der ausgewählten</translation>
    </message>
    <message>
        <source>A cell holds many configurations where there are more than two tunables: show the fastest of them, or the one whose other values are those of the selected configuration.</source>
        <translation>Bei mehr als zwei Tuning-Parametern enthält eine Zelle viele Konfigurationen: Zeigt die schnellste davon oder die, deren übrige Werte die der ausgewählten Konfiguration sind.</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>The first %1 values across and %2 down are drawn.</source>
        <translation>Gezeichnet sind die ersten %1 Werte waagerecht und %2 senkrecht.</translation>
    </message>
</context>
<context>
    <name>headroom::HeatScale</name>
    <message>
        <source>Scale of the colours</source>
        <translation>Skala der Farben</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>%1 %2, logarithmic</source>
        <translation>%1 %2, logarithmisch</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryController</name>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Run documents (*.json)</source>
        <translation>Laufdokumente (*.json)</translation>
    </message>
    <message>
        <source>opening of the run of %1</source>
        <translation>Öffnen des Laufs vom %1</translation>
    </message>
    <message>
        <source>Export a run</source>
        <translation>Lauf exportieren</translation>
    </message>
    <message>
        <source>label of the run of %1</source>
        <translation>Beschriftung des Laufs vom %1</translation>
    </message>
    <message>
        <source>Changed the label of the run of %1.</source>
        <translation>Beschriftung des Laufs vom %1 geändert.</translation>
    </message>
    <message>
        <source>deletion of the run of %1</source>
        <translation>Löschen des Laufs vom %1</translation>
    </message>
    <message>
        <source>Restored the run of %1.</source>
        <translation>Lauf vom %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Deleted the run of %1. Ctrl+Z restores it.</source>
        <translation>Lauf vom %1 gelöscht. Strg+Z stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>It stays shown until the next run, and the baseline until that is cleared.</source>
        <translation>Er bleibt bis zum nächsten Lauf zu sehen und ist Vergleichsbasis, bis diese entfernt wird.</translation>
    </message>
    <message>
        <source>It stays shown until the next run.</source>
        <translation>Er bleibt bis zum nächsten Lauf zu sehen.</translation>
    </message>
    <message>
        <source>It stays the baseline until that is cleared.</source>
        <translation>Er bleibt Vergleichsbasis, bis diese entfernt wird.</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>Der Lauf vom %1 wird gezeigt.</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryModel</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Measured on %1, stored in %2</source>
        <translation>Gemessen auf %1, gespeichert in %2</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryView</name>
    <message>
        <source>All runs are stored</source>
        <translation>Alle Läufe werden aufbewahrt</translation>
    </message>
    <message>
        <source>The newest %1 completed runs are stored</source>
        <translation>Die neuesten %1 vollständigen Läufe werden aufbewahrt</translation>
    </message>
    <message>
        <source>Newest %1 runs stored</source>
        <translation>Neueste %1 Läufe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Als Basis</translation>
    </message>
    <message>
        <source>Label...</source>
        <translation>Beschriften...</translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation>CSV exportieren...</translation>
    </message>
    <message>
        <source>Export JSON...</source>
        <translation>JSON exportieren...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Search: device, workload, variant, date, label</source>
        <translation>Suche: Gerät, Aufgabe, Variante, Datum, Beschriftung</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation>Läufe, neueste zuerst</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriften</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>A new run deletes the oldest completed ones beyond this number. Labelled runs are never deleted.</source>
        <translation>Ein neuer Lauf löscht die ältesten vollständigen über dieser Zahl. Beschriftete Läufe werden nie gelöscht.</translation>
    </message>
    <message>
        <source>No runs yet. Every run is stored here, the guide&apos;s too.</source>
        <translation>Noch keine Läufe. Jeder Lauf wird hier aufbewahrt, auch die des Leitfadens.</translation>
    </message>
    <message>
        <source>No runs match.</source>
        <translation>Kein Lauf passt.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>Show this run, tuning or split (Enter).</source>
        <translation>Zeigt diesen Lauf, dieses Tuning oder diese Aufteilung (Eingabetaste).</translation>
    </message>
    <message>
        <source>Resume an interrupted or stopped run.</source>
        <translation>Setzt einen unterbrochenen oder abgebrochenen Lauf fort.</translation>
    </message>
    <message>
        <source>Compare the current results with this run.</source>
        <translation>Vergleicht die aktuellen Ergebnisse mit diesem Lauf.</translation>
    </message>
    <message>
        <source>Set the name, the tags and the note of this run (F2).</source>
        <translation>Setzt Namen, Schlagwörter und Notiz dieses Laufs (F2).</translation>
    </message>
    <message>
        <source>Delete this run (Delete). Edit &gt; Undo restores it until the next start.</source>
        <translation>Löscht diesen Lauf (Entf). Bearbeiten &gt; Rückgängig stellt ihn bis zum nächsten Start wieder her.</translation>
    </message>
</context>
<context>
    <name>headroom::HostsController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>headroom::ImageWell</name>
    <message>
        <source>grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>grey + alpha</source>
        <translation>Grau + Alpha</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>RGB + alpha</source>
        <translation>RGB + Alpha</translation>
    </message>
    <message>
        <source>%1, 32-bit float</source>
        <translation>%1, 32-Bit-Float</translation>
    </message>
    <message>
        <source>%1, %2 bit</source>
        <translation>%1, %2 Bit</translation>
    </message>
    <message>
        <source>Drop an image file here, or anywhere on the window; or paste one (Ctrl+V).</source>
        <translation>Legen Sie hier oder irgendwo im Fenster eine Bilddatei ab, oder fügen Sie eine ein (Strg+V).</translation>
    </message>
    <message>
        <source>Drop an
image here</source>
        <translation>Bild hier
ablegen</translation>
    </message>
    <message>
        <source>Thumbnail of the photo</source>
        <translation>Vorschau des Fotos</translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation>Noch kein Foto</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>headroom::KernelController</name>
    <message>
        <source>%1 s: read in %2, built in %3, timed in %4, checked in %5</source>
        <translation>%1 s: gelesen in %2, gebaut in %3, gemessen in %4, geprüft in %5</translation>
    </message>
    <message>
        <source>A kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>Ein Kernel wird gemessen. Warten Sie auf das Ende, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 does not exist here.</source>
        <translation>Den in der Sitzung geöffneten Kernel %1 gibt es hier nicht.</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 is not in the kernel folders. If it is yours, open %2 in the Kernel view.</source>
        <translation>Der in der Sitzung geöffnete Kernel %1 liegt nicht in den Kernelordnern. Ist er Ihrer, öffnen Sie %2 in der Ansicht Kernel.</translation>
    </message>
    <message>
        <source>Measure it (Ctrl+R), or save one of its files.</source>
        <translation>Messen Sie ihn (Strg+R), oder speichern Sie eine seiner Dateien.</translation>
    </message>
    <message>
        <source>Built in, to read. New &gt; A copy of this kernel makes it yours to change.</source>
        <translation>Eingebaut, nur zum Lesen. Mit Neu &gt; Kopie dieses Kernels können Sie ihn ändern.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another folder.</source>
        <translation>%1 gibt es dort schon. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1. Open it in your editor: saves are seen here.</source>
        <translation>Kein Programm dieses Desktops öffnet %1. Öffnen Sie die Datei in Ihrem Editor; Speichern wird hier bemerkt.</translation>
    </message>
    <message>
        <source>Saved. It is measured when the run that is in progress has ended.</source>
        <translation>Gespeichert. Gemessen wird, wenn der laufende Lauf endet.</translation>
    </message>
    <message>
        <source>It cannot be read, so nothing is measured. Correct it and save.</source>
        <translation>Er lässt sich nicht lesen, also wird nichts gemessen. Berichtigen und speichern Sie ihn.</translation>
    </message>
    <message>
        <source>The kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>Der Kernel wird gemessen. Warten Sie auf das Ende, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>Open a kernel first.</source>
        <translation>Öffnen Sie zuerst einen Kernel.</translation>
    </message>
    <message>
        <source>The kernel cannot be read. Correct it and save.</source>
        <translation>Der Kernel lässt sich nicht lesen. Berichtigen und speichern Sie ihn.</translation>
    </message>
    <message>
        <source>Building, checking and measuring it, and the device&apos;s ceilings...</source>
        <translation>Kernel wird gebaut, geprüft und gemessen, dazu die Obergrenzen des Geräts...</translation>
    </message>
    <message>
        <source>Building, checking and measuring it...</source>
        <translation>Kernel wird gebaut, geprüft und gemessen...</translation>
    </message>
    <message>
        <source>Revision %1: %2</source>
        <translation>Revision %1: %2</translation>
    </message>
    <message>
        <source>Stopped. No results were stored.</source>
        <translation>Abgebrochen. Nichts davon wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Kernel measured.</source>
        <translation>Kernel gemessen.</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>Kernel öffnen</translation>
    </message>
    <message>
        <source>Kernels and tuning problems (*.cl *.toml *.json);;All files (*)</source>
        <translation>Kernel und Tuning-Probleme (*.cl *.toml *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation>Ordner für die Kopie</translation>
    </message>
    <message>
        <source>Changes since revision %1</source>
        <translation>Änderungen seit Revision %1</translation>
    </message>
    <message>
        <source>Changes from revision %1 to %2</source>
        <translation>Änderungen von Revision %1 bis %2</translation>
    </message>
    <message>
        <source>Open the &amp;kernel %1</source>
        <translation>&amp;Kernel %1 öffnen</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 ist kein Kernel und hat keinen Text.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Kernel</translation>
    </message>
    <message>
        <source>In a kernel&apos;s text</source>
        <translation>Im Text eines Kernels</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Save, and measure where that is ticked</source>
        <translation>Speichern, und messen, wo das gewählt ist</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>In dieser Datei suchen</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Leave the text for the next control, the previous one; Tab indents</source>
        <translation>Den Text zum nächsten oder vorigen Bedienelement verlassen; Tab rückt ein</translation>
    </message>
    <message>
        <source>Build, check and measure the kernel as it is saved (Ctrl+R).</source>
        <translation>Baut, prüft und misst den Kernel, wie er gespeichert ist (Strg+R).</translation>
    </message>
    <message>
        <source>It is sampled for %1.</source>
        <translation>Er wird %1 lang gemessen.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelControls</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Open a kernel: its .cl, or the .toml that describes it.</source>
        <translation>Öffnet einen Kernel: seine .cl-Datei oder die .toml-Datei, die ihn beschreibt.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Describe a bare .cl file, or copy a built-in kernel.</source>
        <translation>Beschreibt eine bloße .cl-Datei oder kopiert einen eingebauten Kernel.</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save all files of the kernel (Ctrl+S).</source>
        <translation>Speichert alle Dateien des Kernels (Strg+S).</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>Compil&amp;er</source>
        <translation>&amp;Compiler</translation>
    </message>
    <message>
        <source>Open in m&amp;y editor</source>
        <translation>In eigenem Edi&amp;tor</translation>
    </message>
    <message>
        <source>Open the file with the program that this desktop has for it. A save there is seen here.</source>
        <translation>Öffnet die Datei mit dem Programm, das der Desktop dafür hat. Speichern dort wird hier bemerkt.</translation>
    </message>
    <message>
        <source>A copy of &amp;this kernel...</source>
        <translation>&amp;Kopie dieses Kernels...</translation>
    </message>
    <message>
        <source>Measure on save</source>
        <translation>Beim Speichern messen</translation>
    </message>
    <message>
        <source>From a .cl file or a te&amp;xt...</source>
        <translation>Aus .cl-Datei oder &amp;Text...</translation>
    </message>
    <message>
        <source>Size to measure at</source>
        <translation>Größe der Messung</translation>
    </message>
    <message>
        <source>Measure the kernel whenever one of its files is saved, here or in another program.</source>
        <translation>Misst den Kernel, sobald eine seiner Dateien gespeichert wird, hier oder in einem anderen Programm.</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>A kernel is measured at one size at a time. %1 names %2.</source>
        <translation>Ein Kernel wird bei einer Größe gemessen: %1 nennt %2.</translation>
    </message>
    <message>
        <source>Run the kernel once in Oclgrind, at a small size: races, accesses out of bounds, uninitialized values, divergent barriers. Each is shown at its line.</source>
        <translation>Führt den Kernel einmal bei kleiner Größe in Oclgrind aus: Wettläufe, Zugriffe außerhalb der Grenzen, nicht initialisierte Werte, divergente Barrieren. Jeder Fund wird an seiner Zeile gezeigt.</translation>
    </message>
    <message>
        <source>Show what the device&apos;s compiler made of the kernel: registers, spills, vectors, its code.</source>
        <translation>Zeigt, was der Compiler des Geräts aus dem Kernel macht: Register, Auslagerungen, Vektoren, Code.</translation>
    </message>
    <message>
        <source>Show a built-in kernel first.</source>
        <translation>Zeigen Sie zuerst einen eingebauten Kernel.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelInspector</name>
    <message>
        <source> (the other access is in line %1)</source>
        <translation> (der andere Zugriff ist in Zeile %1)</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 Mal)</translation>
    </message>
    <message>
        <source>Counted: %1%2 operations on floating point numbers, %3 bytes read from global memory and %4 written, by %5 work-items.</source>
        <translation>Gezählt: %1%2 Gleitkommaoperationen, %3 Bytes aus dem globalen Speicher gelesen und %4 geschrieben, von %5 Work-Items.</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>mindestens </translation>
    </message>
    <message>
        <source>A kernel is being looked at. Wait for it to finish, or stop it.</source>
        <translation>Ein Kernel wird untersucht. Warten Sie auf das Ende, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel is beside its revisions.</source>
        <translation>Was der Compiler aus dem Kernel gemacht hat, steht neben seinen Revisionen.</translation>
    </message>
    <message>
        <source>Running it once in Oclgrind...</source>
        <translation>Wird einmal in Oclgrind ausgeführt...</translation>
    </message>
    <message>
        <source>Compiling it for the device...</source>
        <translation>Wird für das Gerät übersetzt...</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 found a fault in 1 place.</source>
        <translation>%1 fand einen Fehler an 1 Stelle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found faults in %n places.</source>
        <translation>
            <numerusform>%1 fand Fehler an %n Stelle.</numerusform>
            <numerusform>%1 fand Fehler an %n Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation>%1 fand nichts.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelView</name>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>What took how long</source>
        <translation>Was wie lange dauerte</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Wie man anfängt</translation>
    </message>
    <message>
        <source>Open a kernel, or drop a .cl file on the window.

A bare .cl file is described first: New proposes its buffers and sizes. Then each save, here or in your own editor, builds, checks and measures it again.</source>
        <translation>Öffnen Sie einen Kernel, oder ziehen Sie eine .cl-Datei auf das Fenster.

Eine bloße .cl-Datei wird zuerst beschrieben: Neu schlägt ihre Puffer und Größen vor. Danach baut, prüft und misst jedes Speichern, hier oder in Ihrem Editor, den Kernel neu.</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel</source>
        <translation>Was der Compiler aus dem Kernel gemacht hat</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Revisionen</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Advice on the kernel</source>
        <translation>Rat zum Kernel</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compiler shows here what the device&apos;s compiler makes of the kernel.</source>
        <translation>Compiler zeigt hier, was der Compiler des Geräts aus dem Kernel macht.</translation>
    </message>
    <message>
        <source>What to try next appears here when the kernel has been measured. Compiler adds what its code shows.</source>
        <translation>Die nächsten Schritte erscheinen hier, wenn der Kernel gemessen ist. Compiler ergänzt, was sein Code zeigt.</translation>
    </message>
</context>
<context>
    <name>headroom::LabelDialog</name>
    <message>
        <source>Label a run</source>
        <translation>Lauf beschriften</translation>
    </message>
    <message>
        <source>Before the change</source>
        <translation>Vor der Änderung</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Schlagwörter</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>A labelled run is never deleted to make room for a new one.</source>
        <translation>Ein beschrifteter Lauf wird nie gelöscht, um Platz für einen neuen zu schaffen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
</context>
<context>
    <name>headroom::LabelledBars</name>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>with a warning</source>
        <translation>mit einer Warnung</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1: %2, mit einer Warnung</translation>
    </message>
</context>
<context>
    <name>headroom::LastRun</name>
    <message>
        <source>The run of %1 is not shown at start: %2</source>
        <translation>Der Lauf vom %1 wird beim Start nicht gezeigt: %2</translation>
    </message>
    <message>
        <source>its journal has %1. Open it from the history (Ctrl+H).</source>
        <translation>sein Journal enthält %1. Öffnen Sie ihn aus dem Verlauf (Strg+H).</translation>
    </message>
</context>
<context>
    <name>headroom::LessonPage</name>
    <message>
        <source>Page of the guide</source>
        <translation>Seite des Leitfadens</translation>
    </message>
</context>
<context>
    <name>headroom::LineList</name>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Find a line</source>
        <translation>Linie suchen</translation>
    </message>
    <message>
        <source>Lines of the chart, fastest first</source>
        <translation>Linien des Diagramms, schnellste zuerst</translation>
    </message>
</context>
<context>
    <name>headroom::LineListModel</name>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to draw it in grey.</source>
        <translation>%1
Ein Klick auf das Muster der Linie oder die Leertaste zeichnet sie grau.</translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to give it a colour.</source>
        <translation>%1
Ein Klick auf das Muster der Linie oder die Leertaste gibt ihr eine Farbe.</translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>Headroom</source>
        <translation>Headroom</translation>
    </message>
    <message>
        <source>There is no run of the view &quot;%1&quot;.</source>
        <translation>Die Ansicht „%1“ hat keinen Lauf.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <translation>Abgebrochen. Bisherige Ergebnisse bleiben.</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Der Lauf ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>Start (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird abgebrochen...</translation>
    </message>
    <message>
        <source>%1 was added. Its devices are in the device box.</source>
        <translation>%1 wurde hinzugefügt. Seine Geräte stehen in der Geräteliste.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Export</translation>
    </message>
    <message>
        <source>Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it.</source>
        <translation>Öffnen Sie ein Foto (Strg+O), legen Sie es hier ab oder fügen Sie es ein (Strg+V), um zu sehen, was ein Weichzeichner daraus macht.</translation>
    </message>
    <message>
        <source>Opened the session %1</source>
        <translation>Sitzung %1 geöffnet</translation>
    </message>
    <message>
        <source>Saved the session %1</source>
        <translation>Sitzung %1 gespeichert</translation>
    </message>
    <message>
        <source>Show kernels</source>
        <translation>Kernel zeigen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Start...</translation>
    </message>
    <message>
        <source>The compiler&apos;s log of %1:
%2</source>
        <translation>Das Protokoll des Compilers zu %1:
%2</translation>
    </message>
    <message>
        <source>Saved the blurred photo as %1.</source>
        <translation>Weichgezeichnetes Foto als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 - Headroom</source>
        <translation>%1 - Headroom</translation>
    </message>
    <message>
        <source>Kernel files were read again.</source>
        <translation>Kerneldateien wurden neu gelesen.</translation>
    </message>
    <message>
        <source>A kernel file was skipped: %1</source>
        <translation>Eine Kerneldatei wurde übergangen: %1</translation>
    </message>
    <message>
        <source>Run of %1 opened from history; Run would measure it again.</source>
        <translation>Lauf vom %1 aus dem Verlauf geöffnet; Start würde ihn neu messen.</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>Der Lauf vom %1 wird gezeigt.</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Fertig: 1 Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Fertig: %n Ergebnis.</numerusform>
            <numerusform>Fertig: %n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open photo</source>
        <translation>Foto öffnen</translation>
    </message>
</context>
<context>
    <name>headroom::ManualBrowser</name>
    <message>
        <source>Page of the user guide</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>headroom::ManualWindow</name>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Words to search all pages for</source>
        <translation>Wörter, nach denen alle Seiten durchsucht werden</translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>%1 is not part of the built-in guide. Look for it in Headroom&apos;s sources.</source>
        <translation>%1 gehört nicht zum eingebauten Handbuch. Suchen Sie in den Quellen von Headroom.</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>%1 - User guide</source>
        <translation>%1 - Handbuch</translation>
    </message>
</context>
<context>
    <name>headroom::MarkLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>mild outlier</source>
        <translation>milder Ausreißer</translation>
    </message>
    <message>
        <source>severe outlier</source>
        <translation>starker Ausreißer</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>Quartile</translation>
    </message>
    <message>
        <source>95&#xa0;% interval of a repetition&apos;s median</source>
        <translation>95-%-Intervall des Medians einer Wiederholung</translation>
    </message>
</context>
<context>
    <name>headroom::MarksLabel</name>
    <message>
        <source>Warnings about this time</source>
        <translation>Warnungen zu dieser Zeit</translation>
    </message>
</context>
<context>
    <name>headroom::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>headroom::MessageList</name>
    <message>
        <source>Messages of the compiler and the checks</source>
        <translation>Was Compiler und Prüfungen melden</translation>
    </message>
</context>
<context>
    <name>headroom::MessageLog</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>No messages. Errors and applied timing settings appear here.</source>
        <translation>Keine Meldungen. Hier erscheinen Fehler und angewandte Messeinstellungen.</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelDialog</name>
    <message>
        <source>New kernel</source>
        <translation>Neuer Kernel</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Shows the file that is written.</source>
        <translation>Zeigt die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>No kernel is described yet. Choose its file, or paste its text.</source>
        <translation>Noch ist kein Kernel beschrieben. Wählen Sie seine Datei, oder fügen Sie seinen Text ein.</translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB, which no kernel is.</source>
        <translation>Der Text ist größer als %1 MiB; so groß ist kein Kernel.</translation>
    </message>
    <message>
        <source>A run is in progress. The kernel is built when it ends.</source>
        <translation>Ein Lauf ist im Gang. Der Kernel wird gebaut, wenn er endet.</translation>
    </message>
    <message>
        <source>Building the kernel...</source>
        <translation>Kernel wird gebaut...</translation>
    </message>
    <message>
        <source>The kernel is being built.</source>
        <translation>Der Kernel wird gebaut.</translation>
    </message>
    <message>
        <source>Reading the tuning problem...</source>
        <translation>Tuning-Problem wird gelesen...</translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation>1 Argument</translation>
    </message>
    <message numerus="yes">
        <source>%n arguments</source>
        <translation>
            <numerusform>%n Argument</numerusform>
            <numerusform>%n Argumente</numerusform>
        </translation>
    </message>
    <message>
        <source>Built on %1: %2 takes %3.</source>
        <translation>Gebaut auf %1: %2 hat %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 problem: %1</source>
        <translation>1 Problem: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problems, the first: %1</source>
        <translation>
            <numerusform>%n Problem, das erste: %1</numerusform>
            <numerusform>%n Probleme, das erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the description.</source>
        <translation>Schreibt die Beschreibung.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation>%1 gibt es dort schon. Überschreiben?</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 are there already. Overwrite them?</source>
        <translation>%1 gibt es dort schon. Überschreiben?</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelSource</name>
    <message>
        <source>A file of OpenCL C or a tuning problem, or paste text below</source>
        <translation>Eine Datei mit OpenCL C oder ein Tuning-Problem; oder fügen Sie unten Text ein</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation>&amp;Wählen...</translation>
    </message>
    <message>
        <source>Paste OpenCL C here.</source>
        <translation>Fügen Sie hier OpenCL C ein.</translation>
    </message>
    <message>
        <source>none, or such as -DN=4 -Iinclude</source>
        <translation>keine, oder etwa -DN=4 -Iinclude</translation>
    </message>
    <message>
        <source>Messages of the compiler</source>
        <translation>Meldungen des Compilers</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Build &amp;options</source>
        <translation>Build-&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Kernel</translation>
    </message>
    <message>
        <source>Build options of the tuning problem.</source>
        <translation>Optionen des Bauens, wie im Tuning-Problem angegeben.</translation>
    </message>
    <message>
        <source>Options of the build. Folders of -I are searched for what the file includes.</source>
        <translation>Optionen des Bauens. In den Ordnern von -I wird gesucht, was die Datei einbindet.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>Kernel wählen</translation>
    </message>
    <message>
        <source>OpenCL C and tuning problems (*.cl *.ocl *.clh *.h *.json)</source>
        <translation>OpenCL C und Tuning-Probleme (*.cl *.ocl *.clh *.h *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>headroom::NoiseDialog</name>
    <message>
        <source>&amp;Copies of a plane</source>
        <translation>&amp;Kopien einer Ebene</translation>
    </message>
    <message>
        <source>The &amp;ticked variants (%1 of %2)</source>
        <translation>Die &amp;gewählten Varianten (%1 von %2)</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise</source>
        <translation>Rauschen dieses Rechners messen</translation>
    </message>
    <message>
        <source>Finds the noise floor. Measure what you will compare, and leave the machine idle.</source>
        <translation>Bestimmt das Grundrauschen. Messen Sie, was Sie vergleichen wollen, und lassen Sie den Rechner sonst ruhen.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>&amp;Pairs of each</source>
        <translation>&amp;Paare je Größe</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Bisher bekannt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
</context>
<context>
    <name>headroom::OrderChart</name>
    <message>
        <source>Samples in the order of the run</source>
        <translation>Messwerte in der Reihenfolge des Laufs</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>Zeit, %1</translation>
    </message>
    <message>
        <source>sample, in the order of the run</source>
        <translation>Messwert, in der Reihenfolge des Laufs</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>nach %1 s</translation>
    </message>
</context>
<context>
    <name>headroom::ParameterControl</name>
    <message>
        <source>Si&amp;gma</source>
        <translation>&amp;Sigma</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian, in pixels. The photo is blurred again while it changes.</source>
        <translation>Standardabweichung der Gauß-Funktion in Pixeln. Während sie sich ändert, wird das Foto neu weichgezeichnet.</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>0.000</source>
        <translation>0,000</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoBar</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Left picture</source>
        <translation>Linkes Bild</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Compare the photo with its blur.</source>
        <translation>Vergleicht das Foto mit seiner weichgezeichneten Fassung.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Comparison of both pictures</source>
        <translation>Vergleich beider Bilder</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Show the pictures on either side of a line that can be dragged (W).</source>
        <translation>Zeigt die Bilder beiderseits einer Linie, die sich ziehen lässt (W).</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Show the same part of both pictures (S).</source>
        <translation>Zeigt denselben Ausschnitt beider Bilder (S).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Show right minus left, amplified: blue is darker, orange brighter (D).</source>
        <translation>Zeigt Rechts minus Links verstärkt: Blau ist dunkler, Orange heller (D).</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Vergleichen durch</translation>
    </message>
    <message>
        <source>Amplification of differences</source>
        <translation>Verstärkung der Differenzen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The largest power of two that fits 99.9% of the differing pixels into the scale.</source>
        <translation>Die größte Zweierpotenz, bei der 99,9% der verschiedenen Pixel in die Skala passen.</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Amplified</source>
        <translation>Verstärkt</translation>
    </message>
    <message>
        <source>Show left</source>
        <translation>Linkes zeigen</translation>
    </message>
    <message>
        <source>Show the left picture in the whole view while the button is held (space bar in the photo).</source>
        <translation>Zeigt das linke Bild in der ganzen Ansicht, solange die Taste gedrückt ist (Leertaste im Foto).</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Blinken</translation>
    </message>
    <message>
        <source>Show both pictures by turns, half a second each (B in the photo).</source>
        <translation>Zeigt beide Bilder abwechselnd, je eine halbe Sekunde (B im Foto).</translation>
    </message>
    <message>
        <source>Zoom: 100% is one pixel of the photo per pixel of the screen. Click to change it.</source>
        <translation>Zoom: Bei 100% ist ein Pixel des Fotos ein Pixel des Bildschirms. Klicken ändert ihn.</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>Zoom %1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoComparison</name>
    <message>
        <source>%1 x %2 at %3, %4</source>
        <translation>%1 x %2 bei %3, %4</translation>
    </message>
    <message>
        <source>error up to %1, RMS %2</source>
        <translation>Fehler bis %1, RMS %2</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 lässt sich nicht vergleichen: %2</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>die Differenz</translation>
    </message>
    <message>
        <source>%1 minus %2, amplified %3x</source>
        <translation>%1 minus %2, %3x verstärkt</translation>
    </message>
    <message>
        <source>Whole photo: %1; %2 of %3 pixels differ</source>
        <translation>Ganzes Foto: %1; %2 von %3 Pixeln sind verschieden</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>measured when the run ends</source>
        <translation>wird nach dem Lauf gemessen</translation>
    </message>
    <message>
        <source>measuring...</source>
        <translation>wird gemessen...</translation>
    </message>
    <message>
        <source>between them: %1</source>
        <translation>zwischen beiden: %1</translation>
    </message>
    <message>
        <source>before and after: %1</source>
        <translation>vorher und nachher: %1</translation>
    </message>
    <message>
        <source>Blurring with %1 to compare...</source>
        <translation>Zum Vergleich wird mit %1 weichgezeichnet...</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>Differenz: %1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoController</name>
    <message>
        <source>%1 with rounding</source>
        <translation>%1 mit Rundung</translation>
    </message>
    <message>
        <source>exact; the cut at 3 sigma costs %1</source>
        <translation>exakt; der Schnitt bei 3 Sigma kostet %1</translation>
    </message>
    <message>
        <source>error up to %1</source>
        <translation>Fehler bis %1</translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 GP/s</source>
        <translation>%1: %2 ms, %3 GP/s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This photo is blurred with %1 at %2</source>
        <translation>Dieses Foto wird mit %1 weichgezeichnet, mit %2</translation>
    </message>
    <message>
        <source>%1 in %2 ms, which is %3 GP/s.</source>
        <translation>%1 in %2 ms, das sind %3 GP/s.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Its error is measured when sigma rests.</source>
        <translation>Der Fehler wird gemessen, wenn Sigma ruht.</translation>
    </message>
    <message>
        <source>on this photo</source>
        <translation>auf diesem Foto</translation>
    </message>
    <message>
        <source>in samples from all over this photo</source>
        <translation>an Stichproben aus dem ganzen Foto</translation>
    </message>
    <message>
        <source>Its largest error %1 is %2 of the true Gaussian, white being 1.</source>
        <translation>Der größte Fehler %1 ist %2 der wahren Gauß-Funktion; Weiß ist 1.</translation>
    </message>
    <message>
        <source>%1 It is what the cut at 3 sigma costs, as in all exact blurs; the rest is exact. Approximations that reach further can be nearer to the true Gaussian.</source>
        <translation>%1 So viel kostet der Schnitt bei 3 Sigma, wie bei allen exakten Weichzeichnern; der Rest ist exakt. Näherungen, die weiter reichen, können der wahren Gauß-Funktion näher kommen.</translation>
    </message>
    <message>
        <source>Not blurred: %1</source>
        <translation>Nicht weichgezeichnet: %1</translation>
    </message>
    <message>
        <source>Finding the fastest...</source>
        <translation>Der schnellste wird gesucht...</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer. Save it first, then open the file.</source>
        <translation>%1 ist keine Datei auf diesem Rechner. Speichern Sie sie zuerst, und öffnen Sie dann die Datei.</translation>
    </message>
    <message>
        <source>Pasted image</source>
        <translation>Eingefügtes Bild</translation>
    </message>
    <message>
        <source>It is what you chose.</source>
        <translation>Sie haben ihn gewählt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Paused until the run ends</source>
        <translation>Angehalten, bis der Lauf endet</translation>
    </message>
    <message>
        <source>%1. Shown: %2</source>
        <translation>%1. Gezeigt: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. The photo is blurred then.</source>
        <translation>%1. Danach wird das Foto weichgezeichnet.</translation>
    </message>
    <message>
        <source>Blurring would disturb what is timed. The photo is blurred again when the run ends.</source>
        <translation>Weichzeichnen würde die Messung stören. Das Foto wird wieder weichgezeichnet, wenn der Lauf endet.</translation>
    </message>
    <message>
        <source>Blurring...</source>
        <translation>Wird weichgezeichnet...</translation>
    </message>
    <message>
        <source>the best variant</source>
        <translation>der besten Variante</translation>
    </message>
    <message>
        <source>Blurring with %1%2...</source>
        <translation>Wird mit %1%2 weichgezeichnet...</translation>
    </message>
    <message>
        <source>Looking for devices to blur on...</source>
        <translation>Geräte zum Weichzeichnen werden gesucht...</translation>
    </message>
    <message>
        <source>Choose a blur for the photo.</source>
        <translation>Wählen Sie einen Weichzeichner für das Foto.</translation>
    </message>
    <message>
        <source>Not blurred: there is no device.</source>
        <translation>Nicht weichgezeichnet: kein Gerät vorhanden.</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>Foto</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoFiles</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 does not fit into memory. Choose a smaller image.</source>
        <translation>%1 passt nicht in den Speicher. Wählen Sie ein kleineres Bild.</translation>
    </message>
    <message>
        <source>%1 cannot be read as an image: %2. Choose another file.</source>
        <translation>%1 lässt sich nicht als Bild lesen: %2. Wählen Sie eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoPane</name>
    <message>
        <source>Values under the cursor</source>
        <translation>Werte unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Compare by a &amp;line</source>
        <translation>Mit einer &amp;Linie vergleichen</translation>
    </message>
    <message>
        <source>Compare s&amp;ide by side</source>
        <translation>&amp;Nebeneinander vergleichen</translation>
    </message>
    <message>
        <source>Show the &amp;difference</source>
        <translation>&amp;Differenz zeigen</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>&amp;Blinken</translation>
    </message>
    <message>
        <source>Copy &amp;values under the cursor</source>
        <translation>&amp;Werte unter dem Mauszeiger kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy what is shown as picture</source>
        <translation>Gezeigtes als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Measure the visible part</source>
        <translation>Sichtbaren Teil &amp;messen</translation>
    </message>
    <message>
        <source>&amp;Remove the region</source>
        <translation>Bereich &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoTools</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen...</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>Bild einfü&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Save blurred photo as...</source>
        <translation>Weichgezeichnetes Foto &amp;speichern unter...</translation>
    </message>
    <message>
        <source>&amp;Fit photo</source>
        <translation>Foto ein&amp;passen</translation>
    </message>
    <message>
        <source>Photo at &amp;100 %</source>
        <translation>Foto mit &amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ve&amp;rkleinern</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation>Foto öffnen</translation>
    </message>
    <message>
        <source>The clipboard holds no image. Copy a picture or an image file first.</source>
        <translation>Die Zwischenablage enthält kein Bild. Kopieren Sie zuerst ein Bild oder eine Bilddatei.</translation>
    </message>
    <message>
        <source>Save the blurred photo</source>
        <translation>Weichgezeichnetes Foto speichern</translation>
    </message>
    <message>
        <source>Photo &amp;report...</source>
        <translation>Foto&amp;bericht...</translation>
    </message>
    <message>
        <source>One page with the photo before and after, the amplified difference and its figures.</source>
        <translation>Eine Seite mit dem Foto vorher und nachher, der verstärkten Differenz und ihren Zahlen.</translation>
    </message>
    <message>
        <source>Export the report on the photo</source>
        <translation>Bericht über das Foto exportieren</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>&amp;Photo</source>
        <translation>F&amp;oto</translation>
    </message>
    <message>
        <source>In the photo</source>
        <translation>Im Foto</translation>
    </message>
    <message>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>0, 1</source>
        <translation>0, 1</translation>
    </message>
    <message>
        <source>Fit photo, photo at 100 %</source>
        <translation>Foto einpassen, Foto mit 100 %</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move the photo</source>
        <translation>Foto verschieben</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Move the line between both pictures</source>
        <translation>Linie zwischen den Bildern verschieben</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Show the left picture while held</source>
        <translation>Linkes Bild zeigen, solange gedrückt</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show both pictures by turns</source>
        <translation>Beide Bilder abwechselnd zeigen</translation>
    </message>
    <message>
        <source>W, S, D</source>
        <translation>W, S, D</translation>
    </message>
    <message>
        <source>Compare by a line, side by side, by the difference</source>
        <translation>Mit Linie, nebeneinander, durch Differenz vergleichen</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>Measure a region</source>
        <translation>Bereich messen</translation>
    </message>
    <message>
        <source>&amp;Blur the photo with %1</source>
        <translation>&amp;Foto mit %1 weichzeichnen</translation>
    </message>
    <message>
        <source>%1 cannot blur photos.</source>
        <translation>%1 kann keine Fotos weichzeichnen.</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoView</name>
    <message>
        <source>Drop a photo here, or open one (Ctrl+O)</source>
        <translation>Legen Sie hier ein Foto ab, oder öffnen Sie eines (Strg+O)</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Photo before and after</source>
        <translation>Foto vorher und nachher</translation>
    </message>
</context>
<context>
    <name>headroom::PlotView</name>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Tief</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show everything again (0, or a double click).</source>
        <translation>Alles wieder zeigen (0 oder Doppelklick).</translation>
    </message>
</context>
<context>
    <name>headroom::Preferences</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in %2, less where noise falls to %3% sooner</source>
        <translation>%1 in %2, kürzer, wenn das Rauschen früher auf %3% sinkt</translation>
    </message>
    <message>
        <source>Preferences cannot be stored in %1. Free space on its disk or make it writable; otherwise they are lost when the window is closed.</source>
        <translation>Einstellungen können nicht in %1 gespeichert werden. Schaffen Sie Platz auf dem Datenträger oder machen Sie die Datei beschreibbar; sonst gehen sie verloren, wenn das Fenster geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>headroom::PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Auto (as the desktop)</source>
        <translation>Automatisch (wie der Desktop)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Zeit (ms)</translation>
    </message>
    <message>
        <source>Rate (GP/s, GB/s, GFLOP/s)</source>
        <translation>Rate (GP/s, GB/s, GFLOP/s)</translation>
    </message>
    <message>
        <source>Decimal (kB, MB, GB)</source>
        <translation>Dezimal (kB, MB, GB)</translation>
    </message>
    <message>
        <source>Binary (KiB, MiB, GiB)</source>
        <translation>Binär (KiB, MiB, GiB)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Time budget of a point in seconds</source>
        <translation>Zeitbudget eines Punkts in Sekunden</translation>
    </message>
    <message>
        <source>Sample each point for at most this long, in all rounds together. A longer time narrows the interval of the median.</source>
        <translation>Misst jeden Punkt höchstens so lange, in allen Runden zusammen. Mehr Zeit verengt das Intervall des Medians.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Measure each point in this many rounds, in random order. They share the time budget, and each has a runner process of its own.</source>
        <translation>Misst jeden Punkt in so vielen Runden in zufälliger Reihenfolge. Sie teilen sich das Zeitbudget, und jede hat einen eigenen Prozess.</translation>
    </message>
    <message>
        <source>Noise goal in percent</source>
        <translation>Rauschziel in Prozent</translation>
    </message>
    <message>
        <source>Stop sampling a point when its noise is at most this. 0: use the whole time budget, whatever the noise.</source>
        <translation>Beendet die Messung eines Punkts, wenn sein Rauschen höchstens so groß ist. 0: das ganze Zeitbudget nutzen.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>as precise as the time allows</source>
        <translation>so genau, wie die Zeit erlaubt</translation>
    </message>
    <message>
        <source>Measure as Headroom does by default.</source>
        <translation>Misst nach den Vorgaben von Headroom.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light or dark windows. Exported pictures are black on white in each.</source>
        <translation>Helle oder dunkle Fenster. Exportierte Bilder sind immer schwarz auf weiß.</translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation>Sprache, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Language of the window. Sentences of the engine, files, reports and the command line stay English.</source>
        <translation>Sprache des Fensters. Sätze der Messmaschine, Dateien, Berichte und die Befehlszeile bleiben englisch.</translation>
    </message>
    <message>
        <source>Main figure of speed</source>
        <translation>Wichtigste Geschwindigkeitsangabe</translation>
    </message>
    <message>
        <source>The figure that comes first where both are shown, and the one in the list beside the throughput chart. Axes show rates. Files and reports have both.</source>
        <translation>Die Angabe, die zuerst steht, wo beide gezeigt werden, und die in der Liste neben dem Durchsatz-Diagramm. Achsen zeigen Raten. Dateien und Berichte enthalten beide.</translation>
    </message>
    <message>
        <source>Units of bytes</source>
        <translation>Einheiten von Bytes</translation>
    </message>
    <message>
        <source>Units of memory sizes on screen. Rates and footprints of copies are decimal in either case, as GB/s is 10^9 bytes per second.</source>
        <translation>Einheiten von Speichergrößen auf dem Bildschirm. Raten und Größen von Kopien sind immer dezimal, denn GB/s sind 10^9 Bytes je Sekunde.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Time &amp;budget per point</source>
        <translation>Zeit&amp;budget je Punkt</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Noise goal</source>
        <translation>Rausch&amp;ziel</translation>
    </message>
    <message>
        <source>For runs, for A/A checks and splits, and for the finalists of a tuning. The Guide view takes 0.3 of the time, the Kernel view 0.4 of it in one round.</source>
        <translation>Für Läufe, A/A-Tests und Aufteilungen und für die Endauswahl eines Tunings. Die Ansicht Leitfaden nimmt das 0,3-fache der Zeit, die Ansicht Kernel das 0,4-fache in einer Runde.</translation>
    </message>
    <message>
        <source> Until the window is closed, the time budget is %1 s, as given by --time-budget.</source>
        <translation> Bis das Fenster geschlossen wird, ist das Zeitbudget %1 s, wie mit --time-budget angegeben.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>ab dem nächsten Start</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Main figure of &amp;speed</source>
        <translation>&amp;Geschwindigkeit zuerst als</translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation>B&amp;ytes</translation>
    </message>
    <message>
        <source>Configurations compiled at once in tunings</source>
        <translation>In Tunings gleichzeitig kompilierte Konfigurationen</translation>
    </message>
    <message>
        <source>Compile this many configurations of a tuning at once, before they are measured one after the other. 1: compile each when it is measured. Several workers always do that.</source>
        <translation>Kompiliert so viele Konfigurationen eines Tunings gleichzeitig, bevor sie nacheinander gemessen werden. 1: jede erst, wenn sie gemessen wird. Mehrere Arbeitsprozesse tun das immer.</translation>
    </message>
    <message>
        <source>by CPU cores</source>
        <translation>nach CPU-Kernen</translation>
    </message>
    <message>
        <source>Compile a&amp;head in tunings</source>
        <translation>In Tunings voraus &amp;kompilieren</translation>
    </message>
</context>
<context>
    <name>headroom::ResultController</name>
    <message>
        <source>clearing of the results</source>
        <translation>Entfernen der Ergebnisse</translation>
    </message>
    <message>
        <source>choice of the baseline</source>
        <translation>Wahl der Vergleichsbasis</translation>
    </message>
    <message>
        <source>clearing of the baseline</source>
        <translation>Entfernen der Vergleichsbasis</translation>
    </message>
    <message>
        <source>the baseline %1</source>
        <translation>die Vergleichsbasis %1</translation>
    </message>
    <message>
        <source>Another measurement is in progress. Run waits for it to finish.</source>
        <translation>Eine andere Messung ist im Gang. Start wartet auf ihr Ende.</translation>
    </message>
    <message>
        <source>Measuring the device&apos;s ceilings. The first result follows.</source>
        <translation>Obergrenzen des Geräts werden gemessen. Danach folgt das erste Ergebnis.</translation>
    </message>
    <message>
        <source>No results yet. Tick variants, choose sizes and press Run (Ctrl+R).</source>
        <translation>Noch keine Ergebnisse. Wählen Sie Varianten und Größen, und drücken Sie Start (Strg+R).</translation>
    </message>
    <message>
        <source>Select a result to see how close it is to the device&apos;s limits, and why.</source>
        <translation>Wählen Sie ein Ergebnis, um zu sehen, wie nah es den Grenzen des Geräts ist, und warum.</translation>
    </message>
    <message>
        <source>Press Run to see how close each variant is to the device&apos;s limits, and why.</source>
        <translation>Drücken Sie Start, um zu sehen, wie nah jede Variante den Grenzen des Geräts ist, und warum.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTable</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Vorgegebene Spalten</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>Kein Ergebnis enthält alle diese Wörter.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTabs</name>
    <message>
        <source>Results and the selected one&apos;s details</source>
        <translation>Ergebnisse und Einzelheiten des ausgewählten</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Source of the selected result</source>
        <translation>Quelltext des ausgewählten Ergebnisses</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>Obergrenzen</translation>
    </message>
    <message>
        <source>What the results are of</source>
        <translation>Wovon die Ergebnisse sind</translation>
    </message>
    <message>
        <source>The selected result</source>
        <translation>Das ausgewählte Ergebnis</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>Select a result to read the kernel that it is of.</source>
        <translation>Wählen Sie ein Ergebnis, um seinen Kernel zu lesen.</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 ist kein Kernel und hat keinen Text.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTools</name>
    <message>
        <source>Show ceilings</source>
        <translation>Obergrenzen zeigen</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>Ergebnisse filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Show only results that have all of these words: in id, title, device, status or a value (Ctrl+F).</source>
        <translation>Zeigt nur Ergebnisse, die alle diese Wörter enthalten: in Id, Titel, Gerät, Status oder einem Wert (Strg+F).</translation>
    </message>
    <message>
        <source>List the copies and MAD peaks that the ceilings come from.</source>
        <translation>Listet die Kopien und MAD-Spitzen auf, aus denen die Obergrenzen stammen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose the columns of the table. A right click on its header does it as well.</source>
        <translation>Wählt die Spalten der Tabelle, wie ein Rechtsklick auf ihren Kopf.</translation>
    </message>
</context>
<context>
    <name>headroom::Results</name>
    <message>
        <source>&amp;Samples of the result</source>
        <translation>Mess&amp;werte des Ergebnisses</translation>
    </message>
    <message>
        <source>Time&amp;line of the result</source>
        <translation>Zeita&amp;chse des Ergebnisses</translation>
    </message>
    <message>
        <source>Sour&amp;ce of the result</source>
        <translation>&amp;Quelltext des Ergebnisses</translation>
    </message>
    <message>
        <source>Filte&amp;r results</source>
        <translation>&amp;Ergebnisse filtern</translation>
    </message>
    <message>
        <source>&amp;Clear results</source>
        <translation>Er&amp;gebnisse entfernen</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Fertig: 1 Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Fertig: %n Ergebnis.</numerusform>
            <numerusform>Fertig: %n Ergebnisse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the results from the window. They stay in the history.</source>
        <translation>Entfernt die Ergebnisse aus dem Fenster. Im Verlauf bleiben sie.</translation>
    </message>
    <message>
        <source>Report as &amp;HTML...</source>
        <translation>Bericht als &amp;HTML...</translation>
    </message>
    <message>
        <source>One page with verdicts, charts, results and conditions, with the changes against the baseline. Reports of blurs show the photo, too.</source>
        <translation>Eine Seite mit Urteilen, Diagrammen, Ergebnissen und Bedingungen und den Änderungen gegen die Vergleichsbasis. Berichte über Weichzeichner zeigen auch das Foto.</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML-Seiten (*.html)</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown...</source>
        <translation>Bericht als &amp;Markdown...</translation>
    </message>
    <message>
        <source>The same without pictures, for a pull request or an issue.</source>
        <translation>Dasselbe ohne Bilder, für einen Pull Request oder ein Issue.</translation>
    </message>
    <message>
        <source>Markdown texts (*.md)</source>
        <translation>Markdown-Texte (*.md)</translation>
    </message>
    <message>
        <source>Results as &amp;CSV...</source>
        <translation>Ergebnisse als &amp;CSV...</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Chart as &amp;PNG...</source>
        <translation>Diagramm als &amp;PNG...</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Chart as S&amp;VG...</source>
        <translation>Diagramm als S&amp;VG...</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Commands as a &amp;trace...</source>
        <translation>Befehle als &amp;Trace...</translation>
    </message>
    <message>
        <source>The commands&apos; times for ui.perfetto.dev or chrome://tracing.</source>
        <translation>Die Zeiten der Befehle für ui.perfetto.dev oder chrome://tracing.</translation>
    </message>
    <message>
        <source>Export the commands</source>
        <translation>Befehle exportieren</translation>
    </message>
    <message>
        <source>Trace events (*.json)</source>
        <translation>Trace-Ereignisse (*.json)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>&amp;Throughput</source>
        <translation>&amp;Durchsatz</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>Im Diagramm</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Select the line&apos;s point before or after</source>
        <translation>Punkt der Linie davor oder danach auswählen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Select the nearest point of another line</source>
        <translation>Nächstgelegenen Punkt einer anderen Linie auswählen</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speed-up</translation>
    </message>
    <message>
        <source>Speed-&amp;up</source>
        <translation>Speed-&amp;up</translation>
    </message>
    <message>
        <source>In the speed-up&apos;s bars</source>
        <translation>In den Balken der Ansicht Speed-up</translation>
    </message>
    <message>
        <source>Select the bar above or below</source>
        <translation>Balken darüber oder darunter auswählen</translation>
    </message>
    <message>
        <source>In the samples</source>
        <translation>In den Messwerten</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Point at the sample before or after, the first, the last</source>
        <translation>Auf den Messwert davor oder danach, den ersten, den letzten zeigen</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>In der Zeitachse</translation>
    </message>
    <message>
        <source>Point at the command before or after</source>
        <translation>Auf den Befehl davor oder danach zeigen</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show all commands</source>
        <translation>Vergrößern, verkleinern, alle Befehle zeigen</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Umschalt+Links, Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Move along the time</source>
        <translation>Entlang der Zeit verschieben</translation>
    </message>
    <message>
        <source>Export the roofline</source>
        <translation>Roofline exportieren</translation>
    </message>
    <message>
        <source>Roof&amp;line as SVG...</source>
        <translation>Roof&amp;line als SVG...</translation>
    </message>
    <message>
        <source>Roo&amp;fline as CSV...</source>
        <translation>Roo&amp;fline als CSV...</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofli&amp;ne</source>
        <translation>Roofli&amp;ne</translation>
    </message>
    <message>
        <source>In the roofline</source>
        <translation>In der Roofline</translation>
    </message>
    <message>
        <source>Select the variant&apos;s mark before or after</source>
        <translation>Marke der Variante davor oder danach auswählen</translation>
    </message>
    <message>
        <source>Select the nearest mark of another variant</source>
        <translation>Nächstgelegene Marke einer anderen Variante auswählen</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionChart</name>
    <message>
        <source>Speed of each revision</source>
        <translation>Geschwindigkeit jeder Revision</translation>
    </message>
    <message>
        <source>revision %1: %2</source>
        <translation>Revision %1: %2</translation>
    </message>
    <message>
        <source>Each text of the kernel that is measured becomes a point here.</source>
        <translation>Jeder gemessene Text des Kernels wird hier ein Punkt.</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>Revision</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionController</name>
    <message>
        <source>Restore a revision</source>
        <translation>Revision wiederherstellen</translation>
    </message>
    <message>
        <source>The kernel as it is now was not measured, so no revision has it. Revision %1 would take its place.</source>
        <translation>Der jetzige Kernel wurde nicht gemessen, also enthält ihn keine Revision. Revision %1 würde ihn ersetzen.</translation>
    </message>
    <message>
        <source>Restore Revision</source>
        <translation>Revision wiederherstellen</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionList</name>
    <message>
        <source>Each measured text of the kernel is stored here, with its result.</source>
        <translation>Jeder gemessene Text des Kernels wird hier mit seinem Ergebnis aufbewahrt.</translation>
    </message>
    <message>
        <source>Show chan&amp;ges</source>
        <translation>Ä&amp;nderungen</translation>
    </message>
    <message>
        <source>Compare co&amp;de</source>
        <translation>C&amp;ode vergleichen</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Com&amp;pare in turns...</source>
        <translation>Abwech&amp;selnd messen...</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Revisionen</translation>
    </message>
    <message>
        <source>Rev.</source>
        <translation>Rev.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>% der Obergrenze</translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation>Gegen die vorige</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Measured (UTC)</source>
        <translation>Gemessen (UTC)</translation>
    </message>
    <message>
        <source>Show what the compiler makes of two selected revisions, or of one and the saved files: registers, spills, memory, vector width, and the code line by line.</source>
        <translation>Zeigt, was der Compiler aus zwei ausgewählten Revisionen macht, oder aus einer und den gespeicherten Dateien: Register, Auslagerungen, Speicher, Vektorbreite und den Code Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Show line by line what changed: between two selected revisions, or since one.</source>
        <translation>Zeigt Zeile für Zeile, was sich geändert hat: zwischen zwei ausgewählten Revisionen oder seit einer.</translation>
    </message>
    <message>
        <source>Write the selected revision over the kernel&apos;s files.</source>
        <translation>Schreibt die ausgewählte Revision über die Dateien des Kernels.</translation>
    </message>
    <message>
        <source>Measure two selected revisions, or one and the current files, interleaved until it is clear which is faster.</source>
        <translation>Misst zwei ausgewählte Revisionen, oder eine und die jetzigen Dateien, abwechselnd, bis klar ist, welche schneller ist.</translation>
    </message>
</context>
<context>
    <name>headroom::RooflinePlot</name>
    <message>
        <source>%1 operations per byte</source>
        <translation>%1 Operationen je Byte</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>headroom::RooflineView</name>
    <message>
        <source>Device of the roofline</source>
        <translation>Gerät der Roofline</translation>
    </message>
    <message>
        <source>Roofs</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Roofs to show</source>
        <translation>Gezeigte Grenzen</translation>
    </message>
    <message>
        <source>Marks grow with the size. Dotted: to the intensity by the kernel&apos;s own loads. Hollow: with a warning.</source>
        <translation>Marken wachsen mit der Größe. Gepunktet: bis zur Intensität nach den Zugriffen des Kernels. Hohl: mit Warnung.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No roofs were measured. Run with ceilings.</source>
        <translation>Es wurden keine Grenzen gemessen. Messen Sie mit Obergrenzen.</translation>
    </message>
    <message>
        <source>%1 more are not drawn.</source>
        <translation>%1 weitere sind nicht gezeichnet.</translation>
    </message>
    <message>
        <source>Choose the roofs to show.</source>
        <translation>Wählt die gezeigten Grenzen.</translation>
    </message>
    <message>
        <source>The roofline appears with the first size that is measured.</source>
        <translation>Die Roofline erscheint mit der ersten gemessenen Größe.</translation>
    </message>
    <message>
        <source>No results yet. Press Run (Ctrl+R) to see variants below the roofs of the device.</source>
        <translation>Noch keine Ergebnisse. Drücken Sie Start (Strg+R), um Varianten unter den Grenzen des Geräts zu sehen.</translation>
    </message>
</context>
<context>
    <name>headroom::RowText</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>Kopier-Obergrenze</translation>
    </message>
    <message>
        <source>copy ceiling of %1</source>
        <translation>Kopier-Obergrenze von %1</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>MAD of %1, %2 flops</source>
        <translation>MAD mit %1, %2 Flops</translation>
    </message>
    <message>
        <source>MAD, %1 flops</source>
        <translation>MAD, %1 Flops</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> (%1 MP)</source>
        <translation> (%1 MP)</translation>
    </message>
    <message>
        <source>median %1 ms</source>
        <translation>Median %1 ms</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1% der Obergrenze</translation>
    </message>
    <message>
        <source>, bound by %1</source>
        <translation>, begrenzt durch %1</translation>
    </message>
    <message>
        <source>%1% of what local memory allows</source>
        <translation>%1% dessen, was lokaler Speicher erlaubt</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>Schätzung %1</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 ms</source>
        <translation>95-%-Intervall %1 bis %2 ms</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>kalte Caches</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Failed validation: not on the line, not ranked</source>
        <translation>Falsches Ergebnis: nicht auf der Linie, nicht gewertet</translation>
    </message>
    <message>
        <source>The result has warnings: %1. Point at it to read them.</source>
        <translation>Das Ergebnis hat Warnungen: %1. Zeigen Sie darauf, um sie zu lesen.</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning: %2. Point at a result to read its warnings.</source>
        <translation>1 von %1 Ergebnissen hat eine Warnung: %2. Zeigen Sie auf ein Ergebnis, um seine Warnungen zu lesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 results have warnings: %2. Point at a result to read its warnings.</source>
        <translation>
            <numerusform>%n von %1 Ergebnissen hat Warnungen: %2. Zeigen Sie auf ein Ergebnis, um seine Warnungen zu lesen.</numerusform>
            <numerusform>%n von %1 Ergebnissen haben Warnungen: %2. Zeigen Sie auf ein Ergebnis, um seine Warnungen zu lesen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RunNames</name>
    <message>
        <source>run of %1</source>
        <translation>Lauf vom %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
</context>
<context>
    <name>headroom::RunStatus</name>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>%p%, %1 left</source>
        <translation>%p%, noch %1</translation>
    </message>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>headroom::SampleChart</name>
    <message>
        <source>Sample</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
</context>
<context>
    <name>headroom::SampleSet</name>
    <message>
        <source>Select a result to see the samples that its median is made of.</source>
        <translation>Wählen Sie ein Ergebnis, um die Messwerte seines Medians zu sehen.</translation>
    </message>
    <message>
        <source>The samples of this result were not kept.</source>
        <translation>Die Messwerte dieses Ergebnisses wurden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 has no samples: %2.</source>
        <translation>%1 hat keine Messwerte: %2.</translation>
    </message>
    <message>
        <source>no outliers</source>
        <translation>keine Ausreißer</translation>
    </message>
    <message>
        <source>1 mild outlier</source>
        <translation>1 milder Ausreißer</translation>
    </message>
    <message numerus="yes">
        <source>%n mild outliers</source>
        <translation>
            <numerusform>%n milder Ausreißer</numerusform>
            <numerusform>%n milde Ausreißer</numerusform>
        </translation>
    </message>
    <message>
        <source>1 severe outlier</source>
        <translation>1 starker Ausreißer</translation>
    </message>
    <message numerus="yes">
        <source>%n severe outliers</source>
        <translation>
            <numerusform>%n starker Ausreißer</numerusform>
            <numerusform>%n starke Ausreißer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mild and %2 severe outliers</source>
        <translation>%1 milde und %2 starke Ausreißer</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Messwert</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n Messwert</numerusform>
            <numerusform>%n Messwerte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %n rounds</source>
        <translation>
            <numerusform> in %n Runde</numerusform>
            <numerusform> in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>95&#xa0;% interval unknown</source>
        <translation>95-%-Intervall unbekannt</translation>
    </message>
    <message>
        <source>95&#xa0;% interval up to %1</source>
        <translation>95-%-Intervall bis %1</translation>
    </message>
    <message>
        <source>95&#xa0;% interval %1</source>
        <translation>95-%-Intervall %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Wanduhr %1</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>, cold caches</source>
        <translation>, kalte Caches</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>Minimum %1</translation>
    </message>
    <message>
        <source>quartiles %1</source>
        <translation>Quartile %1</translation>
    </message>
    <message>
        <source>stopped by %1</source>
        <translation>beendet durch %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>%1, sample %2 of %3</source>
        <translation>%1, Messwert %2 von %3</translation>
    </message>
    <message>
        <source>, round %1 of %2 (after %3 s)</source>
        <translation>, Runde %1 von %2 (nach %3 s)</translation>
    </message>
    <message>
        <source>, mild outlier</source>
        <translation>, milder Ausreißer</translation>
    </message>
    <message>
        <source>, severe outlier</source>
        <translation>, starker Ausreißer</translation>
    </message>
</context>
<context>
    <name>headroom::SamplesView</name>
    <message>
        <source>The selected result&apos;s samples</source>
        <translation>Messwerte des ausgewählten Ergebnisses</translation>
    </message>
</context>
<context>
    <name>headroom::SessionController</name>
    <message>
        <source>Sessions (*.headroom);;All files (*)</source>
        <translation>Sitzungen (*.headroom);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not opened, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 wurde nicht geöffnet, weil das den Lauf stören würde. Öffnen Sie die Sitzung nach dem Lauf noch einmal.</translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation>Zuletzt verwendete Sitzu&amp;ngen</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>The session has kernels that this window does not read: %1. They are only texts here, and are not built.</source>
        <translation>Die Sitzung enthält Kernel, die dieses Fenster nicht liest: %1. Sie sind hier nur Texte und werden nicht gebaut.</translation>
    </message>
    <message>
        <source>Save the session in %1.</source>
        <translation>Speichert die Sitzung in %1.</translation>
    </message>
    <message>
        <source>The session names the photo %1 on this machine. It was not read. Open it only if you want to show it.</source>
        <translation>Die Sitzung nennt das Foto %1 auf diesem Rechner. Es wurde nicht gelesen. Öffnen Sie es nur, wenn Sie es zeigen wollen.</translation>
    </message>
</context>
<context>
    <name>headroom::SessionKernelsWindow</name>
    <message>
        <source>%1, as saved</source>
        <translation>%1, wie gespeichert</translation>
    </message>
    <message>
        <source>%1, revision %2: %3</source>
        <translation>%1, Revision %2: %3</translation>
    </message>
    <message>
        <source>Save &amp;files...</source>
        <translation>&amp;Dateien speichern...</translation>
    </message>
    <message>
        <source>Kernels of the session</source>
        <translation>Kernel der Sitzung</translation>
    </message>
    <message>
        <source>Kernels and their revisions</source>
        <translation>Kernel und ihre Revisionen</translation>
    </message>
    <message>
        <source>Text of the selected kernel</source>
        <translation>Text des ausgewählten Kernels</translation>
    </message>
    <message>
        <source>Save the files of the selected kernel in a folder. Existing files are not replaced.</source>
        <translation>Speichert die Dateien des ausgewählten Kernels in einem Ordner. Vorhandene Dateien werden nicht ersetzt.</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>These texts came with %1. They are not built or run. To measure one, read it, save its files, and add their folder in Tools &gt; Preferences.</source>
        <translation>Diese Texte kamen mit %1. Sie werden nicht gebaut oder ausgeführt. Um einen zu messen, lesen Sie ihn, speichern Sie seine Dateien, und fügen Sie ihren Ordner unter Extras &gt; Einstellungen hinzu.</translation>
    </message>
    <message>
        <source>Saved %1 in %2. Add the folder in Tools &gt; Preferences to measure the kernel.</source>
        <translation>%1 wurde in %2 gespeichert. Fügen Sie den Ordner unter Extras &gt; Einstellungen hinzu, um den Kernel zu messen.</translation>
    </message>
</context>
<context>
    <name>headroom::SessionState</name>
    <message>
        <source>Workload %1 does not exist here. The chosen variants and sizes stay.</source>
        <translation>Die Aufgabe %1 gibt es hier nicht. Gewählte Varianten und Größen bleiben.</translation>
    </message>
    <message>
        <source>These variants of the session do not exist here: %1.</source>
        <translation>Diese Varianten der Sitzung gibt es hier nicht: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::ShareBar</name>
    <message>
        <source>%1 of the ceiling; the line is at the estimate, %2</source>
        <translation>%1 der Obergrenze; der Strich steht bei der Schätzung, %2</translation>
    </message>
    <message>
        <source>%1 of the ceiling</source>
        <translation>%1 der Obergrenze</translation>
    </message>
</context>
<context>
    <name>headroom::SidePanel</name>
    <message>
        <source>No variant has all of these words.</source>
        <translation>Keine Variante enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>W&amp;orkload</source>
        <translation>Au&amp;fgabe</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Variants to run</source>
        <translation>Varianten des Laufs</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Find a variant</source>
        <translation>Variante suchen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Group the variants</source>
        <translation>Varianten gruppieren</translation>
    </message>
    <message>
        <source>List the variants by role or by family. Ticks and the selection stay.</source>
        <translation>Listet die Varianten nach Rolle oder Familie auf. Häkchen und Auswahl bleiben.</translation>
    </message>
    <message>
        <source>&amp;No groups</source>
        <translation>&amp;Keine Gruppen</translation>
    </message>
    <message>
        <source>By &amp;role</source>
        <translation>Nach &amp;Rolle</translation>
    </message>
    <message>
        <source>By &amp;family</source>
        <translation>Nach &amp;Familie</translation>
    </message>
    <message>
        <source>V&amp;ariants to run (%1)</source>
        <translation>&amp;Varianten (%1)</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Tick the default: from the plain variant to the best for this device, and the fastest host implementation.</source>
        <translation>Wählt die Vorgabe: von der einfachen Variante bis zur besten für dieses Gerät und die schnellste Host-Implementierung.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Tick all variants that the device can run.</source>
        <translation>Wählt alle Varianten, die das Gerät ausführen kann.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Clear all ticks.</source>
        <translation>Entfernt alle Häkchen.</translation>
    </message>
</context>
<context>
    <name>headroom::SizesBox</name>
    <message>
        <source>Image sizes to measure: megapixels (&quot;1, 4, 16 MP&quot;, &quot;0.25 to 24 MP&quot;) or pixels (&quot;1023x769&quot;).</source>
        <translation>Zu messende Bildgrößen: Megapixel („1, 4, 16 MP“, „0.25 to 24 MP“) oder Pixel („1023x769“).</translation>
    </message>
    <message>
        <source>Sizes to measure: %1, as in &quot;%2&quot;.</source>
        <translation>Zu messende Größen: %1, wie in „%2“.</translation>
    </message>
    <message>
        <source>Sizes to measure: %1 (&quot;%2&quot;), or one number for all of them (&quot;%3&quot;).</source>
        <translation>Zu messende Größen: %1 („%2“), oder eine Zahl für alle („%3“).</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>G&amp;rößen</translation>
    </message>
    <message>
        <source>Image sizes of the run</source>
        <translation>Bildgrößen des Laufs</translation>
    </message>
    <message>
        <source>Sizes of the run, %1</source>
        <translation>Größen des Laufs, %1</translation>
    </message>
</context>
<context>
    <name>headroom::SourceComparison</name>
    <message>
        <source>Variant whose code is shown</source>
        <translation>Variante, deren Code gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Code of</source>
        <translation>&amp;Code von</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The guide&apos;s listing, (c) 2018 Apple Inc.</source>
        <translation>Das Listing des Leitfadens, (c) 2018 Apple Inc.</translation>
    </message>
    <message>
        <source>What runs here: %1</source>
        <translation>Was hier läuft: %1</translation>
    </message>
    <message>
        <source>// No kernel: host code, part of the program.</source>
        <translation>// Kein Kernel: Host-Code, Teil des Programms.</translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpBars</name>
    <message>
        <source>Speed-up of each result</source>
        <translation>Speed-up jedes Ergebnisses</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpView</name>
    <message>
        <source>, repeat %1</source>
        <translation>, Wiederholung %1</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a repetition is expected between %1 and %2</source>
        <translation>eine Wiederholung wird zwischen %1 und %2 erwartet</translation>
    </message>
    <message>
        <source>%1 us</source>
        <translation>%1 us</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>upload %1, kernels %2, download %3, rest %4</source>
        <translation>Hochladen %1, Kernel %2, Herunterladen %3, Rest %4</translation>
    </message>
    <message>
        <source>1 whole operation took less time than its kernels alone: measure again.</source>
        <translation>1 ganze Operation brauchte weniger Zeit als ihre Kernel allein: noch einmal messen.</translation>
    </message>
    <message numerus="yes">
        <source>%n whole operations took less time than their kernels alone: measure again.</source>
        <translation>
            <numerusform>%n ganze Operation brauchte weniger Zeit als ihre Kernel allein: noch einmal messen.</numerusform>
            <numerusform>%n ganze Operationen brauchten weniger Zeit als ihre Kernel allein: noch einmal messen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;lative to</source>
        <translation>Bez&amp;ogen auf</translation>
    </message>
    <message>
        <source>Results are shown relative to this one (1x).</source>
        <translation>Ergebnisse werden relativ zu diesem gezeigt (1x).</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Gr&amp;öße</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>Kernel time: data are on the device already.
End-to-end time: the inputs are written, the kernels launched once, the result read back. Libraries on the host need no transfers.</source>
        <translation>Kernelzeit: Die Daten sind schon auf dem Gerät.
Gesamtzeit: Eingaben schreiben, Kernel einmal starten, Ergebnis zurücklesen. Bibliotheken auf dem Host brauchen keine Transfers.</translation>
    </message>
    <message>
        <source>Transfers were not timed. Tick Transfers above and run again: a bar for each result then shows upload, kernels and download.</source>
        <translation>Transfers wurden nicht gemessen. Wählen Sie oben Transfers, und messen Sie noch einmal: Ein Balken je Ergebnis zeigt dann Hochladen, Kernel und Herunterladen.</translation>
    </message>
    <message>
        <source>Parts of the end-to-end time</source>
        <translation>Teile der Gesamtzeit</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speed-up</translation>
    </message>
    <message>
        <source>Measuring the first size. Bars appear here as each size is finished.</source>
        <translation>Die erste Größe wird gemessen. Balken erscheinen hier mit jeder fertigen Größe.</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>None of these results can be compared. Ceilings and results that failed, are wrong or were skipped are not shown.</source>
        <translation>Keines dieser Ergebnisse ist vergleichbar. Obergrenzen und fehlgeschlagene, falsche oder übersprungene Ergebnisse werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Tick the variants to compare, choose sizes and press Run (Ctrl+R): how many times as fast each is as a baseline is drawn here.</source>
        <translation>Wählen Sie die zu vergleichenden Varianten und Größen, und drücken Sie Start (Strg+R): Hier wird gezeichnet, wievielmal so schnell jede wie eine Vergleichsbasis ist.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitChart</name>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>within the noise of the best</source>
        <translation>vom Besten nicht unterscheidbar</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Speed-up against share</source>
        <translation>Speed-up über dem Anteil</translation>
    </message>
    <message>
        <source>The speed-up of each share appears here as it is measured.</source>
        <translation>Der Speed-up jedes Anteils erscheint hier, wenn er gemessen ist.</translation>
    </message>
    <message>
        <source>The chart appears when %1 has been measured alone.</source>
        <translation>Das Diagramm erscheint, wenn %1 allein gemessen ist.</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>times as fast as %1 alone</source>
        <translation>Mal so schnell wie %1 allein</translation>
    </message>
    <message>
        <source>% of the rows on %1</source>
        <translation>% der Zeilen auf %1</translation>
    </message>
    <message>
        <source>ways to share the rows, in the table&apos;s order</source>
        <translation>Aufteilungen der Zeilen, in der Reihenfolge der Tabelle</translation>
    </message>
</context>
<context>
    <name>headroom::SplitController</name>
    <message>
        <source>Work is being split: wait for its end, or stop it first.</source>
        <translation>Arbeit wird aufgeteilt. Warten Sie auf das Ende, oder brechen Sie zuerst ab.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>Measuring...</source>
        <translation>Messung läuft...</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 wurde nicht gelesen, weil das den Lauf stören würde. Öffnen Sie die Datei nach dem Lauf noch einmal.</translation>
    </message>
    <message>
        <source>This is a tuning, not a split. Open it in the Tune view.</source>
        <translation>Das ist ein Tuning, keine Aufteilung. Öffnen Sie es in der Ansicht Tuning.</translation>
    </message>
    <message>
        <source>Split of %1, from the history.</source>
        <translation>Aufteilung von %1, aus dem Verlauf.</translation>
    </message>
    <message>
        <source>Split of %1, from the session.</source>
        <translation>Aufteilung von %1, aus der Sitzung.</translation>
    </message>
    <message>
        <source>Stopped before all shares were measured.</source>
        <translation>Abgebrochen, bevor alle Anteile gemessen waren.</translation>
    </message>
    <message>
        <source>Split: %1 shares measured.</source>
        <translation>Aufteilung: %1 Anteile gemessen.</translation>
    </message>
    <message>
        <source>Sh&amp;ares as CSV...</source>
        <translation>&amp;Anteile als CSV...</translation>
    </message>
    <message>
        <source>Export the shares</source>
        <translation>Anteile exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Shares as &amp;JSON...</source>
        <translation>Anteile als &amp;JSON...</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Split rep&amp;ort...</source>
        <translation>Aufteil&amp;ungsbericht...</translation>
    </message>
    <message>
        <source>One page with the best share, the speed-ups and the conditions.</source>
        <translation>Eine Seite mit dem besten Anteil, den Speed-ups und den Bedingungen.</translation>
    </message>
    <message>
        <source>Export the split&apos;s report</source>
        <translation>Bericht über die Aufteilung exportieren</translation>
    </message>
    <message>
        <source>&amp;Split the work of %1</source>
        <translation>Arbeit von %1 auf&amp;teilen</translation>
    </message>
    <message>
        <source>The work of %1 cannot be split into rows.</source>
        <translation>Die Arbeit von %1 lässt sich nicht in Zeilen aufteilen.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>Au&amp;fteilung</translation>
    </message>
    <message>
        <source>In the chart of shares</source>
        <translation>Im Diagramm der Anteile</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the share before or after, the first, the last</source>
        <translation>Anteil davor oder danach, den ersten, den letzten auswählen</translation>
    </message>
    <message>
        <source>Measure the speed-up of each share of the rows (Ctrl+R).</source>
        <translation>Misst den Speed-up jedes Anteils der Zeilen (Strg+R).</translation>
    </message>
    <message>
        <source>Each share is sampled for %1.</source>
        <translation>Jeder Anteil wird %1 lang gemessen.</translation>
    </message>
    <message>
        <source>The device cannot be split into %1 parts.</source>
        <translation>Das Gerät lässt sich nicht in %1 Teile teilen.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitControls</name>
    <message>
        <source>Work of one size is split at a time: %1 names %2.</source>
        <translation>Aufgeteilt wird die Arbeit einer Größe: %1 nennt %2.</translation>
    </message>
    <message>
        <source>Variant to split</source>
        <translation>Aufzuteilende Variante</translation>
    </message>
    <message>
        <source>Size of the work</source>
        <translation>Größe der Arbeit</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>Megapixel („4 MP“) oder Pixel („1920x1080“); bei Matrizen N („1024“) oder MxNxK.</translation>
    </message>
    <message>
        <source>Bet&amp;ween</source>
        <translation>&amp;Zwischen</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>Schri&amp;ttweite</translation>
    </message>
    <message>
        <source>Devices that share the work</source>
        <translation>Geräte, die sich die Arbeit teilen</translation>
    </message>
    <message>
        <source>Parts of one device, or devices side by side. The first one is what others are compared with.</source>
        <translation>Teile eines Geräts oder Geräte nebeneinander. Mit dem ersten werden die anderen verglichen.</translation>
    </message>
    <message>
        <source>Step from share to share</source>
        <translation>Schritt von Anteil zu Anteil</translation>
    </message>
    <message>
        <source>Shares of the rows that are measured first; then those about the best one.</source>
        <translation>Anteile der Zeilen, die zuerst gemessen werden; danach die um den besten.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>All %1 devices</source>
        <translation>Alle %1 Geräte</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>%1 Teile von %2</translation>
    </message>
    <message>
        <source>There is nothing to share work with: one device, and it has no parts. A second driver, such as PoCL (package pocl-opencl-icd) for the processor, would be another device.</source>
        <translation>Es gibt nichts, womit sich die Arbeit teilen ließe: ein Gerät ohne Teile. Ein zweiter Treiber wie PoCL (Paket pocl-opencl-icd) für den Prozessor wäre ein weiteres Gerät.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitView</name>
    <message>
        <source>Every share that is measured gets a row here.</source>
        <translation>Jeder gemessene Anteil bekommt hier eine Zeile.</translation>
    </message>
    <message>
        <source>What was split</source>
        <translation>Was aufgeteilt wurde</translation>
    </message>
    <message>
        <source>What came of sharing the work</source>
        <translation>Was die Aufteilung brachte</translation>
    </message>
    <message>
        <source>Shares of the work</source>
        <translation>Anteile der Arbeit</translation>
    </message>
    <message>
        <source>% on %1</source>
        <translation>% auf %1</translation>
    </message>
    <message>
        <source>ms with transfers</source>
        <translation>ms mit Transfers</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Speed-up</translation>
    </message>
    <message>
        <source>ms kernels only</source>
        <translation>ms nur Kernel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
</context>
<context>
    <name>headroom::StepPage</name>
    <message>
        <source>Run this step</source>
        <translation>Schritt ausführen</translation>
    </message>
    <message>
        <source>Measure its experiments on this device (Ctrl+R).</source>
        <translation>Misst seine Experimente auf diesem Gerät (Strg+R).</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>Nächste Schritte</translation>
    </message>
    <message>
        <source>Variant to advise on</source>
        <translation>Variante, zu der Rat gegeben wird</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Für</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>looking in the history</source>
        <translation>Verlauf wird durchsucht</translation>
    </message>
    <message>
        <source>last run under other conditions than today&apos;s</source>
        <translation>zuletzt unter anderen Bedingungen als heute gemessen</translation>
    </message>
    <message>
        <source>No blur has been measured in the guide on this device at this size yet: run the step that writes the code.</source>
        <translation>Auf diesem Gerät wurde bei dieser Größe im Leitfaden noch keine Unschärfe gemessen. Führen Sie den Schritt aus, in dem der Code geschrieben wird.</translation>
    </message>
</context>
<context>
    <name>headroom::StoryController</name>
    <message>
        <source>%1 cannot run: it %2.</source>
        <translation>%1 kann nicht ausgeführt werden: %2.</translation>
    </message>
</context>
<context>
    <name>headroom::Sweep</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
</context>
<context>
    <name>headroom::SweepChoice</name>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>No variant is ticked: tick those that should run.</source>
        <translation>Keine Variante ist gewählt. Wählen Sie mindestens eine.</translation>
    </message>
    <message>
        <source>Measure every ticked variant at every size (Ctrl+R).</source>
        <translation>Misst jede gewählte Variante bei jeder Größe (Strg+R).</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>Jeder Punkt wird %1 lang gemessen.</translation>
    </message>
</context>
<context>
    <name>headroom::ThroughputView</name>
    <message>
        <source>%1: figures without a size</source>
        <translation>%1: Zahlen ohne Größe</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>ceiling of %1</source>
        <translation>Obergrenze von %1</translation>
    </message>
    <message>
        <source>%1, the lower one</source>
        <translation>%1, die niedrigere</translation>
    </message>
    <message>
        <source>, cold</source>
        <translation>, kalt</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>Schätzung: %1</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>kernels alone</source>
        <translation>nur Kernel</translation>
    </message>
    <message>
        <source>with transfers</source>
        <translation>mit Transfers</translation>
    </message>
    <message>
        <source>faster than the host from %1 on, %2</source>
        <translation>ab %1 schneller als der Host, %2</translation>
    </message>
    <message>
        <source>faster than the host up to %1, %2</source>
        <translation>bis %1 schneller als der Host, %2</translation>
    </message>
    <message>
        <source>1 point has no time</source>
        <translation>1 Punkt hat keine Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no time</source>
        <translation>
            <numerusform>%n Punkt hat keine Zeit</numerusform>
            <numerusform>%n Punkte haben keine Zeit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. The table shows why.</source>
        <translation>%1. Die Tabelle zeigt, warum.</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>... und %1 weitere</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>diese Linie</translation>
    </message>
    <message>
        <source>&amp;Draw %1 in grey</source>
        <translation>%1 &amp;grau zeichnen</translation>
    </message>
    <message>
        <source>&amp;Give %1 a colour</source>
        <translation>%1 &amp;farbig zeichnen</translation>
    </message>
    <message>
        <source>Show &amp;only %1</source>
        <translation>&amp;Nur %1 zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>%1 &amp;verbergen</translation>
    </message>
    <message>
        <source>S&amp;how %1</source>
        <translation>%1 z&amp;eigen</translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Als &amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>&amp;Save picture</source>
        <translation>Bild &amp;speichern</translation>
    </message>
    <message>
        <source>Copy the point&apos;s &amp;values</source>
        <translation>&amp;Werte des Punkts kopieren</translation>
    </message>
    <message>
        <source>S&amp;how this line</source>
        <translation>Diese Linie &amp;zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all lines</source>
        <translation>&amp;Alle Linien zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset colours</source>
        <translation>Fa&amp;rben zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>Z&amp;oom zurücksetzen</translation>
    </message>
    <message>
        <source>Throughput against image size</source>
        <translation>Durchsatz über der Bildgröße</translation>
    </message>
    <message>
        <source>Drawn by Headroom</source>
        <translation>Von Headroom gezeichnet</translation>
    </message>
    <message>
        <source>%1 is neither .png nor .svg: name a file that is.</source>
        <translation>%1 ist weder .png noch .svg. Geben Sie eine solche Datei an.</translation>
    </message>
    <message>
        <source>Throughput chart</source>
        <translation>Durchsatz-Diagramm</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Show or hide the list of lines.</source>
        <translation>Zeigt oder verbirgt die Liste der Linien.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>throughput, cold caches, %1</source>
        <translation>Durchsatz, kalte Caches, %1</translation>
    </message>
    <message>
        <source>throughput, %1</source>
        <translation>Durchsatz, %1</translation>
    </message>
    <message>
        <source>1 more line is grey.</source>
        <translation>1 weitere Linie ist grau.</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines are grey.</source>
        <translation>
            <numerusform>%n weitere Linie ist grau.</numerusform>
            <numerusform>%n weitere Linien sind grau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the first size. Points appear here as each size is finished.</source>
        <translation>Die erste Größe wird gemessen. Punkte erscheinen hier mit jeder fertigen Größe.</translation>
    </message>
    <message>
        <source>No point has a time. The table shows why.</source>
        <translation>Kein Punkt hat eine Zeit. Die Tabelle zeigt, warum.</translation>
    </message>
    <message>
        <source>No results yet. Tick the variants to compare and press Run. Their throughput at each size appears here, under this device&apos;s ceilings.</source>
        <translation>Noch keine Ergebnisse. Wählen Sie die zu vergleichenden Varianten, und drücken Sie Start. Ihr Durchsatz bei jeder Größe erscheint hier unter den Obergrenzen dieses Geräts.</translation>
    </message>
</context>
<context>
    <name>headroom::TimePartsBars</name>
    <message>
        <source>Where the time goes</source>
        <translation>Wo die Zeit bleibt</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>(shares of each)</source>
        <translation>(Anteile)</translation>
    </message>
</context>
<context>
    <name>headroom::Timeline</name>
    <message>
        <source>Select a result to see the commands of a few of its launches.</source>
        <translation>Wählen Sie ein Ergebnis, um die Befehle einiger seiner Starts zu sehen.</translation>
    </message>
    <message>
        <source>A library on the host gives the device no commands: there is no timeline.</source>
        <translation>Eine Bibliothek auf dem Host gibt dem Gerät keine Befehle; es gibt keine Zeitachse.</translation>
    </message>
    <message>
        <source>No commands were recorded for this result.</source>
        <translation>Für dieses Ergebnis wurden keine Befehle aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 us</source>
        <translation>%1 us</translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation>%1 Befehle auf %2, von %3 bis %4. Vergrößern trennt sie.</translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 us</source>
        <translation>%1 auf %2: begonnen %3, beendet %4; lief %5 us</translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 us</source>
        <translation>%1 auf %2: eingereiht %3, übergeben %4, begonnen %5, beendet %6; lief %7 us</translation>
    </message>
    <message>
        <source>The device&apos;s stamps of these commands cannot be drawn.</source>
        <translation>Die Zeitstempel des Geräts für diese Befehle lassen sich nicht zeichnen.</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineChart</name>
    <message>
        <source>Timeline of the commands</source>
        <translation>Zeitachse der Befehle</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Start, us</source>
        <translation>Beginn, us</translation>
    </message>
    <message>
        <source>End, us</source>
        <translation>Ende, us</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineView</name>
    <message>
        <source>queued, until it is submitted</source>
        <translation>eingereiht, bis zur Übergabe</translation>
    </message>
    <message>
        <source>submitted, until it starts</source>
        <translation>übergeben, bis zum Beginn</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Show all commands (0)</source>
        <translation>Alle Befehle zeigen (0)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Zoom in (+, wheel)</source>
        <translation>Vergrößern (+, Rad)</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Zoom out (-, wheel)</source>
        <translation>Verkleinern (-, Rad)</translation>
    </message>
</context>
<context>
    <name>headroom::TrialChart</name>
    <message>
        <source>configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>invalid configuration</source>
        <translation>ungültige Konfiguration</translation>
    </message>
    <message>
        <source>Speed of every configuration in the order tried</source>
        <translation>Geschwindigkeit jeder Konfiguration in der Reihenfolge der Versuche</translation>
    </message>
    <message>
        <source>Each configuration appears here as it is tried.</source>
        <translation>Jede Konfiguration erscheint hier, wenn sie probiert wird.</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher beste</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>configuration, in the order tried</source>
        <translation>Konfiguration, in der Reihenfolge der Versuche</translation>
    </message>
</context>
<context>
    <name>headroom::TrialTable</name>
    <message>
        <source>Configurations tried</source>
        <translation>Probierte Konfigurationen</translation>
    </message>
</context>
<context>
    <name>headroom::TuneController</name>
    <message>
        <source>MP</source>
        <translation>MP</translation>
    </message>
    <message>
        <source>million %1s</source>
        <translation>Millionen %1s</translation>
    </message>
    <message>
        <source>Kept: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
        <translation>Gespeichert: %1, für „Getunt messen“ und headroom-cli run --tuned auf diesem Gerät bei %2 bis %3 %4</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> und %1</translation>
    </message>
    <message>
        <source>, until its driver or the kernel changes.</source>
        <translation>, bis sich Treiber oder Kernel ändern.</translation>
    </message>
    <message>
        <source>A kernel is being tuned: wait for its end, or stop it first.</source>
        <translation>Ein Kernel wird getunt. Warten Sie auf das Ende, oder brechen Sie zuerst ab.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Ein Lauf ist im Gang. Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>There is no device to tune on.</source>
        <translation>Es gibt kein Gerät, auf dem getunt werden könnte.</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 wurde nicht gelesen, weil das den Lauf stören würde. Öffnen Sie die Datei nach dem Lauf noch einmal.</translation>
    </message>
    <message>
        <source>This is a split, not a tuning. Open it in the Split view.</source>
        <translation>Das ist eine Aufteilung, kein Tuning. Öffnen Sie sie in der Ansicht Aufteilung.</translation>
    </message>
    <message>
        <source>Tuning of %1, from the history.</source>
        <translation>Tuning von %1, aus dem Verlauf.</translation>
    </message>
    <message>
        <source>Tuning of %1, from the session.</source>
        <translation>Tuning von %1, aus der Sitzung.</translation>
    </message>
    <message>
        <source>Imported from %1, from the session.</source>
        <translation>Aus %1 importiert, aus der Sitzung.</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>Aus %1 importiert.</translation>
    </message>
    <message>
        <source>Nothing was saved, because there is no folder for it.</source>
        <translation>Nichts wurde gespeichert, weil es keinen Ordner dafür gibt.</translation>
    </message>
    <message>
        <source>It is not kept: Messages says why.</source>
        <translation>Es wurde nicht gespeichert; die Meldungen nennen den Grund.</translation>
    </message>
    <message>
        <source>No best configuration was saved. To continue, tick &quot;Resume where tuning left off&quot; and press Run.</source>
        <translation>Keine beste Konfiguration wurde gespeichert. Um fortzufahren, wählen Sie „Frühere Suche fortsetzen“, und drücken Sie Start.</translation>
    </message>
    <message>
        <source>Tuned: 1 configuration tried.</source>
        <translation>Tuning: 1 Konfiguration probiert.</translation>
    </message>
    <message numerus="yes">
        <source>Tuned: %n configurations tried.</source>
        <translation>
            <numerusform>Tuning: %n Konfiguration probiert.</numerusform>
            <numerusform>Tuning: %n Konfigurationen probiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open results of another tuner</source>
        <translation>Ergebnisse eines anderen Tuners öffnen</translation>
    </message>
    <message>
        <source>T4 results and caches of Kernel Tuner (*.json);;All files (*)</source>
        <translation>T4-Ergebnisse und Caches von Kernel Tuner (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tun&amp;ing as CSV...</source>
        <translation>Tun&amp;ing als CSV...</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Tuning exportieren</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Tuning as T&amp;4 JSON...</source>
        <translation>Tuning als T&amp;4-JSON...</translation>
    </message>
    <message>
        <source>The configurations tried as Kernel Tuner writes them.</source>
        <translation>Die probierten Konfigurationen, wie Kernel Tuner sie schreibt.</translation>
    </message>
    <message>
        <source>T4 results (*.json)</source>
        <translation>T4-Ergebnisse (*.json)</translation>
    </message>
    <message>
        <source>Tuning r&amp;eport...</source>
        <translation>Tuningb&amp;ericht...</translation>
    </message>
    <message>
        <source>One page with the best configuration, the search and the conditions.</source>
        <translation>Eine Seite mit der besten Konfiguration, der Suche und den Bedingungen.</translation>
    </message>
    <message>
        <source>Export the tuning&apos;s report</source>
        <translation>Bericht über das Tuning exportieren</translation>
    </message>
    <message>
        <source>T&amp;une %1</source>
        <translation>%1 t&amp;unen</translation>
    </message>
    <message>
        <source>%1 has no tunables.</source>
        <translation>%1 hat keine Tuning-Parameter.</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <source>Tun&amp;e</source>
        <translation>Tun&amp;ing</translation>
    </message>
    <message>
        <source>In the tuner&apos;s heat map</source>
        <translation>In der Heatmap des Tunings</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the next cell</source>
        <translation>Nächste Zelle auswählen</translation>
    </message>
    <message>
        <source>In the tuner&apos;s chart</source>
        <translation>Im Diagramm des Tunings</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the configuration tried before or after, the first, the last</source>
        <translation>Die davor oder danach probierte Konfiguration, die erste, die letzte auswählen</translation>
    </message>
    <message>
        <source>Look for the fastest configuration of the chosen kernel (Ctrl+R).</source>
        <translation>Sucht die schnellste Konfiguration des gewählten Kernels (Strg+R).</translation>
    </message>
    <message>
        <source>Each finalist is sampled for %1.</source>
        <translation>Jede Konfiguration der Endauswahl wird %1 lang gemessen.</translation>
    </message>
</context>
<context>
    <name>headroom::TuneView</name>
    <message>
        <source>Speed of each configuration, in the order tried</source>
        <translation>Geschwindigkeit jeder Konfiguration, in der Reihenfolge der Versuche</translation>
    </message>
    <message>
        <source>Every configuration that is tried gets a row here.</source>
        <translation>Jede probierte Konfiguration bekommt hier eine Zeile.</translation>
    </message>
    <message>
        <source>Default and fastest configurations, compared</source>
        <translation>Vorgabe und schnellste Konfigurationen im Vergleich</translation>
    </message>
    <message>
        <source>When the search ends, the default and the fastest are measured again side by side: their rows come here.</source>
        <translation>Am Ende der Suche werden die Vorgabe und die schnellsten noch einmal nebeneinander gemessen; ihre Zeilen kommen hierher.</translation>
    </message>
    <message>
        <source>Configurations tried and compared</source>
        <translation>Probierte und verglichene Konfigurationen</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Probiert</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
</context>
<context>
    <name>headroom::TuningControls</name>
    <message>
        <source>All configurations, in the order of the kernel&apos;s file.</source>
        <translation>Alle Konfigurationen, in der Reihenfolge der Kerneldatei.</translation>
    </message>
    <message>
        <source>All configurations, in random order.</source>
        <translation>Alle Konfigurationen, in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <source>After some random ones, combinations of the fastest so far.</source>
        <translation>Nach einigen zufälligen Kombinationen der bisher schnellsten.</translation>
    </message>
    <message>
        <source>First those that a model of the times so far expects most of: for spaces too large for the time budget.</source>
        <translation>Zuerst die, von denen ein Modell der bisherigen Zeiten am meisten erwartet: für Räume, die für das Zeitbudget zu groß sind.</translation>
    </message>
    <message>
        <source>A tuning is of one size: %1 names %2.</source>
        <translation>Ein Tuning gilt einer Größe: %1 nennt %2.</translation>
    </message>
    <message>
        <source>The time budget must be more than 0 seconds.</source>
        <translation>Das Zeitbudget muss größer als 0 Sekunden sein.</translation>
    </message>
    <message>
        <source>Variant to tune</source>
        <translation>Zu tunende Variante</translation>
    </message>
    <message>
        <source>Image size to tune for</source>
        <translation>Bildgröße, für die getunt wird</translation>
    </message>
    <message>
        <source>Image size to tune for: megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;).</source>
        <translation>Bildgröße, für die getunt wird: Megapixel („4 MP“) oder Pixel („1920x1080“).</translation>
    </message>
    <message>
        <source>Resume &amp;where tuning left off</source>
        <translation>Frühere Suche &amp;fortsetzen</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mportieren...</translation>
    </message>
    <message>
        <source>Show the results of another tuner: T4 JSON, or a cache of Kernel Tuner.</source>
        <translation>Zeigt die Ergebnisse eines anderen Tuners: T4-JSON oder einen Cache von Kernel Tuner.</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>G&amp;röße</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>S&amp;uche</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Zeitbudget</translation>
    </message>
    <message>
        <source>Tunables: %1</source>
        <translation>Tuning-Parameter: %1</translation>
    </message>
    <message>
        <source>Order of the search</source>
        <translation>Reihenfolge der Suche</translation>
    </message>
    <message>
        <source>In which order configurations are tried; the default one is always the first.</source>
        <translation>In welcher Reihenfolge Konfigurationen probiert werden; die Vorgabe ist immer die erste.</translation>
    </message>
    <message>
        <source>Time budget of the search</source>
        <translation>Zeitbudget der Suche</translation>
    </message>
    <message>
        <source>How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top.</source>
        <translation>Wie lange gesucht wird: 20 s, 5 min, 1 h. Der Vergleich der schnellsten am Ende kommt hinzu.</translation>
    </message>
    <message>
        <source>Skip the configurations that earlier tuning runs of this kernel measured on this device, at this size and with these parameters. Otherwise, measure all of them again.</source>
        <translation>Überspringt Konfigurationen, die frühere Tunings dieses Kernels auf diesem Gerät, bei dieser Größe und mit diesen Parametern gemessen haben. Sonst werden alle neu gemessen.</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>No kernel has tunables: one gets them by [tune.NAME] in its file.</source>
        <translation>Kein Kernel hat Tuning-Parameter. Ein Kernel bekommt sie durch [tune.NAME] in seiner Datei.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeitsprozesse</translation>
    </message>
    <message>
        <source>Workers: </source>
        <translation>Arbeitsprozesse: </translation>
    </message>
    <message>
        <source>Measure with this many runners of the host at once, each on an equal device of its own: tasks of Slurm, or GPUs of the machine.</source>
        <translation>Misst mit so vielen Prozessen des Hosts gleichzeitig, jeder auf einem eigenen, gleichen Gerät: Tasks von Slurm oder GPUs des Rechners.</translation>
    </message>
</context>
<context>
    <name>headroom::TuningModel</name>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Which one in the order tried.</source>
        <translation>Nummer in der Reihenfolge der Versuche.</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables.</source>
        <translation>Die Werte der Tuning-Parameter des Kernels.</translation>
    </message>
    <message>
        <source>Speed, by the median.</source>
        <translation>Geschwindigkeit nach dem Median.</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>Median of the search&apos;s brief measurement. The fastest are measured again in the comparison.</source>
        <translation>Median der kurzen Messung der Suche. Die schnellsten werden im Vergleich noch einmal gemessen.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Valid, or why it is not.</source>
        <translation>Gültig, oder warum nicht.</translation>
    </message>
    <message>
        <source>build ms</source>
        <translation>Bauen ms</translation>
    </message>
    <message>
        <source>Compiling, or loading the binary.</source>
        <translation>Übersetzen oder Laden der Binärdatei.</translation>
    </message>
    <message>
        <source>timing ms</source>
        <translation>Messen ms</translation>
    </message>
    <message>
        <source>Warm-up and samples.</source>
        <translation>Aufwärmen und Messwerte.</translation>
    </message>
    <message>
        <source>why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What happened, or what to know about the measurement.</source>
        <translation>Was geschah, oder was man über die Messung wissen sollte.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>headroom::UnattendedRun</name>
    <message>
        <source>The run ended before all was measured.</source>
        <translation>Der Lauf endete, bevor alles gemessen war.</translation>
    </message>
    <message>
        <source>The window&apos;s picture could not be encoded as PNG.</source>
        <translation>Das Bild des Fensters ließ sich nicht als PNG kodieren.</translation>
    </message>
</context>
<context>
    <name>headroom::VariantModel</name>
    <message>
        <source>%1 us</source>
        <translation>%1 us</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>no ceiling</source>
        <translation>keine Obergrenze</translation>
    </message>
    <message>
        <source>%1 % of ceiling</source>
        <translation>%1 % der Obergrenze</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>Kann nicht ausgeführt werden: %1.</translation>
    </message>
    <message>
        <source>Needs a matrix unit: Device details show whether a device has one.</source>
        <translation>Braucht eine Matrixeinheit: Die Gerätedetails zeigen, ob ein Gerät eine hat.</translation>
    </message>
</context>
<context>
    <name>headroom::ViewExports</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTabs</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTakes</name>
    <message>
        <source>the selected variant</source>
        <translation>die ausgewählte Variante</translation>
    </message>
</context>
</TS>
