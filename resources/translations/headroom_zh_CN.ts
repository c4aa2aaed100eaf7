<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AbLines</name>
    <message>
        <source>measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not comparable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddMachine</name>
    <message>
        <source>SSH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slurm (srun)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docker container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ontainer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Podman container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kubernetes pod (kubectl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;od</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for %1. Close other programs, or choose a smaller file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarContent</name>
    <message>
        <source>not measured yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlurGroups</name>
    <message>
        <source>Exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visually exact: error up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast: error up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger or unknown error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run on this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is measured on random pixels only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy as image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DisplayUnits</name>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideState</name>
    <message>
        <source>no variants yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run on this device at this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured in part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being measured now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatContent</name>
    <message>
        <source>%1 of its %2 configurations tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the fastest of this cell. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none of those tried is valid. %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of the comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default is in this cell.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tried</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;How far is an OpenCL kernel from what this device can do, and why?&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h4&gt;OpenCL devices&lt;/h4&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;None was found.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;br/&gt;%2, driver %3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;User guide&lt;/a&gt;&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageFile</name>
    <message>
        <source>HTML pages (*.html);;Markdown texts (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhotoDifference</name>
    <message>
        <source>%1% clipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference %1, RMS %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>memory-bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic intensity, operations per byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Run a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of %1 are checked by a command. Run it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1:
%2

It can do whatever you can. Agree if you know who wrote it. It is asked again when the command changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure Unchecked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Open sess&amp;ion...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernels of the session...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;hoto in sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open choices, results, photo and layout from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save choices, results, photo and layout in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and save the kernels that the opened session brought along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy if &amp;small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Always copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Path only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionPhoto</name>
    <message>
        <source>The example photo %1 does not exist here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo %1 has no file, so the session does not hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session holds the path of %1, not a copy, because the file is large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo %1 has changed since the session was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo %1 is not on this machine, and the session holds no copy.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TuningSummary</name>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 configurations, %2 allowed, %3 tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 configurations, at most %2 allowed, %3 tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of them by an earlier tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times as fast as the default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 configurations: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 configurations imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching: %1, %2 of %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the fastest and the default side by side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1 in %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No valid configuration so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best so far: %1, %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1, %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1&#xa0;% of the ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Warning: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The search found %1 faster, at %2. The comparison decides: its rounds are interleaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is tuned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the tuning is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VariantGroups</name>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host implementations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probes of the runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Stop the run now and keep the results so far (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;escan devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;machine...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure &amp;noise floor (A/A test)...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take turns with...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure two versions of a kernel, interleaved: is the new one faster, slower or the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose how points are measured, the theme, the language, and folders of kernels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AbController</name>
    <message>
        <source>Two versions are taking turns. Wait for the run to finish, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The versions are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the versions...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring %1%2: %3 rounds in %4 s, at most %5 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Results so far: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::AbControls</name>
    <message>
        <source>&amp;Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernel file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel f&amp;ile...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fol&amp;der...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example @LOCAL_X=16, mine.cl or HEAD~1:./kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variant, kernel file, folder, REVISION:PATH (git) or built-in, then @NAME=VALUE for a tunable, @-OPTION for a build option. @... alone: the base with other settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a kernel file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a folder of kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1, 4, 16 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes to measure at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;, &quot;1, 4, 16 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change of the time by this share, or less, counts as the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;udget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget per pair in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most time for each pair at each size. It ends earlier when it is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run now and keep the results so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL kernels (*.cl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the base version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the new version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure both versions, interleaved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AbPicture</name>
    <message>
        <source>change of the time and its 99.5% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within the margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the time of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AbWindow</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds of both versions are interleaved. The picture shows whether the new one is faster, slower or the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons for the verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;arkdown...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table for a pull request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the times of each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all results with the conditions they were measured under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the table and the reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run continues. Open this window again to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base: %1. New: %2. On %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AddMachineDialog</name>
    <message>
        <source>What the program connects to. Another command has {line} or {words} where the command there belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options for that program, as typed in a terminal: -p 2222</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;. Devices are named with it: gpu7/0:1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headroom-cli on that machine, if it is not in PATH there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures on devices of another machine, container or pod. Nothing is installed or opened there, and no password is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;headroom-cli there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the check now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect, and show which program, version and devices the machine has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the machine in hosts.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the machine a name, which its devices are selected by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a machine %1 already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AdviceDrawer</name>
    <message>
        <source>What to try next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a result to read what the guide advises for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try next (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide what the guide advises for the selected result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AdviceList</name>
    <message>
        <source>The rule &quot;%1&quot; comes from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule applies to this result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the time budget...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the preferences at the time budget of a point.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AlgorithmModel</name>
    <message>
        <source>algorithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way to do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floats R+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floats read and written per pixel, every load counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Floating point operations per pixel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flops/float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic done for each float moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate GP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device&apos;s copy rate x 2 / floats R+W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guide&apos;s estimate GP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the guide estimates for its own GPU, at 16 MP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured GP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10^9 pixels per second, measured here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AnswerBox</name>
    <message>
        <source>Answer of this device</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AnswerLine</name>
    <message>
        <source>What blurs the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict on the selected result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::AutosaveController</name>
    <message>
        <source>an unknown time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsaved session of %1 is restored at the next start, because this one has changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unsaved session of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored the unsaved session of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The restored session was not discarded, because a run is in progress. Clear the results when it ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::BarChart</name>
    <message>
        <source>Bars of the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the guide&apos;s GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (beyond the bars)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::BlurBox</name>
    <message>
        <source>&amp;Blur with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blur for the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of the exact ones and those with an error of at most %1, white being 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best (exact)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of those that compute the Gaussian cut off at 3 sigma and lose nothing but rounding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best (visually exact)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best (fast)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::BlurPopup</name>
    <message>
        <source>Search blurs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Bridge</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CachesBox</name>
    <message>
        <source>Cach&amp;es</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the caches before each launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm: launches follow each other, and each finds in the caches what the one before left there.
Cold: a buffer larger than the last level cache is written before each launch, as if other work had been done in between. Slower to measure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CaptureController</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Launches: %2, kernels: %3, time on the device: %4 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A program is running. Wait for its end, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program is named. Write its command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program is running. What it prints is in the terminal that started Headroom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was sent a signal to end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figures of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured &amp;kernels as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the kernels of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured launches as a trace...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the launches of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capt&amp;ure report...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with the kernels by time, the timeline and the captured folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the report on the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture: the program has ended. Kernels: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;apture a program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table of a program&apos;s kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select several kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the timeline of its launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show less, more, all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the program and list its kernels (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the program to end (Esc). If it still runs, pressing once more ends it at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CaptureControls</name>
    <message>
        <source>Refuse &amp;binaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program and its arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in a terminal, without a shell: darktable-cli in.jpg out.jpg. Quote words with blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>darktable-cli in.jpg out.jpg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a program file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse kernels that the program kept as binaries, so that it builds their source. Some programs end then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CaptureTimeline</name>
    <message>
        <source>%1 (%2), queue %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches with times are drawn here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CaptureView</name>
    <message>
        <source>State of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture selected kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline of the launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the program to end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select kernels in the table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the program again and keep the second launch of each selected kernel, or its only one, with all of its arguments.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CapturedKernels</name>
    <message>
        <source>%1 on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen by the driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in its program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all processes of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of all launches by the device&apos;s clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the time of all kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean (us)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a launch, without the first one of each process.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first launch, during which some drivers compile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work-items of the last launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work-items of a group in the last launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of the buffers and images bound to a launch over its time: the rate of a kernel that uses each byte once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CapturedLaunches</name>
    <message>
        <source>Capture a kernel of the table above to run, check and tune it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open as a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure, check, change and tune the launch in the Kernel view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CapturedTable</name>
    <message>
        <source>Kernels of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a program that uses OpenCL and start it. Its kernels are listed here while it runs, the longest total first. Nothing of the program is changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Changes</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ChangesWindow</name>
    <message>
        <source>Changes, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ChartOverlay</name>
    <message>
        <source>baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GP/s (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline %1 has nothing of what is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 without a rate in pixels: not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ChoiceMemory</name>
    <message>
        <source>choice of the workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of the sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of the caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of tuned configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several choices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CodeComparison</name>
    <message>
        <source>The driver of %1 shows no code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two revisions are being compiled. Wait for the end, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the code...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling %1...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler gave no answer. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not compile: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::CodeWindow</name>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of both compilations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code that differs, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both compile to the same code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code differs, and all facts are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 fact differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n facts differ.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ComparisonController</name>
    <message>
        <source>run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open baseline...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay &amp;results of another tool...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear o&amp;verlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare later runs with these results (Ctrl+B).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a run as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs (*.json *.jsonl *.headroom);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open results of clpeak, nvbench or Google Benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results (*.json *.xml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clearing of the overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned as the baseline. Later runs are compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Drop it again when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a run without results, so there is nothing to compare with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlay of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ControlBar</name>
    <message>
        <source>&amp;Use tuned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use tuned configurations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run each variant with the configuration that tuning found best for it on this device at this size, and with its defaults where it was not tuned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time transfers too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the kernels, time whole operations: the inputs written from ordinary memory, the kernels launched once, the result read back. The table and the Speed-up view then show both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DescriptionPlace</name>
    <message>
        <source>Names the workload, and its description NAME.toml.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description has no name. Write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description has no folder. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1. Make it first, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB/s by bus and clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reported by the driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none usable from OpenCL C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max work-group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 x %3 x %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timer step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device to measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add machine...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect to this machine and list its devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DeviceCeilings</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in 1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rounds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ceilings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the measured ceilings as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the commands that measure the other ceilings, for a terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured ceilings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands that measure the other ceilings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history has no ceilings of this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 run in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The highest rates of the latest %n runs in the history.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured: %1. In a terminal, this measures them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DeviceController</name>
    <message>
        <source>%1 has no device %2. Another device was selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenCL device was found. Install a driver, for example the package pocl-opencl-icd for this computer&apos;s processor, then choose Run &gt; Rescan devices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 is no longer available. Another device was selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device %1 of the last session is no longer available. Another device was selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DevicePanel</name>
    <message>
        <source>not measured yet (Tools menu)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts of the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A/A floor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DistributionChart</name>
    <message>
        <source>Distribution of the samples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Docks</name>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device &amp;details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Messages (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::DraftForm</name>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which values have these arguments?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content before a launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::EditorPane</name>
    <message>
        <source>Files of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the changes made here and show the file as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K&amp;eep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the text as it is here. Saving writes it over the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program and is not saved. Choose which text to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (read only: it is not UTF-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program, and here as well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ExperimentPage</name>
    <message>
        <source>Run this experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure its kernels on this device (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 14-1 on this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This experiment has no variants yet. To add one, name &quot;%1&quot; under [guide] experiments in its kernel file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring. What comes of it is drawn here when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking in the history for what was measured here before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last run on %1, but that is out of date: %2 Press &quot;%3&quot; to see today&apos;s answer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured on this device at this size yet. Press &quot;%1&quot; to see the answer here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide&apos;s GPU at 16 MP, in %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide&apos;s numbers are for its own GPU at 16 MP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: 1 point was not measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n points were not measured.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try next with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>Text to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the one before (Shift+Return).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the next one (Return).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the text (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::FolderList</name>
    <message>
        <source>Kernel folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folders that kernels are read from; later ones override earlier ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the kernels of another folder, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given by --kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a kernel folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a folder to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not read the selected folder any more. Its files stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected folder cannot be removed: it is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::FoldingGroup</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::FrameBar</name>
    <message>
        <source>Run, device and views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::GuideController</name>
    <message>
        <source>A guide run is in progress. Wait for it to finish, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has results of the guide on %1. They are shown while this device is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide is running: wait for it, or stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No variants yet. To add one, name the experiment in its kernel file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::GuidePath</name>
    <message>
        <source>Steps and experiments of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::GuideView</name>
    <message>
        <source>Done: 1 result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the guide&apos;s report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the step or experiment before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run what is selected in the guide (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the whole guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size of the experiments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size of the experiments; some run at smaller ones too. The guide&apos;s own numbers are for 16 MP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what was measured on this device at this size as a web page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure every experiment of every step on this device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HeatMap</name>
    <message>
        <source>Heat map of the configurations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HeatPanel</name>
    <message>
        <source>Acr&amp;oss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunable across the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dow&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunable down the heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ells show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a cell shows of the other tunables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected one&apos;s others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell holds many configurations where there are more than two tunables: show the fastest of them, or the one whose other values are those of the selected configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 values across and %2 down are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HeatScale</name>
    <message>
        <source>Scale of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HistoryController</name>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run documents (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening of the run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label of the run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed the label of the run of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deletion of the run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored the run of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted the run of %1. Ctrl+Z restores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays shown until the next run, and the baseline until that is cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays shown until the next run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays the baseline until that is cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HistoryModel</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured on %1, stored in %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HistoryView</name>
    <message>
        <source>All runs are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest %1 completed runs are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest %1 runs stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export JSON...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: device, workload, variant, date, label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new run deletes the oldest completed ones beyond this number. Labelled runs are never deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet. Every run is kept here, the guide&apos;s too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this run, tuning or split (Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume an interrupted or stopped run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the current results with this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the name, the tags and the note of this run (F2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this run (Delete). Edit &gt; Undo restores it until the next start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::HostsController</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ImageWell</name>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey + alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RGB + alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 32-bit float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop an image file here, or anywhere on the window; or paste one (Ctrl+V).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop an
image here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thumbnail of the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::KernelController</name>
    <message>
        <source>%1 s: read in %2, built in %3, timed in %4, checked in %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 does not exist here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 is not in the kernel folders. If it is yours, open %2 in the Kernel view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure it (Ctrl+R), or save one of its files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built in, to read. New &gt; A copy of this kernel makes it yours to change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No program of this desktop opens %1. Open it in your editor: saves are seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. It is measured when the run that is in progress has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read, so nothing is measured. Correct it and save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kernel first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel cannot be read. Correct it and save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building, checking and measuring it, and the device&apos;s ceilings...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building, checking and measuring it...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was kept of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels and tuning problems (*.cl *.toml *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes from revision %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;kernel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a kernel&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, and measure where that is ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the text for the next control, the previous one; Tab indents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build, check and measure the kernel as it is saved (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sampled for %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::KernelControls</name>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kernel: its .cl, or the .toml that describes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe a bare .cl file, or copy a built-in kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all files of the kernel (Ctrl+S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compil&amp;er</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in m&amp;y editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file with the program that this desktop has for it. A save there is seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of &amp;this kernel...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure on save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a .cl file or a te&amp;xt...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size to measure at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the kernel whenever one of its files is saved, here or in another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel is measured at one size at a time. %1 names %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the kernel once in Oclgrind, at a small size: races, accesses out of bounds, uninitialized values, divergent barriers. Each is shown at its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the device&apos;s compiler made of the kernel: registers, spills, vectors, its code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a built-in kernel first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::KernelInspector</name>
    <message>
        <source> (the other access is in line %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted: %1%2 operations on floating point numbers, %3 bytes read from global memory and %4 written, by %5 work-items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel is being looked at. Wait for it to finish, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the compiler made of the kernel is beside its revisions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running it once in Oclgrind...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling it for the device...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found a fault in 1 place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 found faults in %n places.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::KernelView</name>
    <message>
        <source>What came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What took how long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a kernel, or drop a .cl file on the window.

A bare .cl file is described first: New proposes its buffers and sizes. Then each save, here or in your own editor, builds, checks and measures it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the compiler made of the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice on the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler shows here what the device&apos;s compiler makes of the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try next appears here when the kernel has been measured. Compiler adds what its code shows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LabelDialog</name>
    <message>
        <source>Label a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A labelled run is never deleted to make room for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LabelledBars</name>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LastRun</name>
    <message>
        <source>The run of %1 is not shown at start: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its journal has %1. Open it from the history (Ctrl+H).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LessonPage</name>
    <message>
        <source>Page of the guide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LineList</name>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the chart, fastest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::LineListModel</name>
    <message>
        <source>%1, %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to draw it in grey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to give it a colour.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MainWindow</name>
    <message>
        <source>Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run of the view &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was added. Its devices are in the device box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened the session %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the session %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler&apos;s log of %1:
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the blurred photo as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel files were read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel file was skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run of %1 opened from history; Run would measure it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ManualBrowser</name>
    <message>
        <source>Page of the user guide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ManualWindow</name>
    <message>
        <source>User guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to search all pages for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not part of the built-in guide. Look for it in Headroom&apos;s sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - User guide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MarkLegend</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mild outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severe outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95&#xa0;% interval of a repetition&apos;s median</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MarksLabel</name>
    <message>
        <source>Warnings about this time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MessageBar</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MessageList</name>
    <message>
        <source>What the compiler and the checks say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::MessageLog</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No messages. Errors and applied timing settings appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelDialog</name>
    <message>
        <source>New kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the file that is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel is described yet. Choose its file, or paste its text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB, which no kernel is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. The kernel is built when it ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the kernel...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel is being built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the tuning problem...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n arguments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Built on %1: %2 takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 problem: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problems, the first: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are there already. Overwrite them?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelSource</name>
    <message>
        <source>A file of OpenCL C or a tuning problem, or paste text below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste OpenCL C here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, or such as -DN=4 -Iinclude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of the compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build &amp;options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the build, as the tuning problem says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of the build. Folders of -I are searched for what the file includes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL C and tuning problems (*.cl *.ocl *.clh *.h *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::NoiseDialog</name>
    <message>
        <source>&amp;Copies of a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;ticked variants (%1 of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds the noise floor. Measure what you will compare, and leave the machine idle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pairs of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::OrderChart</name>
    <message>
        <source>Samples in the order of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample, in the order of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ParameterControl</name>
    <message>
        <source>Si&amp;gma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian, in pixels. The photo is blurred again while it changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.000</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoBar</name>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the photo with its blur.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of both pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pictures on either side of a line that can be dragged (W).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the same part of both pictures (S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show right minus left, amplified: blue is darker, orange brighter (D).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplification of differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest power of two that fits 99.9% of the differing pixels into the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amplified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the left picture in the whole view while the button is held (space bar in the photo).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show both pictures by turns, half a second each (B in the photo).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom: 100% is one pixel of the photo per pixel of the screen. Click to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoComparison</name>
    <message>
        <source>%1 x %2 at %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error up to %1, RMS %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minus %2, amplified %3x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole photo: %1; %2 of %3 pixels differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured when the run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between them: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before and after: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurring with %1 to compare...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoController</name>
    <message>
        <source>%1 with rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact; the cut at 3 sigma costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 GP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This photo is blurred with %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2 ms, which is %3 GP/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its error is measured when sigma rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on this photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in samples from all over this photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its largest error %1 is %2 of the true Gaussian, white being 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It is what the cut at 3 sigma costs, as in all exact blurs; the rest is exact. Approximations that reach further can be nearer to the true Gaussian.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not blurred: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the fastest...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file on this computer. Save it first, then open the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is what you chose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused until the run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Shown: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The photo is blurred then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurring would disturb what is timed. The photo is blurred again when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurring...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blurring with %1%2...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for devices to blur on...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a blur for the photo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not blurred: there is no device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoFiles</name>
    <message>
        <source>%1 can&apos;t be read as an image: %2. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit into memory. Choose a smaller image.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoPane</name>
    <message>
        <source>Values under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare by a &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare s&amp;ide by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;values under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy what is shown as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure the visible part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the region</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoTools</name>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save blurred photo as...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo at &amp;100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no image. Copy a picture or an image file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the blurred photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo &amp;report...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with the photo before and after, the amplified difference and its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the report on the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0, 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit photo, photo at 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the line between both pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the left picture while held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show both pictures by turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W, S, D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare by a line, side by side, by the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blur the photo with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot blur photos.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PhotoView</name>
    <message>
        <source>Drop a photo here, or open one (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photo before and after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PlotView</name>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything again (0, or a double click).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Preferences</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, less where noise falls to %3% sooner</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto (as the desktop)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate (GP/s, GB/s, GFLOP/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal (kB, MB, GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary (KiB, MiB, GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time budget of a point in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample each point for at most this long, in all rounds together. A longer time narrows the interval of the median.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure each point in this many rounds, in random order. They share the time budget, and each has a runner process of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise goal in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop sampling a point when its noise is at most this. 0: use the whole time budget, whatever the noise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as precise as the time allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure as Headroom does by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark windows. Exported pictures are black on white in each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window. Sentences of the engine, files, reports and the command line stay English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main figure of speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure that comes first where both are shown, and the one in the list beside the throughput chart. Axes show rates. Files and reports have both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of memory sizes on screen. Rates and footprints of copies are decimal in either case, as GB/s is 10^9 bytes per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time &amp;budget per point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Noise goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For runs, for A/A checks and splits, and for the finalists of a tuning. The Guide view takes 0.3 of the time, the Kernel view 0.4 of it in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Until the window is closed, the time budget is %1 s, as given by --time-budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main figure of &amp;speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ResultController</name>
    <message>
        <source>clearing of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choice of the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clearing of the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the baseline %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another measurement is in progress. Run waits for it to finish.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the device&apos;s ceilings. The first result follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet. Tick variants, choose sizes and press Run (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a result to see how close it is to the device&apos;s limits, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run to see how close each variant is to the device&apos;s limits, and why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ResultTable</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ResultTabs</name>
    <message>
        <source>Results and the selected one&apos;s details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the selected result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the results are of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a result to read the kernel that it is of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ResultTools</name>
    <message>
        <source>Show ceilings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only results that have all of these words: in id, title, device, status or a value (Ctrl+F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the copies and MAD peaks that the ceilings come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the columns of the table. A right click on its header does it as well.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Results</name>
    <message>
        <source>&amp;Samples of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time&amp;line of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sour&amp;ce of the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filte&amp;r results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the results from the window. They stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as &amp;HTML...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with verdicts, charts, results and conditions, with the changes against the baseline. Reports of blurs show the photo, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report as &amp;Markdown...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same without pictures, for a pull request or an issue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown texts (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results as &amp;CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as &amp;PNG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart as S&amp;VG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands as a &amp;trace...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commands&apos; times for ui.perfetto.dev or chrome://tracing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace events (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the line&apos;s point before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the nearest point of another line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-&amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the speed-up&apos;s bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the bar above or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the sample before or after, the first, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the command before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show all commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roof&amp;line as SVG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roo&amp;fline as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofli&amp;ne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the variant&apos;s mark before or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the nearest mark of another variant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RevisionChart</name>
    <message>
        <source>Speed of each revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each text of the kernel that is measured becomes a point here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RevisionController</name>
    <message>
        <source>Restore a revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel as it is now was not measured, so no revision has it. Revision %1 would take its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Revision</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RevisionList</name>
    <message>
        <source>Every text of the kernel that is measured is kept here, with its result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show chan&amp;ges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare co&amp;de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;pare in turns...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the compiler makes of two selected revisions, or of one and the saved files: registers, spills, memory, vector width, and the code line by line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show line by line what changed: between two selected revisions, or since one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the selected revision over the kernel&apos;s files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure two selected revisions, or one and the current files, interleaved until it is clear which is faster.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RooflinePlot</name>
    <message>
        <source>%1 operations per byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RooflineView</name>
    <message>
        <source>Device of the roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofs to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks grow with the size. Dotted: to the intensity by the kernel&apos;s own loads. Hollow: with a warning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roofs were measured. Run with ceilings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more are not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the roofs to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roofline appears with the first size that is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet. Press Run (Ctrl+R) to see variants below the roofs of the device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RowText</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy ceiling of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAD of %1, %2 flops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAD, %1 flops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Point at a result to read its warnings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1 MP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, bound by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1% of what local memory allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval %1 to %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed validation: not on the line, not ranked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RunNames</name>
    <message>
        <source>run of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::RunStatus</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%p%, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%p%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SampleChart</name>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SampleSet</name>
    <message>
        <source>Select a result to see the samples that its median is made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The samples of this result were not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no samples: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no outliers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 mild outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n mild outliers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 severe outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n severe outliers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mild and %2 severe outliers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %n rounds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>95&#xa0;% interval unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95&#xa0;% interval up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95&#xa0;% interval %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, cold caches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sample %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, round %1 of %2 (after %3 s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, mild outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, severe outlier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SamplesView</name>
    <message>
        <source>The selected result&apos;s samples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SessionController</name>
    <message>
        <source>Sessions (*.headroom);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened, because that would disturb the run. Open it again when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has kernels that this window does not read: %1. They are only texts here, and are not built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session in %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SessionKernelsWindow</name>
    <message>
        <source>%1, as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, revision %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels and their revisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the selected kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the files of the selected kernel in a folder. Existing files are not replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These texts came with %1. They are not built or run. To measure one, read it, save its files, and add their folder in Tools &gt; Preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 in %2. Add the folder in Tools &gt; Preferences to measure the kernel.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SessionState</name>
    <message>
        <source>Device %1 is not on this machine. The selected device stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload %1 does not exist here. The chosen variants and sizes stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These variants of the session do not exist here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SidePanel</name>
    <message>
        <source>No variant has all of these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;orkload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variants to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group the variants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the variants by role or by family. Ticks and the selection stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V&amp;ariants to run (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the default: from the plain variant to the best for this device, and the fastest host implementation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick all variants that the device can run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all ticks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SizesBox</name>
    <message>
        <source>Image sizes to measure: megapixels (&quot;1, 4, 16 MP&quot;, &quot;0.25 to 24 MP&quot;) or pixels (&quot;1023x769&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes to measure: %1, as in &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes to measure: %1 (&quot;%2&quot;), or one number for all of them (&quot;%3&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image sizes of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of the run, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SourceComparison</name>
    <message>
        <source>Variant whose code is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Code of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide&apos;s listing, (c) 2018 Apple Inc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What runs here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>// No kernel: host code, part of the program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpBars</name>
    <message>
        <source>Speed-up of each result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1x</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpView</name>
    <message>
        <source>, repeat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a repetition is expected between %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload %1, kernels %2, download %3, rest %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 whole operation took less time than its kernels alone: measure again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n whole operations took less time than their kernels alone: measure again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;lative to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results are shown relative to this one (1x).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel time: data are on the device already.
End-to-end time: the inputs are written, the kernels launched once, the result read back. Libraries on the host need no transfers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers were not timed. Tick Transfers above and run again: a bar for each result then shows upload, kernels and download.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the end-to-end time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the first size. Bars appear here as each size is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these results can be compared. Ceilings and results that failed, are wrong or were skipped are not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the variants to compare, choose sizes and press Run (Ctrl+R): how many times as fast each is as a baseline is drawn here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SplitChart</name>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within the noise of the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up against share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speed-up of each share appears here as it is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart appears when %1 has been measured alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times as fast as %1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the rows on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ways to share the rows, in the table&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SplitController</name>
    <message>
        <source>Work is being split: wait for its end, or stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a tuning, not a split. Open it in the Tune view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split of %1, from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split of %1, from the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before all shares were measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: %1 shares measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sh&amp;ares as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares as &amp;JSON...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split rep&amp;ort...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with the best share, the speed-ups and the conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the split&apos;s report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split the work of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work of %1 cannot be split into rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device can&apos;t be split into %1 parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the chart of shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the share before or after, the first, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the speed-up of each share of the rows (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each share is sampled for %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SplitControls</name>
    <message>
        <source>Work of one size is split at a time: %1 names %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant to split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet&amp;ween</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices that share the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of one device, or devices side by side. The first one is what others are compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step from share to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the rows that are measured first; then those about the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to share work with: one device, and it has no parts. A second driver, such as PoCL (package pocl-opencl-icd) for the processor, would be another device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SplitView</name>
    <message>
        <source>Every share that is measured gets a row here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of sharing the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms with transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms kernels only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::StepPage</name>
    <message>
        <source>Run this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure its experiments on this device (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant to advise on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking in the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last run under other conditions than today&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blur has been measured in the guide on this device at this size yet: run the step that writes the code.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::StoryController</name>
    <message>
        <source>%1 cannot run: it %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Sweep</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::SweepChoice</name>
    <message>
        <source>There is no device to run on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No variant is ticked: tick those that should run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure every ticked variant at every size (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ThroughputView</name>
    <message>
        <source>%1: figures without a size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ceiling of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the lower one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, cold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster than the host from %1 on, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster than the host up to %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point has no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n points have no time</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The table shows why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw %1 in grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give %1 a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the point&apos;s &amp;values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput against image size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by Headroom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither .png nor .svg: name a file that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list of lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throughput, cold caches, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throughput, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more line is grey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more lines are grey.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the first size. Points appear here as each size is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No point has a time. The table shows why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results yet. Tick the variants to compare and press Run. Their throughput at each size appears here, under this device&apos;s ceilings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TimePartsBars</name>
    <message>
        <source>Where the time goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(shares of each)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::Timeline</name>
    <message>
        <source>Select a result to see the commands of a few of its launches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A library on the host gives the device no commands: there is no timeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device&apos;s stamps of these commands can&apos;t be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commands were recorded for this result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 us</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TimelineChart</name>
    <message>
        <source>Timeline of the commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start, us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End, us</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TimelineView</name>
    <message>
        <source>queued, until it is submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted, until it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all commands (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (+, wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (-, wheel)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TrialChart</name>
    <message>
        <source>configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of every configuration in the order tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each configuration appears here as it is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configuration, in the order tried</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TrialTable</name>
    <message>
        <source>Configurations tried</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TuneController</name>
    <message>
        <source>MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million %1s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, until its driver or the kernel changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kernel is being tuned: wait for its end, or stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to tune on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a split, not a tuning. Open it in the Split view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuning of %1, from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuning of %1, from the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported from %1, from the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved, because there is no folder for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not kept: Messages says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No best configuration was saved. To continue, tick &quot;Resume where tuning left off&quot; and press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuned: 1 configuration tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tuned: %n configurations tried.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open results of another tuner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T4 results and caches of Kernel Tuner (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tun&amp;ing as CSV...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuning as T&amp;4 JSON...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configurations tried as Kernel Tuner writes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T4 results (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuning r&amp;eport...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page with the best configuration, the search and the conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the tuning&apos;s report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;une %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no tunables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tun&amp;e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the tuner&apos;s heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the tuner&apos;s chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the configuration tried before or after, the first, the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the fastest configuration of the chosen kernel (Ctrl+R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each finalist is sampled for %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TuneView</name>
    <message>
        <source>Speed of each configuration, in the order tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every configuration that is tried gets a row here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default and fastest configurations, compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the search ends, the default and the fastest are measured again side by side: their rows come here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations tried and compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TuningControls</name>
    <message>
        <source>All configurations, in the order of the kernel&apos;s file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All configurations, in random order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After some random ones, combinations of the fastest so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First those that a model of the times so far expects most of: for spaces too large for the time budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tuning is of one size: %1 names %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time budget must be more than 0 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant to tune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size to tune for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size to tune for: megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1920x1080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3840x2160</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume &amp;where tuning left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the results of another tuner: T4 JSON, or a cache of Kernel Tuner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunables: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order configurations are tried; the default one is always the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time budget of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>60 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the configurations that earlier tuning runs of this kernel measured on this device, at this size and with these parameters. Otherwise, measure all of them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel has tunables: one gets them by [tune.NAME] in its file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::TuningModel</name>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which one in the order tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed, by the median.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of the search&apos;s brief measurement. The fastest are measured again in the comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid, or why it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling, or loading the binary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timing ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up and samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, or what to know about the measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::UnattendedRun</name>
    <message>
        <source>The run ended before all was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window&apos;s picture could not be encoded as PNG.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::VariantModel</name>
    <message>
        <source>%1 us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of ceiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a matrix unit: Device details show whether a device has one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ViewExports</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ViewTabs</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headroom::ViewTakes</name>
    <message>
        <source>the selected variant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
