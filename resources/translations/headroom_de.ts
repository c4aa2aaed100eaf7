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
    <message>
        <source>; %1% of the ceiling</source>
        <translation>; %1% der Obergrenze</translation>
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
        <source>warnings</source>
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
        <source>end-to-end ms</source>
        <translation>Gesamtzeit ms</translation>
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
        <source>drift</source>
        <translation>Drift</translation>
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
        <translation>Worin 95% der Mediane lägen, wenn der Lauf wiederholt würde, in Millisekunden: von low_ms bis high_ms; - bei zu wenigen Messwerten.</translation>
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
        <source>GP/s as a share of the ceiling at this size. Over 105% is a measuring error.</source>
        <translation>GP/s als Anteil der Obergrenze bei dieser Größe. Über 105% ist ein Messfehler.</translation>
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
        <source>Half-width of the median&apos;s 95% confidence interval in per cent of the median, from order statistics; inf under 6 samples.</source>
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
        <source>Lower end of the interval in which the median of a repetition is expected with 95% probability, in milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ by.</source>
        <translation>Unteres Ende des Intervalls, in dem der Median einer Wiederholung mit 95% Wahrscheinlichkeit erwartet wird, in Millisekunden: aus den Messwerten in Runden, aus den Unterschieden der Runden und aus denen getrennter Läufe.</translation>
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
        <source>Whether that change is more than noise, by the 95% intervals of both medians and the device&apos;s A/A floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.</source>
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
        <source>Its time is mostly the cost of starting launches: an empty launch takes %1 µs on this device. Try larger sizes.</source>
        <translation>Die Zeit ist vor allem der Aufwand des Startens: ein leerer Start dauert %1 µs auf diesem Gerät. Probieren Sie größere Größen.</translation>
    </message>
    <message numerus="yes">
        <source>Its time is mostly the cost of starting launches: %1 empty launches take %2 µs on this device. Try larger sizes.</source>
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
        <source>Launching and waiting take %1 µs around %2 µs of kernel. Do more per launch, or enqueue many before waiting.</source>
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
        <source>This is %1% of its ceiling, which is not possible:</source>
        <translation>Das sind %1% der Obergrenze, was nicht möglich ist:</translation>
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
        <source>Nothing beats %1 here at %2, with %3; %4 reaches %5% of it.</source>
        <translation>Nichts schlägt hier %1 bei %2, mit %3; %4 erreicht %5% davon.</translation>
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
        <source>Not memory-bound from %1 flops per pixel on, at %2: they run at %3% of the copy&apos;s speed.</source>
        <translation>Ab %1 Operationen je Pixel nicht mehr speicherbegrenzt, bei %2: sie laufen mit %3% des Tempos der Kopie.</translation>
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
        <source>%1 flops run at %2% of the copy&apos;s speed, %3 at %4%.</source>
        <translation>%1 Operationen laufen mit %2% des Tempos der Kopie, %3 mit %4%.</translation>
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
        <source>and of them all it is the fastest; yet its %1 are %2% of that estimate.</source>
        <translation>und es ist auch das schnellste von allen; doch seine %1 sind %2% dieser Schätzung.</translation>
    </message>
    <message>
        <source>here %1 does, with %2: %3 runs at %4, %5% of its estimate.</source>
        <translation>hier gewinnt %1, mit %2: %3 läuft mit %4, %5% der Schätzung.</translation>
    </message>
    <message>
        <source>At %1, %2 reaches %3% of the copy</source>
        <translation>Bei %1 erreicht %2 %3% der Kopie</translation>
    </message>
    <message>
        <source>and skewed runs at %1 times the speed of local</source>
        <translation>und schräg läuft mit dem %1-Fachen des Tempos von lokal</translation>
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
        <source>That is %1% of the estimate of %2 GP/s that the guide&apos;s code missed (%3 reaches %4% of it).</source>
        <translation>Das sind %1% der Schätzung von %2 GP/s, die der Code des Leitfadens verfehlte (%3 erreicht %4% davon).</translation>
    </message>
    <message>
        <source>From %1 with %2 to %3 with %4 at %5: %6 times as fast.</source>
        <translation>Von %1 mit %2 zu %3 mit %4 bei %5: %6-mal so schnell.</translation>
    </message>
    <message>
        <source>That is %1% of its ceiling.</source>
        <translation>Das sind %1% der Obergrenze.</translation>
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
        <source>The guide says 10 to 100 µs per kernel.</source>
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
        <source>%1 µs</source>
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
        <source>A program times ten launches, each with a blocking read of its result, and divides by ten. Without the read its author saw 4 µs instead of 500, and the same for matrices of every size: what was left in the loop was enqueueing.</source>
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
        <source>%1 by kernel time</source>
        <translation>%1 nach der Kernelzeit</translation>
    </message>
    <message>
        <source>%1 by end-to-end time</source>
        <translation>%1 nach der Gesamtzeit</translation>
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
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Several workers measure on equal devices. Name one device, or leave out --workers.</source>
        <translation>Mehrere Prozesse messen auf gleichen Geräten. Nennen Sie ein Gerät, oder lassen Sie --workers weg.</translation>
    </message>
    <message>
        <source>comparing the fastest</source>
        <translation>die schnellsten werden verglichen</translation>
    </message>
    <message>
        <source>not the ceiling</source>
        <translation>nicht die Obergrenze</translation>
    </message>
    <message>
        <source>There is no allowance &quot;%1&quot;. Choose exact, visually-exact (an error of at most %2) or fast (at most %3).</source>
        <translation>Eine Genauigkeitsstufe „%1“ gibt es nicht. Wählen Sie exact, visually-exact (Fehler bis %2) oder fast (bis %3).</translation>
    </message>
    <message>
        <source>%1: %2 describes another workload of the same name, which was read first; rename one of the two folders.</source>
        <translation>%1: %2 beschreibt eine andere Aufgabe gleichen Namens, die zuerst gelesen wurde; benennen Sie einen der beiden Ordner um.</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>`headroom-cli variants` lists all.</source>
        <translation>`headroom-cli variants` listet alle auf.</translation>
    </message>
    <message>
        <source>Choose &quot;all&quot; or from: %1.</source>
        <translation>Wählen Sie „all“ oder eine von: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1? `headroom-cli variants` lists all.</source>
        <translation>Meinten Sie %1? `headroom-cli variants` listet alle auf.</translation>
    </message>
    <message>
        <source>%1 was skipped, so there is no variant &quot;%2&quot;:</source>
        <translation>%1 wurde übersprungen, daher gibt es keine Variante „%2“:</translation>
    </message>
    <message>
        <source>There is no variant &quot;%1&quot;%2.</source>
        <translation>Eine Variante „%1“%2 gibt es nicht.</translation>
    </message>
    <message>
        <source>of workload %1</source>
        <translation>der Aufgabe %1</translation>
    </message>
    <message>
        <source>%1: there is no kernel %2 to compare results with; add it, or correct [reference].</source>
        <translation>%1: Einen Kernel %2, mit dem die Ergebnisse zu vergleichen wären, gibt es nicht; fügen Sie ihn hinzu, oder berichtigen Sie [reference].</translation>
    </message>
    <message>
        <source>has no file %1 any more</source>
        <translation>hat keine Datei %1 mehr</translation>
    </message>
    <message>
        <source>cannot be read as it is now:</source>
        <translation>ist in diesem Zustand nicht lesbar:</translation>
    </message>
    <message>
        <source>No kernel of workload %1 takes %2.</source>
        <translation>Kein Kernel der Aufgabe %1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 is included %2 files deep; include fewer files from one another.</source>
        <translation>%1 ist über %2 Dateien hinweg eingebunden; lassen Sie weniger Dateien einander einbinden.</translation>
    </message>
    <message>
        <source>%1: the kernel and what it includes are larger than %2 MiB together; include less.</source>
        <translation>%1: Der Kernel und was er einbindet sind zusammen größer als %2 MiB; binden Sie weniger ein.</translation>
    </message>
    <message>
        <source>%1:%2: there is no %3; put it beside this file.</source>
        <translation>%1:%2: %3 gibt es nicht; legen Sie die Datei neben diese.</translation>
    </message>
    <message>
        <source>Name a kernel&apos;s .cl or .toml, or a folder of them.</source>
        <translation>Nennen Sie eine .cl- oder .toml-Datei eines Kernels oder einen Ordner davon.</translation>
    </message>
    <message>
        <source>the description names no kernel&apos;s file; add source = [&quot;NAME.cl&quot;]</source>
        <translation>die Beschreibung nennt keine Datei des Kernels; ergänzen Sie source = [&quot;NAME.cl&quot;]</translation>
    </message>
    <message>
        <source>there is no folder %1; correct its name</source>
        <translation>den Ordner %1 gibt es nicht; berichtigen Sie seinen Namen</translation>
    </message>
    <message>
        <source>there is no file %1; put it beside this one</source>
        <translation>die Datei %1 gibt es nicht; legen Sie sie neben diese</translation>
    </message>
    <message>
        <source>%1 is a pointer of Git LFS in place of the file. Run `git lfs pull`, or keep kernels out of Git LFS.</source>
        <translation>%1 ist ein Zeiger von Git LFS anstelle der Datei. Führen Sie `git lfs pull` aus, oder halten Sie Kernel aus Git LFS heraus.</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>Eine Datei oder einen Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 describes a workload, not a kernel.</source>
        <translation>%1 beschreibt eine Aufgabe, keinen Kernel.</translation>
    </message>
    <message>
        <source>%1 is neither a kernel&apos;s file nor a folder.</source>
        <translation>%1 ist weder die Datei eines Kernels noch ein Ordner.</translation>
    </message>
    <message>
        <source>%1 has more than %2 files and folders; what comes after these was not searched. Name the folder of the kernels.</source>
        <translation>%1 hat mehr als %2 Dateien und Ordner; was danach kommt, wurde nicht durchsucht. Nennen Sie den Ordner der Kernel.</translation>
    </message>
    <message>
        <source>%1 cannot be searched for kernels: %2; check the folder.</source>
        <translation>%1 lässt sich nicht nach Kernels durchsuchen: %2; prüfen Sie den Ordner.</translation>
    </message>
    <message>
        <source>the bits of its colours are scattered. Export it as PNG</source>
        <translation>die Bits seiner Farben liegen verstreut. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>its coding is one that hardly any program writes. Export it as PNG</source>
        <translation>seine Codierung schreibt kaum ein Programm. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>has bits in each pixel that its header does not name, which may be transparency. They are not used.</source>
        <translation>hat in jedem Pixel Bits, die der Kopf nicht nennt; vielleicht sind sie Transparenz. Sie werden nicht benutzt.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files is missing: there is no %1. Install Headroom again.</source>
        <translation>Headrooms Modul für Bilddateien fehlt: %1 gibt es nicht. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files, %1, is of another version. Install Headroom again.</source>
        <translation>Headrooms Modul für Bilddateien, %1, ist von einer anderen Version. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files cannot be loaded (%1). Install OpenCV&apos;s library for image files as it was when Headroom was built: on Debian 12 libopencv-imgcodecs406.</source>
        <translation>Headrooms Modul für Bilddateien lässt sich nicht laden (%1). Installieren Sie die OpenCV-Bibliothek für Bilddateien, mit der Headroom gebaut wurde: unter Debian 12 libopencv-imgcodecs406.</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>kein Speicher</translation>
    </message>
    <message>
        <source>holds %1 %2. Only the first is used.</source>
        <translation>enthält %1 %2. Nur das erste wird benutzt.</translation>
    </message>
    <message>
        <source>is an animation of %1 frames. Only its still picture is used.</source>
        <translation>ist eine Animation aus %1 Bildern. Nur das Standbild wird benutzt.</translation>
    </message>
    <message>
        <source>it is a lossless or hierarchical JPEG. Export it as PNG</source>
        <translation>es ist ein verlustfreies oder hierarchisches JPEG. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>its samples have %1 bits, not 8. Export it as PNG</source>
        <translation>seine Werte haben %1 Bit, nicht 8. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>its colours are inks (CMYK) for printing. Export it as RGB</source>
        <translation>seine Farben sind Druckfarben (CMYK). Exportieren Sie es als RGB</translation>
    </message>
    <message>
        <source>it has neither 1 nor 3 channels. Export it as RGB</source>
        <translation>es hat weder 1 noch 3 Kanäle. Exportieren Sie es als RGB</translation>
    </message>
    <message>
        <source>it is animated. Export one frame of it as a still picture</source>
        <translation>es ist animiert. Exportieren Sie ein Einzelbild daraus</translation>
    </message>
    <message>
        <source>holds more than one picture. Only the first is used.</source>
        <translation>enthält mehr als ein Bild. Nur das erste wird benutzt.</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>es hat %1</translation>
    </message>
    <message>
        <source>%1 channels of a kind that Headroom does not process. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>%1 Kanäle einer Art, die Headroom nicht verarbeitet. Exportieren Sie es mit 8, 16 oder 32 (float) Bit je Kanal</translation>
    </message>
    <message>
        <source>it is in none of the formats</source>
        <translation>es ist in keinem der Formate</translation>
    </message>
    <message>
        <source>its pixels have more than four samples. Export it as PNG</source>
        <translation>seine Pixel haben mehr als vier Werte. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>its pixels are neither grey nor RGB. Export it as PNG</source>
        <translation>seine Pixel sind weder grau noch RGB. Exportieren Sie es als PNG</translation>
    </message>
    <message>
        <source>its channels differ in their bits. Export it with 8, 16 or 32 bits per channel</source>
        <translation>seine Kanäle haben verschieden viele Bits. Exportieren Sie es mit 8, 16 oder 32 Bit je Kanal</translation>
    </message>
    <message>
        <source>its colours are CIE L*a*b*. Export it as RGB</source>
        <translation>seine Farben sind CIE L*a*b*. Exportieren Sie es als RGB</translation>
    </message>
    <message>
        <source>its pixels are not grey, RGB or a palette, as those of camera raw files. Export it as RGB</source>
        <translation>seine Pixel sind weder grau noch RGB noch eine Palette, wie die von Raw-Dateien der Kameras. Exportieren Sie es als RGB</translation>
    </message>
    <message>
        <source>has %1 more %2 per pixel than colours and transparency. Only those are used.</source>
        <translation>hat %1 weitere %2 je Pixel als Farben und Transparenz. Nur diese werden benutzt.</translation>
    </message>
    <message>
        <source>it has more than 16 channels. Export those to be blurred as RGB</source>
        <translation>es hat mehr als 16 Kanäle. Exportieren Sie die gewünschten als RGB</translation>
    </message>
    <message>
        <source>signed or complex numbers</source>
        <translation>vorzeichenbehaftete oder komplexe Zahlen</translation>
    </message>
    <message>
        <source>its samples are %1 of %2 bits. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>seine Werte sind %1 mit %2 Bit. Exportieren Sie es mit 8, 16 oder 32 (float) Bit je Kanal</translation>
    </message>
    <message>
        <source>its compression (number %1) is one that libtiff does not know here. Export it without compression</source>
        <translation>seine Komprimierung (Nummer %1) kennt libtiff hier nicht. Exportieren Sie es unkomprimiert</translation>
    </message>
    <message>
        <source>TIFF files cannot be read: the library libtiff cannot be used (%1). On Debian 12, install libtiff6.</source>
        <translation>TIFF-Dateien sind nicht lesbar: Die Bibliothek libtiff lässt sich nicht benutzen (%1). Installieren Sie unter Debian 12 libtiff6.</translation>
    </message>
    <message>
        <source>it lacks functions</source>
        <translation>es fehlen Funktionen</translation>
    </message>
    <message>
        <source>Pixels could not be shared with another process of Headroom: %1: %2.</source>
        <translation>Pixel ließen sich nicht mit einem anderen Prozess von Headroom teilen: %1: %2.</translation>
    </message>
    <message>
        <source>Pixels of another process of Headroom were announced and did not come; too many files may be open.</source>
        <translation>Ein anderer Prozess von Headroom kündigte Pixel an, die nicht kamen; vielleicht sind zu viele Dateien offen.</translation>
    </message>
    <message>
        <source>There is no memory for a picture&apos;s pixels: %1: %2. Close other programs.</source>
        <translation>Für die Pixel eines Bildes fehlt Speicher: %1: %2. Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>A picture&apos;s memory has %1 bytes where %2 were announced.</source>
        <translation>Der Speicher eines Bildes hat %1 Bytes; angekündigt waren %2.</translation>
    </message>
    <message>
        <source>A picture&apos;s memory may be cut by the process that it came from.</source>
        <translation>Der Prozess, aus dem ein Bild kam, könnte dessen Speicher verkürzen.</translation>
    </message>
    <message>
        <source>slower than the best</source>
        <translation>langsamer als die beste</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>Er war dabei: %1.</translation>
    </message>
    <message>
        <source>It had been given %1.</source>
        <translation>Er sollte ausführen: %1.</translation>
    </message>
    <message>
        <source>It was %1, which runs %2.</source>
        <translation>Er war dabei: %1; das führt aus: %2.</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>nicht beschreibbar</translation>
    </message>
    <message>
        <source>its disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>%1 cannot be used (%2)</source>
        <translation>%1 ist nicht benutzbar (%2)</translation>
    </message>
    <message>
        <source>%1=%2 was set: PoCL has one thread for each processor that this program may use.</source>
        <translation>%1=%2 wurde gesetzt: PoCL hat einen Thread für jeden Prozessor, den dieses Programm benutzen darf.</translation>
    </message>
    <message>
        <source>POCL_AFFINITY=1 was set: PoCL pins one thread per core, which valid CPU timings need.</source>
        <translation>POCL_AFFINITY=1 wurde gesetzt: PoCL bindet je Kern einen Thread; gültige CPU-Zeiten brauchen das.</translation>
    </message>
    <message>
        <source>%1=%2 was set: %3.</source>
        <translation>%1=%2 wurde gesetzt: %3.</translation>
    </message>
    <message>
        <source>PoCL&apos;s compiled kernels are stored separately</source>
        <translation>kompilierte Kernel von PoCL liegen getrennt</translation>
    </message>
    <message>
        <source>%1, and PoCL cannot be used without a folder for compiled kernels</source>
        <translation>%1, und ohne einen Ordner für kompilierte Kernel ist PoCL nicht benutzbar</translation>
    </message>
    <message>
        <source>No folder for PoCL&apos;s compiled kernels can be used, and PoCL cannot be used without one. %1Name one in %2.</source>
        <translation>Kein Ordner für kompilierte Kernel von PoCL ist benutzbar, und ohne einen ist PoCL nicht benutzbar. %1Nennen Sie einen in %2.</translation>
    </message>
    <message>
        <source>%1: the buffer %2 has %3 bytes, and a part of it has %4 from byte %5 on. Correct offset or bytes.</source>
        <translation>%1: Der Puffer %2 hat %3 Bytes, und ein Teil davon hat %4 ab Byte %5. Berichtigen Sie offset oder bytes.</translation>
    </message>
    <message>
        <source>%1: a part of the buffer %2 begins at byte %3, and parts begin at multiples of %4 bytes on %5. Choose another offset or device.</source>
        <translation>%1: Ein Teil des Puffers %2 beginnt bei Byte %3, und Teile beginnen auf %5 bei Vielfachen von %4 Bytes. Wählen Sie einen anderen offset oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>%1 is empty, and an argument takes its bytes. Give a file with the argument&apos;s value.</source>
        <translation>%1 ist leer, und ein Argument nimmt daraus seine Bytes. Geben Sie eine Datei mit dem Wert des Arguments an.</translation>
    </message>
    <message>
        <source>the check of buffers between launches</source>
        <translation>die Prüfung der Puffer zwischen Starts</translation>
    </message>
    <message>
        <source>cache flush</source>
        <translation>Cache-Leerung</translation>
    </message>
    <message>
        <source>the cache flush</source>
        <translation>die Cache-Leerung</translation>
    </message>
    <message>
        <source>OpenCL %1 was skipped: %2 failed with %3.</source>
        <translation>OpenCL: %1 wurde übersprungen: %2 scheiterte mit %3.</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>Gerät %1</translation>
    </message>
    <message>
        <source>platform %1</source>
        <translation>Plattform %1</translation>
    </message>
    <message>
        <source>The variant %1. Choose one that uses buffers.</source>
        <translation>Die Variante %1. Wählen Sie eine, die Puffer benutzt.</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot; takes %2 MB and %3 allocates at most %4 MB at a time. Choose a smaller size.</source>
        <translation>Der Puffer „%1“ braucht %2 MB, und %3 belegt höchstens %4 MB auf einmal. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>%1 buffers take %2 MB and %3 has %4 MB, less what other programs hold. Choose a smaller size.</source>
        <translation>%1 Puffer brauchen %2 MB, und %3 hat %4 MB, abzüglich dessen, was andere Programme halten. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>An image of %1 is larger than %2 allows (%3 x %4). Choose a smaller size.</source>
        <translation>Ein Bild mit %1 ist größer, als %2 erlaubt (%3 x %4). Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>An image of %1 MB does not fit beside the buffers on %2 (%3 MB). Choose a smaller size.</source>
        <translation>Ein Bild von %1 MB passt neben den Puffern nicht auf %2 (%3 MB). Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>random %1 %2</source>
        <translation>zufällige Eingaben für %1 %2</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device.</source>
        <translation>Wählen Sie eine kleinere Größe, oder schließen Sie, was das Gerät sonst benutzt.</translation>
    </message>
    <message>
        <source>Choose smaller local sizes or tile constants for this device.</source>
        <translation>Wählen Sie für dieses Gerät kleinere lokale Größen oder Kachelkonstanten.</translation>
    </message>
    <message>
        <source>The driver gave no more reason; try another variant or device.</source>
        <translation>Der Treiber nannte keinen weiteren Grund; versuchen Sie eine andere Variante oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Check the kernel&apos;s front matter against its code.</source>
        <translation>Vergleichen Sie die Kopfdaten des Kernels mit seinem Code.</translation>
    </message>
    <message>
        <source>Install a driver for a device.</source>
        <translation>Installieren Sie einen Treiber für ein Gerät.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device; some drivers also say this of a kernel that reads or writes outside its buffers.</source>
        <translation>Wählen Sie eine kleinere Größe, oder schließen Sie, was das Gerät sonst benutzt; manche Treiber melden das auch bei einem Kernel, der außerhalb seiner Puffer liest oder schreibt.</translation>
    </message>
    <message>
        <source>Read the compiler&apos;s log.</source>
        <translation>Lesen Sie das Protokoll des Compilers.</translation>
    </message>
    <message>
        <source>An earlier launch failed: look for reads or writes outside the buffers.</source>
        <translation>Ein früherer Start ist gescheitert: Suchen Sie nach Lese- oder Schreibzugriffen außerhalb der Puffer.</translation>
    </message>
    <message>
        <source>An earlier launch probably broke the queue: look for reads or writes outside the buffers.</source>
        <translation>Ein früherer Start hat wohl die Queue zerstört: Suchen Sie nach Lese- oder Schreibzugriffen außerhalb der Puffer.</translation>
    </message>
    <message>
        <source>The front matter names a kernel that the code does not define, or one named like a built-in function.</source>
        <translation>Die Kopfdaten nennen einen Kernel, den der Code nicht definiert, oder einen mit dem Namen einer eingebauten Funktion.</translation>
    </message>
    <message>
        <source>The front matter gives a kernel more arguments than it takes.</source>
        <translation>Die Kopfdaten geben einem Kernel mehr Argumente, als er nimmt.</translation>
    </message>
    <message>
        <source>An argument in the front matter has another type than the kernel&apos;s.</source>
        <translation>Ein Argument in den Kopfdaten hat einen anderen Typ als das des Kernels.</translation>
    </message>
    <message>
        <source>The front matter gives a kernel fewer arguments than it takes.</source>
        <translation>Die Kopfdaten geben einem Kernel weniger Argumente, als er nimmt.</translation>
    </message>
    <message>
        <source>Install an OpenCL driver, e.g. pocl-opencl-icd.</source>
        <translation>Installieren Sie einen OpenCL-Treiber, z. B. pocl-opencl-icd.</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>%1 failed with %2 for %3.</source>
        <translation>%1 scheiterte mit %2 bei %3.</translation>
    </message>
    <message>
        <source>before the start and behind the end</source>
        <translation>vor dem Anfang und hinter dem Ende</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>vor dem Anfang</translation>
    </message>
    <message>
        <source>behind the end</source>
        <translation>hinter dem Ende</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a %2 image of %3 %4, which %5 does not have. Choose another format, or a buffer.</source>
        <translation>„%1“ ist ein %2-Bild aus %3 %4, das %5 nicht hat. Wählen Sie ein anderes Format oder einen Puffer.</translation>
    </message>
    <message>
        <source>The %1 image &quot;%2&quot; of %3 x %4 x %5 is larger than %6 allows. Choose a smaller size.</source>
        <translation>Das %1-Bild „%2“ mit %3 x %4 x %5 ist größer, als %6 erlaubt. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>%1 does not build on %2. Read the compiler&apos;s log, mend the text, or give the build options that it needs.</source>
        <translation>%1 lässt sich auf %2 nicht bauen. Lesen Sie das Protokoll des Compilers, berichtigen Sie den Text, oder geben Sie die nötigen Optionen an.</translation>
    </message>
    <message>
        <source>The buffer %1 has %2 elements here, by &quot;%3&quot;. Write ceil(%4) or floor(%5), or choose another size.</source>
        <translation>Der Puffer %1 hat hier %2 Elemente, nach „%3“. Schreiben Sie ceil(%4) oder floor(%5), oder wählen Sie eine andere Größe.</translation>
    </message>
    <message>
        <source>%1 %2. Choose another size or variant.</source>
        <translation>%1 %2. Wählen Sie eine andere Größe oder Variante.</translation>
    </message>
    <message>
        <source>%1 as filled</source>
        <translation>%1 wie gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches nothing here: its loops do not run once. Choose another size.</source>
        <translation>
            <numerusform>%1 startet hier nichts: Seine Schleifen laufen kein einziges Mal. Wählen Sie eine andere Größe.</numerusform>
            <numerusform>%1 startet hier nichts: Seine Schleifen laufen kein einziges Mal. Wählen Sie eine andere Größe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, more than an argument of type %4 holds. Choose a smaller size, or a wider type.</source>
        <translation>%1: %2 ist hier %3, mehr als ein Argument des Typs %4 fasst. Wählen Sie eine kleinere Größe oder einen breiteren Typ.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, and the argument is a whole number (%4). Write { type = &quot;float&quot;, value = &quot;%5&quot; }, or floor(%6).</source>
        <translation>%1: %2 ist hier %3, und das Argument ist eine ganze Zahl (%4). Schreiben Sie { type = &quot;float&quot;, value = &quot;%5&quot; } oder floor(%6).</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; gives %3 here and must be %4.</source>
        <translation>%1: „%2“ ergibt hier %3 und muss %4 sein.</translation>
    </message>
    <message>
        <source>loop %1 ran %2 times</source>
        <translation>die Schleife %1 lief %2-mal</translation>
    </message>
    <message>
        <source>%1: %2 in one launch and did not end. Correct its count or its while.</source>
        <translation>%1: %2 in einem Start und endete nicht. Berichtigen Sie count oder while.</translation>
    </message>
    <message>
        <source>it took %1 minutes</source>
        <translation>er dauerte %1 Minuten</translation>
    </message>
    <message>
        <source>it made %1 steps</source>
        <translation>er machte %1 Schritte</translation>
    </message>
    <message>
        <source>%1 %2 for kernel %3. Choose smaller tile constants.</source>
        <translation>%1 %2 beim Kernel %3. Wählen Sie kleinere Kachelkonstanten.</translation>
    </message>
    <message>
        <source>%1 %2. Make its groups or tiles smaller.</source>
        <translation>%1 %2. Verkleinern Sie seine Gruppen oder Kacheln.</translation>
    </message>
    <message>
        <source>%1: kernel %2 runs on %3 = %4 work-items in dimension %5, which its groups of %6 do not divide. Choose another size, or write round = true if the kernel checks its bounds.</source>
        <translation>%1: Der Kernel %2 läuft mit %3 = %4 Work-Items in Dimension %5; seine Gruppen von %6 teilen das nicht. Wählen Sie eine andere Größe, oder schreiben Sie round = true, wenn der Kernel seine Grenzen prüft.</translation>
    </message>
    <message>
        <source>%1 was not compiled.</source>
        <translation>%1 wurde nicht kompiliert.</translation>
    </message>
    <message>
        <source>The driver refused to build %1 without naming an error; the build was tried again.</source>
        <translation>Der Treiber lehnte es ab, %1 zu bauen, ohne einen Fehler zu nennen; der Bau wurde noch einmal versucht.</translation>
    </message>
    <message>
        <source>Its log:</source>
        <translation>Sein Protokoll:</translation>
    </message>
    <message>
        <source>The driver refused the kept binary of %1: %2 failed with %3. It was built from its source.</source>
        <translation>Der Treiber lehnte die gespeicherte Binärdatei von %1 ab: %2 scheiterte mit %3. Das Programm wurde aus dem Quelltext gebaut.</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep.</source>
        <translation>Der Treiber gab keine Binärdatei eines Programms zum Speichern.</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep: %1 failed with %2.</source>
        <translation>Der Treiber gab keine Binärdatei eines Programms zum Speichern: %1 scheiterte mit %2.</translation>
    </message>
    <message>
        <source>%1 was not used, because of its folder: %2.</source>
        <translation>%1 wurde wegen seines Ordners nicht benutzt: %2.</translation>
    </message>
    <message>
        <source>is damaged: it is cut off</source>
        <translation>ist beschädigt: abgeschnitten</translation>
    </message>
    <message>
        <source>is of another version of Headroom</source>
        <translation>ist von einer anderen Version von Headroom</translation>
    </message>
    <message>
        <source>is damaged: its length differs</source>
        <translation>ist beschädigt: andere Länge</translation>
    </message>
    <message>
        <source>belongs to another device, driver, options or source</source>
        <translation>gehört zu einem anderen Gerät, Treiber, Quelltext oder anderen Optionen</translation>
    </message>
    <message>
        <source>is damaged: its checksum differs</source>
        <translation>ist beschädigt: andere Prüfsumme</translation>
    </message>
    <message>
        <source>%1 cannot be split into %2 sub-devices: %3. Choose fewer parts, or name two devices.</source>
        <translation>%1 lässt sich nicht in %2 Teilgeräte zerlegen: %3. Wählen Sie weniger Teile, oder nennen Sie zwei Geräte.</translation>
    </message>
    <message>
        <source>it has 1 compute unit</source>
        <translation>es hat 1 Recheneinheit</translation>
    </message>
    <message>
        <source>it has %1 compute units</source>
        <translation>es hat %1 Recheneinheiten</translation>
    </message>
    <message>
        <source>its driver cannot partition it by counts of compute units</source>
        <translation>sein Treiber kann es nicht nach der Zahl der Recheneinheiten aufteilen</translation>
    </message>
    <message>
        <source>%1 failed with %2</source>
        <translation>%1 scheiterte mit %2</translation>
    </message>
    <message>
        <source>%1 (part %2 of %3)</source>
        <translation>%1 (Teil %2 von %3)</translation>
    </message>
    <message>
        <source>in-order queue</source>
        <translation>Queue der Reihe nach</translation>
    </message>
    <message>
        <source>map result</source>
        <translation>Ergebnis einblenden</translation>
    </message>
    <message>
        <source>unmap result</source>
        <translation>Ergebnis ausblenden</translation>
    </message>
    <message>
        <source>unknown form</source>
        <translation>unbekannte Form</translation>
    </message>
    <message>
        <source>%1 could not be disassembled: %2 %3.</source>
        <translation>%1 ließ sich nicht disassemblieren: %2 %3.</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>dauerte zu lange</translation>
    </message>
    <message>
        <source>wrote too much</source>
        <translation>schrieb zu viel</translation>
    </message>
    <message>
        <source>Its code is not shown: %1 cannot be started (%2). Install binutils where the device is.</source>
        <translation>Sein Code wird nicht gezeigt: %1 lässt sich nicht starten (%2). Installieren Sie binutils dort, wo das Gerät ist.</translation>
    </message>
    <message>
        <source>timing empty launches</source>
        <translation>leere Starts werden gemessen</translation>
    </message>
    <message>
        <source>There is no OpenCL device %1</source>
        <translation>Es gibt kein OpenCL-Gerät %1</translation>
    </message>
    <message>
        <source>%1 any more. List the devices again.</source>
        <translation>%1 mehr. Listen Sie die Geräte neu auf.</translation>
    </message>
    <message>
        <source>this request</source>
        <translation>diesen Auftrag</translation>
    </message>
    <message>
        <source>The host has too little memory for this. Choose a smaller size or close other programs.</source>
        <translation>Der Host hat dafür zu wenig Speicher. Wählen Sie eine kleinere Größe, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The OpenCL runner was offered a file without a checksum.</source>
        <translation>Dem OpenCL-Prozess wurde eine Datei ohne Prüfsumme angeboten.</translation>
    </message>
    <message>
        <source>A file was damaged on its way to the OpenCL runner. Start the run again.</source>
        <translation>Eine Datei wurde auf dem Weg zum OpenCL-Prozess beschädigt. Starten Sie den Lauf neu.</translation>
    </message>
    <message>
        <source>A file of %1 bytes cannot be stored in %2 on the host. Make room there.</source>
        <translation>Eine Datei von %1 Bytes passt auf dem Host nicht in %2. Schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>CLBlast&apos;s product failed on %1 with its code %2.</source>
        <translation>Das Produkt von CLBlast scheiterte auf %1 mit dem Code %2.</translation>
    </message>
    <message>
        <source>%1 failed with code %2; cuBLAS cannot be measured here.</source>
        <translation>%1 scheiterte mit dem Code %2; cuBLAS lässt sich hier nicht messen.</translation>
    </message>
    <message>
        <source>CUDA does not know %1 as one of its %2 devices, so cuBLAS cannot be measured on it.</source>
        <translation>CUDA kennt %1 nicht als eines seiner %2 Geräte, daher lässt sich cuBLAS darauf nicht messen.</translation>
    </message>
    <message>
        <source>cuBLAS does not multiply numbers of these types at %1 x %2 x %3. Choose another size, in multiples of 16.</source>
        <translation>cuBLAS multipliziert Zahlen dieser Typen nicht bei %1 x %2 x %3. Wählen Sie eine andere Größe, in Vielfachen von 16.</translation>
    </message>
    <message>
        <source>OpenCV cannot use %1:</source>
        <translation>OpenCV kann %1 nicht benutzen:</translation>
    </message>
    <message>
        <source>OpenCV does not use OpenCL on %1: this OpenCV was built without it, or OPENCV_OPENCL_RUNTIME is &quot;disabled&quot;.</source>
        <translation>OpenCV benutzt kein OpenCL auf %1: Dieses OpenCV wurde ohne OpenCL gebaut, oder OPENCV_OPENCL_RUNTIME ist „disabled“.</translation>
    </message>
    <message>
        <source>%1 wrote %2 of its buffer &quot;%3&quot;.</source>
        <translation>%1 schrieb %2 seines Puffers „%3“.</translation>
    </message>
    <message>
        <source>%1 changed its input &quot;%2&quot;, which it may only read.</source>
        <translation>%1 änderte die Eingabe „%2“, die nur gelesen werden darf.</translation>
    </message>
    <message>
        <source>building %1 at %2 ahead</source>
        <translation>%1 wird für %2 im Voraus gebaut</translation>
    </message>
    <message>
        <source>building %1 at %2</source>
        <translation>%1 wird für %2 gebaut</translation>
    </message>
    <message>
        <source>The driver gives no binary of the program.</source>
        <translation>Der Treiber gibt keine Binärdatei des Programms her.</translation>
    </message>
    <message>
        <source>Headroom does not disassemble a program of the form &quot;%1&quot;.</source>
        <translation>Headroom disassembliert keine Programme der Form „%1“.</translation>
    </message>
    <message>
        <source>What PoCL compiled was not found in %1.</source>
        <translation>Was PoCL kompiliert hat, wurde in %1 nicht gefunden.</translation>
    </message>
    <message>
        <source>its cache</source>
        <translation>seinem Cache</translation>
    </message>
    <message>
        <source>disassembling %1</source>
        <translation>%1 wird disassembliert</translation>
    </message>
    <message>
        <source>PoCL compiles kernels when they are launched, and these were not.</source>
        <translation>PoCL kompiliert Kernel, wenn sie gestartet werden, und diese wurden es nicht.</translation>
    </message>
    <message>
        <source>launch %1 in round %2</source>
        <translation>Start %1 in Runde %2</translation>
    </message>
    <message>
        <source>An earlier launch was right, %1 was not.</source>
        <translation>Ein früherer Start war richtig, %1 nicht.</translation>
    </message>
    <message>
        <source>Not every launch has the same result, and that of %1 is wrong.</source>
        <translation>Nicht jeder Start hat dasselbe Ergebnis, und dieser ist falsch: %1.</translation>
    </message>
    <message>
        <source>launching %1 at %2</source>
        <translation>%1 wird mit %2 gestartet</translation>
    </message>
    <message>
        <source>Choose another variant.</source>
        <translation>Wählen Sie eine andere Variante.</translation>
    </message>
    <message>
        <source>The host has too little memory for %1</source>
        <translation>Der Host hat zu wenig Speicher für %1</translation>
    </message>
    <message>
        <source>timing %1 at %2 in turns</source>
        <translation>%1 wird mit %2 abwechselnd gemessen</translation>
    </message>
    <message>
        <source>%1 hold values that are %2.</source>
        <translation>%1 enthalten Werte, die %2 sind.</translation>
    </message>
    <message>
        <source>%1 differ from the host reference (%2) by up to %3, and %4 is allowed.</source>
        <translation>%1 weichen von der Host-Referenz (%2) um bis zu %3 ab; erlaubt ist %4.</translation>
    </message>
    <message>
        <source>Rows %1 to %2, by %3,</source>
        <translation>Die Zeilen %1 bis %2, von %3,</translation>
    </message>
    <message>
        <source>The joined rows</source>
        <translation>Die zusammengefügten Zeilen</translation>
    </message>
    <message>
        <source>%1 at %2, split</source>
        <translation>%1 bei %2, aufgeteilt</translation>
    </message>
    <message>
        <source>The tolerance &quot;%1&quot; of %2 is %3 here. Write an expression that is at least 0 for all sizes and parameters.</source>
        <translation>Die Toleranz „%1“ von %2 ist hier %3. Schreiben Sie einen Ausdruck, der für alle Größen und Parameter mindestens 0 ist.</translation>
    </message>
    <message>
        <source>%1 of %2 numbers of the output %3 are wrong</source>
        <translation>%1 von %2 Zahlen der Ausgabe %3 sind falsch</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb von %1</translation>
    </message>
    <message>
        <source>%1, the worst at %2[%3]: %4, where %5 is expected %6.</source>
        <translation>%1, am schlimmsten bei %2[%3]: %4, wo %5 erwartet ist %6.</translation>
    </message>
    <message>
        <source>%1 of %2 at %3, %4, seed %5</source>
        <translation>%1 von %2 bei %3, %4, Startwert %5</translation>
    </message>
    <message>
        <source>Of the output %1 nothing is compared: its &quot;where&quot; or its mask leaves out all.</source>
        <translation>Von der Ausgabe %1 wird nichts verglichen: Ihr „where“ oder ihre Maske schließt alles aus.</translation>
    </message>
    <message>
        <source>whether alpha is below white</source>
        <translation>ob Alpha unter Weiß liegt</translation>
    </message>
    <message>
        <source>the sorting of a photo&apos;s pixels</source>
        <translation>die Sortierung der Pixel eines Fotos</translation>
    </message>
    <message>
        <source>%1, on a photo of %2</source>
        <translation>%1, an einem Foto mit %2</translation>
    </message>
    <message>
        <source>There is no host implementation %1</source>
        <translation>Eine Host-Implementierung %1</translation>
    </message>
    <message>
        <source>%1 in this build.</source>
        <translation>%1 gibt es in diesem Build nicht.</translation>
    </message>
    <message>
        <source>channel %1, column %2, row %3 (counted from 1)</source>
        <translation>Kanal %1, Spalte %2, Zeile %3 (gezählt ab 1)</translation>
    </message>
    <message>
        <source>The photo has %1 %2 NaN or infinite, the first in %3. What it reaches in the result is not checked.</source>
        <translation>Das Foto hat %1 %2 NaN oder unendlich, der erste in %3. Was davon ins Ergebnis gelangt, wird nicht geprüft.</translation>
    </message>
    <message>
        <source>value that is</source>
        <translation>Wert, der ist:</translation>
    </message>
    <message>
        <source>values that are</source>
        <translation>Werte, die sind:</translation>
    </message>
    <message>
        <source>%1 is measured on random pixels only. Choose a kernel for photos.</source>
        <translation>%1 wird nur an zufälligen Pixeln gemessen. Wählen Sie einen Kernel für Fotos.</translation>
    </message>
    <message>
        <source>The variant works on 8-bit pixels and would round those of this photo. Choose one that works on floats.</source>
        <translation>Die Variante arbeitet mit 8-Bit-Pixeln und würde die dieses Fotos runden. Wählen Sie eine, die mit float rechnet.</translation>
    </message>
    <message>
        <source>%1 of %2 buffers did not hold what they had been filled with.</source>
        <translation>%1 von %2 Puffern enthielten nicht, womit sie gefüllt worden waren.</translation>
    </message>
    <message>
        <source>After %1 of %2 starts another program ran than the one that was built.</source>
        <translation>Nach %1 von %2 Starts lief ein anderes Programm als das gebaute.</translation>
    </message>
    <message>
        <source>the probe&apos;s own program</source>
        <translation>das eigene Programm der Sonde</translation>
    </message>
    <message>
        <source>%1 gives no binary of a program that it built, so none can be loaded.</source>
        <translation>%1 gibt von einem gebauten Programm keine Binärdatei her, daher lässt sich keine laden.</translation>
    </message>
    <message>
        <source>are not what the launch should have computed</source>
        <translation>sind nicht, was der Start hätte berechnen sollen</translation>
    </message>
    <message>
        <source>%1&apos;s profiling clock gives zero or reversed times: events cannot time anything there. Time with the host&apos;s clock and a wait.</source>
        <translation>Die Profiling-Uhr von %1 liefert Null oder rückwärts laufende Zeiten: Events können dort nichts messen. Messen Sie mit der Uhr des Hosts und Warten.</translation>
    </message>
    <message>
        <source>that came back are not what the launch should have computed</source>
        <translation>die zurückkamen, sind nicht, was der Start hätte berechnen sollen</translation>
    </message>
    <message>
        <source>a probe&apos;s kernels</source>
        <translation>die Kernel einer Sonde</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were requested and %2 ran.</source>
        <translation>
            <numerusform>Verlangt waren %1 Starts, %2 liefen.</numerusform>
            <numerusform>Verlangt waren %1 Starts, %2 liefen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 floats %2</source>
        <translation>
            <numerusform>%1 float-Werte %2</numerusform>
            <numerusform>%1 float-Werte %2</numerusform>
        </translation>
    </message>
    <message>
        <source>on the device are not those that were sent</source>
        <translation>auf dem Gerät sind nicht die gesendeten</translation>
    </message>
    <message>
        <source>that came back are not those on the device</source>
        <translation>die zurückkamen, sind nicht die des Geräts</translation>
    </message>
    <message>
        <source>that came back are not what the kernel should have made of those sent</source>
        <translation>die zurückkamen, sind nicht, was der Kernel aus den gesendeten hätte machen sollen</translation>
    </message>
    <message>
        <source>The runner&apos;s process cannot be started: %1: %2</source>
        <translation>Der Mess-Prozess lässt sich nicht starten: %1: %2</translation>
    </message>
    <message>
        <source>The runner has too little memory for this photo. Choose a smaller one or close other programs there.</source>
        <translation>Der Prozess hat für dieses Foto zu wenig Speicher. Wählen Sie ein kleineres, oder schließen Sie dort andere Programme.</translation>
    </message>
    <message>
        <source>The OpenCL runner was given another photo.</source>
        <translation>Dem OpenCL-Prozess wurde ein anderes Foto gegeben.</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>Signal %1</translation>
    </message>
    <message>
        <source>was killed by %1</source>
        <translation>wurde durch %1 beendet</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <translation>endete mit dem Exit-Code %1</translation>
    </message>
    <message>
        <source>%1, which is %2 to a shell</source>
        <translation>%1, was für eine Shell %2 ist</translation>
    </message>
    <message>
        <source>its last words:</source>
        <translation>seine letzten Worte:</translation>
    </message>
    <message>
        <source>The disk of %1, where PoCL stores compiled kernels, is full. Make room there, or name another folder in POCL_CACHE_DIR.</source>
        <translation>Der Datenträger von %1, wo PoCL kompilierte Kernel ablegt, ist voll. Schaffen Sie dort Platz, oder nennen Sie in POCL_CACHE_DIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 ließ sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Make room, or choose another place; what was there before is unchanged.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Ort; was vorher dort war, ist unverändert.</translation>
    </message>
    <message>
        <source>Choose a place that you may write to.</source>
        <translation>Wählen Sie einen Ort, an dem Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>Make its folder first, or choose another place.</source>
        <translation>Legen Sie zuerst den Ordner an, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 is in use by a run in progress. Wait for it to finish.</source>
        <translation>%1 wird von einem laufenden Lauf benutzt. Warten Sie, bis er endet.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: another Headroom went on with it. Look at it again, and resume it if it is still unfinished.</source>
        <translation>%1 hat sich seit dem Lesen geändert: Ein anderes Headroom hat damit weitergemacht. Sehen Sie erneut nach, und setzen Sie fort, wenn es noch unvollendet ist.</translation>
    </message>
    <message>
        <source>%1 are not all known: %2 is damaged (%3). %4 writes a new file and keeps the damaged one beside it.</source>
        <translation>Nicht alle sind bekannt (%1): %2 ist beschädigt (%3). %4 schreibt eine neue Datei und behält die beschädigte daneben.</translation>
    </message>
    <message>
        <source>%1 are not known: %2 is of format %3, which a newer Headroom wrote; this one reads format %4. Use that one, or move the file away.</source>
        <translation>Nicht bekannt (%1): %2 hat das Format %3 eines neueren Headroom; dieses liest das Format %4. Benutzen Sie jenes, oder verschieben Sie die Datei.</translation>
    </message>
    <message>
        <source>%1 is not kept: %2 is damaged and could not be copied to %3 (%4). Move it away.</source>
        <translation>%1 wird nicht gespeichert: %2 ist beschädigt und ließ sich nicht nach %3 kopieren (%4). Verschieben Sie die Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.</source>
        <translation>%1 lässt sich nicht speichern: Es gibt keinen Benutzerordner. Setzen Sie HOME oder XDG_DATA_HOME auf einen absoluten Pfad.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made: %2. %3 is not kept; set XDG_DATA_HOME to a place that you may write to.</source>
        <translation>Der Ordner %1 ließ sich nicht anlegen: %2. %3 wird nicht gespeichert; setzen Sie XDG_DATA_HOME auf einen Ort, an dem Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>%1 is not kept, so as not to lose others.</source>
        <translation>%1 wird nicht gespeichert, um andere nicht zu verlieren.</translation>
    </message>
    <message>
        <source>The host cannot start a thread on each of its %1 processors (%2). Close other programs, or raise the limit on threads.</source>
        <translation>Der Host kann nicht auf jedem seiner %1 Prozessoren einen Thread starten (%2). Schließen Sie andere Programme, oder erhöhen Sie die Höchstzahl der Threads.</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>er gehört einem anderen Benutzer</translation>
    </message>
    <message>
        <source>other users may write to it</source>
        <translation>andere Benutzer dürfen hinein schreiben</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Check its name and permissions.</source>
        <translation>%1 ließ sich nicht lesen: %2. Prüfen Sie Namen und Rechte.</translation>
    </message>
    <message>
        <source>%1 is not read: it is larger than %2 bytes, more than such a file holds. Name the right one.</source>
        <translation>%1 wird nicht gelesen: größer als %2 Bytes, mehr als eine solche Datei enthält. Nennen Sie die richtige.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>eine Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>%1 could not be read: it is %2. Name a file.</source>
        <translation>%1 ließ sich nicht lesen, weil es dies ist: %2. Nennen Sie eine Datei.</translation>
    </message>
    <message>
        <source>A folder for temporary files is needed, and none can be made. Make room in /tmp.</source>
        <translation>Ein Ordner für temporäre Dateien ist nötig und lässt sich nicht anlegen. Schaffen Sie Platz in /tmp.</translation>
    </message>
    <message>
        <source>needs %1, which is not installed here (%2)</source>
        <translation>braucht %1, das hier nicht installiert ist (%2)</translation>
    </message>
    <message>
        <source>needs %1, which could not be loaded (%2; %3)</source>
        <translation>braucht %1, das sich nicht laden ließ (%2; %3)</translation>
    </message>
    <message>
        <source>%1... %2 more were left out.</source>
        <translation>%1... %2 weitere wurden weggelassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>it is not JSON, or is truncated</source>
        <translation>es ist kein JSON oder abgeschnitten</translation>
    </message>
    <message>
        <source>a value has the wrong type</source>
        <translation>ein Wert hat den falschen Typ</translation>
    </message>
    <message>
        <source>OpenSSL&apos;s libcrypto computed no SHA-256. Check its configuration.</source>
        <translation>libcrypto von OpenSSL hat kein SHA-256 berechnet. Prüfen Sie seine Konfiguration.</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be %3. Choose one of %4.</source>
        <translation>%1 von %2 kann nicht %3 sein. Wählen Sie einen Wert aus %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets no tunable. Write NAME=VALUE with a whole number, e.g. LOCAL_X=32.</source>
        <translation>„%1“ setzt keinen Tuning-Parameter. Schreiben Sie NAME=WERT mit einer ganzen Zahl, z. B. LOCAL_X=32.</translation>
    </message>
    <message>
        <source>Write megapixels (&quot;16MP&quot;, &quot;0.5MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;) for images, N (&quot;1024&quot;) or MxNxK (&quot;512x1024x256&quot;) for matrices, and else the workload&apos;s size parameters with an x between each two.</source>
        <translation>Schreiben Sie Megapixel („16MP“, „0.5MP“) oder BREITExHÖHE („1023x769“) für Bilder, N („1024“) oder MxNxK („512x1024x256“) für Matrizen, sonst die Größenparameter der Aufgabe mit einem x dazwischen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: %2.</source>
        <translation>„%1“ ist keine Größe: %2.</translation>
    </message>
    <message>
        <source>there is no number before MP</source>
        <translation>vor MP steht keine Zahl</translation>
    </message>
    <message>
        <source>there must be pixels in it</source>
        <translation>es müssen Pixel darin sein</translation>
    </message>
    <message>
        <source>its side is over %1 pixels</source>
        <translation>eine Seite ist länger als %1 Pixel</translation>
    </message>
    <message>
        <source>sides are whole numbers, and megapixels end in MP (&quot;%1MP&quot;)</source>
        <translation>Seiten sind ganze Zahlen, und Megapixel enden auf MP („%1MP“)</translation>
    </message>
    <message>
        <source>the sides must be whole numbers</source>
        <translation>die Seiten müssen ganze Zahlen sein</translation>
    </message>
    <message>
        <source>every side must be at least 1</source>
        <translation>jede Seite muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>a side is over %1</source>
        <translation>eine Seite ist größer als %1</translation>
    </message>
    <message>
        <source>it has more than %1 sides</source>
        <translation>es hat mehr als %1 Seiten</translation>
    </message>
    <message>
        <source>There is no size.</source>
        <translation>Es gibt keine Größe.</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Der Lauf wurde gestoppt.</translation>
    </message>
    <message>
        <source>The budget ended: give it more time, or choose a wider margin.</source>
        <translation>Das Budget ist verbraucht: Geben Sie mehr Zeit, oder wählen Sie einen größeren Spielraum.</translation>
    </message>
    <message>
        <source>%1 rounds take about %2 s: give it that budget.</source>
        <translation>%1 Runden dauern etwa %2 s: Geben Sie so viel Budget.</translation>
    </message>
    <message>
        <source>%1 version:</source>
        <translation>%1 Version:</translation>
    </message>
    <message>
        <source>Both versions were affected, because their rounds are interleaved.</source>
        <translation>Beide Versionen waren betroffen, weil sich ihre Runden abwechseln.</translation>
    </message>
    <message>
        <source>%1 is compared at all sizes that it lists: %2.</source>
        <translation>%1 wird bei allen aufgeführten Größen verglichen: %2.</translation>
    </message>
    <message>
        <source>taking turns with %1 at %2, round %3</source>
        <translation>abwechselnd mit %1 bei %2, Runde %3</translation>
    </message>
    <message>
        <source>There is nothing to compare. Name two versions of a kernel.</source>
        <translation>Es gibt nichts zu vergleichen. Nennen Sie zwei Versionen eines Kernels.</translation>
    </message>
    <message>
        <source>A comparison needs at least one size, e.g. 4MP.</source>
        <translation>Ein Vergleich braucht mindestens eine Größe, z. B. 4MP.</translation>
    </message>
    <message>
        <source>The margin is from %1 to %2 of the time.</source>
        <translation>Der Spielraum ist %1 bis %2 der Zeit.</translation>
    </message>
    <message>
        <source>The budget is from 1 to %1 seconds for each pair and size.</source>
        <translation>Das Budget ist 1 bis %1 Sekunden für jedes Paar und jede Größe.</translation>
    </message>
    <message>
        <source>The compiler itself reads %1, so it is unknown whether that file has changed. Name its folder with `include` in the description in place of -I.</source>
        <translation>Der Compiler selbst liest %1, daher ist nicht bekannt, ob sich diese Datei geändert hat. Nennen Sie ihren Ordner in der Beschreibung mit `include` statt mit -I.</translation>
    </message>
    <message>
        <source>Described in another way than in the baseline, with references, tolerances and sizes: %1. Both versions run as described now.</source>
        <translation>Anders beschrieben als in der Vergleichsbasis, mit Referenzen, Toleranzen und Größen: %1. Beide Versionen laufen wie jetzt beschrieben.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different workloads or pixel formats and cannot be compared.</source>
        <translation>%1 und %2 gehören zu verschiedenen Aufgaben oder Pixelformaten und lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>%1 is %2 under another name.</source>
        <translation>%1 ist %2 unter anderem Namen.</translation>
    </message>
    <message>
        <source>The baseline has no %1, but kernels that are gone now, of which it may be one: %2. Compare the two with `headroom-cli ab`.</source>
        <translation>Die Vergleichsbasis hat kein %1, aber Kernel, die es nicht mehr gibt und von denen es einer sein könnte: %2. Vergleichen Sie die beiden mit `headroom-cli ab`.</translation>
    </message>
    <message>
        <source>In the baseline alone: %1.</source>
        <translation>Nur in der Vergleichsbasis: %1.</translation>
    </message>
    <message>
        <source>&quot;%1:%2&quot; names no revision. Write it like HEAD~1:./kernels.</source>
        <translation>„%1:%2“ nennt keine Revision. Schreiben Sie etwa HEAD~1:./kernels.</translation>
    </message>
    <message>
        <source>The folder that you are in is gone. Change to another one.</source>
        <translation>Den Ordner, in dem Sie sind, gibt es nicht mehr. Wechseln Sie in einen anderen.</translation>
    </message>
    <message>
        <source>%1 is in no git repository. Name a folder of one.</source>
        <translation>%1 ist in keinem Git-Repository. Nennen Sie einen Ordner aus einem.</translation>
    </message>
    <message>
        <source>git does not read the repository of %1, because it belongs to another user. If you trust it, run `git config --global --add safe.directory FOLDER` with the repository&apos;s folder.</source>
        <translation>git liest das Repository von %1 nicht, weil es einem anderen Benutzer gehört. Wenn Sie ihm vertrauen, führen Sie `git config --global --add safe.directory FOLDER` mit dem Ordner des Repositorys aus.</translation>
    </message>
    <message>
        <source>A temporary folder could not be made like %1: %2. Make room there.</source>
        <translation>Ein temporärer Ordner wie %1 ließ sich nicht anlegen: %2. Schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>git has no revision &quot;%1&quot; in %2. Check it with `git log`; a shallow clone has only the latest ones, and `git fetch --unshallow` gets the others.</source>
        <translation>git hat keine Revision „%1“ in %2. Prüfen Sie sie mit `git log`; ein flacher Klon hat nur die neuesten, und `git fetch --unshallow` holt die übrigen.</translation>
    </message>
    <message>
        <source>%1 is not a folder in %2, but a file, a symbolic link or a submodule.</source>
        <translation>%1 ist in %2 kein Ordner, sondern eine Datei, ein symbolischer Link oder ein Submodul.</translation>
    </message>
    <message>
        <source>git has no file or folder &quot;%1&quot; in %2. Check the revision with `git log`, and the path, which starts from the folder that you are in.</source>
        <translation>git hat keine Datei und keinen Ordner „%1“ in %2. Prüfen Sie die Revision mit `git log` und den Pfad, der in Ihrem aktuellen Ordner beginnt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl.</source>
        <translation>„%1“ ist keine Kerneldatei: Der Name endet nicht auf .cl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file in that revision.</source>
        <translation>„%1“ ist in dieser Revision keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>git could not be run: %1. Install git, or name a folder.</source>
        <translation>git ließ sich nicht ausführen: %1. Installieren Sie git, oder nennen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>%1 could not be written. Make room there.</source>
        <translation>%1 ließ sich nicht schreiben. Schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>git&apos;s list of the files of &quot;%1&quot; cannot be read: the clone is partial or damaged, or the list is too long. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>Die Dateiliste von git zu „%1“ ist nicht lesbar: Der Klon ist unvollständig oder beschädigt, oder die Liste ist zu lang. Klonen Sie ohne --filter, und prüfen Sie das Repository mit `git fsck`.</translation>
    </message>
    <message>
        <source>%1 is a submodule in %2, whose files git does not have here. Compare two checkouts.</source>
        <translation>%1 ist in %2 ein Submodul, dessen Dateien git hier nicht hat. Vergleichen Sie zwei Arbeitskopien.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link in %2 that leads to no file of that revision. Commit the file itself.</source>
        <translation>%1 ist in %2 ein symbolischer Link, der zu keiner Datei dieser Revision führt. Committen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>git does not have %1 of %2, or it is too large: the clone is partial or damaged. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>git hat %1 von %2 nicht, oder die Datei ist zu groß: Der Klon ist unvollständig oder beschädigt. Klonen Sie ohne --filter, und prüfen Sie das Repository mit `git fsck`.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has over %2 kernel files. Name the folder of the kernels.</source>
        <translation>„%1“ hat mehr als %2 Kerneldateien. Nennen Sie den Ordner der Kernel.</translation>
    </message>
    <message>
        <source>The %1 version has no name. Name a variant, a kernel file, a folder or REVISION:PATH.</source>
        <translation>Die %1 Version hat keinen Namen. Nennen Sie eine Variante, eine Kerneldatei, einen Ordner oder REVISION:PFAD.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl or .toml.</source>
        <translation>„%1“ ist keine Kerneldatei: Der Name endet weder auf .cl noch auf .toml.</translation>
    </message>
    <message>
        <source>There is no kernel file or folder &quot;%1&quot;. Name one, a variant, or REVISION:PATH.</source>
        <translation>Eine Kerneldatei oder einen Ordner „%1“ gibt es nicht. Nennen Sie eines davon, eine Variante oder REVISION:PFAD.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets nothing. Write @NAME=VALUE for a tunable, or @-OPTION for a build option.</source>
        <translation>„%1“ setzt nichts. Schreiben Sie @NAME=WERT für einen Tuning-Parameter oder @-OPTION für eine Build-Option.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be applied: no kernel of &quot;%2&quot; has this tunable with this value, or takes build options. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>„%1“ ist nicht anwendbar: Kein Kernel von „%2“ hat diesen Tuning-Parameter mit diesem Wert oder nimmt Build-Optionen. `headroom-cli variants --json` listet die Tuning-Parameter auf.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no kernel &quot;%2&quot;.</source>
        <translation>„%1“ hat keinen Kernel „%2“.</translation>
    </message>
    <message>
        <source>In one of the two versions alone, and not measured: %1.</source>
        <translation>Nur in einer der beiden Versionen und nicht gemessen: %1.</translation>
    </message>
    <message>
        <source>No kernel differs between &quot;%1&quot; and &quot;%2&quot;. Name some with --variants to compare them all the same.</source>
        <translation>Zwischen „%1“ und „%2“ unterscheidet sich kein Kernel. Nennen Sie einige mit --variants, um sie trotzdem zu vergleichen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no kernel in common. A kernel&apos;s id is its workload and its file&apos;s name.</source>
        <translation>„%1“ und „%2“ haben keinen Kernel gemeinsam. Die ID eines Kernels besteht aus seiner Aufgabe und dem Namen seiner Datei.</translation>
    </message>
    <message>
        <source>%1, commit %2</source>
        <translation>%1, Commit %2</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>kompilierter Code</translation>
    </message>
    <message>
        <source>other results</source>
        <translation>andere Ergebnisse</translation>
    </message>
    <message>
        <source>The A/A floor of %1 is %2, from %3 %4 measured at %5.</source>
        <translation>Das A/A-Rauschen von %1 ist %2, aus %3 %4, gemessen am %5.</translation>
    </message>
    <message>
        <source>For libraries on the host a floor of %1 is assumed.</source>
        <translation>Für Bibliotheken auf dem Host wird ein Grundrauschen von %1 angenommen.</translation>
    </message>
    <message>
        <source>The noise floor of %1 is unknown, so %2 is assumed. Run `headroom-cli noise`.</source>
        <translation>Das Grundrauschen von %1 ist nicht bekannt, angenommen wird %2. Führen Sie `headroom-cli noise` aus.</translation>
    </message>
    <message>
        <source>%1 measured it at %2.</source>
        <translation>%1 hat das bei %2 gemessen.</translation>
    </message>
    <message>
        <source>%1 measured it with %2 caches.</source>
        <translation>%1 hat das so gemessen: Caches %2.</translation>
    </message>
    <message>
        <source>%1 did not measure it.</source>
        <translation>%1 hat das nicht gemessen.</translation>
    </message>
    <message>
        <source>The new run</source>
        <translation>Der neue Lauf</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>Die Vergleichsbasis</translation>
    </message>
    <message>
        <source>Different %1: %2 in the base, %3 in the new run.</source>
        <translation>Unterschied, %1: %2 in der Vergleichsbasis, %3 im neuen Lauf.</translation>
    </message>
    <message>
        <source>driver of %1</source>
        <translation>Treiber von %1</translation>
    </message>
    <message>
        <source>Different kernel source of %1</source>
        <translation>Der Kernelquelltext unterscheidet sich: %1</translation>
    </message>
    <message>
        <source>build options of %1</source>
        <translation>Build-Optionen von %1</translation>
    </message>
    <message>
        <source>pixel format</source>
        <translation>Pixelformat</translation>
    </message>
    <message>
        <source>base does not record its</source>
        <translation>Die Vergleichsbasis nennt nicht ihre</translation>
    </message>
    <message>
        <source>new run does not record its</source>
        <translation>Der neue Lauf nennt nicht seine</translation>
    </message>
    <message>
        <source>runs do not record their</source>
        <translation>Die Läufe nennen nicht ihre</translation>
    </message>
    <message>
        <source>The %1 conditions: device, kernels and host may differ.</source>
        <translation>Bedingungen fehlen: %1. Gerät, Kernel und Host können verschieden sein.</translation>
    </message>
    <message>
        <source>The %1 had not ended when it was written.</source>
        <translation>Unvollendet, als die Datei geschrieben wurde: %1.</translation>
    </message>
    <message>
        <source>The %1 was stopped before its end.</source>
        <translation>Vorzeitig gestoppt: %1.</translation>
    </message>
    <message>
        <source>The %1 failed before its end.</source>
        <translation>Vorzeitig gescheitert: %1.</translation>
    </message>
    <message>
        <source>new run</source>
        <translation>neuer Lauf</translation>
    </message>
    <message>
        <source>%1: two measurements of the same thing differ by up to %2.</source>
        <translation>%1: Zwei Messungen derselben Sache unterscheiden sich um bis zu %2.</translation>
    </message>
    <message>
        <source>Noise floors of devices</source>
        <translation>Grundrauschen der Geräte</translation>
    </message>
    <message>
        <source>The noise floor</source>
        <translation>Das Grundrauschen</translation>
    </message>
    <message>
        <source>`headroom-cli noise`</source>
        <translation>`headroom-cli noise`</translation>
    </message>
    <message>
        <source>use of ceilings</source>
        <translation>Messung von Obergrenzen</translation>
    </message>
    <message>
        <source>number of repeats</source>
        <translation>Zahl der Wiederholungen</translation>
    </message>
    <message>
        <source>longest launch in seconds</source>
        <translation>längster Start in Sekunden</translation>
    </message>
    <message>
        <source>use of tuned configurations</source>
        <translation>Benutzung getunter Konfigurationen</translation>
    </message>
    <message>
        <source>values of tunables (--set)</source>
        <translation>Werte der Tuning-Parameter (--set)</translation>
    </message>
    <message>
        <source>timing of transfers</source>
        <translation>Messung der Transfers</translation>
    </message>
    <message>
        <source>number of workers</source>
        <translation>Zahl der Prozesse</translation>
    </message>
    <message>
        <source>number of warm-up launches</source>
        <translation>Zahl der Aufwärmstarts</translation>
    </message>
    <message>
        <source>smallest number of samples</source>
        <translation>kleinste Zahl der Messwerte</translation>
    </message>
    <message>
        <source>largest number of samples</source>
        <translation>größte Zahl der Messwerte</translation>
    </message>
    <message>
        <source>noise goal</source>
        <translation>Rauschziel</translation>
    </message>
    <message>
        <source>time budget in seconds</source>
        <translation>Zeitbudget in Sekunden</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>process mode</source>
        <translation>Prozessmodus</translation>
    </message>
    <message>
        <source>a process for each round</source>
        <translation>ein Prozess je Runde</translation>
    </message>
    <message>
        <source>one process for all rounds</source>
        <translation>ein Prozess für alle Runden</translation>
    </message>
    <message>
        <source>version of Headroom</source>
        <translation>Version von Headroom</translation>
    </message>
    <message>
        <source>operating system</source>
        <translation>Betriebssystem</translation>
    </message>
    <message>
        <source>number of processors</source>
        <translation>Zahl der Prozessoren</translation>
    </message>
    <message>
        <source>place of OpenCL</source>
        <translation>Ort von OpenCL</translation>
    </message>
    <message>
        <source>version of OpenCL</source>
        <translation>Version von OpenCL</translation>
    </message>
    <message>
        <source>number of compute units</source>
        <translation>Zahl der Recheneinheiten</translation>
    </message>
    <message>
        <source>clock in MHz</source>
        <translation>Takt in MHz</translation>
    </message>
    <message>
        <source>memory in bytes</source>
        <translation>Speicher in Bytes</translation>
    </message>
    <message>
        <source>local memory in bytes</source>
        <translation>lokaler Speicher in Bytes</translation>
    </message>
    <message>
        <source>largest work-group</source>
        <translation>größte Arbeitsgruppe</translation>
    </message>
    <message>
        <source>largest allocation in bytes</source>
        <translation>größte Speicherbelegung in Bytes</translation>
    </message>
    <message>
        <source>largest numbers of work-items</source>
        <translation>größte Zahlen von Work-Items</translation>
    </message>
    <message>
        <source>memory bandwidth in GB/s</source>
        <translation>Speicherbandbreite in GB/s</translation>
    </message>
    <message>
        <source>matrix unit</source>
        <translation>Matrixeinheit</translation>
    </message>
    <message>
        <source>image support</source>
        <translation>Unterstützung von Bildern</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>halbe Genauigkeit</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>local memory of its own</source>
        <translation>eigener lokaler Speicher</translation>
    </message>
    <message>
        <source>no or not known</source>
        <translation>nein oder nicht bekannt</translation>
    </message>
    <message>
        <source>timer resolution in ns</source>
        <translation>Auflösung der Uhr in ns</translation>
    </message>
    <message>
        <source>The whole operation took %1 ms, less than its kernels alone, which took %2 ms at other moments of the run: the machine was not steady. Measure again when nothing else runs.</source>
        <translation>Der ganze Vorgang dauerte %1 ms, weniger als seine Kernel allein, die zu anderen Zeiten des Laufs %2 ms brauchten: Der Rechner war nicht stabil. Messen Sie erneut, wenn sonst nichts läuft.</translation>
    </message>
    <message>
        <source>%1 has no kernel: no function in it begins with the word kernel or __kernel.</source>
        <translation>%1 hat keinen Kernel: Keine Funktion darin beginnt mit dem Wort kernel oder __kernel.</translation>
    </message>
    <message>
        <source>%1 has %2 kernels: %3. Name the one that you want with --kernel.</source>
        <translation>%1 hat %2 Kernel: %3. Nennen Sie den gewünschten mit --kernel.</translation>
    </message>
    <message>
        <source>%1 has no kernel &quot;%2&quot;. %3 %4</source>
        <translation>%1 hat keinen Kernel „%2“. %3 %4</translation>
    </message>
    <message>
        <source>It has</source>
        <translation>Vorhanden:</translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation>Meinten Sie</translation>
    </message>
    <message>
        <source>%1 is not a kernel file, so there is nothing to copy. `headroom-cli variants` lists all.</source>
        <translation>%1 ist keine Kerneldatei, daher gibt es nichts zu kopieren. `headroom-cli variants` listet alle auf.</translation>
    </message>
    <message>
        <source>%1 has no value. Write whole numbers with commas between them.</source>
        <translation>%1 hat keinen Wert. Schreiben Sie ganze Zahlen mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1. Write such numbers with commas between them.</source>
        <translation>„%1“ ist keine ganze Zahl ab 1. Schreiben Sie solche Zahlen mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write such numbers with commas between them.</source>
        <translation>„%1“ ist keine ganze Zahl. Schreiben Sie solche Zahlen mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>%1 has one default. Write one number.</source>
        <translation>%1 hat einen Standardwert. Schreiben Sie eine Zahl.</translation>
    </message>
    <message>
        <source>read and written: filled again before each launch</source>
        <translation>gelesen und geschrieben: vor jedem Start neu gefüllt</translation>
    </message>
    <message>
        <source>neither filled nor compared</source>
        <translation>weder gefüllt noch verglichen</translation>
    </message>
    <message>
        <source>%1 has no type. Write one, such as float.</source>
        <translation>%1 hat keinen Typ. Schreiben Sie einen, etwa float.</translation>
    </message>
    <message>
        <source>An extent of %1 is empty. Write a number or an expression of the sizes.</source>
        <translation>Eine Ausdehnung von %1 ist leer. Schreiben Sie eine Zahl oder einen Ausdruck der Größen.</translation>
    </message>
    <message>
        <source>%1 lacks a number. Write a number or an expression of the sizes.</source>
        <translation>Bei %1 fehlt eine Zahl. Schreiben Sie eine Zahl oder einen Ausdruck der Größen.</translation>
    </message>
    <message>
        <source>The number of work-items is empty. Write a number or an expression of the sizes.</source>
        <translation>Die Zahl der Work-Items ist leer. Schreiben Sie eine Zahl oder einen Ausdruck der Größen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance. Write such as abs 0.001, rel 1e-5, ulp 4, or exact.</source>
        <translation>„%1“ ist keine Toleranz. Schreiben Sie etwa abs 0.001, rel 1e-5, ulp 4 oder exact.</translation>
    </message>
    <message>
        <source>A number, or an expression of the sizes such as 2 * n or ceil(n / 256).</source>
        <translation>Eine Zahl oder ein Ausdruck der Größen wie 2 * n oder ceil(n / 256).</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them, to measure at each. %1 is %2.</source>
        <translation>Ganze Zahlen mit Kommas dazwischen, bei denen gemessen wird. %1 ist %2.</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them: %1 is one of them in each configuration.</source>
        <translation>Ganze Zahlen mit Kommas dazwischen: %1 ist in jeder Konfiguration eine davon.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Standardwert von %1</translation>
    </message>
    <message>
        <source>One of the values: the one that is measured until the kernel is tuned.</source>
        <translation>Einer der Werte: der, mit dem gemessen wird, bis der Kernel getunt ist.</translation>
    </message>
    <message>
        <source>Condition %1</source>
        <translation>Bedingung %1</translation>
    </message>
    <message>
        <source>An expression of tunables and sizes, such as A * B &lt;= 256. Configurations that do not fulfil it are not tried.</source>
        <translation>Ein Ausdruck aus Tuning-Parametern und Größen, etwa A * B &lt;= 256. Konfigurationen, die ihn nicht erfüllen, werden nicht versucht.</translation>
    </message>
    <message>
        <source>Channels and their type, such as rgba float, r unorm8 or rg int32.</source>
        <translation>Kanäle und ihr Typ, etwa rgba float, r unorm8 oder rg int32.</translation>
    </message>
    <message>
        <source>A type of OpenCL C, a struct of the kernel&apos;s text, or raw for bytes that are not numbers.</source>
        <translation>Ein Typ von OpenCL C, ein struct aus dem Text des Kernels oder raw für Bytes, die keine Zahlen sind.</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>Verwendung von %1</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>gelesen und geschrieben</translation>
    </message>
    <message>
        <source>Written buffers are results. Read and written ones are filled again before each launch. Scratch is not compared.</source>
        <translation>Geschriebene Puffer sind Ergebnisse. Gelesene und geschriebene werden vor jedem Start neu gefüllt. Hilfspuffer werden nicht verglichen.</translation>
    </message>
    <message>
        <source>%1 Several extents have commas between them, x first.</source>
        <translation>%1 Mehrere Ausdehnungen haben Kommas dazwischen, x zuerst.</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>Inhalt von %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>%1 Vectors and structs have commas between their numbers.</source>
        <translation>%1 Vektoren und structs haben Kommas zwischen ihren Zahlen.</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Bytes von %1</translation>
    </message>
    <message>
        <source>Local memory of a group, in bytes.</source>
        <translation>Lokaler Speicher einer Gruppe, in Bytes.</translation>
    </message>
    <message>
        <source>Sampler %1</source>
        <translation>Sampler %1</translation>
    </message>
    <message>
        <source>none, edge, border, repeat or mirror for what is beyond the border; nearest or linear; normalized where coordinates are.</source>
        <translation>none, edge, border, repeat oder mirror für alles jenseits des Randes; nearest oder linear; normalized, wenn es die Koordinaten sind.</translation>
    </message>
    <message>
        <source>Work-items along %1</source>
        <translation>Work-Items entlang %1</translation>
    </message>
    <message>
        <source>Group along %1</source>
        <translation>Gruppe entlang %1</translation>
    </message>
    <message>
        <source>Work-items of a group. Empty in all dimensions: the driver chooses.</source>
        <translation>Work-Items einer Gruppe. In allen Dimensionen leer: Der Treiber wählt.</translation>
    </message>
    <message>
        <source>driver chooses</source>
        <translation>Treiber wählt</translation>
    </message>
    <message>
        <source>Only sizes that groups divide</source>
        <translation>Nur Größen, die Gruppen teilen</translation>
    </message>
    <message>
        <source>Rounded up to whole groups</source>
        <translation>Auf ganze Gruppen aufgerundet</translation>
    </message>
    <message>
        <source>Rounding up is for kernels that check their bounds.</source>
        <translation>Aufrunden ist für Kernel, die ihre Grenzen prüfen.</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Erwartetes Ergebnis</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>An expression for each number</source>
        <translation>Ein Ausdruck für jede Zahl</translation>
    </message>
    <message>
        <source>The result of another kernel</source>
        <translation>Das Ergebnis eines anderen Kernels</translation>
    </message>
    <message>
        <source>A file for each output</source>
        <translation>Eine Datei für jede Ausgabe</translation>
    </message>
    <message>
        <source>What the kernel&apos;s results are compared with.</source>
        <translation>Womit die Ergebnisse des Kernels verglichen werden.</translation>
    </message>
    <message>
        <source>An expression of the element&apos;s place i (or x, y, z) and of other buffers, such as %1. Empty: %2 is not compared.</source>
        <translation>Ein Ausdruck aus der Stelle i des Elements (oder x, y, z) und aus anderen Puffern, etwa %1. Leer: %2 wird nicht verglichen.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation>Kerneldatei</translation>
    </message>
    <message>
        <source>The name of a described kernel beside this description, such as plain.toml. It runs on the same inputs.</source>
        <translation>Der Name eines beschriebenen Kernels neben dieser Beschreibung, etwa plain.toml. Er läuft mit denselben Eingaben.</translation>
    </message>
    <message>
        <source>File for %1</source>
        <translation>Datei für %1</translation>
    </message>
    <message>
        <source>A .npy file, or a file of the numbers&apos; bytes, in the description&apos;s folder.</source>
        <translation>Eine .npy-Datei oder eine Datei mit den Bytes der Zahlen, im Ordner der Beschreibung.</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Toleranz von %1</translation>
    </message>
    <message>
        <source>The largest error allowed: abs 0.001, rel 1e-5, ulp 4, several of them with commas between them, or exact. Empty: by the type of the numbers.</source>
        <translation>Der größte erlaubte Fehler: abs 0.001, rel 1e-5, ulp 4, mehrere davon mit Kommas dazwischen, oder exact. Leer: nach dem Typ der Zahlen.</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>nach dem Typ</translation>
    </message>
    <message>
        <source>A number; random numbers such as -1 to 1, or whole 0 to 9; an expression of the element&apos;s place such as i / 50; or the name of a .npy file. Empty: random, floats from 0 to 1, integers from 0 to 255.</source>
        <translation>Eine Zahl; Zufallszahlen wie -1 to 1 oder ganze 0 to 9; ein Ausdruck aus der Stelle des Elements wie i / 50; oder der Name einer .npy-Datei. Leer: zufällig, float von 0 bis 1, ganze Zahlen von 0 bis 255.</translation>
    </message>
    <message>
        <source>No kernel is named. Write the name of its file.</source>
        <translation>Kein Kernel ist genannt. Schreiben Sie den Namen seiner Datei.</translation>
    </message>
    <message>
        <source>%1 is not a kernel. Name a .cl or .toml file.</source>
        <translation>%1 ist kein Kernel. Nennen Sie eine .cl- oder .toml-Datei.</translation>
    </message>
    <message>
        <source>%1 has no description in itself. Name %2.</source>
        <translation>%1 enthält selbst keine Beschreibung. Nennen Sie %2.</translation>
    </message>
    <message>
        <source>%1 has no description. Describe it first.</source>
        <translation>%1 hat keine Beschreibung. Beschreiben Sie den Kernel zuerst.</translation>
    </message>
    <message>
        <source>There is no file %1 in %2. Put it there, or correct the name.</source>
        <translation>Die Datei %1 gibt es in %2 nicht. Legen Sie sie dort ab, oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>No file is named. Name one for at least one output.</source>
        <translation>Keine Datei ist genannt. Nennen Sie eine für mindestens eine Ausgabe.</translation>
    </message>
    <message>
        <source>A side of the group is empty. Write it, or none where the driver is to choose.</source>
        <translation>Eine Seite der Gruppe ist leer. Schreiben Sie sie, oder lassen Sie alle leer, damit der Treiber wählt.</translation>
    </message>
    <message>
        <source>No expression is given. Write one for at least one output.</source>
        <translation>Kein Ausdruck ist angegeben. Schreiben Sie einen für mindestens eine Ausgabe.</translation>
    </message>
    <message>
        <source>%1 takes no argument, so it has nowhere to write its results. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 nimmt kein Argument, kann also nirgends Ergebnisse ablegen. Headroom führt Kernel aus, die in einen Puffer oder ein Bild schreiben.</translation>
    </message>
    <message>
        <source>The driver reports neither names nor types of the arguments of %1. Try another device, or write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>Der Treiber nennt weder Namen noch Typen der Argumente von %1. Versuchen Sie ein anderes Gerät, oder schreiben Sie die Beschreibung von Hand: siehe „Describe any kernel“ im Handbuch.</translation>
    </message>
    <message>
        <source>What should the results be?</source>
        <translation>Was sollen die Ergebnisse sein?</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>es wird nichts verglichen</translation>
    </message>
    <message>
        <source>What does %1 do with its arguments? Its text was not found, so that this draft comes from their types alone.</source>
        <translation>Was tut %1 mit seinen Argumenten? Der Text wurde nicht gefunden, daher kommt dieser Entwurf allein aus ihren Typen.</translation>
    </message>
    <message>
        <source>see below</source>
        <translation>siehe unten</translation>
    </message>
    <message>
        <source>Which value has %1?</source>
        <translation>Welchen Wert hat %1?</translation>
    </message>
    <message>
        <source>How many work-items has a group? The kernel works in groups and requires no size of them.</source>
        <translation>Wie viele Work-Items hat eine Gruppe? Der Kernel arbeitet in Gruppen und schreibt keine Größe vor.</translation>
    </message>
    <message>
        <source>How many work-items are there along %1?</source>
        <translation>Wie viele Work-Items gibt es entlang %1?</translation>
    </message>
    <message>
        <source>the kernel&apos;s argument %1</source>
        <translation>das Argument %1 des Kernels</translation>
    </message>
    <message>
        <source>What is an element of %1, of type %2, made of?</source>
        <translation>Woraus besteht ein Element von %1 mit dem Typ %2?</translation>
    </message>
    <message>
        <source>%1 raw bytes each</source>
        <translation>je %1 rohe Bytes</translation>
    </message>
    <message>
        <source>read: it is const</source>
        <translation>gelesen: er ist const</translation>
    </message>
    <message>
        <source>Is %1 read, written, or both?%2</source>
        <translation>Wird %1 gelesen, geschrieben oder beides?%2</translation>
    </message>
    <message>
        <source>both (inout)</source>
        <translation>beides (inout)</translation>
    </message>
    <message>
        <source>read and written, as far as is known</source>
        <translation>gelesen und geschrieben, soweit bekannt</translation>
    </message>
    <message>
        <source>not used by the kernel</source>
        <translation>vom Kernel nicht benutzt</translation>
    </message>
    <message>
        <source>How many elements has %1? The kernel&apos;s indices into it were not understood.</source>
        <translation>Wie viele Elemente hat %1? Die Indizes des Kernels darin wurden nicht verstanden.</translation>
    </message>
    <message>
        <source>%1, one for each work-item</source>
        <translation>%1, eines je Work-Item</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices are what other buffers hold.</source>
        <translation>Wie viele Elemente hat %1? Die Indizes stehen in anderen Puffern.</translation>
    </message>
    <message>
        <source>%1: integers are filled with 0 to 255</source>
        <translation>%1: Ganze Zahlen werden mit 0 bis 255 gefüllt</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices fit into more than one size.</source>
        <translation>Wie viele Elemente hat %1? Die Indizes passen zu mehr als einer Größe.</translation>
    </message>
    <message>
        <source>written, but for some of its elements: those stay 0</source>
        <translation>geschrieben bis auf einige Elemente: diese bleiben 0</translation>
    </message>
    <message>
        <source>2d array</source>
        <translation>2D-Array</translation>
    </message>
    <message>
        <source>1d array</source>
        <translation>1D-Array</translation>
    </message>
    <message>
        <source>%1 of %2 is an %3, which Headroom has no kind of buffer for. It knows image1d_t, image2d_t, image3d_t, image1d_array_t and image2d_array_t.</source>
        <translation>%1 von %2 ist ein %3; dafür hat Headroom keine Art von Puffer. Es kennt image1d_t, image2d_t, image3d_t, image1d_array_t und image2d_array_t.</translation>
    </message>
    <message>
        <source>How large is the image %1, and what are its pixels?</source>
        <translation>Wie groß ist das Bild %1, und was sind seine Pixel?</translation>
    </message>
    <message>
        <source>How does the sampler %1 read beyond the border and between pixels?</source>
        <translation>Wie liest der Sampler %1 jenseits des Randes und zwischen Pixeln?</translation>
    </message>
    <message>
        <source>the nearest pixel, those at the edge beyond it</source>
        <translation>das nächste Pixel, jenseits des Randes das am Rand</translation>
    </message>
    <message>
        <source>How many elements of local memory does %1 need?</source>
        <translation>Wie viele Elemente lokalen Speichers braucht %1?</translation>
    </message>
    <message>
        <source>one for each work-item of a group</source>
        <translation>eines je Work-Item einer Gruppe</translation>
    </message>
    <message>
        <source>How long is a row in memory (%1)?</source>
        <translation>Wie lang ist eine Zeile im Speicher (%1)?</translation>
    </message>
    <message>
        <source>%1, so without anything behind it</source>
        <translation>%1, also ohne etwas dahinter</translation>
    </message>
    <message>
        <source>%1 of %2 is of type %3, whose members were not found in the text or are not numbers. Write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>%1 von %2 hat den Typ %3, dessen Mitglieder im Text nicht gefunden wurden oder keine Zahlen sind. Schreiben Sie die Beschreibung von Hand: siehe „Describe any kernel“ im Handbuch.</translation>
    </message>
    <message>
        <source>taken for the output</source>
        <translation>für die Ausgabe gehalten</translation>
    </message>
    <message>
        <source>Which buffer does %1 write to? No store was found.</source>
        <translation>In welchen Puffer schreibt %1? Kein Schreibzugriff wurde gefunden.</translation>
    </message>
    <message>
        <source>%1 writes to none of its arguments: all that are buffers are const. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 schreibt in keines seiner Argumente: Alle Puffer sind const. Headroom führt Kernel aus, die in einen Puffer oder ein Bild schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a workload: its name is to be of letters, digits, - and _.</source>
        <translation>„%1“ kann keine Aufgabe benennen: Der Name besteht aus Buchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a built-in workload.</source>
        <translation>„%1“ ist der Name einer eingebauten Aufgabe.</translation>
    </message>
    <message>
        <source>is used in a way that was not understood</source>
        <translation>wird auf unverstandene Weise benutzt</translation>
    </message>
    <message>
        <source>has its address taken</source>
        <translation>seine Adresse wird genommen</translation>
    </message>
    <message>
        <source>is given to %1()</source>
        <translation>wird an %1() übergeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a launch. Write a kernel&apos;s name, or the name and launches from 1 on: blur:2 or blur:1,5.</source>
        <translation>„%1“ nennt keinen Start. Schreiben Sie den Namen eines Kernels, oder den Namen und Starts ab 1: blur:2 oder blur:1,5.</translation>
    </message>
    <message>
        <source>The program did not use the system&apos;s OpenCL loader.</source>
        <translation>Das Programm benutzte nicht den OpenCL-Loader des Systems.</translation>
    </message>
    <message>
        <source>The timeline has %1 launches of all processes. %2 more were left out.</source>
        <translation>Die Zeitachse hat %1 Starts aller Prozesse. %2 weitere wurden weggelassen.</translation>
    </message>
    <message>
        <source>Of kernels with many launches shorter than 0.3 ms only some are timed after the first ones, chosen at random, because timing can cost more than such a launch. Their totals are estimated from these.</source>
        <translation>Bei Kerneln mit vielen Starts unter 0,3 ms werden nach den ersten nur einige gemessen, zufällig gewählt, weil die Messung mehr als ein solcher Start kosten kann. Ihre Summen sind daraus geschätzt.</translation>
    </message>
    <message>
        <source>%1 more notes of process %2 were left out.</source>
        <translation>%1 weitere Hinweise des Prozesses %2 wurden weggelassen.</translation>
    </message>
    <message>
        <source>Process %1 launched more than %2 different kernels. %3 launches are of kernels that are not listed.</source>
        <translation>Der Prozess %1 startete mehr als %2 verschiedene Kernel. %3 Starts gehören zu nicht aufgeführten Kerneln.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches of process %2 were not timed, because too many had not ended yet.</source>
        <translation>
            <numerusform>%1 Starts des Prozesses %2 wurden nicht gemessen, weil zu viele noch nicht beendet waren.</numerusform>
            <numerusform>%1 Starts des Prozesses %2 wurden nicht gemessen, weil zu viele noch nicht beendet waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The timeline of process %1 has its first %2 launches of %3.</source>
        <translation>Die Zeitachse des Prozesses %1 enthält die ersten %2 Starts von %3.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 processes are counted.</source>
        <translation>Nur die ersten %1 von %2 Prozessen werden gezählt.</translation>
    </message>
    <message>
        <source>%1 is damaged and was skipped.</source>
        <translation>%1 ist beschädigt und wurde übersprungen.</translation>
    </message>
    <message>
        <source>A program to run is missing.</source>
        <translation>Es fehlt ein Programm, das laufen soll.</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2. Name a program, or the path of one.</source>
        <translation>%1 lässt sich nicht ausführen: %2. Nennen Sie ein Programm oder den Pfad zu einem.</translation>
    </message>
    <message>
        <source>Headroom&apos;s capture layer is missing: there is no %1. Install Headroom again.</source>
        <translation>Headrooms Aufzeichnungsschicht fehlt: %1 gibt es nicht. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes layers, but made no OpenCL call.</source>
        <translation>%1 hat den OpenCL-Loader %2, der Schichten annimmt, aber OpenCL nicht aufgerufen.</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes no layers. The loaders of Debian 12 (ocl-icd 2.3) and of Khronos from 2021 on do: put the folder of one first, as in LD_LIBRARY_PATH=%3.</source>
        <translation>%1 hat den OpenCL-Loader %2, der keine Schichten annimmt. Die von Debian 12 (ocl-icd 2.3) und von Khronos ab 2021 tun es: Stellen Sie den Ordner eines solchen voran, etwa LD_LIBRARY_PATH=%3.</translation>
    </message>
    <message>
        <source>%1 runs with another user&apos;s rights, and the OpenCL loader takes no layers there. Run it as that user.</source>
        <translation>%1 läuft mit den Rechten eines anderen Benutzers, und dann nimmt der OpenCL-Loader keine Schichten an. Führen Sie es als dieser Benutzer aus.</translation>
    </message>
    <message>
        <source>%1 is statically linked: it has no OpenCL loader that takes layers, if any.</source>
        <translation>%1 ist statisch gelinkt: Es hat keinen OpenCL-Loader, der Schichten annimmt, falls überhaupt einen.</translation>
    </message>
    <message>
        <source>%1 is not linked to libOpenCL.so, and loaded no OpenCL loader that takes layers. Check that it uses OpenCL when it is run like this.</source>
        <translation>%1 ist nicht mit libOpenCL.so gelinkt und hat keinen OpenCL-Loader geladen, der Schichten annimmt. Prüfen Sie, ob es bei dieser Ausführung OpenCL benutzt.</translation>
    </message>
    <message>
        <source>which is a script or not readable,</source>
        <translation>ein Skript oder nicht lesbar,</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2. Choose another place.</source>
        <translation>%1 lässt sich nicht anlegen: %2. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a line feed. Choose another name.</source>
        <translation>„%1“ enthält einen Zeilenumbruch. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind takes some %1 for them.</source>
        <translation>Nicht initialisierte Werte wurden nicht gesucht: Oclgrind hält auch diese dafür: %1.</translation>
    </message>
    <message>
        <source>pixels of images</source>
        <translation>Pixel von Bildern</translation>
    </message>
    <message>
        <source>Its last words: %1.</source>
        <translation>Letzte Worte: %1.</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind crashed while it did, as it does over some loops on vectors.</source>
        <translation>Nicht initialisierte Werte wurden nicht gesucht: Oclgrind stürzte dabei ab, wie bei manchen Schleifen über Vektoren.</translation>
    </message>
    <message>
        <source>Nothing was counted: Oclgrind crashed while it did.</source>
        <translation>Nichts wurde gezählt: Oclgrind stürzte dabei ab.</translation>
    </message>
    <message>
        <source>Oclgrind has no matrix unit, so the kernel was checked as it runs without one.</source>
        <translation>Oclgrind hat keine Matrixeinheit, daher wurde der Kernel so geprüft, wie er ohne eine läuft.</translation>
    </message>
    <message>
        <source>The result was not compared here: `headroom-cli run` does that.</source>
        <translation>Das Ergebnis wurde hier nicht verglichen: das tut `headroom-cli run`.</translation>
    </message>
    <message>
        <source>It was not done after %1 s: in Oclgrind kernels run thousands of times slower than on a device. Choose a smaller size or a longer limit.</source>
        <translation>Nach %1 s war es nicht fertig: In Oclgrind laufen Kernel tausendmal langsamer als auf einem Gerät. Wählen Sie eine kleinere Größe oder eine längere Frist.</translation>
    </message>
    <message>
        <source>Oclgrind ended in the middle of %1.</source>
        <translation>Oclgrind brach mittendrin ab: %1.</translation>
    </message>
    <message>
        <source>What it had found until then is listed.</source>
        <translation>Was es bis dahin gefunden hat, ist aufgeführt.</translation>
    </message>
    <message>
        <source>Oclgrind did not start.</source>
        <translation>Oclgrind startete nicht.</translation>
    </message>
    <message>
        <source>Run `oclgrind --version` in a terminal to see whether it is installed whole.</source>
        <translation>Führen Sie `oclgrind --version` in einem Terminal aus, um zu sehen, ob es vollständig installiert ist.</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: the kernel takes no two sizes that are small enough to count at.</source>
        <translation>Zählungen für %1 sind nicht bekannt: Der Kernel nimmt keine zwei Größen, die klein genug zum Zählen sind.</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: counting at %2 %3.</source>
        <translation>Zählungen für %1 sind nicht bekannt: Das Zählen bei %2 %3.</translation>
    </message>
    <message>
        <source>went wrong</source>
        <translation>ging schief</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so there is nothing to check. Choose a kernel.</source>
        <translation>%1 ist kein Kernel, daher gibt es nichts zu prüfen. Wählen Sie einen Kernel.</translation>
    </message>
    <message>
        <source>A check&apos;s limit is from %1 to %2 seconds, and %3 is not.</source>
        <translation>Die Frist einer Prüfung ist %1 bis %2 Sekunden, nicht %3.</translation>
    </message>
    <message>
        <source>integer operations</source>
        <translation>Ganzzahloperationen</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>globale Ladezugriffe</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>globale Schreibzugriffe</translation>
    </message>
    <message>
        <source>global bytes read</source>
        <translation>global gelesene Bytes</translation>
    </message>
    <message>
        <source>global bytes written</source>
        <translation>global geschriebene Bytes</translation>
    </message>
    <message>
        <source>global bytes in all</source>
        <translation>globale Bytes insgesamt</translation>
    </message>
    <message>
        <source>local bytes read</source>
        <translation>lokal gelesene Bytes</translation>
    </message>
    <message>
        <source>local bytes written</source>
        <translation>lokal geschriebene Bytes</translation>
    </message>
    <message>
        <source>atomic operations</source>
        <translation>atomare Operationen</translation>
    </message>
    <message>
        <source>image accesses</source>
        <translation>Bildzugriffe</translation>
    </message>
    <message>
        <source>asynchronous copies</source>
        <translation>asynchrone Kopien</translation>
    </message>
    <message>
        <source>barriers passed</source>
        <translation>passierte Barrieren</translation>
    </message>
    <message>
        <source>Oclgrind, in which kernels are checked, is not installed: PATH has no program oclgrind. Install the package oclgrind, e.g. with `sudo apt install oclgrind`, and check again.</source>
        <translation>Oclgrind, in dem Kernel geprüft werden, ist nicht installiert: Im PATH gibt es kein Programm oclgrind. Installieren Sie das Paket oclgrind, z. B. mit `sudo apt install oclgrind`, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>%1 of %2 outside of any buffer in %3 memory</source>
        <translation>%1 von %2 außerhalb jedes Puffers, Speicher: %3</translation>
    </message>
    <message>
        <source>index %1 in an array of %2</source>
        <translation>Index %1 in einem Array von %2</translation>
    </message>
    <message>
        <source>%1 at one address of %2 memory without a barrier between</source>
        <translation>%1 an einer Adresse, ohne Barriere dazwischen, Speicher: %2</translation>
    </message>
    <message>
        <source>two work-items write</source>
        <translation>zwei Work-Items schreiben</translation>
    </message>
    <message>
        <source>one work-item reads and another writes</source>
        <translation>ein Work-Item liest, ein anderes schreibt</translation>
    </message>
    <message>
        <source>an address that was never written is used to %1</source>
        <translation>eine nie geschriebene Adresse wird benutzt, Zugriff: %1</translation>
    </message>
    <message>
        <source>a value that was never written is stored to %1 memory</source>
        <translation>ein nie geschriebener Wert wird gespeichert, Speicher: %1</translation>
    </message>
    <message>
        <source>%1 started, but no device of its own answered. Install the package oclgrind again.</source>
        <translation>%1 startete, aber kein eigenes Gerät antwortete. Installieren Sie das Paket oclgrind neu.</translation>
    </message>
    <message>
        <source>that are exact</source>
        <translation>exakten</translation>
    </message>
    <message>
        <source>that are exact or within %1</source>
        <translation>exakten oder bis auf %1 genauen</translation>
    </message>
    <message>
        <source>%1, measured %2</source>
        <translation>%1, gemessen am %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>extrapolated from</source>
        <translation>extrapoliert aus</translation>
    </message>
    <message>
        <source>%1: by its cost the likeliest of %2 %3 on %4, where none was measured yet.</source>
        <translation>%1: nach den Kosten die aussichtsreichste von %2 %3 auf %4, wo noch keine gemessen ist.</translation>
    </message>
    <message>
        <source>Those %1 come first, by their measured speed, then by what they are expected to cost. *: chosen. -: further from exact than that.</source>
        <translation>Zuerst kommen die %1, nach gemessener Geschwindigkeit, dann nach erwarteten Kosten. *: gewählt. -: weiter von exakt entfernt.</translation>
    </message>
    <message>
        <source>finding the fastest blur: %1 at %2</source>
        <translation>die schnellste Weichzeichnung wird gesucht: %1 bei %2</translation>
    </message>
    <message>
        <source>Measured times</source>
        <translation>Gemessene Zeiten</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>The next run</source>
        <translation>Der nächste Lauf</translation>
    </message>
    <message>
        <source>No kernel of workload %1 that is %2 takes %3.</source>
        <translation>Kein Kernel der Aufgabe %1 mit der Genauigkeit %2 nimmt %3.</translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <translation>%1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>of full scale</source>
        <translation>der vollen Skala</translation>
    </message>
    <message>
        <source>Without the read the loop seems %1 times as fast: %2 a launch instead of %3. But nothing waits any more: the timer stops when the launches are enqueued, before the kernels have run.</source>
        <translation>Ohne das Lesen scheint die Schleife %1-mal so schnell: %2 je Start statt %3. Aber nichts wartet mehr: Die Zeitmessung endet, wenn die Starts eingereiht sind, bevor die Kernel gelaufen sind.</translation>
    </message>
    <message>
        <source>Really faster: %1 times.</source>
        <translation>Wirklich schneller: %1-mal.</translation>
    </message>
    <message>
        <source>copy their files to %1</source>
        <translation>kopieren Sie ihre Dateien nach %1</translation>
    </message>
    <message>
        <source>They came from another folder of kernels: give it as when the run began (--kernels DIR), or %1.</source>
        <translation>Sie kamen aus einem anderen Kernelordner: Geben Sie ihn an wie zu Beginn des Laufs (--kernels DIR), oder %1.</translation>
    </message>
    <message>
        <source>They came from %1, where they are missing or left out now: put their files back as they were.</source>
        <translation>Sie kamen aus %1, wo sie jetzt fehlen oder ausgelassen sind: Legen Sie die Dateien wieder so ab, wie sie waren.</translation>
    </message>
    <message>
        <source>They came from %1: start Headroom with %2, as when the run began, or %3.</source>
        <translation>Sie kamen aus %1: Starten Sie Headroom mit %2 wie zu Beginn des Laufs, oder %3.</translation>
    </message>
    <message>
        <source>of which %1</source>
        <translation>davon %1</translation>
    </message>
    <message>
        <source>They came from %1, %2 %3 not there now: give the folder of their files (--kernels DIR), or %4.</source>
        <translation>Sie kamen aus %1 (%2 %3 jetzt nicht da): Geben Sie den Ordner ihrer Dateien an (--kernels DIR), oder %4.</translation>
    </message>
    <message>
        <source>The run has variants that are not known here: %1.</source>
        <translation>Der Lauf hat hier unbekannte Varianten: %1.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3.</source>
        <translation>Das Journal %1 ist in Zeile %2 beschädigt: %3.</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>es ist abgeschnitten</translation>
    </message>
    <message>
        <source>%1 is not a journal of a tuning or a split.</source>
        <translation>%1 ist kein Journal eines Tunings oder einer Aufteilung.</translation>
    </message>
    <message>
        <source>%1 is the journal of a run, not of a tuning or a split.</source>
        <translation>%1 ist das Journal eines Laufs, nicht eines Tunings oder einer Aufteilung.</translation>
    </message>
    <message>
        <source>%1 is a %2, not a run. Open it in the window&apos;s history, or export it with `headroom-cli runs --export`.</source>
        <translation>%1 ist kein Lauf, sondern: %2. Öffnen Sie es im Verlauf des Fensters, oder exportieren Sie es mit `headroom-cli runs --export`.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3. The lines before it can be saved by removing this one and what follows.</source>
        <translation>Das Journal %1 ist in Zeile %2 beschädigt: %3. Die Zeilen davor lassen sich retten, indem Sie diese und die folgenden entfernen.</translation>
    </message>
    <message>
        <source>The last line of %1 is truncated and was ignored. The program or the machine stopped while writing it.</source>
        <translation>Die letzte Zeile von %1 ist abgeschnitten und wurde ignoriert. Das Programm oder der Rechner blieb beim Schreiben stehen.</translation>
    </message>
    <message>
        <source>The journal %1 holds no run: it is truncated at its beginning. It can be removed.</source>
        <translation>Das Journal %1 enthält keinen Lauf: Es ist am Anfang abgeschnitten. Es kann entfernt werden.</translation>
    </message>
    <message>
        <source>This %1 is not in the history:</source>
        <translation>Nicht im Verlauf (%1):</translation>
    </message>
    <message>
        <source>%1 is of a newer Headroom and was left alone. Set the number of runs with that one, or move the file away.</source>
        <translation>%1 ist von einem neueren Headroom und blieb unberührt. Stellen Sie die Zahl der Läufe mit jenem ein, oder verschieben Sie die Datei.</translation>
    </message>
    <message>
        <source>The oldest %1 deleted from %2, which stores %3 completed runs. `headroom-cli runs --keep N` changes that number. Labelled runs are never deleted.</source>
        <translation>Älteste gelöscht (%1) aus %2, wo %3 vollendete Läufe gespeichert werden. `headroom-cli runs --keep N` ändert diese Zahl. Beschriftete Läufe werden nie gelöscht.</translation>
    </message>
    <message>
        <source>run was</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs were</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>The label %1 cannot be read: %2. Move it away to label the run again.</source>
        <translation>Die Beschriftung %1 ist nicht lesbar: %2. Verschieben Sie sie, um den Lauf neu zu beschriften.</translation>
    </message>
    <message>
        <source>it is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>sie hat das Format %1 eines neueren Headroom; dieses liest das Format %2</translation>
    </message>
    <message>
        <source>%1 is not a journal, so it cannot have a label. Label the run in the history.</source>
        <translation>%1 ist kein Journal, kann also keine Beschriftung haben. Beschriften Sie den Lauf im Verlauf.</translation>
    </message>
    <message>
        <source>The run %1 cannot be labelled, because its journal no longer exists.</source>
        <translation>Der Lauf %1 lässt sich nicht beschriften, weil es sein Journal nicht mehr gibt.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1 lässt sich nicht löschen: %2.</translation>
    </message>
    <message>
        <source>This run is not kept:</source>
        <translation>Dieser Lauf wird nicht gespeichert:</translation>
    </message>
    <message>
        <source>%1 cannot be resumed:</source>
        <translation>%1 lässt sich nicht fortsetzen:</translation>
    </message>
    <message>
        <source>From here on this run is not kept:</source>
        <translation>Ab hier wird dieser Lauf nicht gespeichert:</translation>
    </message>
    <message>
        <source>%1 was %2 when it began, and is %3 now.</source>
        <translation>%1 war zu Beginn %2 und ist jetzt %3.</translation>
    </message>
    <message>
        <source>Headroom&apos;s version</source>
        <translation>Headrooms Version</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Der Rechner</translation>
    </message>
    <message>
        <source>The processor</source>
        <translation>Der Prozessor</translation>
    </message>
    <message>
        <source>There is no device %1 (%2) now.</source>
        <translation>Das Gerät %1 (%2) gibt es jetzt nicht.</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>Gerät %1</translation>
    </message>
    <message>
        <source>The driver of device %1</source>
        <translation>Der Treiber des Geräts %1</translation>
    </message>
    <message>
        <source>Start a new run.</source>
        <translation>Starten Sie einen neuen Lauf.</translation>
    </message>
    <message>
        <source>Its kernels came from %1, which is not given now. Resume with %2, or start a new run.</source>
        <translation>Seine Kernel kamen aus %1; dieser Ordner ist jetzt nicht angegeben. Setzen Sie mit %2 fort, oder starten Sie einen neuen Lauf.</translation>
    </message>
    <message>
        <source>The kernel of %1 has changed since it began.</source>
        <translation>Der Kernel von %1 hat sich seit Beginn geändert.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be read: %2.</source>
        <translation>Das Journal %1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>The run %1 cannot be %2: %3.</source>
        <translation>Nicht möglich für den Lauf %1 (%2): %3.</translation>
    </message>
    <message>
        <source>The run %1 is being measured: stop it before you delete it.</source>
        <translation>Der Lauf %1 wird gerade gemessen: Stoppen Sie ihn, bevor Sie ihn löschen.</translation>
    </message>
    <message>
        <source>%1 could not be made:</source>
        <translation>%1 ließ sich nicht anlegen:</translation>
    </message>
    <message>
        <source>there is a run of that name</source>
        <translation>es gibt einen Lauf dieses Namens</translation>
    </message>
    <message>
        <source>it is no longer in the trash, which the start of another Headroom empties</source>
        <translation>er ist nicht mehr im Papierkorb, den der Start eines anderen Headroom leert</translation>
    </message>
    <message>
        <source>lists of devices</source>
        <translation>Gerätelisten</translation>
    </message>
    <message>
        <source>launch costs</source>
        <translation>Startkosten</translation>
    </message>
    <message>
        <source>digests of a result</source>
        <translation>Prüfsummen eines Ergebnisses</translation>
    </message>
    <message>
        <source>lists of kernels</source>
        <translation>Kernellisten</translation>
    </message>
    <message>
        <source>launches in a simulator</source>
        <translation>Starts in einem Simulator</translation>
    </message>
    <message>
        <source>compiled programs</source>
        <translation>kompilierte Programme</translation>
    </message>
    <message>
        <source>sent a row of &quot;%1&quot; at %2, and the job asks for %3 at %4.</source>
        <translation>schickte eine Zeile von „%1“ bei %2; der Auftrag verlangt %3 bei %4.</translation>
    </message>
    <message>
        <source>sent a row of %1 rounds, and the job asks for 1.</source>
        <translation>schickte eine Zeile aus %1 Runden; der Auftrag verlangt 1.</translation>
    </message>
    <message>
        <source>sent more %1 than its job asks for, which is %2.</source>
        <translation>schickte mehr als verlangt (%1); der Auftrag verlangt %2.</translation>
    </message>
    <message>
        <source>sent over %1 notes or %2 bytes of them with one job.</source>
        <translation>schickte zu einem Auftrag über %1 Hinweise oder %2 Bytes davon.</translation>
    </message>
    <message>
        <source>Host %1 cannot be reached: %2. Install that program here, or correct the host&apos;s command.</source>
        <translation>Der Host %1 ist nicht erreichbar: %2. Installieren Sie dieses Programm hier, oder berichtigen Sie das Kommando des Hosts.</translation>
    </message>
    <message>
        <source>Make that command work in a terminal, without a question or a password, e.g. by a key in your agent.</source>
        <translation>Sorgen Sie dafür, dass dieses Kommando im Terminal ohne Rückfrage und Passwort läuft, z. B. mit einem Schlüssel in Ihrem Agenten.</translation>
    </message>
    <message>
        <source>The host needs a POSIX shell, sh, for this check; correct the host&apos;s command if there is one.</source>
        <translation>Der Host braucht für diese Prüfung eine POSIX-Shell, sh; gibt es eine, berichtigen Sie das Kommando des Hosts.</translation>
    </message>
    <message>
        <source>Make that command work in a terminal first.</source>
        <translation>Sorgen Sie zuerst dafür, dass dieses Kommando im Terminal läuft.</translation>
    </message>
    <message>
        <source>Host %1 cannot be used: `%2` %3.</source>
        <translation>Der Host %1 ist nicht benutzbar: `%2` %3.</translation>
    </message>
    <message>
        <source>The check of host %1 was stopped.</source>
        <translation>Die Prüfung des Hosts %1 wurde gestoppt.</translation>
    </message>
    <message>
        <source>first writes &quot;%1&quot;</source>
        <translation>schreibt zuerst „%1“</translation>
    </message>
    <message>
        <source>Remove that from the shell&apos;s start files there, or print it only in a terminal: the runner&apos;s protocol uses that output.</source>
        <translation>Entfernen Sie das dort aus den Startdateien der Shell, oder geben Sie es nur in einem Terminal aus: Das Protokoll des Prozesses benutzt diese Ausgabe.</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>endete nicht innerhalb von %1 s</translation>
    </message>
    <message>
        <source>It may be waiting for a password, an answer or a place in a queue. Run it in a terminal.</source>
        <translation>Vielleicht wartet es auf ein Passwort, eine Antwort oder einen Platz in einer Warteschlange. Führen Sie es in einem Terminal aus.</translation>
    </message>
    <message>
        <source>Its OpenCL has no device. Install a driver there for its hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. In a container, pass the device on, as by docker run --gpus all.</source>
        <translation>Sein OpenCL hat kein Gerät. Installieren Sie dort einen Treiber für die Hardware oder PoCL (Paket pocl-opencl-icd), das die CPU zum Gerät macht. In einem Container reichen Sie das Gerät durch, etwa mit docker run --gpus all.</translation>
    </message>
    <message>
        <source>Reached: %1 on %2.</source>
        <translation>Erreicht: %1 auf %2.</translation>
    </message>
    <message>
        <source>%1 was not found there. Install Headroom %2 there, give its path with --program, or copy this one with --install.</source>
        <translation>%1 wurde dort nicht gefunden. Installieren Sie dort Headroom %2, geben Sie den Pfad mit --program an, oder kopieren Sie dieses mit --install.</translation>
    </message>
    <message>
        <source>%1 does not start there: %2. Install Headroom %3 there, or copy this one with --install.</source>
        <translation>%1 startet dort nicht: %2. Installieren Sie dort Headroom %3, oder kopieren Sie dieses mit --install.</translation>
    </message>
    <message>
        <source>it prints no version</source>
        <translation>es gibt keine Version aus</translation>
    </message>
    <message>
        <source>Found: %1, Headroom %2.</source>
        <translation>Gefunden: %1, Headroom %2.</translation>
    </message>
    <message>
        <source>Its runner started on %1: %2, %3 with %4 CPU cores.</source>
        <translation>Der Prozess startete auf %1: %2, %3 mit %4 CPU-Kernen.</translation>
    </message>
    <message>
        <source>No host is known yet. Add one with `headroom-cli hosts add`.</source>
        <translation>Noch ist kein Host bekannt. Fügen Sie einen mit `headroom-cli hosts add` hinzu.</translation>
    </message>
    <message>
        <source>Known hosts</source>
        <translation>Bekannte Hosts</translation>
    </message>
    <message>
        <source>The nearest names</source>
        <translation>Die ähnlichsten Namen</translation>
    </message>
    <message>
        <source>There is no host &quot;%1&quot;.</source>
        <translation>Einen Host „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>command names no program; begin it with one, as in [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</source>
        <translation>command nennt kein Programm; beginnen Sie damit, etwa [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</translation>
    </message>
    <message>
        <source>command has %1 or %2 more than once; leave one</source>
        <translation>command enthält %1 oder %2 mehrfach; lassen Sie eines stehen</translation>
    </message>
    <message>
        <source>command has the unknown word %1; write %2 or %3</source>
        <translation>command enthält das unbekannte Wort %1; schreiben Sie %2 oder %3</translation>
    </message>
    <message>
        <source>command has more than 200 words; shorten it</source>
        <translation>command hat mehr als 200 Wörter; kürzen Sie es</translation>
    </message>
    <message>
        <source>a word of command contains a zero byte; remove it</source>
        <translation>ein Wort von command enthält ein Nullbyte; entfernen Sie es</translation>
    </message>
    <message>
        <source>program is not the name or path of a program; correct it, or remove it</source>
        <translation>program ist weder Name noch Pfad eines Programms; berichtigen oder entfernen Sie es</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host; use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2</source>
        <translation>„%1“ kann keinen Host benennen; benutzen Sie Buchstaben, Ziffern, „.“, „_“ und „-“, höchstens %2</translation>
    </message>
    <message>
        <source>a word of command</source>
        <translation>ein Wort von command</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>Host %1 is not a table of its own in %2. Remove it there by hand.</source>
        <translation>Der Host %1 ist in %2 keine eigene Tabelle. Entfernen Sie ihn dort von Hand.</translation>
    </message>
    <message>
        <source>There is no folder for hosts.toml: neither XDG_CONFIG_HOME nor HOME is set. Set one.</source>
        <translation>Für hosts.toml gibt es keinen Ordner: Weder XDG_CONFIG_HOME noch HOME ist gesetzt. Setzen Sie eines.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2. Create it, or set XDG_CONFIG_HOME.</source>
        <translation>%1 lässt sich nicht anlegen: %2. Legen Sie es an, oder setzen Sie XDG_CONFIG_HOME.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host. Use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2, beginning with a letter or a digit.</source>
        <translation>„%1“ kann keinen Host benennen. Benutzen Sie Buchstaben, Ziffern, „.“, „_“ und „-“, höchstens %2, am Anfang einen Buchstaben oder eine Ziffer.</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored: %2.</source>
        <translation>Der Host %1 lässt sich nicht speichern: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8, which hosts.toml is. Write it in UTF-8.</source>
        <translation>„%1“ ist nicht UTF-8, wie es hosts.toml ist. Schreiben Sie es in UTF-8.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a machine, a container or a pod. Name one; options go to --option.</source>
        <translation>„%1“ ist nicht der Name eines Rechners, Containers oder Pods. Nennen Sie einen; Optionen gehören zu --option.</translation>
    </message>
    <message>
        <source>The command of host %1 only starts a runner. Put %2 or %3 where the command there belongs.</source>
        <translation>Das Kommando des Hosts %1 startet nur einen Prozess. Setzen Sie %2 oder %3 dorthin, wo das dortige Kommando hingehört.</translation>
    </message>
    <message>
        <source>There is a host %1 in %2 already. Choose another name, or give --replace.</source>
        <translation>Einen Host %1 gibt es in %2 schon. Wählen Sie einen anderen Namen, oder geben Sie --replace an.</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored in %2.</source>
        <translation>Der Host %1 lässt sich nicht in %2 speichern.</translation>
    </message>
    <message>
        <source>%1 For a device whose name contains a slash, choose another part of its name.</source>
        <translation>%1 Bei einem Gerät mit Schrägstrich im Namen wählen Sie einen anderen Teil seines Namens.</translation>
    </message>
    <message>
        <source>There is no folder for it, as neither XDG_CACHE_HOME nor HOME is set.</source>
        <translation>Es gibt keinen Ordner dafür, da weder XDG_CACHE_HOME noch HOME gesetzt ist.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>The whole log is in %1.</source>
        <translation>Das ganze Protokoll steht in %1.</translation>
    </message>
    <message>
        <source>They were not stored.</source>
        <translation>Sie wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The OpenCL runner sent pixels that were to be in shared memory. Install Headroom again.</source>
        <translation>Der OpenCL-Prozess schickte Pixel, die im gemeinsamen Speicher sein sollten. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>The OpenCL runner did not list the files that it lacks.</source>
        <translation>Der OpenCL-Prozess nannte nicht, welche Dateien ihm fehlen.</translation>
    </message>
    <message>
        <source>The OpenCL runner wants a file that was not offered.</source>
        <translation>Der OpenCL-Prozess will eine Datei, die nicht angeboten wurde.</translation>
    </message>
    <message>
        <source>%1 changed while it was sent to the host. Start the run again.</source>
        <translation>%1 änderte sich, während es an den Host geschickt wurde. Starten Sie den Lauf neu.</translation>
    </message>
    <message>
        <source>The OpenCL runner announced %1 bytes of pixels for job %2, where %3 for job %4 are due.</source>
        <translation>Der OpenCL-Prozess kündigte %1 Bytes Pixel für den Auftrag %2 an; fällig sind %3 für den Auftrag %4.</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>Host %1</translation>
    </message>
    <message>
        <source>Devices of %1 and of %2 were named, and %3 uses one machine. Choose devices of one.</source>
        <translation>Geräte auf verschiedenen Rechnern sind genannt: %1 und %2; %3 benutzt nur einen. Wählen Sie Geräte eines Rechners.</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>ein Auftrag</translation>
    </message>
    <message>
        <source>(once more)</source>
        <translation>(noch einmal)</translation>
    </message>
    <message>
        <source>(%1 times more)</source>
        <translation>(noch %1-mal)</translation>
    </message>
    <message>
        <source>%1 printed:</source>
        <translation>%1 gab aus:</translation>
    </message>
    <message>
        <source>%1 more %2 left out.</source>
        <translation>%1 weitere weggelassen (%2).</translation>
    </message>
    <message>
        <source>an older protocol</source>
        <translation>ein älteres Protokoll</translation>
    </message>
    <message>
        <source>version %1 of the runner&apos;s protocol</source>
        <translation>Version %1 des Protokolls</translation>
    </message>
    <message>
        <source>The OpenCL runner</source>
        <translation>Der OpenCL-Prozess</translation>
    </message>
    <message>
        <source>The OpenCL runner on %1</source>
        <translation>Der OpenCL-Prozess auf %1</translation>
    </message>
    <message>
        <source>Trying once more.</source>
        <translation>Es wird noch einmal versucht.</translation>
    </message>
    <message>
        <source>Trying once more with a fresh cache of compiled kernels.</source>
        <translation>Es wird noch einmal mit einem leeren Cache kompilierter Kernel versucht.</translation>
    </message>
    <message>
        <source>A cache of compiled kernels was damaged. The caches were removed. Kernels are compiled again when they run.</source>
        <translation>Ein Cache kompilierter Kernel war beschädigt. Die Caches wurden entfernt. Kernel werden kompiliert, sobald sie wieder laufen.</translation>
    </message>
    <message>
        <source>The %1 is no longer available%2, or cannot be distinguished from others of its name. List the devices again, and choose one.</source>
        <translation>%1 ist nicht mehr verfügbar%2 oder lässt sich von anderen Geräten gleichen Namens nicht unterscheiden. Listen Sie die Geräte neu auf, und wählen Sie eines.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2. Check that %3 and memory is free.</source>
        <translation>%1 ließ sich nicht starten: %2. Prüfen Sie, ob dies stimmt und Speicher frei ist: %3.</translation>
    </message>
    <message>
        <source>headroom-cli stands beside this program</source>
        <translation>headroom-cli liegt neben diesem Programm</translation>
    </message>
    <message>
        <source>the command is right</source>
        <translation>das Kommando ist richtig</translation>
    </message>
    <message>
        <source>%1 did not start: it %2.</source>
        <translation>%1 startete nicht: %2.</translation>
    </message>
    <message>
        <source>Install Headroom again if that lasts.</source>
        <translation>Wenn das so bleibt, installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <translation>%1, %2 s lang</translation>
    </message>
    <message>
        <source>was stopped (SIGSTOP)</source>
        <translation>war angehalten (SIGSTOP)</translation>
    </message>
    <message>
        <source>was silent</source>
        <translation>war stumm</translation>
    </message>
    <message>
        <source>%1 %2 before its first line and was replaced.</source>
        <translation>%1 wurde vor seiner ersten Zeile ersetzt: %2.</translation>
    </message>
    <message>
        <source>%1 did not greet: it wrote &quot;%2&quot;.</source>
        <translation>%1 begrüßte nicht, sondern schrieb „%2“.</translation>
    </message>
    <message>
        <source>%1 is of %2 and speaks %3. This is Headroom %4, which speaks version %5.</source>
        <translation>%1 gehört zu %2 und spricht %3. Dies ist Headroom %4 und spricht Version %5.</translation>
    </message>
    <message>
        <source>an older Headroom</source>
        <translation>ein älteres Headroom</translation>
    </message>
    <message>
        <source>Start Headroom again, or install it again.</source>
        <translation>Starten Sie Headroom neu, oder installieren Sie es neu.</translation>
    </message>
    <message>
        <source>Install Headroom %1 there.</source>
        <translation>Installieren Sie dort Headroom %1.</translation>
    </message>
    <message>
        <source>%1 was on %2 and is now on %3. A run is measured on one machine: name one, and start the run again.</source>
        <translation>%1 war auf %2 und ist jetzt auf %3. Ein Lauf wird auf einem Rechner gemessen: Nennen Sie einen, und starten Sie den Lauf neu.</translation>
    </message>
    <message>
        <source>%1 sent signs of life but no result for %2 times %3 s and was killed.</source>
        <translation>%1 gab Lebenszeichen, aber %2-mal %3 s lang kein Ergebnis, und wurde beendet.</translation>
    </message>
    <message>
        <source>Allow more time or choose a smaller size.</source>
        <translation>Erlauben Sie mehr Zeit, oder wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>%1 was stopped (SIGSTOP) for %2 s and was ended.</source>
        <translation>%1 war %2 s lang angehalten (SIGSTOP) und wurde beendet.</translation>
    </message>
    <message>
        <source>%1 did not respond for %2 s and was killed; a kernel or the driver may be stuck.</source>
        <translation>%1 antwortete %2 s lang nicht und wurde beendet; vielleicht hängt ein Kernel oder der Treiber.</translation>
    </message>
    <message>
        <source>Run that command in a terminal to see what is wrong: it has to write one line of JSON and to wait.</source>
        <translation>Führen Sie dieses Kommando in einem Terminal aus, um den Fehler zu sehen: Es muss eine Zeile JSON schreiben und warten.</translation>
    </message>
    <message>
        <source>Install Headroom again.</source>
        <translation>Installieren Sie Headroom neu.</translation>
    </message>
    <message>
        <source>Nothing but the runner may write to the output of %1; the error output is free.</source>
        <translation>Nur der Prozess darf in die Ausgabe von %1 schreiben; die Fehlerausgabe ist frei.</translation>
    </message>
    <message>
        <source>device %1 (%2)</source>
        <translation>Gerät %1 (%2)</translation>
    </message>
    <message>
        <source>Too many files are open to watch for Stop; close some programs.</source>
        <translation>Zu viele Dateien sind offen, um auf Stopp zu achten; schließen Sie einige Programme.</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files cannot be started (%1)</source>
        <translation>Headrooms Prozess für Bilddateien lässt sich nicht starten (%1)</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files gave a wrong answer (%1)</source>
        <translation>Headrooms Prozess für Bilddateien gab eine falsche Antwort (%1)</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s</source>
        <translation>%1 nicht fertig innerhalb von %2 s</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s of a processor&apos;s time</source>
        <translation>%1 nicht fertig innerhalb von %2 s Prozessorzeit</translation>
    </message>
    <message>
        <source>8 bits per channel</source>
        <translation>8 Bit je Kanal</translation>
    </message>
    <message>
        <source>16 bits per channel</source>
        <translation>16 Bit je Kanal</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its ending names no format that Headroom writes. Use one of %2.</source>
        <translation>%1 lässt sich nicht speichern: Die Endung nennt kein Format, das Headroom schreibt. Benutzen Sie eine von %2.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold grey pictures only. Choose .ppm or .png.</source>
        <translation>%1 lässt sich nicht speichern: .%2-Dateien enthalten nur graue Bilder. Wählen Sie .ppm oder .png.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold pictures of at most %3 pixels a side, and this one is %4. Choose .png or .tiff.</source>
        <translation>%1 lässt sich nicht speichern: .%2-Dateien enthalten Bilder mit höchstens %3 Pixeln je Seite, und dieses hat %4. Wählen Sie .png oder .tiff.</translation>
    </message>
    <message>
        <source>%1 (it has %2)</source>
        <translation>%1 (Original: %2)</translation>
    </message>
    <message>
        <source>transparency (which is laid on white)</source>
        <translation>Transparenz (sie wird auf Weiß gelegt)</translation>
    </message>
    <message>
        <source>%1 cannot keep %2.</source>
        <translation>%1 kann nicht erhalten: %2.</translation>
    </message>
    <message>
        <source>%1 A .%2 file can.</source>
        <translation>%1 Eine .%2-Datei kann es.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this build of Headroom reads no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>%1 lässt sich nicht öffnen: Dieser Build von Headroom liest keine Bilddateien (%2). Konfigurieren Sie ihn mit -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: this build of Headroom writes no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>%1 lässt sich nicht speichern: Dieser Build von Headroom schreibt keine Bilddateien (%2). Konfigurieren Sie ihn mit -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>A %1 picture cannot be made: this build of Headroom writes no image files. Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>Ein Bild als %1 ist nicht möglich: Dieser Build von Headroom schreibt keine Bilddateien. Konfigurieren Sie ihn mit -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>%1 is empty (0 bytes). Copy or export it again.</source>
        <translation>%1 ist leer (0 Bytes). Kopieren oder exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>There is no file %1. Check its name and folder.</source>
        <translation>Die Datei %1 gibt es nicht. Prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <translation>%1 ist ein Ordner. Nennen Sie eine Datei darin.</translation>
    </message>
    <message>
        <source>%1 is not a plain file that can be read. Choose an image file.</source>
        <translation>%1 ist keine gewöhnliche lesbare Datei. Wählen Sie eine Bilddatei.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, too many for an image file that Headroom reads (at most %3).</source>
        <translation>%1 hat %2 Bytes, zu viele für eine Bilddatei, die Headroom liest (höchstens %3).</translation>
    </message>
    <message>
        <source>%1 is damaged: %2. Copy or export it again.</source>
        <translation>%1 ist beschädigt: %2. Kopieren oder exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>%1 is not supported: %2.</source>
        <translation>%1 wird nicht unterstützt: %2.</translation>
    </message>
    <message>
        <source>%1 is not an image in a format that Headroom reads (%2).</source>
        <translation>%1 ist kein Bild in einem Format, das Headroom liest (%2).</translation>
    </message>
    <message>
        <source>%1 says it is %2 x %3 pixels; Headroom reads up to %4 pixels, and %5 a side. Scale it down first.</source>
        <translation>%1 hat laut Kopf %2 x %3 Pixel; Headroom liest bis zu %4 Pixel und %5 je Seite. Verkleinern Sie es zuerst.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließen Sie andere Programme, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2 x %3 pixels take more than the %4 MB of memory that its decoder may have, or than there is. Copy or export it again, or close other programs.</source>
        <translation>%1 lässt sich nicht decodieren: %2 x %3 Pixel brauchen mehr als die %4 MB Speicher, die der Decoder haben darf, oder mehr, als vorhanden ist. Kopieren oder exportieren Sie die Datei neu, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded.</source>
        <translation>%1 lässt sich nicht decodieren.</translation>
    </message>
    <message>
        <source>%1 is a damaged %2 file: its pixels cannot be decoded. Copy or export it again.</source>
        <translation>%1 ist eine beschädigte %2-Datei: Ihre Pixel lassen sich nicht decodieren. Kopieren oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2.</source>
        <translation>%1 lässt sich nicht decodieren: %2.</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>Kopieren oder exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: the %2 file is incomplete. Copy or download it again.</source>
        <translation>%1 endet vor dem Bildende: Die %2-Datei ist unvollständig. Kopieren oder laden Sie sie neu.</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: what is missing is shown grey. Copy or download it again.</source>
        <translation>%1 endet vor dem Bildende: Was fehlt, ist grau gezeigt. Kopieren oder laden Sie die Datei neu.</translation>
    </message>
    <message>
        <source>%1 may be damaged: its decoder says &quot;%2&quot;. Compare it with the original.</source>
        <translation>%1 ist vielleicht beschädigt: Der Decoder meldet „%2“. Vergleichen Sie die Datei mit dem Original.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2.</source>
        <translation>%1 lässt sich nicht speichern: %2.</translation>
    </message>
    <message>
        <source>Choose another format.</source>
        <translation>Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>%1 cannot be saved.</source>
        <translation>%1 lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>%1 could not be encoded: %2. Choose .png or .tiff.</source>
        <translation>%1 ließ sich nicht codieren: %2. Wählen Sie .png oder .tiff.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: a picture of %2 pixels does not fit its format. Choose .png or .tiff.</source>
        <translation>%1 lässt sich nicht speichern: Ein Bild mit %2 Pixeln passt nicht in dieses Format. Wählen Sie .png oder .tiff.</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is. Close other programs or scale it down.</source>
        <translation>%1 braucht mehr Speicher, als vorhanden ist. Schließen Sie andere Programme, oder verkleinern Sie das Bild.</translation>
    </message>
    <message>
        <source>%1 could not be decoded: %2.</source>
        <translation>%1 ließ sich nicht decodieren: %2.</translation>
    </message>
    <message>
        <source>There is no picture to save as %1. Open one first.</source>
        <translation>Es gibt kein Bild, das als %1 gespeichert werden könnte. Öffnen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>the colour profile</source>
        <translation>das Farbprofil</translation>
    </message>
    <message>
        <source>its gamma and primaries</source>
        <translation>Gamma und Grundfarben</translation>
    </message>
    <message>
        <source>the EXIF data with the GPS position</source>
        <translation>die EXIF-Daten mit der GPS-Position</translation>
    </message>
    <message>
        <source>the EXIF data</source>
        <translation>die EXIF-Daten</translation>
    </message>
    <message>
        <source>the maker note in the EXIF data</source>
        <translation>die Herstellernotiz in den EXIF-Daten</translation>
    </message>
    <message>
        <source>the XMP data</source>
        <translation>die XMP-Daten</translation>
    </message>
    <message>
        <source>the IPTC data</source>
        <translation>die IPTC-Daten</translation>
    </message>
    <message>
        <source>the resolution</source>
        <translation>die Auflösung</translation>
    </message>
    <message>
        <source>the comments</source>
        <translation>die Kommentare</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>es hat keinen Wert</translation>
    </message>
    <message>
        <source>The run was stopped before its end: tests may be missing.</source>
        <translation>Der Lauf wurde vor seinem Ende gestoppt: Tests können fehlen.</translation>
    </message>
    <message>
        <source>%1 is JSON of clpeak&apos;s format %2; formats %3 and %4 are read. Write it with another version of clpeak.</source>
        <translation>%1 ist JSON in clpeaks Format %2; gelesen werden die Formate %3 und %4. Schreiben Sie es mit einer anderen Version von clpeak.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from byte %2 on it is not XML. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 ist beschädigt oder abgeschnitten: ab Byte %2 ist es kein XML. Lassen Sie das Werkzeug, das es schrieb, noch einmal zu Ende laufen.</translation>
    </message>
    <message>
        <source>is XML of another kind</source>
        <translation>ist XML anderer Art</translation>
    </message>
    <message>
        <source>%1 is XML of clpeak&apos;s format %2; format %3 and the one of clpeak 1.x are read. Write it with another version of clpeak.</source>
        <translation>%1 ist XML in clpeaks Format %2; gelesen werden das Format %3 und das von clpeak 1.x. Schreiben Sie es mit einer anderen Version von clpeak.</translation>
    </message>
    <message>
        <source>it failed or was skipped:</source>
        <translation>gescheitert oder übersprungen:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>The rates of %1 were per second of CPU time. They were recomputed for real time.</source>
        <translation>Die Raten von %1 waren je Sekunde CPU-Zeit. Sie wurden auf reale Zeit umgerechnet.</translation>
    </message>
    <message>
        <source>The rates of %1 are per second of CPU time, and cannot be recomputed for real time. Use UseRealTime() in the benchmark.</source>
        <translation>Die Raten von %1 sind je Sekunde CPU-Zeit und lassen sich nicht auf reale Zeit umrechnen. Benutzen Sie UseRealTime() im Benchmark.</translation>
    </message>
    <message>
        <source>only aggregates other than the median are in the file</source>
        <translation>die Datei enthält nur andere Zusammenfassungen als den Median</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a time</source>
        <translation>weder eine Rate noch eine Zeit</translation>
    </message>
    <message>
        <source>is nested deeper than any tool&apos;s results</source>
        <translation>ist tiefer verschachtelt als Ergebnisse irgendeines Werkzeugs</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from about byte %2 on it is not JSON. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 ist beschädigt oder abgeschnitten: etwa ab Byte %2 ist es kein JSON. Lassen Sie das Werkzeug, das es schrieb, noch einmal zu Ende laufen.</translation>
    </message>
    <message>
        <source>%1 is damaged: it holds a number that is out of all bounds. Let the tool that wrote it run once more.</source>
        <translation>%1 ist beschädigt: Eine Zahl darin liegt außerhalb aller Grenzen. Lassen Sie das Werkzeug, das es schrieb, noch einmal laufen.</translation>
    </message>
    <message>
        <source>is JSON of another kind</source>
        <translation>ist JSON anderer Art</translation>
    </message>
    <message>
        <source>%1 %2. Results are read from clpeak (XML and JSON), nvbench (--json) and Google Benchmark (--benchmark_out_format=json).</source>
        <translation>%1 %2. Gelesen werden Ergebnisse von clpeak (XML und JSON), nvbench (--json) und Google Benchmark (--benchmark_out_format=json).</translation>
    </message>
    <message>
        <source>is larger than any tool&apos;s results</source>
        <translation>ist größer als Ergebnisse irgendeines Werkzeugs</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is neither XML nor JSON</source>
        <translation>ist weder XML noch JSON</translation>
    </message>
    <message>
        <source>skipped:</source>
        <translation>übersprungen:</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a mean time</source>
        <translation>weder eine Rate noch eine mittlere Zeit</translation>
    </message>
    <message>
        <source>%1 is JSON of nvbench&apos;s format %2; format %3 is read. Write it with another version of nvbench.</source>
        <translation>%1 ist JSON in nvbenchs Format %2; gelesen wird das Format %3. Schreiben Sie es mit einer anderen Version von nvbench.</translation>
    </message>
    <message>
        <source>unknown device</source>
        <translation>unbekanntes Gerät</translation>
    </message>
    <message>
        <source>%1 %2 is not a measurement</source>
        <translation>%1 %2 ist keine Messung</translation>
    </message>
    <message>
        <source>%1 was skipped: %2.</source>
        <translation>%1 wurde übersprungen: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 more were skipped: %3.</source>
        <translation>%1 und %2 weitere wurden übersprungen: %3.</translation>
    </message>
    <message>
        <source>%1 more were skipped for other reasons.</source>
        <translation>%1 weitere wurden aus anderen Gründen übersprungen.</translation>
    </message>
    <message>
        <source>%1 is of %2 and holds no figure that can be shown.</source>
        <translation>%1 ist von %2 und enthält nichts, was sich zeigen lässt.</translation>
    </message>
    <message>
        <source>Let the tool run to its end on a device that it supports.</source>
        <translation>Lassen Sie das Werkzeug auf einem unterstützten Gerät zu Ende laufen.</translation>
    </message>
    <message>
        <source>cannot be read:</source>
        <translation>nicht lesbar:</translation>
    </message>
    <message>
        <source>is JSON of another kind: a T4 document has &quot;results&quot;, a cache of Kernel Tuner &quot;cache&quot;</source>
        <translation>ist JSON anderer Art: Ein T4-Dokument hat „results“, ein Cache von Kernel Tuner „cache“</translation>
    </message>
    <message>
        <source>holds no configuration of whole numbers</source>
        <translation>enthält keine Konfiguration aus ganzen Zahlen</translation>
    </message>
    <message>
        <source>%1 left out: values that are not whole numbers, such as %2.</source>
        <translation>%1 weggelassen: Werte, die keine ganzen Zahlen sind, etwa %2.</translation>
    </message>
    <message>
        <source>1 configuration is</source>
        <translation>1 Konfiguration</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations are</source>
        <translation>
            <numerusform>%1 Konfigurationen</numerusform>
            <numerusform>%1 Konfigurationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Kernel Tuner, a cache</source>
        <translation>Kernel Tuner, ein Cache</translation>
    </message>
    <message>
        <source>has no list &quot;tune_params_keys&quot;</source>
        <translation>hat keine Liste „tune_params_keys“</translation>
    </message>
    <message>
        <source>T4 results</source>
        <translation>T4-Ergebnisse</translation>
    </message>
    <message>
        <source>has a result without a configuration</source>
        <translation>hat ein Ergebnis ohne Konfiguration</translation>
    </message>
    <message>
        <source>%1, T4 results</source>
        <translation>%1, T4-Ergebnisse</translation>
    </message>
    <message>
        <source>gives times in &quot;%1&quot;, a unit that is not known</source>
        <translation>gibt Zeiten in „%1“ an, einer unbekannten Einheit</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>mal so lang</translation>
    </message>
    <message>
        <source>%1: %2 of %3 configurations are valid</source>
        <translation>%1: %2 von %3 Konfigurationen sind gültig</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>It said:</source>
        <translation>Ausgabe:</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 lässt sich nicht starten: %2.</translation>
    </message>
    <message>
        <source>It cannot be waited for.</source>
        <translation>Auf das Ende lässt sich nicht warten.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>It did not end within %1 minutes.</source>
        <translation>Nicht beendet innerhalb von %1 Minuten.</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>Durch Signal %1 beendet.</translation>
    </message>
    <message>
        <source>It ended with %1.</source>
        <translation>Beendet mit %1.</translation>
    </message>
    <message>
        <source>It wrote no %1.expected.npy.</source>
        <translation>%1.expected.npy wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>At %1 its inputs and outputs take more than %2 GiB. Choose a smaller size.</source>
        <translation>Bei %1 brauchen Ein- und Ausgaben mehr als %2 GiB. Wählen Sie eine kleinere Größe.</translation>
    </message>
    <message>
        <source>The result is not checked: its reference, `%1` in %2, failed.</source>
        <translation>Das Ergebnis ist nicht geprüft: Die Referenz, `%1` in %2, ist gescheitert.</translation>
    </message>
    <message>
        <source>Commands that were agreed to</source>
        <translation>Zugestimmte Kommandos</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>Die Zustimmung</translation>
    </message>
    <message>
        <source>`headroom-cli allow`</source>
        <translation>`headroom-cli allow`</translation>
    </message>
    <message>
        <source>There is no folder to keep the agreement in. Set HOME or XDG_DATA_HOME.</source>
        <translation>Für die Zustimmung gibt es keinen Ordner. Setzen Sie HOME oder XDG_DATA_HOME.</translation>
    </message>
    <message>
        <source>The result is not checked: its reference is a command, `%1` in %2, that nobody has agreed to run. `headroom-cli allow %3` shows it and asks.</source>
        <translation>Das Ergebnis ist nicht geprüft: Die Referenz ist ein Kommando, `%1` in %2, dem niemand zugestimmt hat. `headroom-cli allow %3` zeigt es und fragt.</translation>
    </message>
    <message>
        <source>running the reference of %1 at %2</source>
        <translation>die Referenz von %1 läuft bei %2</translation>
    </message>
    <message>
        <source>The result is not checked: there is no room for its reference&apos;s files. Make some in the folder for temporary files (TMPDIR).</source>
        <translation>Das Ergebnis ist nicht geprüft: Für die Dateien der Referenz fehlt Platz. Schaffen Sie welchen im Ordner für temporäre Dateien (TMPDIR).</translation>
    </message>
    <message>
        <source>has a kernel %1 of %2 arguments, and %3 were captured; capture the launch again</source>
        <translation>hat einen Kernel %1 mit %2 Argumenten, aufgezeichnet wurden %3; zeichnen Sie den Start erneut auf</translation>
    </message>
    <message>
        <source>%1: argument %2 (%3) is memory or a sampler, and there is no file with what it was. Capture the launch again, with the contents of buffers.</source>
        <translation>%1: Das Argument %2 (%3) ist Speicher oder ein Sampler, und eine Datei mit seinem Inhalt fehlt. Zeichnen Sie den Start erneut auf, mit dem Inhalt der Puffer.</translation>
    </message>
    <message>
        <source>%1: the launch of %2 has no memory among its arguments, so there is nothing to compare. Choose another launch.</source>
        <translation>%1: Der Start von %2 hat unter seinen Argumenten keinen Speicher, daher gibt es nichts zu vergleichen. Wählen Sie einen anderen Start.</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>Argument %1</translation>
    </message>
    <message>
        <source>The contents of %1 were not captured%2. Here it holds zeros.</source>
        <translation>Der Inhalt von %1 wurde nicht aufgezeichnet%2. Hier sind es Nullen.</translation>
    </message>
    <message>
        <source>Headers that were not found when it was captured: %1.</source>
        <translation>Beim Aufzeichnen nicht gefundene Header: %1.</translation>
    </message>
    <message>
        <source>The groups of %1 do not divide %2 work-items: the program used groups of several sizes, which are not replayed.</source>
        <translation>Die Gruppen von %1 teilen %2 Work-Items nicht: Das Programm benutzte Gruppen verschiedener Größen, die nicht wiederholt werden.</translation>
    </message>
    <message>
        <source>Arguments %1 and %2 shared memory, one of them as an image. Here each has memory of its own.</source>
        <translation>Die Argumente %1 und %2 teilten sich Speicher, eines davon als Bild. Hier hat jedes eigenen Speicher.</translation>
    </message>
    <message>
        <source>Argument %1 pointed %2 bytes into its allocation. Here its buffer begins there: what is before is left out.</source>
        <translation>Das Argument %1 zeigte %2 Bytes tief in seine Belegung. Hier beginnt sein Puffer dort: Was davor liegt, fehlt.</translation>
    </message>
    <message>
        <source>%1: argument %2 shares memory of %3 bytes with others, and at most %4 are replayed. Choose another launch.</source>
        <translation>%1: Das Argument %2 teilt Speicher von %3 Bytes mit anderen; wiederholt werden höchstens %4. Wählen Sie einen anderen Start.</translation>
    </message>
    <message>
        <source>%1 could not blur the photo, so another blur is tried.</source>
        <translation>%1 konnte das Foto nicht weichzeichnen, daher wird ein anderer Weichzeichner versucht.</translation>
    </message>
    <message>
        <source>Several workers need processes of their own. Leave out --in-process.</source>
        <translation>Mehrere Prozesse brauchen eigene Prozesse. Lassen Sie --in-process weg.</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>eine Aufteilung</translation>
    </message>
    <message>
        <source>Captured launches are replayed on this machine, which has their files. Choose a device of it.</source>
        <translation>Aufgezeichnete Starts werden auf diesem Rechner wiederholt, der ihre Dateien hat. Wählen Sie eines seiner Geräte.</translation>
    </message>
    <message>
        <source>in process</source>
        <translation>im selben Prozess</translation>
    </message>
    <message>
        <source>runner process</source>
        <translation>eigener Prozess</translation>
    </message>
    <message>
        <source>Revisions of a kernel</source>
        <translation>Revisionen eines Kernels</translation>
    </message>
    <message>
        <source>The revision</source>
        <translation>Die Revision</translation>
    </message>
    <message>
        <source>`headroom-cli watch`</source>
        <translation>`headroom-cli watch`</translation>
    </message>
    <message>
        <source>No revision of this kernel was kept. Measure it with `headroom-cli watch` first.</source>
        <translation>Von diesem Kernel ist keine Revision gespeichert. Messen Sie ihn zuerst mit `headroom-cli watch`.</translation>
    </message>
    <message>
        <source>There is no revision %1; there are those from %2 to %3.</source>
        <translation>Die Revision %1 gibt es nicht; vorhanden sind %2 bis %3.</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1, Revision %2</translation>
    </message>
    <message>
        <source>%1 times the time of revision %2, by too few samples to be sure</source>
        <translation>%1-mal die Zeit der Revision %2, mit zu wenigen Messwerten für Gewissheit</translation>
    </message>
    <message>
        <source>as fast as revision %1, by a brief measurement</source>
        <translation>so schnell wie Revision %1, nach kurzer Messung</translation>
    </message>
    <message>
        <source>%1 times as fast as revision %2</source>
        <translation>%1-mal so schnell wie Revision %2</translation>
    </message>
    <message>
        <source>slower than revision %1: %2 times its time</source>
        <translation>langsamer als Revision %1: %2-mal die Zeit</translation>
    </message>
    <message>
        <source>%1% of its ceiling</source>
        <translation>%1% der Obergrenze</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>größter Fehler %1</translation>
    </message>
    <message>
        <source>mostly the cost of starting launches</source>
        <translation>vor allem Kosten des Startens</translation>
    </message>
    <message>
        <source>compared with the one before</source>
        <translation>verglichen mit der vorherigen</translation>
    </message>
    <message>
        <source>Copy of 1 size</source>
        <translation>Kopie von 1 Größe</translation>
    </message>
    <message>
        <source>Copies of %1 sizes</source>
        <translation>Kopien von %1 Größen</translation>
    </message>
    <message>
        <source>This session has no results. Save one that has, or name a run document.</source>
        <translation>Diese Sitzung hat keine Ergebnisse. Speichern Sie eine mit Ergebnissen, oder nennen Sie ein Laufdokument.</translation>
    </message>
    <message>
        <source>These results are of format %1; this Headroom reads formats %2 and %3. Open them with the version that wrote them.</source>
        <translation>Diese Ergebnisse haben das Format %1; dieses Headroom liest die Formate %2 und %3. Öffnen Sie sie mit der Version, die sie schrieb.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is nested too deeply.</source>
        <translation>Das ist kein Laufdokument von Headroom: Es ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is not JSON, or is truncated.</source>
        <translation>Das ist kein Laufdokument von Headroom: Es ist kein JSON oder abgeschnitten.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: %1.</source>
        <translation>Das ist kein Laufdokument von Headroom: %1.</translation>
    </message>
    <message>
        <source>This run document is damaged: %1.</source>
        <translation>Dieses Laufdokument ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>%1 cannot have %2.</source>
        <translation>%1 darf nicht enthalten: %2.</translation>
    </message>
    <message>
        <source>several lines or tabs</source>
        <translation>mehrere Zeilen oder Tabulatoren</translation>
    </message>
    <message>
        <source>control characters</source>
        <translation>Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 has %2 bytes. The limit is %3.</source>
        <translation>%1 hat %2 Bytes. Die Grenze ist %3.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not one word. Separate tags by blanks or commas.</source>
        <translation>Das Schlagwort „%1“ ist kein einzelnes Wort. Trennen Sie Schlagwörter durch Leerzeichen oder Kommas.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot;</source>
        <translation>Das Schlagwort „%1“</translation>
    </message>
    <message>
        <source>The name of a run</source>
        <translation>Der Name eines Laufs</translation>
    </message>
    <message>
        <source>The note of a run</source>
        <translation>Die Notiz eines Laufs</translation>
    </message>
    <message>
        <source>A run has at most %1 tags, not %2.</source>
        <translation>Ein Lauf hat höchstens %1 Schlagwörter, nicht %2.</translation>
    </message>
    <message>
        <source>This session is of format %1; this Headroom reads format %2. Open it with the version that wrote it.</source>
        <translation>Diese Sitzung hat das Format %1; dieses Headroom liest das Format %2. Öffnen Sie sie mit der Version, die sie schrieb.</translation>
    </message>
    <message>
        <source>%1 workers cannot measure at once. Choose from 1 to %2.</source>
        <translation>%1 Prozesse können nicht gleichzeitig messen. Wählen Sie 1 bis %2.</translation>
    </message>
    <message>
        <source>%1 names %2 workers, and no file decides how many runners start. Resume it with the number that you want: headroom-cli run --resume %3 --workers N.</source>
        <translation>%1 nennt %2 Prozesse, aber keine Datei bestimmt, wie viele starten. Setzen Sie mit der gewünschten Zahl fort: headroom-cli run --resume %3 --workers N.</translation>
    </message>
    <message>
        <source>The unsaved session cannot be stored in %1: %2. Save it under a name to keep it.</source>
        <translation>Die ungesicherte Sitzung lässt sich nicht in %1 ablegen: %2. Speichern Sie sie unter einem Namen, um sie zu behalten.</translation>
    </message>
    <message>
        <source>The unsaved session of an earlier start was not restored, and is kept as %1.</source>
        <translation>Die ungesicherte Sitzung eines früheren Starts wurde nicht wiederhergestellt und bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>state of the caches</source>
        <translation>Zustand der Caches</translation>
    </message>
    <message>
        <source>The session would take %1 MiB, and Headroom reads at most %2 MiB. Save it without its photo, or export the run alone.</source>
        <translation>Die Sitzung bräuchte %1 MiB, und Headroom liest höchstens %2 MiB. Speichern Sie sie ohne das Foto, oder exportieren Sie den Lauf allein.</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2. Nothing was changed.</source>
        <translation>%1 lässt sich nicht als Sitzung öffnen: %2. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session.</source>
        <translation>%1 lässt sich nicht als Sitzung öffnen.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2 Choose another folder. Nothing was written.</source>
        <translation>%1 wurde nicht gespeichert: %2 Wählen Sie einen anderen Ordner. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>it is not in the folder of the kernel, or below it.</source>
        <translation>es liegt nicht im Ordner des Kernels oder darunter.</translation>
    </message>
    <message>
        <source>the session has only its built text, not its files.</source>
        <translation>die Sitzung hat nur den gebauten Text, nicht die Dateien.</translation>
    </message>
    <message>
        <source>there is a file of that name.</source>
        <translation>es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>%1 times %2 alone</source>
        <translation>%1-mal so schnell wie %2 allein</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>Best %1: %2: %3.</source>
        <translation>Am besten %1: %2: %3.</translation>
    </message>
    <message>
        <source>what each device does alone is not known</source>
        <translation>was jedes Gerät allein leistet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>sharing gains nothing</source>
        <translation>Aufteilen bringt nichts</translation>
    </message>
    <message>
        <source>%1 of the ways to share</source>
        <translation>%1 der Aufteilungen</translation>
    </message>
    <message>
        <source>%1 and %2 on %3 (%4 shares, the shortest time at %5)</source>
        <translation>%1 und %2 auf %3 (Anteile: %4, am kürzesten bei %5)</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>End-to-end time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>%1: no difference beyond the noise between %2</source>
        <translation>%1: kein Unterschied über das Rauschen hinaus zwischen %2</translation>
    </message>
    <message>
        <source>of which the shortest time had %1</source>
        <translation>davon am kürzesten: %1</translation>
    </message>
    <message>
        <source>%1 may be as fast, so sharing may gain nothing</source>
        <translation>%1 ist vielleicht so schnell, dann bringt Aufteilen nichts</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>nach der Gesamtzeit</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>%1 Teile von %2</translation>
    </message>
    <message>
        <source>Shared by %1.</source>
        <translation>Aufgeteilt auf %1.</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>in Schritten</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>jedes allein</translation>
    </message>
    <message>
        <source>the best and each alone</source>
        <translation>die beste und jedes allein</translation>
    </message>
    <message>
        <source>about the best</source>
        <translation>um die beste herum</translation>
    </message>
    <message>
        <source>in proportion to speeds</source>
        <translation>im Verhältnis der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>%1 and %2 do not compute the same thing on the same pixels, so they cannot share the rows of one result. Choose variants with the same reference.</source>
        <translation>%1 und %2 berechnen nicht dasselbe auf denselben Pixeln, können sich also die Zeilen eines Ergebnisses nicht teilen. Wählen Sie Varianten mit derselben Referenz.</translation>
    </message>
    <message>
        <source>Work is split either between several devices or between parts of one. Name one device for parts.</source>
        <translation>Arbeit wird entweder auf mehrere Geräte oder auf Teile eines Geräts verteilt. Nennen Sie für Teile ein Gerät.</translation>
    </message>
    <message>
        <source>Work is split between at least two devices, or parts of one device.</source>
        <translation>Arbeit wird auf mindestens zwei Geräte oder auf Teile eines Geräts verteilt.</translation>
    </message>
    <message>
        <source>Work can be split into %1 parts at most.</source>
        <translation>Arbeit lässt sich in höchstens %1 Teile zerlegen.</translation>
    </message>
    <message>
        <source>%1 parts cannot share %2. Choose a larger size.</source>
        <translation>%1 Teile können sich das nicht teilen: %2. Wählen Sie eine größere Größe.</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 parts and %2 variants. Name one for all of them, or one for each.</source>
        <translation>Es gibt %1 Teile und %2 Varianten. Nennen Sie eine für alle oder je eine.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and a selector before it both mean %2 (%3). Name different devices, or split one device into parts.</source>
        <translation>„%1“ und ein Selektor davor meinen beide %2 (%3). Nennen Sie verschiedene Geräte, oder zerlegen Sie ein Gerät in Teile.</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so devices cannot share it. Choose a kernel.</source>
        <translation>%1 ist kein Kernel, also können Geräte ihn nicht aufteilen. Wählen Sie einen Kernel.</translation>
    </message>
    <message>
        <source>The result of %1 has no rows that devices could share. Choose a variant of another workload.</source>
        <translation>Das Ergebnis von %1 hat keine Zeilen, die sich Geräte teilen könnten. Wählen Sie eine Variante einer anderen Aufgabe.</translation>
    </message>
    <message>
        <source>A part of the rows of %1 needs all of the source, so it is not split by rows. Choose another variant.</source>
        <translation>Ein Teil der Zeilen von %1 braucht die ganze Quelle, daher wird nicht nach Zeilen aufgeteilt. Wählen Sie eine andere Variante.</translation>
    </message>
    <message>
        <source>%1 works on images, which are not split. Choose a variant that uses buffers.</source>
        <translation>%1 arbeitet mit Bildern, die nicht aufgeteilt werden. Wählen Sie eine Variante mit Puffern.</translation>
    </message>
    <message>
        <source>Name a variant whose work is to be split.</source>
        <translation>Nennen Sie eine Variante, deren Arbeit aufgeteilt werden soll.</translation>
    </message>
    <message>
        <source>A step is from %1 to %2% of the rows.</source>
        <translation>Ein Schritt ist %1 bis %2% der Zeilen.</translation>
    </message>
    <message>
        <source>Shares take from 1 to %1 rounds.</source>
        <translation>Anteile werden in 1 bis %1 Runden gemessen.</translation>
    </message>
    <message>
        <source>A share is sampled for 0 to %1 seconds.</source>
        <translation>Ein Anteil wird 0 bis %1 Sekunden lang gemessen.</translation>
    </message>
    <message>
        <source>The best share is found to %1% of the rows at best.</source>
        <translation>Der beste Anteil wird höchstens auf %1% der Zeilen genau gefunden.</translation>
    </message>
    <message>
        <source>%1about %2 left</source>
        <translation>%1noch etwa %2</translation>
    </message>
    <message>
        <source>%1 at %2 runs on %3 with %4, which tuning found best.</source>
        <translation>%1 läuft bei %2 auf %3 mit %4; das hat das Tuning als am besten gefunden.</translation>
    </message>
    <message>
        <source>%1 at %2 has not been tuned for %3, so it runs with its defaults. `%4` looks for better values.</source>
        <translation>%1 ist bei %2 für %3 nicht getunt und läuft mit Standardwerten. `%4` sucht bessere Werte.</translation>
    </message>
    <message>
        <source>One launch took %1 s at %2, so it would take about %3 s here, and %4 s are allowed. Choose a smaller size, or a longer longest launch.</source>
        <translation>Ein Start dauerte %1 s bei %2, hier also etwa %3 s; erlaubt sind %4 s. Wählen Sie eine kleinere Größe oder einen längeren längsten Start.</translation>
    </message>
    <message>
        <source>After %1 such attempts, others were not made.</source>
        <translation>Nach %1 solchen Versuchen wurden weitere nicht gemacht.</translation>
    </message>
    <message>
        <source>time budget</source>
        <translation>Zeitbudget</translation>
    </message>
    <message>
        <source>round limit</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>sample limit</source>
        <translation>Höchstzahl der Messwerte</translation>
    </message>
    <message>
        <source>Only other machines are used.</source>
        <translation>Nur andere Rechner werden benutzt.</translation>
    </message>
    <message>
        <source>The time budget must be from 0 to %1 seconds.</source>
        <translation>Das Zeitbudget ist 0 bis %1 Sekunden.</translation>
    </message>
    <message>
        <source>%1 rounds cannot be measured. Choose from 1 to %2.</source>
        <translation>%1 Runden lassen sich nicht messen. Wählen Sie 1 bis %2.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 warm-up launches.</source>
        <translation>Es gibt 0 bis %1 Aufwärmstarts.</translation>
    </message>
    <message>
        <source>The number of samples must be from 1 to %1, and the largest at least the smallest.</source>
        <translation>Die Zahl der Messwerte ist 1 bis %1, und die größte mindestens die kleinste.</translation>
    </message>
    <message>
        <source>The noise goal must be a fraction from 0 to 1, or a negative one for never.</source>
        <translation>Das Rauschziel ist ein Bruchteil von 0 bis 1 oder negativ für nie.</translation>
    </message>
    <message>
        <source>None of the chosen variants has a tunable %1. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>Keine der gewählten Varianten hat einen Tuning-Parameter %1. `headroom-cli variants --json` listet die Tuning-Parameter auf.</translation>
    </message>
    <message>
        <source>nor is it one of the parameters:</source>
        <translation>auch ist es kein Parameter:</translation>
    </message>
    <message>
        <source>A run needs at least one size, e.g. 4MP.</source>
        <translation>Ein Lauf braucht mindestens eine Größe, z. B. 4MP.</translation>
    </message>
    <message>
        <source>A run needs at least one variant.</source>
        <translation>Ein Lauf braucht mindestens eine Variante.</translation>
    </message>
    <message>
        <source>Every point can be measured from 1 to %1 times.</source>
        <translation>Jeder Punkt lässt sich 1- bis %1-mal messen.</translation>
    </message>
    <message>
        <source>The longest launch must be more than 0 seconds.</source>
        <translation>Der längste Start muss mehr als 0 Sekunden dauern.</translation>
    </message>
    <message>
        <source>A run has at most %1 points, and this one would have %2. Name fewer variants, sizes, devices or repeats.</source>
        <translation>Ein Lauf hat höchstens %1 Punkte, und dieser hätte %2. Nennen Sie weniger Varianten, Größen, Geräte oder Wiederholungen.</translation>
    </message>
    <message>
        <source>The cost of a launch on %1 is not known:</source>
        <translation>Die Kosten eines Starts auf %1 sind nicht bekannt:</translation>
    </message>
    <message>
        <source>Its further rounds are missing.</source>
        <translation>Die weiteren Runden fehlen.</translation>
    </message>
    <message>
        <source>Tuned configurations</source>
        <translation>Getunte Konfigurationen</translation>
    </message>
    <message>
        <source>The best configuration</source>
        <translation>Die beste Konfiguration</translation>
    </message>
    <message>
        <source>`headroom-cli tune`</source>
        <translation>`headroom-cli tune`</translation>
    </message>
    <message>
        <source>What tuning had found for %1 on %2 was of another driver or of another source of the kernel, and was discarded. Tune it again.</source>
        <translation>Was das Tuning für %1 auf %2 gefunden hatte, galt einem anderen Treiber oder einem anderen Quelltext und wurde verworfen. Tunen Sie neu.</translation>
    </message>
    <message>
        <source>The stored configuration of %1 at %2 stays %3, which an earlier tuning found. This tuning did not try it, and found none that gains as much over the default.</source>
        <translation>Die gespeicherte Konfiguration von %1 bei %2 bleibt %3, gefunden von einem früheren Tuning. Dieses Tuning hat sie nicht versucht und keine gefunden, die gegenüber dem Standardwert so viel bringt.</translation>
    </message>
    <message>
        <source>The tunables of %1 have more combinations than can be numbered. Give them fewer values.</source>
        <translation>Die Tuning-Parameter von %1 haben mehr Kombinationen, als sich nummerieren lassen. Geben Sie ihnen weniger Werte.</translation>
    </message>
    <message>
        <source>What is tried is not kept:</source>
        <translation>Was versucht wird, wird nicht gespeichert:</translation>
    </message>
    <message>
        <source>%1 at %2: compiling the next %3 configurations</source>
        <translation>%1 bei %2: die nächsten %3 Konfigurationen werden kompiliert</translation>
    </message>
    <message>
        <source>From here on what is tried is not kept:</source>
        <translation>Ab hier wird nicht gespeichert, was versucht wird:</translation>
    </message>
    <message>
        <source>best %1 ms with %2</source>
        <translation>am besten %1 ms mit %2</translation>
    </message>
    <message>
        <source>Timing was abandoned early: %1 times as long as the best so far.</source>
        <translation>Die Messung wurde vorzeitig abgebrochen: %1-mal so lang wie die bisher beste.</translation>
    </message>
    <message>
        <source>Tuning needs at least one variant.</source>
        <translation>Tuning braucht mindestens eine Variante.</translation>
    </message>
    <message>
        <source>%1 has no tunables, so there is nothing to tune. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>%1 hat keine Tuning-Parameter, also gibt es nichts zu tunen. `headroom-cli variants --json` listet die Tuning-Parameter auf.</translation>
    </message>
    <message>
        <source>The budget of %1 s cannot be used. Choose more than 0 and at most %2 seconds.</source>
        <translation>Das Budget von %1 s ist nicht benutzbar. Wählen Sie mehr als 0 und höchstens %2 Sekunden.</translation>
    </message>
    <message>
        <source>%1 programs cannot be built at once. Choose from 1 to %2, or 0 for a number that suits the CPU.</source>
        <translation>%1 Programme lassen sich nicht gleichzeitig bauen. Wählen Sie 1 bis %2 oder 0 für eine Zahl, die zur CPU passt.</translation>
    </message>
    <message>
        <source>Each of several workers compiles what it measures, so nothing is compiled ahead. Choose --workers or --jobs.</source>
        <translation>Von mehreren Prozessen kompiliert jeder, was er misst, daher wird nichts im Voraus kompiliert. Wählen Sie --workers oder --jobs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations cannot be compared at the end. Choose from 1 to %2.</source>
        <translation>
            <numerusform>%1 Konfigurationen lassen sich am Ende nicht vergleichen. Wählen Sie 1 bis %2.</numerusform>
            <numerusform>%1 Konfigurationen lassen sich am Ende nicht vergleichen. Wählen Sie 1 bis %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no search &quot;%1&quot;. Choose learning, genetic, random or exhaustive.</source>
        <translation>Eine Suche „%1“ gibt es nicht. Wählen Sie learning, genetic, random oder exhaustive.</translation>
    </message>
    <message>
        <source>%1 invalid:</source>
        <translation>%1 ungültig:</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, at most %2 allowed</source>
        <translation>
            <numerusform>%1 Konfiguration, höchstens %2 erlaubt</numerusform>
            <numerusform>%1 Konfigurationen, höchstens %2 erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations</source>
        <translation>
            <numerusform>%1 Konfiguration</numerusform>
            <numerusform>%1 Konfigurationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, %2 allowed</source>
        <translation>
            <numerusform>%1 Konfiguration, %2 erlaubt</numerusform>
            <numerusform>%1 Konfigurationen, %2 erlaubt</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time. Write e.g. 60s, 2min or 1h.</source>
        <translation>„%1“ ist keine Zeit. Schreiben Sie z. B. 60s, 2min oder 1h.</translation>
    </message>
    <message>
        <source>The tuning journal %1 %2. It was left as it is. Move it away to start again.</source>
        <translation>Das Tuning-Journal %1 %2. Es blieb unverändert. Verschieben Sie es, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>hat das Format %1 eines neueren Headroom; dieses liest das Format %2</translation>
    </message>
    <message>
        <source>is damaged in line %1:</source>
        <translation>ist in Zeile %1 beschädigt:</translation>
    </message>
    <message>
        <source>%1 is being written by another tuning of the same. Wait for its end.</source>
        <translation>%1 wird gerade von einem anderen Tuning derselben Sache geschrieben. Warten Sie auf dessen Ende.</translation>
    </message>
    <message>
        <source>another process began it just now</source>
        <translation>ein anderer Prozess hat es eben begonnen</translation>
    </message>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>%1 von %2 Konfigurationen versucht</translation>
    </message>
    <message>
        <source>%1, %2 tried</source>
        <translation>%1, %2 versucht</translation>
    </message>
    <message>
        <source>(%1 by an earlier tuning)</source>
        <translation>(%1 von einem früheren Tuning)</translation>
    </message>
    <message>
        <source>%1 abandoned early</source>
        <translation>%1 vorzeitig abgebrochen</translation>
    </message>
    <message>
        <source>%1 at %2 on %3: %4 in %5 s%6; %7.</source>
        <translation>%1 bei %2 auf %3: %4 in %5 s%6; %7.</translation>
    </message>
    <message>
        <source>stopped before the fastest were compared, so none is kept</source>
        <translation>gestoppt, bevor die schnellsten verglichen wurden, daher wird keine gespeichert</translation>
    </message>
    <message>
        <source>none is allowed here: the default %1</source>
        <translation>keine ist hier erlaubt: der Standardwert %1</translation>
    </message>
    <message>
        <source>none of them is valid</source>
        <translation>keine davon ist gültig</translation>
    </message>
    <message>
        <source>that was the default: a longer budget tries others</source>
        <translation>das war der Standardwert: ein längeres Budget versucht andere</translation>
    </message>
    <message>
        <source>none is faster than the default</source>
        <translation>keine ist schneller als der Standardwert</translation>
    </message>
    <message>
        <source>the default is not allowed here: it %1</source>
        <translation>der Standardwert ist hier nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>der Standardwert ist ungültig</translation>
    </message>
    <message>
        <source>about as fast</source>
        <translation>etwa so schnell</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1-mal so schnell</translation>
    </message>
    <message>
        <source>the best is %1 as the default</source>
        <translation>die beste, verglichen mit dem Standardwert: %1</translation>
    </message>
    <message>
        <source>which may be noise: their intervals overlap</source>
        <translation>was Rauschen sein kann: Die Intervalle überlappen</translation>
    </message>
    <message>
        <source>by a comparison that was stopped early</source>
        <translation>nach einem vorzeitig gestoppten Vergleich</translation>
    </message>
    <message>
        <source>There is nothing to measure. Choose variants and sizes.</source>
        <translation>Es gibt nichts zu messen. Wählen Sie Varianten und Größen.</translation>
    </message>
    <message>
        <source>%1 does not contain the plan of its run. Start a new run.</source>
        <translation>%1 enthält den Plan seines Laufs nicht. Starten Sie einen neuen Lauf.</translation>
    </message>
    <message>
        <source>%1 cannot be used on photos. Choose a variant of workload %2.</source>
        <translation>%1 lässt sich nicht auf Fotos anwenden. Wählen Sie eine Variante der Aufgabe %2.</translation>
    </message>
    <message>
        <source>There is no photo to process. Open one first.</source>
        <translation>Es gibt kein Foto zu verarbeiten. Öffnen Sie zuerst eines.</translation>
    </message>
    <message>
        <source>A choice needs a size of at least one pixel and one channel.</source>
        <translation>Eine Auswahl braucht eine Größe von mindestens einem Pixel und einem Kanal.</translation>
    </message>
    <message>
        <source>%1 has no kernel file, so no compiler makes anything of it. Choose a kernel.</source>
        <translation>%1 hat keine Kerneldatei, also macht kein Compiler etwas daraus. Wählen Sie einen Kernel.</translation>
    </message>
    <message>
        <source>Deriche&apos;s recursion, in double</source>
        <translation>Rekursion nach Deriche, in double</translation>
    </message>
    <message>
        <source>True Gaussian, in double</source>
        <translation>Wahre Gauß-Funktion, in double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double</source>
        <translation>Gauß-Funktion, bei 3 Sigma abgeschnitten, in double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels whose sums slide</source>
        <translation>Gauß-Funktion, bei 3 Sigma abgeschnitten, in double, für Kernel mit gleitenden Summen</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels that keep rows as halves</source>
        <translation>Gauß-Funktion, bei 3 Sigma abgeschnitten, in double, für Kernel, die Zeilen als half halten</translation>
    </message>
    <message>
        <source>Gaussian of RADIUS weights on either side that are halves, in double</source>
        <translation>Gauß-Funktion mit RADIUS Gewichten je Seite, die half sind, in double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma with weights rounded to 256ths, in double</source>
        <translation>Gauß-Funktion, bei 3 Sigma abgeschnitten, mit auf 256stel gerundeten Gewichten, in double</translation>
    </message>
    <message>
        <source>COSINES cosines in place of the Gaussian, in double</source>
        <translation>COSINES Kosinusse anstelle der Gauß-Funktion, in double</translation>
    </message>
    <message>
        <source>needs OpenCV, which this Headroom was built without (install libopencv-imgproc-dev and libopencv-imgcodecs-dev, and build with -DHEADROOM_OPENCV=ON)</source>
        <translation>braucht OpenCV, ohne das dieses Headroom gebaut wurde (installieren Sie libopencv-imgproc-dev und libopencv-imgcodecs-dev, und bauen Sie mit -DHEADROOM_OPENCV=ON)</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, with as many taps as the separable variants: what a well-kept library makes of this machine&apos;s processor, all of its cores and vector units.</source>
        <translation>cv::GaussianBlur auf dem Host, mit so vielen Taps wie die separablen Varianten: was eine gut gepflegte Bibliothek aus dem Prozessor dieses Rechners, allen Kernen und Vektoreinheiten herausholt.</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, on 8-bit pixels and with as many taps as opencv. OpenCV computes these in integers, with weights rounded to 256ths: its distance to the true Gaussian is theirs.</source>
        <translation>cv::GaussianBlur auf dem Host, auf 8-Bit-Pixeln und mit so vielen Taps wie opencv. OpenCV rechnet hier ganzzahlig, mit auf 256stel gerundeten Gewichten: Daher kommt der Abstand zur wahren Gauß-Funktion.</translation>
    </message>
    <message>
        <source>cv::GaussianBlur of cv::UMat on the same device and the same buffers, with as many taps as the separable variants: what OpenCV&apos;s own kernels make of it.</source>
        <translation>cv::GaussianBlur von cv::UMat auf demselben Gerät und denselben Puffern, mit so vielen Taps wie die separablen Varianten: was OpenCVs eigene Kernel daraus machen.</translation>
    </message>
    <message>
        <source>needs a CLBlast with the function CLBlastSgemm; this one has none</source>
        <translation>braucht ein CLBlast mit der Funktion CLBlastSgemm; dieses hat keine</translation>
    </message>
    <message>
        <source>CLBlastSgemm on the same device and the same buffers: kernels in portable OpenCL C, with the parameters that its authors have found for this device, or its defaults.</source>
        <translation>CLBlastSgemm auf demselben Gerät und denselben Puffern: Kernel in portablem OpenCL C, mit den Parametern, die seine Autoren für dieses Gerät gefunden haben, oder mit Standardwerten.</translation>
    </message>
    <message>
        <source>install NVIDIA&apos;s CUDA toolkit, and add the folder of libcublas.so to LD_LIBRARY_PATH</source>
        <translation>installieren Sie das CUDA-Toolkit von NVIDIA, und fügen Sie LD_LIBRARY_PATH den Ordner von libcublas.so hinzu</translation>
    </message>
    <message>
        <source>needs functions that this cuBLAS does not have</source>
        <translation>braucht Funktionen, die dieses cuBLAS nicht hat</translation>
    </message>
    <message>
        <source>cublasSgemm on the same GPU, without TF32: what the vendor&apos;s own library, written in machine code, makes of it.</source>
        <translation>cublasSgemm auf derselben GPU, ohne TF32: was die Bibliothek des Herstellers, in Maschinencode geschrieben, daraus macht.</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in floats, on its matrix units.</source>
        <translation>cublasGemmEx auf derselben GPU, mit Summen in float, auf ihren Matrixeinheiten.</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in ints, on its matrix units. It does not take all sizes.</source>
        <translation>cublasGemmEx auf derselben GPU, mit Summen in int, auf ihren Matrixeinheiten. Nicht alle Größen sind möglich.</translation>
    </message>
    <message>
        <source>The same with B stored column by column, as cuBLAS multiplies bytes fastest. B is transposed before the timing.</source>
        <translation>Dasselbe mit spaltenweise gespeichertem B, wie cuBLAS Bytes am schnellsten multipliziert. B wird vor der Messung transponiert.</translation>
    </message>
    <message>
        <source>cuBLAS, B stored by columns</source>
        <translation>cuBLAS, B spaltenweise gespeichert</translation>
    </message>
    <message>
        <source>cblas_sgemm of OpenBLAS on the host, all of its threads: what a library written for processors makes of this one.</source>
        <translation>cblas_sgemm von OpenBLAS auf dem Host, mit allen Threads: was eine für Prozessoren geschriebene Bibliothek aus diesem macht.</translation>
    </message>
    <message>
        <source>C++, all processors, tiles</source>
        <translation>C++, alle Prozessoren, Kacheln</translation>
    </message>
    <message>
        <source>These tiles, on one thread pinned to each processor.</source>
        <translation>Diese Kacheln, mit einem fest gebundenen Thread je Prozessor.</translation>
    </message>
    <message>
        <source>C++, one thread</source>
        <translation>C++, ein Thread</translation>
    </message>
    <message>
        <source>Three plain loops, row by column: the baseline of every speed-up.</source>
        <translation>Drei einfache Schleifen, Zeile mal Spalte: die Vergleichsbasis jedes Speed-ups.</translation>
    </message>
    <message>
        <source>C++, one thread, tiles</source>
        <translation>C++, ein Thread, Kacheln</translation>
    </message>
    <message>
        <source>The same in tiles of 16 x 32 x 16, whose sums stay in registers and whose inner loop the compiler makes vectors of.</source>
        <translation>Dasselbe in Kacheln von 16 x 32 x 16, deren Summen in Registern bleiben und deren innere Schleife der Compiler vektorisiert.</translation>
    </message>
    <message>
        <source>Product of matrices, in double</source>
        <translation>Matrixprodukt, in double</translation>
    </message>
    <message>
        <source>Product of matrices of halves, in double</source>
        <translation>Matrixprodukt von half, in double</translation>
    </message>
    <message>
        <source>Product of matrices of ints, exact</source>
        <translation>Matrixprodukt von int, exakt</translation>
    </message>
    <message>
        <source>needs an OpenBLAS with the function cblas_sgemm; this one has none</source>
        <translation>braucht ein OpenBLAS mit der Funktion cblas_sgemm; dieses hat keine</translation>
    </message>
    <message>
        <source>Mean of the block, in double</source>
        <translation>Mittel des Blocks, in double</translation>
    </message>
    <message>
        <source>C++ on all processors</source>
        <translation>C++ auf allen Prozessoren</translation>
    </message>
    <message>
        <source>The copy from C++, one thread pinned to each processor, each with one run of the plane: what this processor gives without an OpenCL compiler in between.</source>
        <translation>Die Kopie in C++, ein fest gebundener Thread je Prozessor, jeder mit einem Abschnitt der Ebene: was dieser Prozessor ohne einen OpenCL-Compiler dazwischen hergibt.</translation>
    </message>
    <message>
        <source>C++ on all processors, past the caches</source>
        <translation>C++ auf allen Prozessoren, an den Caches vorbei</translation>
    </message>
    <message>
        <source>The same with stores that go to memory past the caches: a line that is written whole need not be read first. It loses on planes that the caches hold.</source>
        <translation>Dasselbe mit Schreibzugriffen an den Caches vorbei: Eine ganz geschriebene Zeile muss nicht erst gelesen werden. Verliert bei Ebenen, die in die Caches passen.</translation>
    </message>
    <message>
        <source>needs stores past the caches, which this Headroom does not know for this CPU (compare with copy.native)</source>
        <translation>braucht Schreibzugriffe an den Caches vorbei, die dieses Headroom für diese CPU nicht kennt (vergleichen Sie mit copy.native)</translation>
    </message>
    <message>
        <source>Chains of multiply-adds from C++, one thread pinned to each processor, twelve vectors under way in each: what this processor gives without an OpenCL compiler in between.</source>
        <translation>Ketten von Multiply-Adds in C++, ein fest gebundener Thread je Prozessor, in jedem zwölf Vektoren unterwegs: was dieser Prozessor ohne einen OpenCL-Compiler dazwischen hergibt.</translation>
    </message>
    <message>
        <source>Either of two chains, in double</source>
        <translation>Eine von zwei Ketten, in double</translation>
    </message>
    <message>
        <source>Built-in functions, in double</source>
        <translation>Eingebaute Funktionen, in double</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for half_ ones</source>
        <translation>Eingebaute Funktionen, in double, für die mit half_</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for native_ ones</source>
        <translation>Eingebaute Funktionen, in double, für die mit native_</translation>
    </message>
    <message>
        <source>Polynomial, quotient, exponential and sine, in double</source>
        <translation>Polynom, Quotient, Exponentialfunktion und Sinus, in double</translation>
    </message>
    <message>
        <source>The same, for relaxed mathematics</source>
        <translation>Dasselbe, für gelockerte Mathematik</translation>
    </message>
    <message>
        <source>The source itself</source>
        <translation>Die Quelle selbst</translation>
    </message>
    <message>
        <source>Logistic map, in double</source>
        <translation>Logistische Abbildung, in double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double</source>
        <translation>Mittel kontrahierender Ketten, in double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double, for kernels that compute in halves</source>
        <translation>Mittel kontrahierender Ketten, in double, für Kernel, die in half rechnen</translation>
    </message>
    <message>
        <source>Sum of chains of ints modulo 2^32</source>
        <translation>Summe von int-Ketten modulo 2^32</translation>
    </message>
    <message>
        <source>Sums of equal products, in double</source>
        <translation>Summen gleicher Produkte, in double</translation>
    </message>
    <message>
        <source>Sums of equal products of ints</source>
        <translation>Summen gleicher Produkte von int</translation>
    </message>
    <message>
        <source>A kernel of one work-item that does next to nothing, with a wait after each launch: the whole way to the device and back. The guide says 10 to 100 µs per kernel.</source>
        <translation>Ein Kernel mit einem Work-Item, der fast nichts tut, mit Warten nach jedem Start: der ganze Weg zum Gerät und zurück. Der Leitfaden nennt 10 bis 100 µs je Kernel.</translation>
    </message>
    <message>
        <source>The same launches, a hundred or more of them before each wait, on a queue without profiling: what a launch costs when the next one need not wait for the host to hear of it.</source>
        <translation>Dieselben Starts, hundert oder mehr vor jedem Warten, in einer Queue ohne Profiling: was ein Start kostet, wenn der nächste nicht darauf warten muss, dass der Host davon erfährt.</translation>
    </message>
    <message>
        <source>The same kernel over as many work-items as the plane has pixels: what scheduling all the work-groups costs before any of them does anything.</source>
        <translation>Derselbe Kernel mit so vielen Work-Items, wie die Ebene Pixel hat: was die Verteilung aller Arbeitsgruppen kostet, bevor eine davon etwas tut.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each launch with an event that is never queried: the cost of an event.</source>
        <translation>Viele Starts und ein Warten, jeder Start mit einem Event, das nie abgefragt wird: die Kosten eines Events.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each waiting for the one before it, which the in-order queue does anyway.</source>
        <translation>Viele Starts und ein Warten, jeder wartet auf den vorigen, was die geordnete Queue ohnehin tut.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each with an event, on a queue that stamps every command with times: what Headroom&apos;s own way of timing costs a launch.</source>
        <translation>Viele Starts und ein Warten, jeder mit einem Event, in einer Queue, die jedes Kommando mit Zeiten versieht: was Headrooms eigene Messung einen Start kostet.</translation>
    </message>
    <message>
        <source>Builds an image program of five kernels from its source and launches one of them. The source is another one each time, so that the driver cannot serve it from a cache of its own.</source>
        <translation>Baut ein Bildprogramm aus fünf Kernels aus dem Quelltext und startet einen davon. Der Quelltext ist jedes Mal ein anderer, damit der Treiber ihn nicht aus einem eigenen Cache bedienen kann.</translation>
    </message>
    <message>
        <source>Build once</source>
        <translation>Einmal bauen</translation>
    </message>
    <message>
        <source>Loads the same program from the binary that a first build gave, and launches the same kernel: what saving the binary leaves to do at each start.</source>
        <translation>Lädt dasselbe Programm aus der Binärdatei eines ersten Baus und startet denselben Kernel: was bei jedem Start übrig bleibt, wenn die Binärdatei gespeichert ist.</translation>
    </message>
    <message>
        <source>Allocates a buffer of the plane&apos;s size, fills it, waits and frees it, as a program does that creates its buffers for every image.</source>
        <translation>Belegt einen Puffer in der Größe der Ebene, füllt ihn, wartet und gibt ihn frei, wie ein Programm, das seine Puffer für jedes Bild anlegt.</translation>
    </message>
    <message>
        <source>Reuse objects</source>
        <translation>Objekte wiederverwenden</translation>
    </message>
    <message>
        <source>filled buffer</source>
        <translation>gefüllter Puffer</translation>
    </message>
    <message>
        <source>Fills the same buffer of the plane&apos;s size and waits: what is left when allocating and freeing are saved.</source>
        <translation>Füllt denselben Puffer in der Größe der Ebene und wartet: was bleibt, wenn Belegen und Freigeben entfallen.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer of the whole plane from ordinary memory.</source>
        <translation>Ein clEnqueueWriteBuffer der ganzen Ebene aus gewöhnlichem Speicher.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer per row, and one wait at the end: each piece costs a call and a command of its own.</source>
        <translation>Ein clEnqueueWriteBuffer je Zeile und ein Warten am Ende: Jedes Stück kostet einen Aufruf und ein eigenes Kommando.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer from the mapped memory of a buffer that was made with CL_MEM_ALLOC_HOST_PTR: a discrete GPU fetches it by itself, where ordinary memory is first copied to a place that it can reach.</source>
        <translation>Ein clEnqueueWriteBuffer aus dem eingeblendeten Speicher eines mit CL_MEM_ALLOC_HOST_PTR angelegten Puffers: Eine eigenständige GPU holt ihn selbst, während gewöhnlicher Speicher erst an eine für sie erreichbare Stelle kopiert wird.</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>Fest gebundener Speicher</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer, copies the plane into it on the host, unmaps it: where host and device share their memory nothing else is moved, and a program that computes its pixels in place saves that copy too.</source>
        <translation>Blendet den Puffer des Geräts ein, kopiert die Ebene auf dem Host hinein und blendet ihn aus: Wo Host und Gerät sich den Speicher teilen, wird sonst nichts bewegt, und ein Programm, das seine Pixel dort berechnet, spart auch diese Kopie.</translation>
    </message>
    <message>
        <source>One clEnqueueReadBuffer of the whole plane to ordinary memory.</source>
        <translation>Ein clEnqueueReadBuffer der ganzen Ebene in gewöhnlichen Speicher.</translation>
    </message>
    <message>
        <source>The plane to the device, two operations per pixel there, the result back: what a single cheap kernel costs a program whose data does not stay on the device.</source>
        <translation>Die Ebene zum Gerät, dort zwei Operationen je Pixel, das Ergebnis zurück: was ein einzelner billiger Kernel ein Programm kostet, dessen Daten nicht auf dem Gerät bleiben.</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>Hin und zurück</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the call that launches a kernel over the plane, read as soon as the call returns: the kernel may not even have started. A mistake, shown on purpose.</source>
        <translation>Die Uhr des Hosts um den Aufruf, der einen Kernel über die Ebene startet, abgelesen, sobald der Aufruf zurückkehrt: Der Kernel hat vielleicht noch nicht begonnen. Ein Fehler, absichtlich gezeigt.</translation>
    </message>
    <message>
        <source>CPU timers</source>
        <translation>CPU-Uhren</translation>
    </message>
    <message>
        <source>launch as it seems without a wait</source>
        <translation>scheinbarer Start ohne Warten</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the same launch and a wait for its end: the kernel, and what the runtime takes to start it and to report its end.</source>
        <translation>Die Uhr des Hosts um denselben Start und ein Warten auf sein Ende: der Kernel und was die Laufzeitumgebung braucht, um ihn zu starten und sein Ende zu melden.</translation>
    </message>
    <message>
        <source>The same launch by its event&apos;s own stamps, START to END on the device&apos;s clock, as Headroom times every kernel: the kernel alone.</source>
        <translation>Derselbe Start nach den Zeitstempeln seines Events, START bis END auf der Uhr des Geräts, wie Headroom jeden Kernel misst: der Kernel allein.</translation>
    </message>
    <message>
        <source>launch by the device&apos;s clock</source>
        <translation>Start nach der Uhr des Geräts</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the launch and a wait for its end, started while the device is still at work on a launch before: that one&apos;s rest is counted too. A mistake, shown on purpose.</source>
        <translation>Die Uhr des Hosts um den Start und ein Warten auf sein Ende, begonnen, während das Gerät noch an einem früheren Start arbeitet: Dessen Rest zählt mit. Ein Fehler, absichtlich gezeigt.</translation>
    </message>
    <message>
        <source>launch and wait, with what ran before</source>
        <translation>Start und Warten, mit dem, was davor lief</translation>
    </message>
    <message>
        <source>The host&apos;s clock around ten launches over the plane, each followed by a blocking read of its result: the read waits for the launch, so the clock sees the kernel, and the transfer with it.</source>
        <translation>Die Uhr des Hosts um zehn Starts über die Ebene, auf jeden folgt ein blockierendes Lesen des Ergebnisses: Das Lesen wartet auf den Start, also sieht die Uhr den Kernel und den Transfer mit ihm.</translation>
    </message>
    <message>
        <source>Removed read</source>
        <translation>Entferntes Lesen</translation>
    </message>
    <message>
        <source>launch of the loop</source>
        <translation>Start der Schleife</translation>
    </message>
    <message>
        <source>The same loop with the read removed: nothing waits any more, and the clock is read when the launches are enqueued. A mistake, shown on purpose.</source>
        <translation>Dieselbe Schleife ohne das Lesen: Nichts wartet mehr, und die Uhr wird abgelesen, wenn die Starts eingereiht sind. Ein Fehler, absichtlich gezeigt.</translation>
    </message>
    <message>
        <source>launch of the loop as it seems</source>
        <translation>scheinbarer Start der Schleife</translation>
    </message>
    <message>
        <source>The same loop without reads, and a wait for all of it before the clock is read: the kernels alone, one after the other.</source>
        <translation>Dieselbe Schleife ohne Lesen und ein Warten auf alles, bevor die Uhr abgelesen wird: die Kernel allein, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>The sum in double, relative to that of the absolute values</source>
        <translation>Die Summe in double, relativ zu der der Beträge</translation>
    </message>
    <message>
        <source>The source&apos;s columns as rows</source>
        <translation>Die Spalten der Quelle als Zeilen</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 runs at sizes (%2) of as much memory: %3.</source>
        <translation>%1 läuft bei Größen (%2) mit gleich viel Speicher: %3.</translation>
    </message>
    <message>
        <source>%1: the name %2 is taken by a built-in workload; rename the %3.</source>
        <translation>%1: Der Name %2 gehört schon einer eingebauten Aufgabe; benennen Sie um: %3.</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: the buffer %2 of %3 would have %4 elements, and %5 is the most.</source>
        <translation>Die Größe %1 ist nicht möglich: Der Puffer %2 von %3 hätte %4 Elemente, und %5 ist das Höchste.</translation>
    </message>
    <message>
        <source>There is no workload &quot;%1&quot;; choose one of: %2.</source>
        <translation>Eine Aufgabe „%1“ gibt es nicht; wählen Sie eine von: %2.</translation>
    </message>
    <message>
        <source>Workload %1 has no reference &quot;%2&quot;; choose one of: %3.</source>
        <translation>Die Aufgabe %1 hat keine Referenz „%2“; wählen Sie eine von: %3.</translation>
    </message>
    <message>
        <source>Size %1 does not fit %2, whose sizes are %3. Write %4.</source>
        <translation>Die Größe %1 passt nicht zu %2; dort sind Größen %3. Schreiben Sie %4.</translation>
    </message>
    <message>
        <source>megapixels (&quot;16MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;)</source>
        <translation>Megapixel („16MP“) oder BREITExHÖHE („1023x769“)</translation>
    </message>
    <message>
        <source>%1 of them (&quot;%2&quot;)</source>
        <translation>%1 davon („%2“)</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 has values for %3 = %4 only. Choose one of them.</source>
        <translation>Die Größe %1 ist nicht möglich: %2 hat nur Werte für %3 = %4. Wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 must be from 1 to %3.</source>
        <translation>Die Größe %1 ist nicht möglich: %2 muss 1 bis %3 sein.</translation>
    </message>
    <message>
        <source>%1 %2 is out of range; %3 takes %4 to %5.</source>
        <translation>%1 %2 liegt außerhalb des Bereichs; %3 nimmt %4 bis %5.</translation>
    </message>
    <message>
        <source>%1 is not a value for %2. Write a number.</source>
        <translation>%1 ist kein Wert für %2. Schreiben Sie eine Zahl.</translation>
    </message>
    <message>
        <source>takes %1 from %2 to %3, not %4</source>
        <translation>nimmt %1 von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>The same with a fourth cosine: a tenth of the error, for some more arithmetic. Source: as cosines-3.</source>
        <translation>Dasselbe mit einem vierten Kosinus: ein Zehntel des Fehlers für etwas mehr Rechnen. Quelle: wie cosines-3.</translation>
    </message>
    <message>
        <source>The chains of peak16 on 32-bit integers: the int peak of CPUs, whose vectors hold as many ints as floats.</source>
        <translation>Die Ketten von peak16 auf 32-Bit-Ganzzahlen: die int-Spitze von CPUs, deren Vektoren so viele int wie float fassen.</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on halves. Each half becomes a float when it is loaded, as every device can load halves and many cannot multiply them.</source>
        <translation>Der naive Kernel von matmul auf half. Jedes half wird beim Laden zu float, da jedes Gerät half laden kann und viele es nicht multiplizieren.</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on 8-bit integers. Each byte becomes an int when it is loaded.</source>
        <translation>Der naive Kernel von matmul auf 8-Bit-Ganzzahlen. Jedes Byte wird beim Laden zu int.</translation>
    </message>
    <message>
        <source>The method of matmul-half.units with bytes: the same panels, twice as many numbers in each.</source>
        <translation>Das Verfahren von matmul-half.units mit Bytes: dieselben Streifen, doppelt so viele Zahlen in jedem.</translation>
    </message>
    <message>
        <source>As in two passes, but each load brings four numbers: fewer instructions for the same bytes.</source>
        <translation>Wie in zwei Durchgängen, aber jeder Ladezugriff bringt vier Zahlen: weniger Befehle für dieselben Bytes.</translation>
    </message>
    <message>
        <source>The plane as structures of four floats that lie one after another. Code that handles one field at a time touches every fourth float, and comes by the same lines four times. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>Die Ebene als Strukturen aus vier float, die hintereinander liegen. Code, der ein Feld nach dem anderen bearbeitet, berührt nur jeden vierten float und kommt viermal an denselben Zeilen vorbei. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der Strukturen aus Arrays empfiehlt, damit Zugriffe fortlaufend sind.</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a column, a whole row apart: each request needs a line of memory of its own and uses one float of it. Worst where the width is a power of two, because then the lines also fall into the same few banks and sets of the cache. Source: Apple, Tuning Performance On the GPU, Figure 14-13.</source>
        <translation>Benachbarte Work-Items greifen auf benachbarte Pixel einer Spalte zu, eine ganze Zeile auseinander: Jede Anforderung braucht eine eigene Speicherzeile und benutzt einen float davon. Am schlimmsten, wenn die Breite eine Zweierpotenz ist, weil die Zeilen dann auch in dieselben wenigen Bänke und Cache-Sätze fallen. Quelle: Apple, Tuning Performance On the GPU, Abbildung 14-13.</translation>
    </message>
    <message>
        <source>The plane as elements of 1 byte, read and written in an order scrambled within blocks of 1024. As many accesses as there are bytes, each for a quarter of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Die Ebene als Elemente von 1 Byte, gelesen und geschrieben in einer innerhalb von 1024er-Blöcken gemischten Reihenfolge. So viele Zugriffe wie Bytes, jeder für ein Viertel der Daten, die er bewegen könnte. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der 4-Byte-Elemente vorzieht, weil verstreute Zugriffe auf 1 und 2 Bytes viel langsamer sind.</translation>
    </message>
    <message>
        <source>The plane as elements of 4 bytes, read and written in an order scrambled within blocks of 1024. The widest element and the fewest accesses: what narrower ones are to be compared with. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Die Ebene als Elemente von 4 Bytes, gelesen und geschrieben in einer innerhalb von 1024er-Blöcken gemischten Reihenfolge. Das breiteste Element und die wenigsten Zugriffe: der Maßstab für schmalere. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der 4-Byte-Elemente vorzieht, weil verstreute Zugriffe auf 1 und 2 Bytes viel langsamer sind.</translation>
    </message>
    <message>
        <source>The plane as elements of 2 bytes, read and written in an order scrambled within blocks of 1024. Twice as many accesses as with floats, each for half of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Die Ebene als Elemente von 2 Bytes, gelesen und geschrieben in einer innerhalb von 1024er-Blöcken gemischten Reihenfolge. Doppelt so viele Zugriffe wie bei float, jeder für die Hälfte der Daten, die er bewegen könnte. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der 4-Byte-Elemente vorzieht, weil verstreute Zugriffe auf 1 und 2 Bytes viel langsamer sind.</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are 32 floats long: as many as there are banks. So a column lies in a single bank, and 32 work-items that access it are served one by one. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>Eine Kopie, die spaltenweise durch eine Kachel im lokalen Speicher geht. Die Zeilen der Kachel sind 32 float lang, so viele, wie es Bänke gibt. Eine Spalte liegt also in einer einzigen Bank, und 32 Work-Items, die darauf zugreifen, werden nacheinander bedient. Auf einer CPU ist lokaler Speicher gewöhnlicher Speicher ohne Bänke. Quelle: Apple, Tuning Performance On the GPU, wo Zugriffe auf dieselbe Bank der Grund für langsame Muster sind, und Listing 14-5.</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are padded to 33 floats, of which one is never used. So a column lies in 32 different banks, and 32 work-items that access it are served at once. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>Eine Kopie, die spaltenweise durch eine Kachel im lokalen Speicher geht. Die Zeilen der Kachel sind auf 33 float aufgefüllt, von denen einer nie benutzt wird. Eine Spalte liegt also in 32 verschiedenen Bänken, und 32 Work-Items, die darauf zugreifen, werden auf einmal bedient. Auf einer CPU ist lokaler Speicher gewöhnlicher Speicher ohne Bänke. Quelle: Apple, Tuning Performance On the GPU, wo Zugriffe auf dieselbe Bank der Grund für langsame Muster sind, und Listing 14-5.</translation>
    </message>
    <message>
        <source>Vectors of four floats at addresses that are no multiple of 16 bytes. A compiler that can&apos;t count on alignment has to choose slower instructions on some devices, and every few vectors one straddles two lines of memory. Compare with four aligned floats. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>Vektoren aus vier float an Adressen, die keine Vielfachen von 16 Bytes sind. Ein Compiler, der sich auf die Ausrichtung nicht verlassen kann, muss auf manchen Geräten langsamere Befehle wählen, und alle paar Vektoren liegt einer auf zwei Speicherzeilen. Vergleichen Sie mit vier ausgerichteten float. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der ausgerichtete Daten verlangt.</translation>
    </message>
    <message>
        <source>The copy in order, but each work-item moves the float after its own; the last one wraps round to the first. A group&apos;s accesses then straddle one more line of memory than they need: next to nothing where a cache keeps that line for the neighbours, a good deal where each group fetches it anew. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>Die Kopie der Reihe nach, aber jedes Work-Item bewegt den float hinter seinem eigenen; das letzte springt zum ersten. Die Zugriffe einer Gruppe berühren dann eine Speicherzeile mehr als nötig: fast nichts, wo ein Cache diese Zeile für die Nachbarn hält, recht viel, wo jede Gruppe sie neu holt. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der ausgerichtete Daten verlangt.</translation>
    </message>
    <message>
        <source>Each work-item copies sixteen floats through an array of its own. The loops are unrolled, so that the compiler knows every index and keeps the array in registers, which it names directly. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>Jedes Work-Item kopiert sechzehn float durch ein eigenes Array. Die Schleifen sind ausgerollt, sodass der Compiler jeden Index kennt und das Array in Registern hält, die er direkt benennt. Quelle: der Begleittext über Rechnen auf integrierter Grafik, über das Ausrollen von Schleifen über Arrays in Registern.</translation>
    </message>
    <message>
        <source>The same copy through the same array in loops that are not unrolled, in an order that depends on the width: no index is known before the kernel runs. Registers have no addresses, so that most GPUs put such an array in memory, once for every work-item. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>Dieselbe Kopie durch dasselbe Array in nicht ausgerollten Schleifen, in einer von der Breite abhängigen Reihenfolge: Kein Index ist bekannt, bevor der Kernel läuft. Register haben keine Adressen, daher legen die meisten GPUs ein solches Array in den Speicher, einmal je Work-Item. Quelle: der Begleittext über Rechnen auf integrierter Grafik, über das Ausrollen von Schleifen über Arrays in Registern.</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a row: what all the other patterns here are measured against. Their requests fall into the same lines of memory and are served together. Source: Apple, Tuning Performance On the GPU, Figure 14-12.</source>
        <translation>Benachbarte Work-Items greifen auf benachbarte Pixel einer Zeile zu: der Maßstab für alle anderen Muster hier. Ihre Anforderungen fallen in dieselben Speicherzeilen und werden zusammen bedient. Quelle: Apple, Tuning Performance On the GPU, Abbildung 14-12.</translation>
    </message>
    <message>
        <source>The same structures of four floats, stored as four arrays, one for each field. Code that handles one field at a time touches consecutive floats. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>Dieselben Strukturen aus vier float, gespeichert als vier Arrays, je Feld eines. Code, der ein Feld nach dem anderen bearbeitet, berührt aufeinanderfolgende float. Quelle: der Begleittext über Rechnen auf integrierter Grafik, der Strukturen aus Arrays empfiehlt, damit Zugriffe fortlaufend sind.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 2 apart. Half of each line of memory that is moved is of use; the other half is fetched again by the second sweep. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Benachbarte Work-Items greifen auf float im Abstand von 2 zu. Die Hälfte jeder bewegten Speicherzeile ist von Nutzen; die andere wird beim zweiten Durchlauf noch einmal geholt. Quelle: nach Apple, Tuning Performance On the GPU, Abbildungen 14-12 und 14-13, zwischen denen es liegt.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 32 apart. A work-item uses one float of 128 bytes, so that no two work-items share a line. Beyond this a larger stride can hardly get worse by waste; it does by running out of pages, banks and sets. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Benachbarte Work-Items greifen auf float im Abstand von 32 zu. Ein Work-Item benutzt einen float von 128 Bytes, sodass keine zwei sich eine Zeile teilen. Darüber hinaus kann ein größerer Schritt kaum mehr verschwenden; schlechter wird er, weil Seiten, Bänke und Cache-Sätze ausgehen. Quelle: nach Apple, Tuning Performance On the GPU, Abbildungen 14-12 und 14-13, zwischen denen es liegt.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 8 apart. A work-item uses one float in eight: of a line of 32 bytes, the least that most GPUs move, all the rest is waste. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Benachbarte Work-Items greifen auf float im Abstand von 8 zu. Ein Work-Item benutzt einen von acht float: Von einer Zeile mit 32 Bytes, dem Mindesten, was die meisten GPUs bewegen, ist der ganze Rest verschwendet. Quelle: nach Apple, Tuning Performance On the GPU, Abbildungen 14-12 und 14-13, zwischen denen es liegt.</translation>
    </message>
    <message>
        <source>The plane as one run of floats, one load and one store of 4 bytes per work-item. The wider loads beside it move the same floats with fewer instructions. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Die Ebene als eine Folge von float, je Work-Item ein Lade- und ein Schreibzugriff von 4 Bytes. Die breiteren Zugriffe daneben bewegen dieselben float mit weniger Befehlen. Quelle: der Begleittext über Rechnen auf integrierter Grafik, über Vektoren und ausgerichtete Daten.</translation>
    </message>
    <message>
        <source>Loads and stores of 8 bytes and half of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Zugriffe von 8 Bytes und halb so viele Work-Items. Das bringt etwas, wo das Gerät Befehle langsamer ausgibt, als sein Speicher antwortet; auf einer CPU, deren Compiler Work-Items ohnehin zu Vektoren verbindet, bringt es wenig. Quelle: der Begleittext über Rechnen auf integrierter Grafik, über Vektoren und ausgerichtete Daten.</translation>
    </message>
    <message>
        <source>Loads and stores of 16 bytes and a quarter of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Zugriffe von 16 Bytes und ein Viertel der Work-Items. Das bringt etwas, wo das Gerät Befehle langsamer ausgibt, als sein Speicher antwortet; auf einer CPU, deren Compiler Work-Items ohnehin zu Vektoren verbindet, bringt es wenig. Quelle: der Begleittext über Rechnen auf integrierter Grafik, über Vektoren und ausgerichtete Daten.</translation>
    </message>
    <message>
        <source>Every BLOCK x BLOCK pixels are filtered at the same time and nothing is computed twice for the joints. Filters are linear: what a block makes of its own pixels and what it makes of everything before it, summed up in four numbers per line and direction (the carries), simply add. So blocks find their own carries first, a short recursion over blocks joins them, and then each block is filtered with the right start. Nehab and others read the picture twice and write it once, by joining the columns before the rows are finished; here a block&apos;s rows are filtered twice, once for the columns&apos; carries and once for the result, which costs one read more and spares a picture written and read again: 4 floats per pixel, and the carries&apos; own traffic on top. A work-item keeps its line in registers. Source: D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011.</source>
        <translation>Alle BLOCK x BLOCK Pixel werden gleichzeitig gefiltert, und für die Nähte wird nichts doppelt berechnet. Filter sind linear: Was ein Block aus seinen eigenen Pixeln macht und was aus allem davor, in vier Zahlen je Linie und Richtung zusammengefasst (den Überträgen), addiert sich einfach. Also ermitteln Blöcke zuerst ihre eigenen Überträge, eine kurze Rekursion über die Blöcke verbindet sie, und dann wird jeder Block mit dem richtigen Anfang gefiltert. Nehab und andere lesen das Bild zweimal und schreiben es einmal, indem sie die Spalten verbinden, bevor die Zeilen fertig sind; hier werden die Zeilen eines Blocks zweimal gefiltert, einmal für die Überträge der Spalten und einmal für das Ergebnis. Das kostet ein Lesen mehr und erspart ein Bild, das geschrieben und wieder gelesen wird: 4 float je Pixel, dazu der Verkehr der Überträge. Ein Work-Item hält seine Linie in Registern. Quelle: D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011.</translation>
    </message>
    <message>
        <source>What the guide&apos;s recursion lacks is work-items. Here every row and column is cut into blocks that are filtered at the same time: a filter forgets, so each block starts WARMUP r pixels early, as if the pixel there lasted for ever, and throws that part away. What has not been forgotten after 3 r = 9 sigma pixels changes the result by less than 6e-7. Rows pass through local memory, so that no load or store strides. A block&apos;s line is short enough for registers: there the forward filter leaves its output for the backward one, and nothing half done goes to memory and back. Many more work-items for some more pixels each. Source: Apple, Tuning Performance On the GPU, the last lines of the example (change the algorithm to increase the parallelism level).</source>
        <translation>Der Rekursion des Leitfadens fehlen Work-Items. Hier wird jede Zeile und Spalte in Blöcke zerlegt, die gleichzeitig gefiltert werden: Ein Filter vergisst, also beginnt jeder Block WARMUP r Pixel früher, als dauerte das Pixel dort ewig an, und verwirft diesen Teil. Was nach 3 r = 9 Sigma Pixeln nicht vergessen ist, ändert das Ergebnis um weniger als 6e-7. Zeilen gehen durch den lokalen Speicher, sodass kein Zugriff in Schritten erfolgt. Die Linie eines Blocks ist kurz genug für Register: Dort lässt der Vorwärtsfilter seine Ausgabe für den Rückwärtsfilter, und nichts Halbfertiges geht in den Speicher und zurück. Viel mehr Work-Items für ein paar Pixel mehr. Quelle: Apple, Tuning Performance On the GPU, die letzten Zeilen des Beispiels: den Algorithmus ändern, um mehr Parallelität zu erhalten.</translation>
    </message>
    <message>
        <source>A colour picture with its four channels side by side, blurred in one go: each load brings 16 bytes, each weight is loaded once for four sums, and the four sums do not depend on each other. Per pixel this is four times the work of one channel; how much less than four times the time it takes is what wide loads are worth. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>Ein Farbbild mit vier Kanälen nebeneinander, in einem Zug weichgezeichnet: Jeder Ladezugriff bringt 16 Bytes, jedes Gewicht wird einmal für vier Summen geladen, und die vier Summen hängen nicht voneinander ab. Je Pixel ist das viermal die Arbeit eines Kanals; wie viel weniger als viermal die Zeit es braucht, ist der Wert breiter Ladezugriffe. Quelle: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: unabhängige Abhängigkeitsketten.</translation>
    </message>
    <message>
        <source>The blur as its definition has it: every pixel is the weighted sum of the (2 r + 1)^2 around it. For sigma 5 that is 961 loads and 1922 operations per pixel, where two passes of one dimension take 64 and 124: choosing the algorithm comes before tuning the code. Source: Apple, Tuning Performance On the GPU, Table 14-1 (2D Convolution).</source>
        <translation>Die Weichzeichnung nach ihrer Definition: Jedes Pixel ist die gewichtete Summe der (2 r + 1)^2 um es herum. Bei Sigma 5 sind das 961 Ladezugriffe und 1922 Operationen je Pixel, wo zwei eindimensionale Durchgänge 64 und 124 brauchen: Die Wahl des Algorithmus kommt vor dem Tuning des Codes. Quelle: Apple, Tuning Performance On the GPU, Tabelle 14-1 (2D Convolution).</translation>
    </message>
    <message>
        <source>Inside a window the Gaussian is nearly the sum of three cosines, and the sum of a window&apos;s pixels times a cosine follows from the two sums before it and the pixels that enter and leave: the work per pixel does not grow with sigma, and the result is within 1e-3 of the Gaussian. What makes it fast on a CPU: every work-item filters as many rows, then as many columns, at a time as a vector has floats, turned in registers; both passes are one kernel, so that a pixel is read once and written once; what it remembers stays in the second level cache. Source: after K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013; that the cosines&apos; frequencies are fitted, too, is our own (docs/explanation/cosines.md).</source>
        <translation>Innerhalb eines Fensters ist die Gauß-Funktion beinahe die Summe dreier Kosinusse, und die Summe der Pixel eines Fensters mal einem Kosinus folgt aus den beiden Summen davor und den Pixeln, die hinzukommen und wegfallen: Die Arbeit je Pixel wächst nicht mit Sigma, und das Ergebnis weicht höchstens 1e-3 von der Gauß-Funktion ab. Was es auf einer CPU schnell macht: Jedes Work-Item filtert so viele Zeilen und dann so viele Spalten gleichzeitig, wie ein Vektor float hat, gedreht in Registern; beide Durchgänge sind ein Kernel, sodass jedes Pixel einmal gelesen und einmal geschrieben wird; was es sich merkt, bleibt im Cache zweiter Stufe. Quelle: nach K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013; dass auch die Frequenzen der Kosinusse angepasst werden, ist unser eigenes (docs/explanation/cosines.md).</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of one byte. Bytes come four at a time and leave four at a time; between, all is as with floats, and memory, with a quarter of the traffic, no longer counts. What it errs by is less than a quarter of the step from one byte to the next. Source: as decimated.</source>
        <translation>Der dezimierte Kernel auf Pixeln von einem Byte. Bytes kommen und gehen zu viert; dazwischen ist alles wie mit float, und der Speicher mit einem Viertel des Verkehrs zählt nicht mehr. Der Fehler ist kleiner als ein Viertel der Stufe von einem Byte zum nächsten. Quelle: wie decimated.</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of four bytes, a photo as it lies in memory, with rows filtered first, from local memory, then columns. A work-group has a quarter of its work-items for each channel while both are filtered; to interpolate, each takes all channels of four pixels, which it stores with one instruction. Source: as decimated.</source>
        <translation>Der dezimierte Kernel auf Pixeln von vier Bytes, einem Foto, wie es im Speicher liegt; zuerst werden Zeilen gefiltert, aus dem lokalen Speicher, dann Spalten. Eine Arbeitsgruppe hat für jeden Kanal ein Viertel ihrer Work-Items, solange beide gefiltert werden; zum Interpolieren nimmt jedes alle Kanäle von vier Pixeln, die es mit einem Befehl schreibt. Quelle: wie decimated.</translation>
    </message>
    <message>
        <source>blur.decimated-strips on pixels of one byte, which become floats where they are read and bytes where they are stored, 64 of them a line of the cache. A quarter of the traffic: what counts is the arithmetic, conversions with it. What it errs by is less than a quarter of the step from one byte to the next. Source: as blur.decimated-strips.</source>
        <translation>blur.decimated-strips auf Pixeln von einem Byte, die beim Lesen zu float und beim Schreiben zu Bytes werden, 64 davon eine Cache-Zeile. Ein Viertel des Verkehrs: Es zählt das Rechnen samt Umwandlungen. Der Fehler ist kleiner als ein Viertel der Stufe von einem Byte zum nächsten. Quelle: wie blur.decimated-strips.</translation>
    </message>
    <message>
        <source>Decimation and interpolation, arranged for a CPU, and for any sigma: with seven neighbours to interpolate from instead of three, fewer taps of the decimating filter are enough, for random pixels within 1e-4 of the Gaussian from sigma 5 on. A work-item walks down a strip and reads each row once, into sums of columns that are carried along; only what is decimated, half of the rows or less, is filtered along rows, in the near caches; results pass them by. Sums and differences of symmetric pairs halve the multiplications. At sigma 5 that is some 14 cycles of a core with vectors of 16 floats for 16 pixels, and as much again is spent on waiting for memory. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; the rest follows from the vectors, caches and memory of the processor.</source>
        <translation>Dezimieren und Interpolieren, für eine CPU eingerichtet und für jedes Sigma: Mit sieben Nachbarn zum Interpolieren statt drei genügen weniger Taps des dezimierenden Filters; bei zufälligen Pixeln ist der Fehler gegenüber der Gauß-Funktion ab Sigma 5 höchstens 1e-4. Ein Work-Item geht einen Streifen hinunter und liest jede Zeile einmal, in mitgeführte Spaltensummen; nur das Dezimierte, die Hälfte der Zeilen oder weniger, wird entlang der Zeilen gefiltert, in den nahen Caches; Ergebnisse gehen an ihnen vorbei. Summen und Differenzen symmetrischer Paare halbieren die Multiplikationen. Bei Sigma 5 sind das etwa 14 Takte eines Kerns mit Vektoren aus 16 float für 16 Pixel, und noch einmal so viel vergeht mit Warten auf den Speicher. Quelle: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; der Rest folgt aus Vektoren, Caches und Speicher des Prozessors.</translation>
    </message>
    <message>
        <source>A quarter of the exact filter&apos;s arithmetic, for an error of one part in ten thousand of random pixels, up to five where sigma is below 5, and less than one in a thousand at edges. What is blurred is smooth: every fourth sample of it tells the rest, or every second where sigma is small. Columns are filtered at every fourth row only, in registers and straight from memory; rows at every fourth column of that, through local memory; and seven neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the program tells how). It walks down strips, eight rows ahead of what it computes, and has as many groups as the device can run at once: each row that two of them load costs time. Below sigma 2.3 no sample can be left out, and the filter is short. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm.</source>
        <translation>Ein Viertel der Rechenarbeit des exakten Filters, bei einem Fehler von einem Zehntausendstel bei zufälligen Pixeln, bis zu fünf, wo Sigma unter 5 liegt, und weniger als einem Tausendstel an Kanten. Weichgezeichnetes ist glatt: Jeder vierte Wert sagt den Rest, bei kleinem Sigma jeder zweite. Spalten werden nur in jeder vierten Zeile gefiltert, in Registern und direkt aus dem Speicher; Zeilen nur in jeder vierten Spalte davon, durch den lokalen Speicher; und sieben benachbarte Werte ergeben die vier dazwischen: bei Sigma 5 etwa 15 Multiply-Adds je Pixel statt 62, mit Taps, die so angepasst sind, dass beide Schritte zusammen der Gauß-Funktion möglichst nahe kommen (die Datei decimation.hpp des Programms erklärt es). Der Kernel geht Streifen hinunter, acht Zeilen dem voraus, was er berechnet, und hat so viele Gruppen, wie das Gerät gleichzeitig ausführen kann: Jede Zeile, die zwei davon laden, kostet Zeit. Unter Sigma 2,3 kann kein Wert entfallen, und der Filter ist kurz. Quelle: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm.</translation>
    </message>
    <message>
        <source>As exact-cosines, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. Source: as exact-cosines.</source>
        <translation>Wie exact-cosines, auf Pixeln von einem Byte: Sie werden beim Laden eines Blocks zu float und beim Schreiben gerundet. Quelle: wie exact-cosines.</translation>
    </message>
    <message>
        <source>The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2.5e-6 of the sum of four cosines at every sigma, if not only their amplitudes are fitted to it but their frequencies too. They slide as those of cosines-4, the slow ones by differences, so that their rounding hardly grows: an exact blur whose cost does not depend on sigma. Source: as cosines-3; the frequencies and the differences are our own, and docs/explanation/cosines.md derives them.</source>
        <translation>Die bei 3 Sigma abgeschnittene Gauß-Funktion, der Filter der separablen Kernel, weicht bei jedem Sigma höchstens 2,5e-6 von der Summe vierer Kosinusse ab, wenn nicht nur deren Amplituden, sondern auch die Frequenzen angepasst sind. Sie gleiten wie die von cosines-4, die langsamen über Differenzen, sodass Rundungsfehler kaum wachsen: eine exakte Weichzeichnung, deren Kosten nicht von Sigma abhängen. Quelle: wie cosines-3; Frequenzen und Differenzen sind unser eigenes, docs/explanation/cosines.md leitet sie her.</translation>
    </message>
    <message>
        <source>One launch instead of two, and nothing goes to global memory in between: a work-group filters the rows of its tile, and those r above and below it that its columns need, into local memory and sums the columns from there. Rows between tiles are filtered more than once, ever more of them as sigma grows, and so does the local memory that holds them: a device with too little of it says DeviceLimit. Source: Apple, Tuning Performance On the GPU, Guidelines (concatenating many small kernels into one large kernel may save considerable overhead).</source>
        <translation>Ein Start statt zweier, und dazwischen geht nichts in den globalen Speicher: Eine Arbeitsgruppe filtert die Zeilen ihrer Kachel und die r darüber und darunter, die ihre Spalten brauchen, in den lokalen Speicher und summiert von dort die Spalten. Zeilen zwischen Kacheln werden mehrfach gefiltert, mit wachsendem Sigma immer mehr, und so wächst auch der lokale Speicher dafür: Ein Gerät mit zu wenig davon meldet die Überschreitung. Quelle: Apple, Tuning Performance On the GPU, Guidelines: viele kleine Kernel zu einem großen zu verbinden kann viel Aufwand sparen.</translation>
    </message>
    <message>
        <source>The plane between the two passes holds halves, 2 bytes per pixel: half the traffic of the column pass and half the memory. All sums are made in float. The price is accuracy: a half has 11 bits, so filtered rows are rounded by up to 1/4096, about a thousand times what float loses, yet finer than a photo&apos;s 8 bits. Loading and storing halves is part of OpenCL C everywhere; only computing with them takes an extension. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (balance precision and speed).</source>
        <translation>Die Ebene zwischen den beiden Durchgängen enthält half, 2 Bytes je Pixel: halber Verkehr des Spaltendurchgangs und halber Speicher. Alle Summen sind in float. Der Preis ist Genauigkeit: half hat 11 Bits, gefilterte Zeilen werden also um bis zu 1/4096 gerundet, etwa tausendmal so viel wie bei float, aber feiner als die 8 Bits eines Fotos. Laden und Speichern von half gehört überall zu OpenCL C; nur das Rechnen damit braucht eine Erweiterung. Quelle: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: Genauigkeit und Geschwindigkeit abwägen.</translation>
    </message>
    <message>
        <source>The convolution of (2 r + 1)^2 pixels with its source as an image. Here the access pattern is the one that texture caches are made for: work-items that are neighbours in two dimensions load overlapping squares, and the sampler repeats the edge. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>Die Faltung von (2 r + 1)^2 Pixeln mit der Quelle als Bild. Hier ist das Zugriffsmuster das, wofür Textur-Caches gemacht sind: In zwei Dimensionen benachbarte Work-Items laden überlappende Quadrate, und der Sampler wiederholt den Rand. Quelle: Apple, Tuning Performance On the GPU, Guidelines: Bilder statt Puffer versuchen.</translation>
    </message>
    <message>
        <source>The two passes with their source as an image: a sampler clamps the coordinates, so the kernel does not, and on a GPU the loads go through texture units, whose caches hold patches of two dimensions instead of rows. On a CPU each load is a function call. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>Die beiden Durchgänge mit der Quelle als Bild: Ein Sampler begrenzt die Koordinaten, der Kernel also nicht, und auf einer GPU gehen die Ladezugriffe durch Textureinheiten, deren Caches zweidimensionale Stücke statt Zeilen halten. Auf einer CPU ist jeder Ladezugriff ein Funktionsaufruf. Quelle: Apple, Tuning Performance On the GPU, Guidelines: Bilder statt Puffer versuchen.</translation>
    </message>
    <message>
        <source>Each work-group first copies its pixels and their neighbours into local memory, then filters from there: global memory is read about once per pass instead of 2 r + 1 times. It pays where local memory is faster than the caches; on a CPU it is ordinary memory and the copy is extra work. Source: Apple, Tuning Performance On the GPU, Listing 14-5 (local memory).</source>
        <translation>Jede Arbeitsgruppe kopiert ihre Pixel und deren Nachbarn zuerst in den lokalen Speicher und filtert von dort: Der globale Speicher wird je Durchgang etwa einmal statt 2 r + 1 Mal gelesen. Das lohnt sich, wo lokaler Speicher schneller als die Caches ist; auf einer CPU ist er gewöhnlicher Speicher, und die Kopie ist Mehrarbeit. Quelle: Apple, Tuning Performance On the GPU, Listing 14-5 (lokaler Speicher).</translation>
    </message>
    <message>
        <source>Neighbouring pixels share all but one of their taps. Each work-item makes OUTPUTS of them and hands what it has loaded from one sum to the next through registers: 2 r + OUTPUTS loads instead of OUTPUTS (2 r + 1). The sums do not depend on each other, so the next product need not wait for the last one to be added. The price is fewer work-items, and in the row pass consecutive ones load floats that are OUTPUTS apart. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>Benachbarte Pixel teilen alle Taps bis auf einen. Jedes Work-Item erzeugt OUTPUTS davon und reicht Geladenes über Register von einer Summe zur nächsten weiter: 2 r + OUTPUTS Ladezugriffe statt OUTPUTS (2 r + 1). Die Summen hängen nicht voneinander ab, sodass das nächste Produkt nicht auf die letzte Addition warten muss. Der Preis sind weniger Work-Items, und im Zeilendurchgang laden benachbarte float im Abstand von OUTPUTS. Quelle: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: unabhängige Abhängigkeitsketten.</translation>
    </message>
    <message>
        <source>The two passes of blur.pyramid with a longer first filter, five taps instead of three for each pixel of a coarse sample: it lets less through of what every fourth sample can&apos;t tell, and up to sigma 20 random pixels are within 1e-4 of the Gaussian. The price is more rows that neighbouring groups both read, which caches serve, and some more arithmetic.</source>
        <translation>Die beiden Durchgänge von blur.pyramid mit einem längeren ersten Filter, fünf Taps statt drei je Pixel eines groben Werts: Er lässt weniger von dem durch, was jeder vierte Wert nicht sagen kann, und bis Sigma 20 weichen zufällige Pixel höchstens 1e-4 von der Gauß-Funktion ab. Der Preis sind mehr Zeilen, die benachbarte Gruppen beide lesen, was Caches bedienen, und etwas mehr Rechnen.</translation>
    </message>
    <message>
        <source>What is blurred is smooth: every fourth sample of it tells the rest. The first pass filters the picture and keeps every second, fourth, eighth or 16th sample of every such row, as sigma allows; the second blurs those few in local memory and makes all pixels between them. At sigma 5 that is some 11 multiply-adds a pixel instead of 62, and the work hardly grows with sigma: memory reads the picture once and writes the result once, and the plane in between is a sixteenth of it. The three filters are fitted together so that they come as near to a Gaussian as they can, within 5e-4 on random pixels (the file decimation.hpp of the program tells how). Source: P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983; the filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984.</source>
        <translation>Weichgezeichnetes ist glatt: Jeder vierte Wert sagt den Rest. Der erste Durchgang filtert das Bild und behält jeden zweiten, vierten, achten oder 16. Wert jeder solchen Zeile, wie Sigma es erlaubt; der zweite zeichnet diese wenigen im lokalen Speicher weich und erzeugt alle Pixel dazwischen. Bei Sigma 5 sind das etwa 11 Multiply-Adds je Pixel statt 62, und die Arbeit wächst kaum mit Sigma: Das Bild wird einmal gelesen, das Ergebnis einmal geschrieben, und die Ebene dazwischen ist ein Sechzehntel davon. Die drei Filter sind zusammen so angepasst, dass sie der Gauß-Funktion möglichst nahe kommen, bis auf 5e-4 bei zufälligen Pixeln (die Datei decimation.hpp des Programms erklärt es). Quelle: P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983; die Filter: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984.</translation>
    </message>
    <message>
        <source>The cost does not grow with sigma: each pixel is made from its four predecessors, once forwards and once backwards, one work-item per row and then one per column. Only as many work-items as rows or columns, too few for a large GPU, and one of the two passes strides through memory. Source: Apple, Tuning Performance On the GPU, Listing 14-4; R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993.</source>
        <translation>Die Kosten wachsen nicht mit Sigma: Jedes Pixel entsteht aus seinen vier Vorgängern, einmal vorwärts und einmal rückwärts, ein Work-Item je Zeile, dann eines je Spalte. Nur so viele Work-Items wie Zeilen oder Spalten, zu wenige für eine große GPU, und einer der beiden Durchgänge geht in Schritten durch den Speicher. Quelle: Apple, Tuning Performance On the GPU, Listing 14-4; R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993.</translation>
    </message>
    <message>
        <source>A Gaussian of two dimensions is one of rows after one of columns: 2 (2 r + 1) loads per pixel instead of (2 r + 1)^2. Every load goes to global memory; how far it beats its estimate is what the caches do for it. Source: Apple, Tuning Performance On the GPU, Choosing an algorithm, Table 14-1 (Separable Convolution).</source>
        <translation>Eine zweidimensionale Gauß-Funktion ist eine der Zeilen nach einer der Spalten: 2 (2 r + 1) Ladezugriffe je Pixel statt (2 r + 1)^2. Jeder geht in den globalen Speicher; wie weit sie ihre Schätzung übertrifft, ist die Leistung der Caches. Quelle: Apple, Tuning Performance On the GPU, Choosing an algorithm, Tabelle 14-1 (Separable Convolution).</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of one byte: a quarter of the memory traffic, and the arithmetic, in floats, is the same. So is the code but for both ends of it: bytes come four at a time, lie in local memory as bytes, become floats when a row is filtered, and are rounded to nearest when a column is done. Source: as streamed.</source>
        <translation>Der streamende Kernel auf Pixeln von einem Byte: ein Viertel des Speicherverkehrs bei gleichem Rechnen in float. Auch der Code ist derselbe bis auf seine beiden Enden: Bytes kommen zu viert, liegen im lokalen Speicher als Bytes, werden beim Filtern einer Zeile zu float und am Ende einer Spalte gerundet. Quelle: wie streamed.</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of four bytes, a photo as it lies in memory. A strip is a quarter as wide, and a work-item has one channel of a column: its bytes are sorted by channel when they enter local memory, where each channel is a strip of its own, and neighbouring work-items store neighbouring bytes. Source: as streamed.</source>
        <translation>Der streamende Kernel auf Pixeln von vier Bytes, einem Foto, wie es im Speicher liegt. Ein Streifen ist ein Viertel so breit, und ein Work-Item hat einen Kanal einer Spalte: Die Bytes werden beim Eintritt in den lokalen Speicher nach Kanälen sortiert, wo jeder Kanal ein eigener Streifen ist, und benachbarte Work-Items schreiben benachbarte Bytes. Quelle: wie streamed.</translation>
    </message>
    <message>
        <source>Both passes in one kernel, and every pixel is read about once. A work-group walks down a strip of COLUMNS columns, ROWS rows at a time. Rows are filtered from local memory, 16 neighbours by each work-item, so that a loaded float serves up to 16 sums. Columns are never loaded at all: each work-item keeps the unfinished sums of its column in registers and adds each new row to all of them. While it computes, the next rows are on their way, into the other half of local memory: one barrier per turn. What is left to win is arithmetic: the filter&apos;s even and odd taps run apart, which takes three half filters instead of four (after Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). The radius and the weights are compiled into the program. Source: Apple, Tuning Performance On the GPU, Guidelines (one large kernel instead of many small ones; several outputs per work-item; local memory; overlap loads with computation).</source>
        <translation>Beide Durchgänge in einem Kernel, und jedes Pixel wird etwa einmal gelesen. Eine Arbeitsgruppe geht einen Streifen von COLUMNS Spalten hinunter, ROWS Zeilen auf einmal. Zeilen werden aus dem lokalen Speicher gefiltert, 16 Nachbarn je Work-Item, sodass ein geladener float bis zu 16 Summen dient. Spalten werden nie geladen: Jedes Work-Item hält die unfertigen Summen seiner Spalte in Registern und addiert jede neue Zeile zu allen. Während es rechnet, sind die nächsten Zeilen unterwegs, in die andere Hälfte des lokalen Speichers: eine Barriere je Runde. Zu gewinnen bleibt Rechenarbeit: Gerade und ungerade Taps des Filters laufen getrennt, was drei halbe Filter statt vier braucht (nach Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). Radius und Gewichte sind ins Programm kompiliert. Quelle: Apple, Tuning Performance On the GPU, Guidelines: ein großer Kernel statt vieler kleiner; mehrere Ergebnisse je Work-Item; lokaler Speicher; Laden und Rechnen überlappen.</translation>
    </message>
    <message>
        <source>As strips, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. A quarter of the memory traffic makes room for the arithmetic, which is the same. Source: as strips.</source>
        <translation>Wie strips, auf Pixeln von einem Byte: Sie werden beim Laden eines Blocks zu float und beim Schreiben gerundet. Ein Viertel des Speicherverkehrs macht Platz für das Rechnen, das dasselbe ist. Quelle: wie strips.</translation>
    </message>
    <message>
        <source>The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A work-item has a strip of the picture and filters as many of its rows at a time as a vector has floats, turned in registers so that each vector has one of every row; they are turned back and kept in the second level cache until the columns that need them are done. Neighbours of equal weight are added first, which halves the multiplications, and 4 or 8 results next to each other are summed at once, so that each loaded vector serves all of them. Stores of whole cache lines pass the caches by. Source: the symmetric sums are those of OpenCV&apos;s own filters; the rest follows from the vectors and caches of the processor.</source>
        <translation>Die separablen Summen aus 2 r + 1 gewichteten Nachbarn, für eine CPU eingerichtet: Jedes Pixel wird einmal gelesen und einmal geschrieben. Ein Work-Item hat einen Streifen des Bildes und filtert so viele Zeilen gleichzeitig, wie ein Vektor float hat, in Registern gedreht, sodass jeder Vektor aus jeder Zeile einen enthält; sie werden zurückgedreht und im Cache zweiter Stufe gehalten, bis die Spalten, die sie brauchen, fertig sind. Nachbarn gleichen Gewichts werden zuerst addiert, was die Multiplikationen halbiert, und 4 oder 8 Ergebnisse nebeneinander werden auf einmal summiert, sodass jeder geladene Vektor allen dient. Schreibzugriffe ganzer Cache-Zeilen gehen an den Caches vorbei. Quelle: die symmetrischen Summen sind die von OpenCVs eigenen Filtern; der Rest folgt aus Vektoren und Caches des Prozessors.</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of one byte, which a half holds as it is: one product does where floats take three. Filtered rows are rounded to halves, by a sixteenth of a step between bytes at most. Bytes come and go 16 at a time through local memory. Source: as toeplitz.</source>
        <translation>Der Kernel für Matrixeinheiten auf Pixeln von einem Byte, das ein half unverändert fasst: Ein Produkt genügt, wo float drei brauchen. Gefilterte Zeilen werden auf half gerundet, höchstens um ein Sechzehntel einer Byte-Stufe. Bytes kommen und gehen zu 16 durch den lokalen Speicher. Quelle: wie toeplitz.</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units: each of its four filters, decimating and interpolating along rows and along columns, is a product with a matrix that has the weights along its diagonal. The first takes bytes as they are, with weights that are whole numbers, 32 columns at a time; the others take halves. Since few coarse pixels are left after two of them, all four multiply less than half as often as the two of toeplitz-8bit. Sources: as decimated and toeplitz.</source>
        <translation>Der dezimierte Kernel auf Matrixeinheiten: Jeder seiner vier Filter, dezimierend und interpolierend, entlang der Zeilen und der Spalten, ist ein Produkt mit einer Matrix, die die Gewichte entlang der Diagonalen hat. Der erste nimmt Bytes unverändert, mit ganzzahligen Gewichten, 32 Spalten auf einmal; die anderen nehmen half. Da nach zweien nur wenige grobe Pixel übrig sind, multiplizieren alle vier zusammen weniger als halb so oft wie die zwei von toeplitz-8bit. Quelle: wie decimated und toeplitz.</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units for pixels of four bytes: those of four neighbouring pixels are sorted by channel on the way to the matrix unit, and sorted back after it. Source: as toeplitz-decimated-8bit.</source>
        <translation>Der dezimierte Kernel auf Matrixeinheiten für Pixel von vier Bytes: Die von vier benachbarten Pixeln werden auf dem Weg zur Matrixeinheit nach Kanälen sortiert und danach zurücksortiert. Quelle: wie toeplitz-decimated-8bit.</translation>
    </message>
    <message>
        <source>The kernel on matrix units with one product where toeplitz takes three: pixels, weights and filtered rows are rounded to halves, 11 bits. Weights are rounded on the host so that they still sum to 1, and reach farther, to 3.2 sigma, nearer to the Gaussian than a filter that ends at 3. What it saves in registers goes to wider Gaussians. Pixels of more than 65504 are beyond halves. Source: as toeplitz.</source>
        <translation>Der Kernel für Matrixeinheiten mit einem Produkt, wo toeplitz drei braucht: Pixel, Gewichte und gefilterte Zeilen werden auf half gerundet, 11 Bits. Gewichte werden auf dem Host so gerundet, dass ihre Summe 1 bleibt, und reichen weiter, bis 3,2 Sigma, näher an der Gauß-Funktion als ein Filter, der bei 3 endet. Was an Registern gespart wird, dient breiteren Gauß-Funktionen. Pixel über 65504 übersteigen half. Quelle: wie toeplitz.</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of four bytes: each channel is a matrix of its own, and its bytes are taken out of the pixels on the way to the matrix unit. Source: as toeplitz.</source>
        <translation>Der Kernel für Matrixeinheiten auf Pixeln von vier Bytes: Jeder Kanal ist eine eigene Matrix, und seine Bytes werden auf dem Weg zur Matrixeinheit aus den Pixeln genommen. Quelle: wie toeplitz.</translation>
    </message>
    <message>
        <source>A filter along a line is a product with a matrix of its weights, and matrix units, made for neural networks, multiply matrices many times as fast as anything else on the chip adds. They take halves: a float is the sum of two, and three products of those are as exact as floats are. Rows are filtered first; what leaves their product is what the one along columns takes, in the same registers of the same work-items, so that nothing goes through local memory and nobody waits for another. It walks down strips, 16 rows at a time, with the next 16 on their way. Pixels of more than 65504 are beyond halves. Where there is no matrix unit that OpenCL C reaches, the products are made in local memory: right, and slow. Source: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; for the two halves S. Markidis and others, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018.</source>
        <translation>Ein Filter entlang einer Linie ist ein Produkt mit der Matrix seiner Gewichte, und Matrixeinheiten, für neuronale Netze gebaut, multiplizieren Matrizen um ein Vielfaches schneller, als alles andere auf dem Chip addiert. Sie nehmen half: Ein float ist die Summe zweier half, und drei Produkte davon sind so genau wie float. Zuerst werden Zeilen gefiltert; was ihr Produkt hinterlässt, nimmt das entlang der Spalten, in denselben Registern derselben Work-Items, sodass nichts durch den lokalen Speicher geht und niemand auf andere wartet. Der Kernel geht Streifen hinunter, 16 Zeilen auf einmal, die nächsten 16 unterwegs. Pixel über 65504 übersteigen half. Wo es keine in OpenCL C erreichbare Matrixeinheit gibt, entstehen die Produkte im lokalen Speicher: richtig und langsam. Quelle: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; zu den zwei half S. Markidis und andere, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018.</translation>
    </message>
    <message>
        <source>Each work-group turns a block of 16 x 16 pixels over in local memory, so that its loads and its stores are both consecutive. The guide saw no gain from this alone: groups that run at the same time store to addresses a whole number of rows apart, and where the height is a power of two these meet in the same part of memory. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>Jede Arbeitsgruppe dreht einen Block von 16 x 16 Pixeln im lokalen Speicher, sodass Lesen und Schreiben fortlaufend sind. Der Leitfaden sah davon allein keinen Gewinn: Gleichzeitig laufende Gruppen schreiben an Adressen, die ganze Zeilen auseinanderliegen, und bei einer Höhe, die eine Zweierpotenz ist, treffen sich diese im selben Teil des Speichers. Quelle: Apple, Tuning Performance On the GPU, Listing 14-5.</translation>
    </message>
    <message>
        <source>Columns, transpose, columns, transpose: the recursion never strides, since consecutive work-items always hold consecutive columns. What strides now is one store per pixel in each transpose, and it gets slower as the picture gets higher. Source: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, Table 14-2 (V+T+V+T).</source>
        <translation>Spalten, Transponieren, Spalten, Transponieren: Die Rekursion geht nie in Schritten, da benachbarte Work-Items stets benachbarte Spalten haben. In Schritten geht nun ein Schreibzugriff je Pixel in jedem Transponieren, und er wird langsamer, je höher das Bild ist. Quelle: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, Tabelle 14-2 (V+T+V+T).</translation>
    </message>
    <message>
        <source>The transpose in local memory, with one line changed: groups that are neighbours in a row take blocks along a diagonal, so those that run at the same time store to different parts of memory. On the guide&apos;s GPU this made the transpose, and with it the blur, clearly faster; where memory hashes its addresses there is nothing left to gain. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>Das Transponieren im lokalen Speicher mit einer geänderten Zeile: In einer Reihe benachbarte Gruppen nehmen Blöcke entlang einer Diagonalen, sodass gleichzeitig laufende in verschiedene Teile des Speichers schreiben. Auf der GPU des Leitfadens machte das das Transponieren und mit ihm die Weichzeichnung deutlich schneller; wo der Speicher seine Adressen streut, ist nichts mehr zu gewinnen. Quelle: Apple, Tuning Performance On the GPU, Listing 14-6.</translation>
    </message>
    <message>
        <source>As four floats per work-item, but through pointers to whole vectors: the compiler knows that they are aligned and takes 16 bytes with one instruction, where it may have to take four times 4. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Wie vier float je Work-Item, aber über Zeiger auf ganze Vektoren: Der Compiler weiß, dass sie ausgerichtet sind, und nimmt 16 Bytes mit einem Befehl, wo er sonst vielleicht viermal 4 nehmen muss. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>The copy of an 8-bit plane, 16 aligned bytes with one load and one store. Kernels whose pixels are bytes are measured against it: their planes are a quarter as large as planes of floats, and more of them stays in the caches. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Die Kopie einer 8-Bit-Ebene, 16 ausgerichtete Bytes mit einem Lade- und einem Schreibzugriff. Kernel mit Byte-Pixeln werden daran gemessen: Ihre Ebenen sind ein Viertel so groß wie die mit float, und mehr davon bleibt in den Caches. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>The copy of a plane of four bytes per pixel, red, green, blue and alpha side by side: the ceiling of kernels that work on such pixels. It moves as much as the copy of floats does. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Die Kopie einer Ebene mit vier Bytes je Pixel, Rot, Grün, Blau und Alpha nebeneinander: die Obergrenze für Kernel mit solchen Pixeln. Sie bewegt so viel wie die Kopie von float. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>Four whole cache lines one after another per work-item, 64 KiB per work-group: on CPUs loads and stores of the widest vectors, and the fastest copy of planes that the caches hold. On GPUs neighbouring work-items no longer touch neighbouring floats with the same instruction, and it loses. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Vier ganze Cache-Zeilen nacheinander je Work-Item, 64 KiB je Arbeitsgruppe: auf CPUs Zugriffe mit den breitesten Vektoren und die schnellste Kopie von Ebenen, die in die Caches passen. Auf GPUs berühren benachbarte Work-Items nicht mehr mit demselben Befehl benachbarte float, und sie verliert. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>The simplest kernel there is: one load and one store per pixel, consecutive work-items touching consecutive floats. Its speed is what this device&apos;s memory gives to scalar code. Source: Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Der einfachste Kernel überhaupt: ein Lade- und ein Schreibzugriff je Pixel, benachbarte Work-Items berühren benachbarte float. Seine Geschwindigkeit ist, was der Speicher dieses Geräts skalarem Code gibt. Quelle: Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>The same with stores that bypass the caches where the compiler knows such: a cache line that is written whole need not be read first. On CPUs this makes large planes up to twice as fast, and the memory ceiling of their size would be too low without it; a plane that the caches hold is better left there. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Dasselbe mit Schreibzugriffen an den Caches vorbei, wo der Compiler solche kennt: Eine ganz geschriebene Cache-Zeile muss nicht erst gelesen werden. Auf CPUs macht das große Ebenen bis zu doppelt so schnell, und die Speicher-Obergrenze dieser Größen wäre sonst zu niedrig; eine Ebene, die in die Caches passt, bleibt besser dort. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>The same copy with 16-byte loads and stores and a quarter of the work-items. Where it beats the scalar copy, the device was busy issuing instructions rather than waiting for memory; where it does not, memory is the limit already. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Dieselbe Kopie mit Zugriffen von 16 Bytes und einem Viertel der Work-Items. Wo sie die skalare Kopie schlägt, war das Gerät mit der Ausgabe von Befehlen beschäftigt, statt auf den Speicher zu warten; wo nicht, ist schon der Speicher die Grenze. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-2.</translation>
    </message>
    <message>
        <source>Work-items take turns at the pixels of a block in local memory, neighbours at neighbouring floats: no two of them want the same bank. Source: the guide&apos;s advice to share data through local memory; its bandwidth is what that can gain.</source>
        <translation>Work-Items wechseln sich an den Pixeln eines Blocks im lokalen Speicher ab, Nachbarn an benachbarten float: Keine zwei wollen dieselbe Bank. Quelle: der Rat des Leitfadens, Daten über lokalen Speicher zu teilen; dessen Bandbreite ist, was das bringen kann.</translation>
    </message>
    <message>
        <source>The same in vectors of four floats: a load moves 16 bytes, the most that most GPUs load at once, and takes fewer instructions for as many bytes.</source>
        <translation>Dasselbe in Vektoren aus vier float: Ein Ladezugriff bewegt 16 Bytes, das meiste, was die meisten GPUs auf einmal laden, und braucht weniger Befehle für so viele Bytes.</translation>
    </message>
    <message>
        <source>A single chain of 256 fused multiply-adds: each waits for the one before. Only other work-items can fill the gaps, as many as the device keeps under way. Its companions do the same work in 2, 4 and, as the FLOP peak, 8 chains. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Eine einzige Kette aus 256 Fused Multiply-Adds: Jeder wartet auf den vorigen. Nur andere Work-Items können die Lücken füllen, so viele, wie das Gerät gleichzeitig hält. Die Varianten daneben tun dieselbe Arbeit in 2, 4 und, als FLOP-Spitze, 8 Ketten. Quelle: Apple, Tuning Performance On the GPU, die Bemerkung unter Listing 14-3 über mehrere unabhängige Ketten.</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in two independent chains of 128. While one chain waits for its result, the other may go on: up to twice the rate, where one chain left the pipeline half empty. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Dieselben 256 Fused Multiply-Adds in zwei unabhängigen Ketten zu 128. Während die eine auf ihr Ergebnis wartet, kann die andere weitergehen: bis zur doppelten Rate, wo eine Kette die Pipeline halb leer ließ. Quelle: Apple, Tuning Performance On the GPU, die Bemerkung unter Listing 14-3 über mehrere unabhängige Ketten.</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in four independent chains of 64. A device whose multiply-add takes four cycles has now something to do in each of them, even with a single work-item. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Dieselben 256 Fused Multiply-Adds in vier unabhängigen Ketten zu 64. Ein Gerät, dessen Multiply-Add vier Takte braucht, hat nun in jedem etwas zu tun, selbst mit einem einzigen Work-Item. Quelle: Apple, Tuning Performance On the GPU, die Bemerkung unter Listing 14-3 über mehrere unabhängige Ketten.</translation>
    </message>
    <message>
        <source>Copy with twelve dependent operations in between, a step between the guide&apos;s 6 and 24, to see where the line begins to bend. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Kopie mit zwölf abhängigen Operationen dazwischen, ein Schritt zwischen den 6 und 24 des Leitfadens, um zu sehen, wo die Linie abknickt. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-3.</translation>
    </message>
    <message>
        <source>Copy with 192 dependent operations in between. Arithmetic alone decides: from here on the rate falls as the operations grow. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Kopie mit 192 abhängigen Operationen dazwischen. Nur das Rechnen entscheidet: Ab hier fällt die Rate mit der Zahl der Operationen. Die Abbildung ist nicht die von 3 bis 24 Flops, die Rundungsfehler über jede Prüfung hinaus vergrößern würde, sondern eine kontrahierende, nicht verschmolzene: Jede Operation ist weiterhin ein Befehl. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-3.</translation>
    </message>
    <message>
        <source>Copy with 24 dependent operations in between. Here arithmetic starts to show: the point where a kernel leaves the memory ceiling, Figure 14-5 of the guide. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-5.</source>
        <translation>Kopie mit 24 abhängigen Operationen dazwischen. Hier beginnt sich das Rechnen zu zeigen: der Punkt, an dem ein Kernel die Speicher-Obergrenze verlässt, Abbildung 14-5 des Leitfadens. Quelle: Apple, Tuning Performance On the GPU, Listing 14-3 und Abbildung 14-5.</translation>
    </message>
    <message>
        <source>Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory. Source: Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Kopie mit drei Operationen dazwischen. Auf den meisten Geräten läuft sie so schnell wie die Kopie: Das Rechnen verbirgt sich hinter dem Speicher. Quelle: Apple, Tuning Performance On the GPU, Listing 14-3.</translation>
    </message>
    <message>
        <source>Copy with 48 dependent operations in between. Twice the guide&apos;s 24: by here most devices have left the copy&apos;s speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Kopie mit 48 abhängigen Operationen dazwischen. Doppelt so viele wie die 24 des Leitfadens: Hier haben die meisten Geräte das Tempo der Kopie verlassen. Die Abbildung ist nicht die von 3 bis 24 Flops, die Rundungsfehler über jede Prüfung hinaus vergrößern würde, sondern eine kontrahierende, nicht verschmolzene: Jede Operation ist weiterhin ein Befehl. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-3.</translation>
    </message>
    <message>
        <source>Copy with six operations in between, each depending on the one before. Still close to the copy&apos;s speed on a GPU: the guide&apos;s Figure 14-4. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-4.</source>
        <translation>Kopie mit sechs Operationen dazwischen, jede abhängig von der vorigen. Auf einer GPU noch nahe am Tempo der Kopie: Abbildung 14-4 des Leitfadens. Quelle: Apple, Tuning Performance On the GPU, Listing 14-3 und Abbildung 14-4.</translation>
    </message>
    <message>
        <source>Copy with 96 dependent operations in between. On the far side of the bend: twice the operations, about half the speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Kopie mit 96 abhängigen Operationen dazwischen. Jenseits des Knicks: doppelt so viele Operationen, etwa halb so schnell. Die Abbildung ist nicht die von 3 bis 24 Flops, die Rundungsfehler über jede Prüfung hinaus vergrößern würde, sondern eine kontrahierende, nicht verschmolzene: Jede Operation ist weiterhin ein Befehl. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-3.</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of halves: the most that the instruction mma does on halves, with sums in floats.</source>
        <translation>Die Summen von peak-mma-tf32, von Produkten aus half: das meiste, was der Befehl mma auf half leistet, mit Summen in float.</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of signed 8-bit integers, in 32-bit ints: the most that the instruction mma does on bytes.</source>
        <translation>Die Summen von peak-mma-tf32, von Produkten aus 8-Bit-Zahlen mit Vorzeichen, in 32-Bit-int: das meiste, was der Befehl mma auf Bytes leistet.</translation>
    </message>
    <message>
        <source>Independent sums of products of floats of 11 bits (TF32), added up by matrix units in floats: the most that the instruction mma does on them. On NVIDIA&apos;s Hopper GPUs and later ones libraries such as cuBLAS have faster instructions (wgmma), which OpenCL C does not reach: this peak does not bound them.</source>
        <translation>Unabhängige Summen von Produkten aus float mit 11 Bits (TF32), von Matrixeinheiten in float addiert: das meiste, was der Befehl mma darauf leistet. Auf NVIDIAs Hopper-GPUs und späteren haben Bibliotheken wie cuBLAS schnellere Befehle (wgmma), die OpenCL C nicht erreicht: Diese Spitze begrenzt sie nicht.</translation>
    </message>
    <message>
        <source>Eight independent chains of fused multiply-adds, written out in a row: the most arithmetic this device does on floats. A single chain, as in the other variants, waits for each result; eight of them fill the pipeline (the guide&apos;s remark under Listing 14-3 that several independent chains reach much higher ratios).</source>
        <translation>Acht unabhängige Ketten aus Fused Multiply-Adds, hintereinander ausgeschrieben: das meiste, was dieses Gerät auf float rechnet. Eine einzelne Kette wie in den anderen Varianten wartet auf jedes Ergebnis; acht füllen die Pipeline (die Bemerkung des Leitfadens unter Listing 14-3, dass mehrere unabhängige Ketten viel höhere Verhältnisse erreichen).</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of sixteen pixels per work-item. Compilers for CPUs often use only half of the vector unit when they turn scalar work-items into vector code; explicit vectors take all of it, where there are registers for eight of them, as in AVX-512. GPUs gain nothing here. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Die Ketten der FLOP-Spitze auf Vektoren aus sechzehn Pixeln je Work-Item. Compiler für CPUs benutzen oft nur die halbe Vektoreinheit, wenn sie skalare Work-Items vektorisieren; ausdrückliche Vektoren nehmen sie ganz, wo es Register für acht davon gibt, wie bei AVX-512. GPUs gewinnen hier nichts. Der Rat des Leitfadens dahinter: einem Work-Item mehrere unabhängige Ergebnisse geben.</translation>
    </message>
    <message>
        <source>The chains of peak4 in double precision: the most arithmetic the device does on doubles, and the compute ceiling of kernels that compute in them. Many GPUs do a thirty-second or a sixty-fourth of their float operations in double.</source>
        <translation>Die Ketten von peak4 in doppelter Genauigkeit: das meiste, was das Gerät auf double rechnet, und die Rechen-Obergrenze von Kernels, die in double rechnen. Viele GPUs schaffen in double ein Zweiunddreißigstel oder Vierundsechzigstel ihrer float-Operationen.</translation>
    </message>
    <message>
        <source>The chains of peak4 in half precision: the most arithmetic the device does on halves, and the compute ceiling of kernels that compute in them. Matrix units, which multiply halves faster, are no part of it.</source>
        <translation>Die Ketten von peak4 in halber Genauigkeit: das meiste, was das Gerät auf half rechnet, und die Rechen-Obergrenze von Kernels, die in half rechnen. Matrixeinheiten, die half schneller multiplizieren, gehören nicht dazu.</translation>
    </message>
    <message>
        <source>The chains of peak4 on 32-bit integers: the most multiplications and additions the device does on ints, and the compute ceiling of kernels that compute in them. There is no fused instruction for it in most processors.</source>
        <translation>Die Ketten von peak4 auf 32-Bit-Ganzzahlen: die meisten Multiplikationen und Additionen, die das Gerät auf int schafft, und die Rechen-Obergrenze von Kernels, die in int rechnen. Einen verschmolzenen Befehl dafür haben die meisten Prozessoren nicht.</translation>
    </message>
    <message>
        <source>Four chains on vectors of four pixels: sixteen independent multiply-adds under way and three thousand per work-item, so little memory traffic that only arithmetic can be the limit. The peak of GPUs. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Vier Ketten auf Vektoren aus vier Pixeln: sechzehn unabhängige Multiply-Adds unterwegs und dreitausend je Work-Item, so wenig Speicherverkehr, dass nur Rechnen die Grenze sein kann. Die Spitze von GPUs. Der Rat des Leitfadens dahinter: einem Work-Item mehrere unabhängige Ergebnisse geben.</translation>
    </message>
    <message>
        <source>The chains of peak8 in double precision, where a vector of eight fills what sixteen floats do: the double peak of CPUs with AVX-512.</source>
        <translation>Die Ketten von peak8 in doppelter Genauigkeit, wo ein Vektor aus acht füllt, was sechzehn float füllen: die double-Spitze von CPUs mit AVX-512.</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of eight pixels per work-item: eight such chains are as many as fit the registers of processors whose vectors hold eight floats, AVX2 among them, where chains of sixteen floats are stored and loaded again all the time. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Die Ketten der FLOP-Spitze auf Vektoren aus acht Pixeln je Work-Item: Acht solche Ketten passen in die Register von Prozessoren, deren Vektoren acht float fassen, AVX2 darunter, wo Ketten aus sechzehn float ständig gespeichert und wieder geladen werden. Der Rat des Leitfadens dahinter: einem Work-Item mehrere unabhängige Ergebnisse geben.</translation>
    </message>
    <message>
        <source>Each work-group computes a tile of C in steps of TILE_K along K: while it multiplies one pair of tiles from local memory, the next pair is on its way to registers, so that one barrier per step is enough. A work-item keeps 8 x 16 sums, and so multiplies 128 times for every 24 numbers that it reads; what 32 neighbours read at a time are four or eight different vectors, which local memory serves at once. Tiles at the edges of the matrices are read number by number, with zeros beyond. Source: the tiled and register-blocked kernels of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL, and the shape of a block from V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008.</source>
        <translation>Jede Arbeitsgruppe berechnet eine Kachel von C in Schritten von TILE_K entlang K: Während sie ein Kachelpaar aus dem lokalen Speicher multipliziert, ist das nächste unterwegs in Register, sodass eine Barriere je Schritt genügt. Ein Work-Item hält 8 x 16 Summen und multipliziert also 128-mal für je 24 gelesene Zahlen; was 32 Nachbarn auf einmal lesen, sind vier oder acht verschiedene Vektoren, die der lokale Speicher auf einmal bedient. Kacheln an den Rändern werden Zahl für Zahl gelesen, jenseits davon mit Nullen. Quelle: die gekachelten und registergeblockten Kernel aus C. Nugterens Tutorial zur Matrixmultiplikation in OpenCL und die Blockform aus V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008.</translation>
    </message>
    <message>
        <source>The tiles again, but each work-item computes WPT results of a column: an element of B&apos;s tile is loaded from local memory once and serves all of them, which leaves 1 + 1 / WPT loads for a multiply-add instead of 2, and the sums are independent of each other. Source: C. Nugteren, Tutorial: OpenCL SGEMM tuning, kernel 3, the next step of the tutorial that OpenCL matrix multiplication, part 2, follows.</source>
        <translation>Wieder die Kacheln, aber jedes Work-Item berechnet WPT Ergebnisse einer Spalte: Ein Element der Kachel von B wird einmal aus dem lokalen Speicher geladen und dient allen; das lässt 1 + 1 / WPT Ladezugriffe je Multiply-Add statt 2, und die Summen sind unabhängig. Quelle: C. Nugteren, Tutorial: OpenCL SGEMM tuning, Kernel 3, der nächste Schritt des Tutorials, dem OpenCL matrix multiplication, part 2, folgt.</translation>
    </message>
    <message>
        <source>The naive kernel on 32-bit ints, as its source has it, but with neighbouring work-items on neighbouring columns: there they are on neighbouring rows, K ints apart. Sums of ints have no rounding. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>Der naive Kernel auf 32-Bit-int wie in seiner Quelle, aber mit benachbarten Work-Items auf benachbarten Spalten: Dort sind sie auf benachbarten Zeilen, K int auseinander. Summen von int werden nicht gerundet. Quelle: OpenCL matrix multiplication, part 2, der Kernel, von dem es ausgeht.</translation>
    </message>
    <message>
        <source>Each work-item walks along a row of A and down a column of B and loads 2 K floats for one result. Neighbouring work- items have neighbouring columns, so that their loads from B are consecutive. Nothing is shared but what the caches happen to keep. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>Jedes Work-Item geht eine Zeile von A entlang und eine Spalte von B hinunter und lädt 2 K float für ein Ergebnis. Benachbarte Work-Items haben benachbarte Spalten, sodass ihre Ladezugriffe auf B fortlaufend sind. Geteilt wird nur, was die Caches zufällig halten. Quelle: OpenCL matrix multiplication, part 2, der Kernel, von dem es ausgeht.</translation>
    </message>
    <message>
        <source>Arranged for a CPU, as its BLAS libraries are. A work-item multiplies a few rows of A by two vectors of columns of B at a time: 8 x 32 sums in vectors of 16 floats, or 6 x 16 in vectors of 8, as many as leave registers for what they are made of. Each loaded vector is used 8 or 6 times, and each float of A 32 or 16 times. Before that A and B are packed into panels as wide as that, so that all loads are consecutive and none of them fall on the same sets of the cache, as those from rows a power of two apart do; what lacks at the edges is zero. DEPTH columns of a work-item&apos;s rows of A stay in the second level cache and meet one panel of B after the other, of which the next is asked for in time. All cores get the same number of rows. Packing is part of the measured time. Source: K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; the tile in registers is that of Computing on integrated graphics.</source>
        <translation>Für eine CPU eingerichtet wie deren BLAS-Bibliotheken. Ein Work-Item multipliziert einige Zeilen von A mit zwei Vektoren aus Spalten von B auf einmal: 8 x 32 Summen in Vektoren aus 16 float oder 6 x 16 in Vektoren aus 8, so viele, dass Register für ihre Bestandteile bleiben. Jeder geladene Vektor dient 8- oder 6-mal, jeder float von A 32- oder 16-mal. Vorher werden A und B in so breite Streifen gepackt, sodass alle Ladezugriffe fortlaufend sind und keine auf dieselben Cache-Sätze fallen wie bei Zeilen im Abstand einer Zweierpotenz; was an den Rändern fehlt, ist null. DEPTH Spalten der Zeilen von A eines Work-Items bleiben im Cache zweiter Stufe und treffen einen Streifen von B nach dem anderen, von denen der nächste rechtzeitig angefordert wird. Alle Kerne bekommen gleich viele Zeilen. Das Packen gehört zur gemessenen Zeit. Quelle: K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; die Kachel in Registern ist die aus Computing on integrated graphics.</translation>
    </message>
    <message>
        <source>A work-item has a tile of TILE_M x TILE_N results in registers. It takes TILE_K columns of A at a time; each row of B&apos;s tile is loaded once, as vectors, and multiplied by TILE_M floats of A: TILE_M x TILE_N multiply-adds for TILE_M + TILE_N loaded floats, without local memory and without a barrier. The source&apos;s tiles, 16 x 32 and 16 deep, fill the 4 KB of registers that a thread of its GPU has; where a work-item has less they spill into memory, and smaller ones are faster. Tiles at the right and lower edge are moved inwards, over their neighbours. Source: Computing on integrated graphics, matmul_tiled.</source>
        <translation>Ein Work-Item hat eine Kachel von TILE_M x TILE_N Ergebnissen in Registern. Es nimmt TILE_K Spalten von A auf einmal; jede Zeile der Kachel von B wird einmal als Vektoren geladen und mit TILE_M float von A multipliziert: TILE_M x TILE_N Multiply-Adds für TILE_M + TILE_N geladene float, ohne lokalen Speicher und ohne Barriere. Die Kacheln der Quelle, 16 x 32 und 16 tief, füllen die 4 KB Register, die ein Thread ihrer GPU hat; wo ein Work-Item weniger hat, werden sie ausgelagert, und kleinere sind schneller. Kacheln am rechten und unteren Rand werden nach innen geschoben, über ihre Nachbarn. Quelle: Computing on integrated graphics, matmul_tiled.</translation>
    </message>
    <message>
        <source>A small product has too few tiles to occupy a GPU. So tiles are smaller here, and the work-items of a group also share them along K: each of SLICES parts of a group takes DEPTH of every SLICES x DEPTH columns of A, and their sums are added in local memory at the end. If tiles are still far fewer than GROUPS, several groups share each tile along K: they store their sums, and a second kernel adds those. Source: the tiles of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL; the split along K of A. Kerr and others, CUTLASS: Fast Linear Algebra in CUDA C++, 2017.</source>
        <translation>Ein kleines Produkt hat zu wenige Kacheln, um eine GPU auszulasten. Daher sind die Kacheln hier kleiner, und die Work-Items einer Gruppe teilen sie auch entlang K: Jeder von SLICES Teilen einer Gruppe nimmt DEPTH von je SLICES x DEPTH Spalten von A, und ihre Summen werden am Ende im lokalen Speicher addiert. Sind es immer noch viel weniger Kacheln als GROUPS, teilen sich mehrere Gruppen jede Kachel entlang K: Sie legen ihre Summen ab, und ein zweiter Kernel addiert sie. Quelle: die Kacheln aus C. Nugterens Tutorial zur Matrixmultiplikation in OpenCL; die Teilung entlang K aus A. Kerr und andere, CUTLASS: Fast Linear Algebra in CUDA C++, 2017.</translation>
    </message>
    <message>
        <source>The tiles on 32-bit ints, as the source has them. There dimension 0 is the row of the product, and matrices are stored column by column; here they are row by row, dimension 0 is the column, and loads are as consecutive. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>Die Kacheln auf 32-Bit-int wie in ihrer Quelle. Dort ist Dimension 0 die Zeile des Produkts, und Matrizen liegen spaltenweise; hier liegen sie zeilenweise, Dimension 0 ist die Spalte, und Ladezugriffe sind ebenso fortlaufend. Quelle: OpenCL matrix multiplication, part 2 (der gekachelte Kernel, TS = 16 für Gruppen von 256).</translation>
    </message>
    <message>
        <source>A work-group computes a tile of TS x TS results. It loads a tile of A and one of B into local memory, one element of each per work-item, and every element there is used TS times: global memory is read TS times less. Tiles are filled with zeros beyond the edges, so that any M, N and K will do, not only multiples of TS. Where local memory is ordinary memory, as on CPUs, this is work added. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>Eine Arbeitsgruppe berechnet eine Kachel von TS x TS Ergebnissen. Sie lädt eine Kachel von A und eine von B in den lokalen Speicher, je Work-Item ein Element von jeder, und jedes Element dort dient TS-mal: Der globale Speicher wird TS-mal seltener gelesen. Jenseits der Ränder werden Kacheln mit Nullen gefüllt, sodass jedes M, N und K möglich ist, nicht nur Vielfache von TS. Wo lokaler Speicher gewöhnlicher Speicher ist, wie auf CPUs, ist das Mehrarbeit. Quelle: OpenCL matrix multiplication, part 2 (der gekachelte Kernel, TS = 16 für Gruppen von 256).</translation>
    </message>
    <message>
        <source>The method of units with floats split into two halves, which the units multiply twice as fast, while A and B are packed. Halves have small exponents. So each row of A and each column of B is multiplied by a power of two first, which a pass of its own finds, and the result is divided by it. A number has 23 bits, or is exact to 2^-40 of the largest one in its row or column. Source: as units.</source>
        <translation>Das Verfahren von units mit float, die beim Packen von A und B in zwei half zerlegt werden, die die Einheiten doppelt so schnell multiplizieren. half hat kleine Exponenten. Daher wird jede Zeile von A und jede Spalte von B zuerst mit einer Zweierpotenz multipliziert, die ein eigener Durchgang ermittelt, und das Ergebnis durch sie geteilt. Eine Zahl hat 23 Bits oder ist auf 2^-40 der größten ihrer Zeile oder Spalte genau. Quelle: wie units.</translation>
    </message>
    <message>
        <source>Matrix units multiply short numbers many times as fast as other hardware multiplies floats. They take floats of 11 bits (TF32). A float is the sum of two of these, except for its last bit or two, and three products of them are as exact as one of floats. A and B are packed first, in the order in which the units load them, as part of the measured time. Then each group multiplies a tile, 16 columns of A at a time, while the next ones are on their way to local memory, and splits the numbers in registers. The units truncate their sums, so they sum only CHAIN columns at a time, and those sums are added in floats. Without a matrix unit the kernel multiplies floats: correct, and slow. Source: H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022; the packing of K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008.</source>
        <translation>Matrixeinheiten multiplizieren kurze Zahlen um ein Vielfaches schneller, als andere Hardware float multipliziert. Sie nehmen float mit 11 Bits (TF32). Ein float ist bis auf sein letztes Bit oder zwei die Summe zweier solcher, und drei Produkte davon sind so genau wie eines von float. A und B werden zuerst gepackt, in der Reihenfolge, in der die Einheiten sie laden, als Teil der gemessenen Zeit. Dann multipliziert jede Gruppe eine Kachel, 16 Spalten von A auf einmal, während die nächsten unterwegs in den lokalen Speicher sind, und zerlegt die Zahlen in Registern. Die Einheiten schneiden ihre Summen ab, daher summieren sie nur CHAIN Spalten auf einmal, und diese Summen werden in float addiert. Ohne Matrixeinheit multipliziert der Kernel float: richtig und langsam. Quelle: H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022; das Packen aus K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008.</translation>
    </message>
    <message>
        <source>A group of 16 x 16 work-items computes TILE x TILE results and loads DEPTH columns of A and rows of B at a time into local memory, where each element is converted once. A work-item has TILE / 16 results of TILE / 16 rows in registers: of the elements that it loads from local memory, each is used TILE / 16 times.</source>
        <translation>Eine Gruppe aus 16 x 16 Work-Items berechnet TILE x TILE Ergebnisse und lädt DEPTH Spalten von A und Zeilen von B auf einmal in den lokalen Speicher, wobei jedes Element einmal umgewandelt wird. Ein Work-Item hat TILE / 16 Ergebnisse aus TILE / 16 Zeilen in Registern: Jedes aus dem lokalen Speicher geladene Element dient TILE / 16 Mal.</translation>
    </message>
    <message>
        <source>The tiles of matmul on halves: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>Die Kacheln von matmul auf half: Jedes Element wird einmal umgewandelt, wenn seine Gruppe es in den lokalen Speicher lädt, und dient dort TS-mal.</translation>
    </message>
    <message>
        <source>Panels of A and B packed in the order in which the work-items of a warp load them, then copied to local memory a few blocks ahead, and multiplied there by matrix units. Source: as blur.toeplitz-half.</source>
        <translation>Streifen von A und B, gepackt in der Reihenfolge, in der die Work-Items eines Warps sie laden, dann einige Blöcke im Voraus in den lokalen Speicher kopiert und dort von Matrixeinheiten multipliziert. Quelle: wie blur.toeplitz-half.</translation>
    </message>
    <message>
        <source>The tiles of matmul on 8-bit integers: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>Die Kacheln von matmul auf 8-Bit-Ganzzahlen: Jedes Element wird einmal umgewandelt, wenn seine Gruppe es in den lokalen Speicher lädt, und dient dort TS-mal.</translation>
    </message>
    <message>
        <source>Each work-item adds its number to the result. OpenCL 1.2 has no atomic addition of floats: where the compiler takes no instruction for it, compare and exchange until nobody else came between. All work-items wait for the same word, so that the time is one of contention.</source>
        <translation>Jedes Work-Item addiert seine Zahl zum Ergebnis. OpenCL 1.2 hat keine atomare Addition von float: Wo der Compiler keinen Befehl dafür hat, wird verglichen und getauscht, bis niemand dazwischenkommt. Alle Work-Items warten auf dasselbe Wort, die Zeit ist also eine des Wettstreits.</translation>
    </message>
    <message>
        <source>One work-item for each of few groups adds up a run of consecutive numbers in four vectors of sixteen: what a CPU&apos;s cores, their caches and their vector units like. On GPUs most lanes would have nothing to do.</source>
        <translation>Ein Work-Item für jede von wenigen Gruppen summiert einen Abschnitt aufeinanderfolgender Zahlen in vier Vektoren aus sechzehn: was die Kerne einer CPU, ihre Caches und Vektoreinheiten mögen. Auf GPUs hätten die meisten Lanes nichts zu tun.</translation>
    </message>
    <message>
        <source>The work-items of a group add their numbers pairwise in local memory, in as many steps as a group has doublings. One atomic addition is left for each group.</source>
        <translation>Die Work-Items einer Gruppe addieren ihre Zahlen paarweise im lokalen Speicher, in so vielen Schritten, wie eine Gruppe Verdopplungen hat. Je Gruppe bleibt eine atomare Addition.</translation>
    </message>
    <message>
        <source>Few groups walk over all numbers together: each work-item adds up many of them in a register before its group makes a tree of the sums. A second pass adds the groups&apos; sums, so that no atomic addition is needed and every run adds in the same order.</source>
        <translation>Wenige Gruppen gehen gemeinsam über alle Zahlen: Jedes Work-Item addiert viele davon in einem Register, bevor seine Gruppe die Summen als Baum addiert. Ein zweiter Durchgang addiert die Summen der Gruppen, sodass keine atomare Addition nötig ist und jeder Lauf in derselben Reihenfolge addiert.</translation>
    </message>
    <message>
        <source>Memory is written by the sector: 32 bytes, 8 floats. Where a picture&apos;s height is no multiple of 8, every row of the result starts somewhere inside a sector, and tiles would begin and end their rows there: memory then has to put sectors together from two work-groups, at two thirds of the speed. Here a tile reads up to 7 rows more of the picture and, row by row of the result, leaves out what is before its first sector&apos;s beginning. Where rows allow it, four floats are moved at once. Work-groups follow one another down the picture, so that those at work at the same time write the same rows of the result side by side. A tile at the picture&apos;s edge is loaded like every other, from addresses held within it: one with loads that wait for each other would end long after the rest. Where rows begin within a line of memory, a tile&apos;s rows begin and end within lines that other tiles ask for at other times: loads bring whole ones into the second cache, where hints can tell it. Source: after Apple, Tuning Performance On the GPU, Listing 14-5; the sectors are what today&apos;s GPUs have instead of that guide&apos;s channels.</source>
        <translation>Speicher wird in Sektoren geschrieben: 32 Bytes, 8 float. Wo die Höhe eines Bildes kein Vielfaches von 8 ist, beginnt jede Zeile des Ergebnisses irgendwo in einem Sektor, und Kacheln würden ihre Zeilen dort beginnen und beenden: Der Speicher muss dann Sektoren aus zwei Arbeitsgruppen zusammensetzen, mit zwei Dritteln der Geschwindigkeit. Hier liest eine Kachel bis zu 7 Zeilen mehr und lässt in jeder Zeile des Ergebnisses weg, was vor dem Anfang ihres ersten Sektors liegt. Wo Zeilen es erlauben, werden vier float auf einmal bewegt. Arbeitsgruppen folgen einander im Bild nach unten, sodass gleichzeitig arbeitende dieselben Zeilen des Ergebnisses nebeneinander schreiben. Eine Kachel am Bildrand wird wie jede andere geladen, von Adressen, die im Bild gehalten werden: Eine mit Ladezugriffen, die aufeinander warten, würde lange nach den übrigen enden. Wo Zeilen innerhalb einer Speicherzeile beginnen, beginnen und enden die Zeilen einer Kachel in Speicherzeilen, die andere Kacheln zu anderen Zeiten anfordern: Ladezugriffe bringen ganze davon in den zweiten Cache, wo sich ihm das sagen lässt. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-5; die Sektoren sind, was heutige GPUs anstelle der Kanäle jenes Leitfadens haben.</translation>
    </message>
    <message>
        <source>A work-group reads a tile row by row, turns it in local memory and writes it row by row: both ends are contiguous. On the guide&apos;s GPU that alone gained nothing, because groups that run side by side write blocks a multiple of the height apart, which fall on the same memory channels. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>Eine Arbeitsgruppe liest eine Kachel Zeile für Zeile, dreht sie im lokalen Speicher und schreibt sie Zeile für Zeile: Beide Enden sind zusammenhängend. Auf der GPU des Leitfadens brachte das allein nichts, weil nebeneinander laufende Gruppen Blöcke im Abstand eines Vielfachen der Höhe schreiben, die auf dieselben Speicherkanäle fallen. Quelle: Apple, Tuning Performance On the GPU, Listing 14-5.</translation>
    </message>
    <message>
        <source>A copy that swaps x and y. Consecutive work-items read consecutive floats and write floats a whole column apart: each store goes to a line of memory of its own. It ought to be as fast as a copy, which moves the same floats; what it loses is the price of that pattern, highest where the height is a power of two. Source: Apple, Tuning Performance On the GPU, the figures before and after Table 14-2.</source>
        <translation>Eine Kopie, die x und y vertauscht. Benachbarte Work-Items lesen benachbarte float und schreiben float, die eine ganze Spalte auseinanderliegen: Jeder Schreibzugriff geht in eine eigene Speicherzeile. Sie sollte so schnell wie eine Kopie sein, die dieselben float bewegt; was ihr fehlt, ist der Preis dieses Musters, am höchsten, wenn die Höhe eine Zweierpotenz ist. Quelle: Apple, Tuning Performance On the GPU, die Abbildungen vor und nach Tabelle 14-2.</translation>
    </message>
    <message>
        <source>Two further steps. The tile&apos;s rows are 33 floats long, so that the 32 floats of its column lie in 32 different banks of local memory and not all in one. And each work-item moves four pixels: fewer work-items, each with four independent loads under way. It is what transposes on GPUs have come to look like since the guide; local memory is only fast where its banks are hit evenly. Source: after Apple, Tuning Performance On the GPU, Listing 14-5, and its advice to group several outputs into one work-item.</source>
        <translation>Zwei weitere Schritte. Die Zeilen der Kachel sind 33 float lang, sodass die 32 float ihrer Spalte in 32 verschiedenen Bänken des lokalen Speichers liegen und nicht alle in einer. Und jedes Work-Item bewegt vier Pixel: weniger Work-Items, jedes mit vier unabhängigen Ladezugriffen unterwegs. So sehen Transpositionen auf GPUs seit dem Leitfaden aus; lokaler Speicher ist nur schnell, wo seine Bänke gleichmäßig getroffen werden. Quelle: nach Apple, Tuning Performance On the GPU, Listing 14-5, und dem Rat, mehrere Ergebnisse in einem Work-Item zu bündeln.</translation>
    </message>
    <message>
        <source>On a CPU local memory is ordinary memory, and a tile in it only a detour. Here blocks as high as a vector is wide are loaded and turned by instructions that interleave vectors: 24 of them for 64 floats, or 64 for 256. A work-item goes along a band of rows and collects a tile of turned blocks in the second level cache, so that it can store long runs of the result, past the caches: memory likes neither pieces of 64 bytes that are a row apart, nor lines that are written in parts and would have to be read first. Only where a vector is a whole line it is stored at once. Between the stores the next tile&apos;s lines are asked for, along its rows, so that memory reads while it writes. Where the height is no multiple of a line, a run of the result begins and ends at whole lines, for which up to 15 rows of the next band are read, too. Source: the interleaving is how CPUs&apos; vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel&apos;s headers.</source>
        <translation>Auf einer CPU ist lokaler Speicher gewöhnlicher Speicher und eine Kachel darin nur ein Umweg. Hier werden Blöcke, so hoch wie ein Vektor breit ist, geladen und von Befehlen gedreht, die Vektoren verschränken: 24 davon für 64 float oder 64 für 256. Ein Work-Item geht ein Band von Zeilen entlang und sammelt eine Kachel gedrehter Blöcke im Cache zweiter Stufe, damit es lange Abschnitte des Ergebnisses schreiben kann, an den Caches vorbei: Speicher mag weder Stücke von 64 Bytes im Abstand einer Zeile noch Speicherzeilen, die in Teilen geschrieben werden und erst gelesen werden müssten. Nur wo ein Vektor eine ganze Speicherzeile ist, wird sofort geschrieben. Zwischen den Schreibzugriffen werden die Zeilen der nächsten Kachel angefordert, sodass der Speicher liest, während er schreibt. Wo die Höhe kein Vielfaches einer Speicherzeile ist, beginnt und endet ein Abschnitt des Ergebnisses an ganzen, wofür auch bis zu 15 Zeilen des nächsten Bandes gelesen werden. Quelle: das Verschränken ist, wie Vektoren von CPUs überall transponiert werden, z. B. _MM_TRANSPOSE4_PS in Intels Headern.</translation>
    </message>
    <message>
        <source>The tile in local memory again, and one line more: work-groups that run side by side take blocks along a diagonal, not along a row. Their writes then spread over rows and columns and so over all memory channels. On the guide&apos;s GPU this is the transpose that is fast; where caches or hashed addresses spread the traffic anyway, it changes nothing. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>Wieder die Kachel im lokalen Speicher und eine Zeile mehr: Nebeneinander laufende Arbeitsgruppen nehmen Blöcke entlang einer Diagonalen, nicht einer Zeile. Ihre Schreibzugriffe verteilen sich dann auf Zeilen und Spalten und so auf alle Speicherkanäle. Auf der GPU des Leitfadens ist das das schnelle Transponieren; wo Caches oder gestreute Adressen den Verkehr ohnehin verteilen, ändert es nichts. Quelle: Apple, Tuning Performance On the GPU, Listing 14-6.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>kernels %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>%1 was killed by %2</source>
        <translation>%1 wurde durch %2 beendet</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2</source>
        <translation>%1 endete mit dem Exit-Code %2</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3 at %4, measured %5</source>
        <translation>die einzige gemessene von %1 %2 auf %3 bei %4, gemessen am %5</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>die einzige gemessene von %1 %2 auf %3, extrapoliert aus %4, gemessen am %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3 at %4, measured %5</source>
        <translation>die schnellste von %1 %2 auf %3 bei %4, gemessen am %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>die schnellste von %1 %2 auf %3, extrapoliert aus %4, gemessen am %5</translation>
    </message>
    <message>
        <source>Tuning of %1</source>
        <translation>Tuning von %1</translation>
    </message>
    <message>
        <source>Split of %1</source>
        <translation>Aufteilung von %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>vollendet</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>configurations</source>
        <translation>Konfigurationen</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose a smaller file or size.</source>
        <translation>Dafür reicht der Speicher nicht. Schließen Sie andere Programme, oder wählen Sie eine kleinere Datei oder Größe.</translation>
    </message>
    <message>
        <source>it needs more memory than there is</source>
        <translation>braucht mehr Speicher, als vorhanden ist</translation>
    </message>
    <message>
        <source>sent a row of %1 samples, and a point has at most %2.</source>
        <translation>hat eine Zeile mit %1 Messwerten gesendet, und ein Punkt hat höchstens %2.</translation>
    </message>
    <message>
        <source>sent a list of %1 devices, and a machine has at most %2.</source>
        <translation>hat eine Liste von %1 Geräten gesendet, und ein Rechner hat höchstens %2.</translation>
    </message>
    <message>
        <source>has %1 configurations, and at most %2 are read. Divide it into several files</source>
        <translation>hat %1 Konfigurationen, und höchstens %2 werden gelesen. Teilen Sie sie auf mehrere Dateien auf</translation>
    </message>
    <message>
        <source>has more than %1 different texts as values of tunables</source>
        <translation>hat mehr als %1 verschiedene Texte als Werte von Tuning-Parametern</translation>
    </message>
    <message>
        <source>has a configuration of %1 tunables, and at most %2 are read</source>
        <translation>hat eine Konfiguration mit %1 Tuning-Parametern, und höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>Continue with run --resume.</source>
        <translation>Fahren Sie mit run --resume fort.</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>Messen Sie erneut.</translation>
    </message>
    <message>
        <source>The run may lack points of machines that were not reached. Resume it again when they answer.</source>
        <translation>Dem Lauf können Punkte von Rechnern fehlen, die nicht erreicht wurden. Setzen Sie ihn noch einmal fort, wenn sie antworten.</translation>
    </message>
    <message>
        <source>There is no earlier result of %1 at %2 on %3. Its tuning starts from the beginning.</source>
        <translation>Es gibt kein früheres Ergebnis von %1 bei %2 auf %3. Dieses Tuning beginnt von vorn.</translation>
    </message>
    <message>
        <source>%1 In %2 on this machine.</source>
        <translation>%1 Auf diesem Rechner mit %2.</translation>
    </message>
    <message>
        <source>Each pixel&apos;s value decides which of two pieces of work is done, and the values are random: neighbouring work-items, which a GPU runs in step, go different ways, and each waits while the others do theirs. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>Der Wert jedes Pixels entscheidet, welche von zwei Arbeiten getan wird, und die Werte sind zufällig: Benachbarte Work-Items, die eine GPU im Gleichschritt ausführt, gehen verschiedene Wege, und jedes wartet, während die anderen ihren gehen. Quelle: Apple, Tuning Performance On the GPU, „Avoid divergent execution“.</translation>
    </message>
    <message>
        <source>Eight operations on each pixel, each a kernel of its own: every one of them loads the plane and stores it, so the plane crosses memory sixteen times where twice would do. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>Acht Operationen an jedem Pixel, jede als eigener Kernel: Jeder von ihnen lädt die Ebene und speichert sie, sodass die Ebene sechzehnmal durch den Speicher geht, wo zweimal genügte. Quelle: Apple, Tuning Performance On the GPU, „Kernel size“.</translation>
    </message>
    <message>
        <source>The same with the half_ functions, which may stop at 10 correct bits, more than a picture of 8 bits shows. Where they are as fast and as exact as the precise ones, the driver has no others. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Dasselbe mit den half_-Funktionen, denen 10 richtige Bits genügen dürfen, mehr als ein Bild mit 8 Bits zeigt. Wo sie ebenso schnell und genau sind wie die genauen, hat der Treiber keine anderen. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>The same with the native_ functions, whatever the hardware has for them, at whatever precision it has. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Dasselbe mit den native_-Funktionen: was die Hardware dafür hat, in der Genauigkeit, die sie bietet. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>The same eight operations in one kernel: the plane is loaded once and stored once, and seven launches are saved. How much faster it is than eight kernels tells whether memory or launching was what they paid for. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>Dieselben acht Operationen in einem Kernel: Die Ebene wird einmal geladen und einmal gespeichert, und sieben Starts entfallen. Wie viel schneller das ist als acht Kernel, zeigt, ob diese für Speicher oder für Starts bezahlt haben. Quelle: Apple, Tuning Performance On the GPU, „Kernel size“.</translation>
    </message>
    <message>
        <source>The same file again: the compiler may reorder, divide by multiplying and use faster, less exact functions, and takes it that nothing is infinite or not a number. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Noch einmal dieselbe Datei: Der Compiler darf umordnen, durch Multiplizieren dividieren und schnellere, ungenauere Funktionen verwenden, und er nimmt an, dass nichts unendlich oder keine Zahl ist. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>The same file but for its build options: a * b + c may become one operation that rounds once, or less exactly. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Dieselbe Datei mit anderen Build-Optionen: a * b + c darf eine Operation werden, die einmal oder ungenauer rundet. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>A polynomial, a division, an exponential and a sine, built without options: every operation rounds as the language says, and the compiler keeps to the order in which they are written. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Ein Polynom, eine Division, eine Exponentialfunktion und ein Sinus, ohne Optionen gebaut: Jede Operation rundet, wie die Sprache es vorschreibt, und der Compiler hält die Reihenfolge ein, in der sie geschrieben sind. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>sin, log, sqrt, exp and division as OpenCL C defines them: wrong in the last two bits at most. The error of each variant is in its row, beside its speed. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>sin, log, sqrt, exp und Division, wie OpenCL C sie definiert: höchstens in den letzten zwei Bits falsch. Der Fehler jeder Variante steht in ihrer Zeile neben ihrer Geschwindigkeit. Quelle: Apple, Tuning Performance On the GPU, „Balance precision and speed“.</translation>
    </message>
    <message>
        <source>Every work-item does both pieces of work and keeps one result, so all of them do the same: nothing waits for a branch, and half of the work is thrown away. It pays where the sides are short. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>Jedes Work-Item tut beide Arbeiten und behält ein Ergebnis, sodass alle dasselbe tun: Nichts wartet auf eine Verzweigung, und die Hälfte der Arbeit wird verworfen. Das lohnt sich, wo beide Seiten kurz sind. Quelle: Apple, Tuning Performance On the GPU, „Avoid divergent execution“.</translation>
    </message>
    <message>
        <source>The same branch, but the row decides: all work-items of a group go the same way, and only the work that is wanted is done. Half of the rows take either side, as half of the pixels do in the branch by the pixel. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>Dieselbe Verzweigung, aber die Zeile entscheidet: Alle Work-Items einer Arbeitsgruppe gehen denselben Weg, und nur die gewünschte Arbeit wird getan. Die Hälfte der Zeilen nimmt jede Seite, wie es bei der Verzweigung nach dem Pixel die Hälfte der Pixel tut. Quelle: Apple, Tuning Performance On the GPU, „Avoid divergent execution“.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 (counted by Oclgrind) where %3 must move</source>
        <translation>Er greift je %2 auf %1 zu (von Oclgrind gezählt), wo %3 bewegt werden müssen</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 where %3 must move</source>
        <translation>Er greift je %2 auf %1 zu, wo %3 bewegt werden müssen</translation>
    </message>
    <message>
        <source>%1 partial</source>
        <translation>%1 unvollständig</translation>
    </message>
    <message>
        <source>%1 of %2 results%3, %4</source>
        <translation>%1 von %2 Ergebnissen%3, %4</translation>
    </message>
    <message>
        <source>on this machine:</source>
        <translation>auf diesem Rechner:</translation>
    </message>
    <message>
        <source>on %1:</source>
        <translation>auf %1:</translation>
    </message>
    <message>
        <source>best end-to-end time</source>
        <translation>beste Gesamtzeit</translation>
    </message>
    <message>
        <source>within noise of the best end-to-end time</source>
        <translation>von der besten Gesamtzeit nicht unterscheidbar</translation>
    </message>
    <message>
        <source>best kernel time</source>
        <translation>beste Kernelzeit</translation>
    </message>
    <message>
        <source>within noise of the best kernel time</source>
        <translation>von der besten Kernelzeit nicht unterscheidbar</translation>
    </message>
    <message>
        <source>%1 failed with %2, so facts are missing. Compile it once more.</source>
        <translation>%1 schlug mit %2 fehl, deshalb fehlen Angaben. Kompilieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>No point was measured twice validly and by the same clock, so the noise floor is unknown. Measure more pairs, while little else runs.</source>
        <translation>Kein Punkt wurde zweimal gültig und mit derselben Uhr gemessen, daher ist das Grundrauschen nicht bekannt. Messen Sie mehr Paare, während wenig anderes läuft.</translation>
    </message>
    <message>
        <source>with and without transfers</source>
        <translation>mit und ohne Transfers</translation>
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
    <message>
        <source>Check lists the machine&apos;s program and devices here, or what is missing.</source>
        <translation>„Prüfen“ zeigt hier Programm und Geräte des Rechners oder was fehlt.</translation>
    </message>
    <message>
        <source>Name the machine, container or pod to reach.</source>
        <translation>Geben Sie den Rechner, Container oder Pod an, der erreicht werden soll.</translation>
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
        <source>Mean (µs)</source>
        <translation>Mittel (µs)</translation>
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
    <message>
        <source>choice of other devices</source>
        <translation>Wahl weiterer Geräte</translation>
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
        <source>Reproduces: %1.</source>
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
    <message>
        <source>On %1 only.</source>
        <translation>Nur auf %1.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>Auf %1.</translation>
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
        <source>95% interval of the median</source>
        <translation>95-%-Intervall des Medians</translation>
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
    <name>headroom::NoiseController</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
    <name>headroom::OtherDevices</name>
    <message>
        <source>Device %1 of the last session is no longer available. Runs go on without it.</source>
        <translation>Das Gerät %1 der letzten Sitzung ist nicht mehr verfügbar. Läufe messen ohne es weiter.</translation>
    </message>
    <message>
        <source>Device %1 is not available. Runs go on without it.</source>
        <translation>Das Gerät %1 ist nicht verfügbar. Läufe messen ohne es weiter.</translation>
    </message>
    <message>
        <source>Runs go on without these devices: %1. They are not on this machine or on one that was reached.</source>
        <translation>Läufe messen ohne diese Geräte: %1. Sie sind nicht auf diesem Rechner oder auf einem, der erreicht wurde.</translation>
    </message>
</context>
<context>
    <name>headroom::OtherDevicesButton</name>
    <message>
        <source>Also on...</source>
        <translation>Auch auf...</translation>
    </message>
    <message>
        <source>Also on 1 device</source>
        <translation>Auch auf 1 Gerät</translation>
    </message>
    <message numerus="yes">
        <source>Also on %n devices</source>
        <translation>
            <numerusform>Auch auf %n Gerät</numerusform>
            <numerusform>Auch auf %n Geräten</numerusform>
        </translation>
    </message>
    <message>
        <source>This device only</source>
        <translation>Nur dieses Gerät</translation>
    </message>
    <message>
        <source>Other devices to measure on</source>
        <translation>Weitere Geräte, auf denen gemessen wird</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>%1: the same device as %2</source>
        <translation>%1: dasselbe Gerät wie %2</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>Geräte von %1 suchen</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Verbinden...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>%1 noch einmal versuchen</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Es gibt kein Gerät, auf dem gemessen werden könnte.</translation>
    </message>
    <message>
        <source>This view uses %1 only. Runs of Photo, Throughput, Speed-up and Roofline can measure on several devices.</source>
        <translation>Diese Ansicht verwendet nur %1. Läufe von Foto, Durchsatz, Speed-up und Roofline können auf mehreren Geräten messen.</translation>
    </message>
    <message>
        <source>There is one device. A second driver, or a machine from Run &gt; Add machine..., would be another one.</source>
        <translation>Es gibt nur ein Gerät. Ein zweiter Treiber oder ein Rechner aus Lauf &gt; Rechner hinzufügen... wäre ein weiteres.</translation>
    </message>
    <message>
        <source>Choose other devices that runs measure on, too. Each has its own ceilings.</source>
        <translation>Weitere Geräte wählen, auf denen Läufe auch messen. Jedes hat seine eigenen Obergrenzen.</translation>
    </message>
    <message>
        <source>Runs measure on these devices, too, machines at the same time:
%1</source>
        <translation>Läufe messen auch auf diesen Geräten, Rechner gleichzeitig:
%1</translation>
    </message>
    <message>
        <source>The photo and the other views use the selected device only.</source>
        <translation>Das Foto und die anderen Ansichten verwenden nur das gewählte Gerät.</translation>
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
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
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
        <source>Photo at &amp;100%</source>
        <translation>Foto mit &amp;100%</translation>
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
        <source>Fit photo, photo at 100%</source>
        <translation>Foto einpassen, Foto mit 100%</translation>
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
        <source>95% interval unknown</source>
        <translation>95-%-Intervall unbekannt</translation>
    </message>
    <message>
        <source>95% interval up to %1</source>
        <translation>95-%-Intervall bis %1</translation>
    </message>
    <message>
        <source>95% interval %1</source>
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
        <source>95% interval: %1 to %2</source>
        <translation>95-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
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
        <source>Transfers were not timed. Run again with Transfers ticked: a bar for each result then shows upload, kernels and download.</source>
        <translation>Transfers wurden nicht gemessen. Messen Sie noch einmal, mit Häkchen bei Transfers: Ein Balken je Ergebnis zeigt dann Hochladen, Kernel und Herunterladen.</translation>
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
        <source>95% interval of the end-to-end time</source>
        <translation>95-%-Intervall der Gesamtzeit</translation>
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
        <source>%1%</source>
        <translation>%1%</translation>
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
        <source>end-to-end ms</source>
        <translation>Gesamtzeit ms</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>Speed-up</translation>
    </message>
    <message>
        <source>kernel ms</source>
        <translation>Kernelzeit ms</translation>
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
        <source>kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>Gesamtzeit</translation>
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
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation>%1 Befehle auf %2, von %3 bis %4. Vergrößern trennt sie.</translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 µs</source>
        <translation>%1 auf %2: begonnen %3, beendet %4; lief %5 µs</translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 µs</source>
        <translation>%1 auf %2: eingereiht %3, übergeben %4, begonnen %5, beendet %6; lief %7 µs</translation>
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
        <source>Start, µs</source>
        <translation>Beginn, µs</translation>
    </message>
    <message>
        <source>End, µs</source>
        <translation>Ende, µs</translation>
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
        <source>Stored: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
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
        <source>%1 µs</source>
        <translation>%1 µs</translation>
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
        <source>%1% of ceiling</source>
        <translation>%1% der Obergrenze</translation>
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
