<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AbLines</name>
    <message>
        <source>measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 项变慢</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 项变快</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 项相同</translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation>%1 项不明确</translation>
    </message>
    <message>
        <source>%1 not comparable</source>
        <translation>%1 项不可比较</translation>
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
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>Slurm (srun)</source>
        <translation>Slurm (srun)</translation>
    </message>
    <message>
        <source>Docker container</source>
        <translation>Docker 容器</translation>
    </message>
    <message>
        <source>C&amp;ontainer</source>
        <translation>容器(&amp;O)</translation>
    </message>
    <message>
        <source>Podman container</source>
        <translation>Podman 容器</translation>
    </message>
    <message>
        <source>Kubernetes pod (kubectl)</source>
        <translation>Kubernetes Pod (kubectl)</translation>
    </message>
    <message>
        <source>P&amp;od</source>
        <translation>Pod(&amp;O)</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>其他命令</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>命令(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for %1. Close other programs, or choose a smaller file.</source>
        <translation>内存不足，无法处理 %1。请关闭其他程序，或选择更小的文件。</translation>
    </message>
</context>
<context>
    <name>BarContent</name>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>复制上限</translation>
    </message>
</context>
<context>
    <name>BlurGroups</name>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Visually exact: error up to %1</source>
        <translation>视觉精确：误差最大 %1</translation>
    </message>
    <message>
        <source>Fast: error up to %1</source>
        <translation>快速：误差最大 %1</translation>
    </message>
    <message>
        <source>Larger or unknown error</source>
        <translation>误差更大或未知</translation>
    </message>
    <message>
        <source>On the host</source>
        <translation>在主机上</translation>
    </message>
    <message>
        <source>Cannot run on this device</source>
        <translation>无法在此设备上运行</translation>
    </message>
    <message>
        <source>is measured on random pixels only</source>
        <translation>只用随机像素测量</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>无法运行：%1。</translation>
    </message>
</context>
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy as image</source>
        <translation>复制为图像</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>复制为表格</translation>
    </message>
</context>
<context>
    <name>DisplayUnits</name>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
</context>
<context>
    <name>GuideState</name>
    <message>
        <source>no variants yet</source>
        <translation>还没有变体</translation>
    </message>
    <message>
        <source>not run on this device at this size</source>
        <translation>未在此设备和此尺寸上运行</translation>
    </message>
    <message>
        <source>measured in part</source>
        <translation>部分测量</translation>
    </message>
    <message>
        <source>being measured now</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>something failed</source>
        <translation>有失败项</translation>
    </message>
</context>
<context>
    <name>HeatContent</name>
    <message>
        <source>%1 of its %2 configurations tried</source>
        <translation>已试 %1/%2 个配置</translation>
    </message>
    <message>
        <source>%1, the fastest of this cell. %2.</source>
        <translation>%1，此格中最快。%2。</translation>
    </message>
    <message>
        <source>%1: none of those tried is valid. %2. %3</source>
        <translation>%1：试过的均无效。%2。%3</translation>
    </message>
    <message>
        <source>%1: not tried.</source>
        <translation>%1：未试。</translation>
    </message>
    <message>
        <source>The best of the comparison.</source>
        <translation>比较中的最佳。</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>目前的最佳。</translation>
    </message>
    <message>
        <source>The best.</source>
        <translation>最佳。</translation>
    </message>
    <message>
        <source>The default is in this cell.</source>
        <translation>默认值在此格中。</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>none valid</source>
        <translation>均无效</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>未试</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;How far is an OpenCL kernel from what this device can do, and why?&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;OpenCL 内核离此设备的能力还有多远，原因是什么？&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;&lt;p&gt;Qt %2，%3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;OpenCL devices&lt;/h4&gt;</source>
        <translation>&lt;h4&gt;OpenCL 设备&lt;/h4&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;None was found.&lt;/p&gt;</source>
        <translation>&lt;p&gt;未找到。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;br/&gt;%2, driver %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1&lt;br/&gt;%2，驱动程序 %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;User guide&lt;/a&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;用户手册&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation>关于 Headroom</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>Settings are not stored</source>
        <translation>设置未存储</translation>
    </message>
    <message>
        <source>The preferences and the window&apos;s layout cannot be stored in %1. Free space on its disk or make it writable, and try again.</source>
        <translation>无法将首选项和窗口布局存储到 %1。请释放磁盘空间或使该文件可写，然后重试。</translation>
    </message>
    <message>
        <source>Otherwise the next start has the settings that were stored last.</source>
        <translation>否则下次启动时使用上次存储的设置。</translation>
    </message>
</context>
<context>
    <name>PageFile</name>
    <message>
        <source>HTML pages (*.html);;Markdown texts (*.md)</source>
        <translation>HTML 页面 (*.html);;Markdown 文本 (*.md)</translation>
    </message>
</context>
<context>
    <name>PhotoDifference</name>
    <message>
        <source>%1% clipped</source>
        <translation>%1% 被截断</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>largest difference %1, RMS %2</source>
        <translation>最大差异 %1，RMS %2</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>memory-bound</source>
        <translation>受内存限制</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>受计算限制</translation>
    </message>
    <message>
        <source>Arithmetic intensity, operations per byte</source>
        <translation>算术强度，每字节运算数</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>每字节运算数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Run a command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Results of %1 are checked by a command. Run it?</source>
        <translation>%1 的结果由一条命令检查。要运行它吗？</translation>
    </message>
    <message>
        <source>In %1:
%2

It can do whatever you can. Agree if you know who wrote it. It is asked again when the command changes.</source>
        <translation>在 %1 中：
%2

它能做您能做的一切。如果您知道是谁编写的，请同意。命令更改后会再次询问。</translation>
    </message>
    <message>
        <source>Run Command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>Measure Unchecked</source>
        <translation>不检查直接测量</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Open sess&amp;ion...</source>
        <translation>打开会话(&amp;I)...</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>保存会话(&amp;V)</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>会话另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Kernels of the session...</source>
        <translation>会话的内核(&amp;K)...</translation>
    </message>
    <message>
        <source>P&amp;hoto in sessions</source>
        <translation>会话中的照片(&amp;H)</translation>
    </message>
    <message>
        <source>Open choices, results, photo and layout from a file.</source>
        <translation>从文件打开选择、结果、照片和布局。</translation>
    </message>
    <message>
        <source>Save choices, results, photo and layout in a file.</source>
        <translation>将选择、结果、照片和布局保存到文件。</translation>
    </message>
    <message>
        <source>Read and save the kernels that the opened session brought along.</source>
        <translation>阅读并保存所打开会话附带的内核。</translation>
    </message>
    <message>
        <source>Copy if &amp;small</source>
        <translation>较小时复制(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Always copy</source>
        <translation>始终复制(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Path only</source>
        <translation>仅路径(&amp;P)</translation>
    </message>
</context>
<context>
    <name>SessionPhoto</name>
    <message>
        <source>The example photo %1 does not exist here.</source>
        <translation>示例照片 %1 在此不存在。</translation>
    </message>
    <message>
        <source>The photo %1 has no file, so the session does not hold it.</source>
        <translation>照片 %1 没有文件，因此会话不包含它。</translation>
    </message>
    <message>
        <source>The session holds the path of %1, not a copy, because the file is large.</source>
        <translation>会话包含 %1 的路径而非副本，因为文件较大。</translation>
    </message>
    <message>
        <source>The photo %1 has changed since the session was saved.</source>
        <translation>照片 %1 在会话保存后已更改。</translation>
    </message>
    <message>
        <source>The photo %1 is not on this machine, and the session holds no copy.</source>
        <translation>照片 %1 不在本机上，会话也没有副本。</translation>
    </message>
    <message>
        <source>The session holds no copy of the photo %1.</source>
        <translation>会话中没有照片 %1 的副本。</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy row</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Copy cell</source>
        <translation>复制单元格</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
</context>
<context>
    <name>TuningSummary</name>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>已试 %1/%2 个配置</translation>
    </message>
    <message>
        <source>%1 configurations, %2 allowed, %3 tried</source>
        <translation>%1 个配置，%2 个允许，%3 个已试</translation>
    </message>
    <message>
        <source>%1 configurations, at most %2 allowed, %3 tried</source>
        <translation>%1 个配置，最多 %2 个允许，%3 个已试</translation>
    </message>
    <message>
        <source>%1, %2 of them by an earlier tuning</source>
        <translation>%1，其中 %2 个来自以前的调优</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>默认配置无效</translation>
    </message>
    <message>
        <source>the default itself</source>
        <translation>即默认配置</translation>
    </message>
    <message>
        <source>%1 times as fast as the default</source>
        <translation>是默认配置的 %1 倍</translation>
    </message>
    <message>
        <source>Imported configurations</source>
        <translation>导入的配置</translation>
    </message>
    <message>
        <source>%1, imported</source>
        <translation>%1，已导入</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 configurations: %2.</source>
        <translation>%1 个配置：%2。</translation>
    </message>
    <message>
        <source>%1: %2 configurations imported</source>
        <translation>%1：导入了 %2 个配置</translation>
    </message>
    <message>
        <source>Preparing the device.</source>
        <translation>正在准备设备。</translation>
    </message>
    <message>
        <source>Searching: %1, %2 of %3 s</source>
        <translation>正在搜索：%1，%2/%3 秒</translation>
    </message>
    <message>
        <source>Comparing the fastest and the default side by side: %1</source>
        <translation>正在并列比较最快配置与默认配置：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Done: %1 in %2 s</source>
        <translation>完成：%1，用时 %2 秒</translation>
    </message>
    <message>
        <source>No valid configuration so far.</source>
        <translation>还没有有效配置。</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>最佳：%1，%2。</translation>
    </message>
    <message>
        <source>Best so far: %1, %2, %3.</source>
        <translation>目前最佳：%1，%2，%3。</translation>
    </message>
    <message>
        <source>Best: %1, %2; %3</source>
        <translation>最佳：%1，%2；%3</translation>
    </message>
    <message>
        <source> Warning: %1.</source>
        <translation> 警告：%1。</translation>
    </message>
    <message>
        <source> The search found %1 faster, at %2. The comparison decides: its rounds are interleaved.</source>
        <translation> 搜索发现 %1 更快，%2。以比较为准：其各轮交替进行。</translation>
    </message>
    <message>
        <source>What is tuned</source>
        <translation>调优内容</translation>
    </message>
    <message>
        <source>How far the tuning is</source>
        <translation>调优进度</translation>
    </message>
    <message>
        <source>What was kept</source>
        <translation>保存内容</translation>
    </message>
    <message>
        <source>; %1% of the ceiling</source>
        <translation>；上限的 %1%</translation>
    </message>
</context>
<context>
    <name>VariantGroups</name>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Host implementations</source>
        <translation>主机实现</translation>
    </message>
    <message>
        <source>Device libraries</source>
        <translation>设备库</translation>
    </message>
    <message>
        <source>Probes of the runtime</source>
        <translation>运行时探针</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Stop the run now and keep the results so far (Esc).</source>
        <translation>立即停止运行，保留目前的结果（Esc）。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>R&amp;escan devices</source>
        <translation>重新扫描设备(&amp;E)</translation>
    </message>
    <message>
        <source>Add &amp;machine...</source>
        <translation>添加机器(&amp;M)...</translation>
    </message>
    <message>
        <source>Measure &amp;noise floor (A/A test)...</source>
        <translation>测量本底噪声（A/A 测试）(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Take turns with...</source>
        <translation>交替测量(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>首选项(&amp;P)...</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>用户手册(&amp;G)</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>此视图的帮助(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>关于 Headroom(&amp;A)</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>在另一台机器、容器或 Pod 的设备上测量。</translation>
    </message>
    <message>
        <source>Measure two versions of a kernel, interleaved: is the new one faster, slower or the same?</source>
        <translation>交替测量内核的两个版本：新版本更快、更慢还是相同？</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>编辑(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Choose how points are measured, the theme, the language, and folders of kernels.</source>
        <translation>选择测点的测量方式、主题、语言和内核文件夹。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>运行(&amp;R)</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>测量设备</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>中位数 ms</translation>
    </message>
    <message>
        <source>95% interval ms</source>
        <translation>95% 区间 ms</translation>
    </message>
    <message>
        <source>min ms</source>
        <translation>最小值 ms</translation>
    </message>
    <message>
        <source>q3 ms</source>
        <translation>第三四分位数 ms</translation>
    </message>
    <message>
        <source>wall ms</source>
        <translation>主机时钟 ms</translation>
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
        <translation>估计 GP/s</translation>
    </message>
    <message>
        <source>ceiling GP/s</source>
        <translation>上限 GP/s</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>占上限的 %</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>max error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>均方根误差</translation>
    </message>
    <message>
        <source>PSNR dB</source>
        <translation>PSNR dB</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>实测 / 估计</translation>
    </message>
    <message>
        <source>noise %</source>
        <translation>噪声 %</translation>
    </message>
    <message>
        <source>q1 ms</source>
        <translation>第一四分位数 ms</translation>
    </message>
    <message>
        <source>own max error</source>
        <translation>自身最大误差</translation>
    </message>
    <message>
        <source>own RMS error</source>
        <translation>自身均方根误差</translation>
    </message>
    <message>
        <source>stopped by</source>
        <translation>停止原因</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>low ms</source>
        <translation>下端 ms</translation>
    </message>
    <message>
        <source>high ms</source>
        <translation>上端 ms</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>event ms</source>
        <translation>设备时钟 ms</translation>
    </message>
    <message>
        <source>mild outliers</source>
        <translation>轻度离群值</translation>
    </message>
    <message>
        <source>severe outliers</source>
        <translation>重度离群值</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>device id</source>
        <translation>设备 ID</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>upload ms</source>
        <translation>上传 ms</translation>
    </message>
    <message>
        <source>download ms</source>
        <translation>下载 ms</translation>
    </message>
    <message>
        <source>end-to-end ms</source>
        <translation>端到端 ms</translation>
    </message>
    <message>
        <source>end to end ms</source>
        <translation>端到端 ms</translation>
    </message>
    <message>
        <source>end to end GP/s</source>
        <translation>端到端 GP/s</translation>
    </message>
    <message>
        <source>end to end GFLOP/s</source>
        <translation>端到端 GFLOP/s</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>kernels ms</source>
        <translation>内核 ms</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>local roof GP/s</source>
        <translation>局部内存屋顶 GP/s</translation>
    </message>
    <message>
        <source>% of local roof</source>
        <translation>占局部内存屋顶的 %</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>spill bytes</source>
        <translation>溢出字节</translation>
    </message>
    <message>
        <source>local bytes</source>
        <translation>局部内存字节</translation>
    </message>
    <message>
        <source>private bytes</source>
        <translation>私有内存字节</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>baseline GP/s</source>
        <translation>基线 GP/s</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>BuildFailed</source>
        <translation>构建失败</translation>
    </message>
    <message>
        <source>WrongResult</source>
        <translation>结果错误</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>DeviceLimit</source>
        <translation>设备限制</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>TimedOut</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>OverBudget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>event</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>冷</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>热</translation>
    </message>
    <message>
        <source>bad stamps</source>
        <translation>时间戳无效</translation>
    </message>
    <message>
        <source>clocks disagree</source>
        <translation>时钟不一致</translation>
    </message>
    <message>
        <source>over ceiling</source>
        <translation>超过上限</translation>
    </message>
    <message>
        <source>single sample</source>
        <translation>单个样本</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>crashed once</source>
        <translation>崩溃过一次</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>as captured</source>
        <translation>与捕获时相同</translation>
    </message>
    <message>
        <source>launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>invalid timestamps</source>
        <translation>时间戳无效</translation>
    </message>
    <message>
        <source>above ceiling</source>
        <translation>超过上限</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>不稳定</translation>
    </message>
    <message>
        <source>background load</source>
        <translation>后台负载</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>ONLY IN BASE</source>
        <translation>仅基线有</translation>
    </message>
    <message>
        <source>ONLY IN NEW</source>
        <translation>仅新运行有</translation>
    </message>
    <message>
        <source>NOT COMPARABLE</source>
        <translation>不可比较</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>too much local memory</source>
        <translation>局部内存过多</translation>
    </message>
    <message>
        <source>too large a group</source>
        <translation>工作组过大</translation>
    </message>
    <message>
        <source>device limit</source>
        <translation>设备限制</translation>
    </message>
    <message>
        <source>build failed</source>
        <translation>构建失败</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>结果错误</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>call failed</source>
        <translation>调用失败</translation>
    </message>
    <message>
        <source>Access patterns</source>
        <translation>访问模式</translation>
    </message>
    <message>
        <source>The same copy in many orders and widths of access: what each pattern leaves of the memory&apos;s speed.</source>
        <translation>以多种访问顺序和宽度执行同一复制：每种模式能保留多少内存速度。</translation>
    </message>
    <message>
        <source>Gaussian blur</source>
        <translation>高斯模糊</translation>
    </message>
    <message>
        <source>A Gaussian blur of standard deviation sigma; beyond the border the edge pixel is repeated.</source>
        <translation>标准差为 sigma 的高斯模糊；边界之外重复边缘像素。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Every pixel read once and written once: the speed of memory, the ceiling of everything else.</source>
        <translation>每个像素读一次、写一次：即内存速度，也是其他一切的上限。</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>Each pixel becomes the mean of its block, read from local memory by every work-item of the group: the roof of kernels that keep their data there.</source>
        <translation>每个像素变为所在块的平均值，由组内每个工作项从局部内存读取：这是把数据放在局部内存中的内核的屋顶。</translation>
    </message>
    <message>
        <source>Multiply and add</source>
        <translation>乘加</translation>
    </message>
    <message>
        <source>A copy with arithmetic in between: how many operations per pixel come free with the memory traffic.</source>
        <translation>中间带算术运算的复制：在内存传输之内，每个像素可以免费完成多少次运算。</translation>
    </message>
    <message>
        <source>Matrix multiplication</source>
        <translation>矩阵乘法</translation>
    </message>
    <message>
        <source>C = A B: each number is used again and again, so that, unlike a picture&apos;s, its speed is a question of arithmetic and of what the caches and registers keep.</source>
        <translation>C = A B：每个数会被反复使用，因此与图像不同，速度取决于算术运算以及缓存和寄存器中保留的内容。</translation>
    </message>
    <message>
        <source>N (cube root of M N K where they differ)</source>
        <translation>N（不相等时为 M N K 的立方根）</translation>
    </message>
    <message>
        <source>Overheads</source>
        <translation>开销</translation>
    </message>
    <message>
        <source>What costs time beside the work itself: launches, events, builds, allocations, transfers, many small kernels, branches, and functions more precise than a picture needs.</source>
        <translation>工作本身之外的时间开销：启动、事件、构建、分配、传输、大量小内核、分支，以及精度超出图像所需的函数。</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Many numbers become one: how threads that need each other&apos;s results share them, and how near that comes to reading memory once.</source>
        <translation>许多数合为一个：需要彼此结果的线程如何共享结果，以及这与只读一遍内存相差多少。</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>Rows become columns: a copy whose reads or writes have to stride through memory somewhere.</source>
        <translation>行变为列：这种复制的读或写必然有一方要跨步访问内存。</translation>
    </message>
    <message>
        <source>Dependent chain</source>
        <translation>依赖链</translation>
    </message>
    <message>
        <source>Half peak</source>
        <translation>half 峰值</translation>
    </message>
    <message>
        <source>Double peak</source>
        <translation>double 峰值</translation>
    </message>
    <message>
        <source>Int peak</source>
        <translation>int 峰值</translation>
    </message>
    <message>
        <source>Float peak</source>
        <translation>float 峰值</translation>
    </message>
    <message>
        <source>Matrix multiplication of halves</source>
        <translation>半精度矩阵乘法</translation>
    </message>
    <message>
        <source>C = A B with A and B of halves and C of floats: half the memory traffic of floats, and the numbers that matrix units multiply fastest.</source>
        <translation>C = A B，A 和 B 为半精度数，C 为单精度数：内存流量只有单精度的一半，也是矩阵单元乘得最快的数。</translation>
    </message>
    <message>
        <source>Matrix multiplication of 8-bit integers</source>
        <translation>8 位整数矩阵乘法</translation>
    </message>
    <message>
        <source>C = A B with A and B of signed 8-bit integers and C of 32-bit ints: a quarter of the memory traffic of floats, and exact sums.</source>
        <translation>C = A B，A 和 B 为有符号 8 位整数，C 为 32 位整数：内存流量只有单精度的四分之一，求和精确。</translation>
    </message>
    <message>
        <source>Matrix unit peak</source>
        <translation>矩阵单元峰值</translation>
    </message>
    <message>
        <source>Matrix unit int peak</source>
        <translation>矩阵单元整数峰值</translation>
    </message>
    <message>
        <source>TF32 mma peak</source>
        <translation>mma TF32 峰值</translation>
    </message>
    <message>
        <source>Half mma peak</source>
        <translation>mma half 峰值</translation>
    </message>
    <message>
        <source>Int8 mma peak</source>
        <translation>mma int8 峰值</translation>
    </message>
    <message>
        <source>Version of this table&apos;s columns; it changes when a column changes its meaning.</source>
        <translation>此表各列的版本；某列含义改变时版本随之改变。</translation>
    </message>
    <message>
        <source>The OpenCL device&apos;s name, or the host&apos;s processor for a host library.</source>
        <translation>OpenCL 设备的名称；对于主机库，则为主机处理器的名称。</translation>
    </message>
    <message>
        <source>The device&apos;s short name and its id, after its host&apos;s name in hosts.toml if it has one; for a host library the processor&apos;s name. Tables of several devices have it.</source>
        <translation>设备的简称和 ID，若其主机在 hosts.toml 中有名称则写在前面；对于主机库，则为处理器的名称。包含多个设备的表有此列。</translation>
    </message>
    <message>
        <source>The driver&apos;s own version text.</source>
        <translation>驱动程序自身的版本文本。</translation>
    </message>
    <message>
        <source>The problem that was solved.</source>
        <translation>所解决的任务。</translation>
    </message>
    <message>
        <source>Variant id: workload.name, where name is the kernel file&apos;s.</source>
        <translation>变体 ID：任务.名称，其中名称为内核文件名。</translation>
    </message>
    <message>
        <source>Pixels per row of the plane; of a product of matrices its columns, N.</source>
        <translation>平面每行的像素数；对于矩阵乘积，则为其列数 N。</translation>
    </message>
    <message>
        <source>Rows of the plane; of a product of matrices M.</source>
        <translation>平面的行数；对于矩阵乘积，则为 M。</translation>
    </message>
    <message>
        <source>Width x height of the plane in pixels; M x N x K of a product of matrices.</source>
        <translation>平面的宽 x 高，以像素为单位；对于矩阵乘积，则为 M x N x K。</translation>
    </message>
    <message>
        <source>The Gaussian&apos;s standard deviation in pixels, for problems that have one.</source>
        <translation>高斯函数的标准差，以像素为单位；仅限有此参数的任务。</translation>
    </message>
    <message>
        <source>Ok, or what went wrong. Only rows that are Ok are ranked.</source>
        <translation>正常，或出错原因。只有状态正常的行参与排名。</translation>
    </message>
    <message>
        <source>Why the result is not Ok, or the text of its warnings.</source>
        <translation>结果不正常的原因，或其警告的文本。</translation>
    </message>
    <message>
        <source>Number of timed samples.</source>
        <translation>计时样本数。</translation>
    </message>
    <message>
        <source>Median time of one iteration in milliseconds by the clock that is used: the device&apos;s (START of the first pass to END of the last), or the host&apos;s where that cannot be right. The first launch, which may compile, is never timed.</source>
        <translation>按所用时钟计算的一次迭代时间的中位数，以毫秒为单位：设备时钟（从第一遍的 START 到最后一遍的 END），或在其不可能正确时用主机时钟。可能会编译的首次启动从不计时。</translation>
    </message>
    <message>
        <source>Where 95% of medians would fall if the run were repeated, in milliseconds: from low_ms to high_ms; - where there are too few samples.</source>
        <translation>若重复运行，95% 的中位数会落入的范围，以毫秒为单位：从 low_ms 到 high_ms；样本过少时为 -。</translation>
    </message>
    <message>
        <source>Shortest sample in milliseconds, by the same clock.</source>
        <translation>按同一时钟的最短样本，以毫秒为单位。</translation>
    </message>
    <message>
        <source>Third quartile of the samples in milliseconds: three of four were faster.</source>
        <translation>样本的第三四分位数，以毫秒为单位：四分之三的样本更快。</translation>
    </message>
    <message>
        <source>Time of one iteration in milliseconds by the host&apos;s clock around the same launches: it includes launching and waiting.</source>
        <translation>按主机时钟围绕同样的启动测得的一次迭代时间，以毫秒为单位：包含启动和等待。</translation>
    </message>
    <message>
        <source>10^9 pixels per second, or items of the result where these are not pixels, over the median time.</source>
        <translation>每秒 10^9 像素，若结果的元素不是像素，则为这些元素，按时间中位数计算。</translation>
    </message>
    <message>
        <source>10^9 bytes per second of compulsory traffic (each input read once, each output written once) over the median time.</source>
        <translation>每秒 10^9 字节的必需流量（每个输入读一次，每个输出写一次），按时间中位数计算。</translation>
    </message>
    <message>
        <source>10^9 operations per second, floating point or of the row&apos;s precision: the variant&apos;s declared operations over the median time.</source>
        <translation>每秒 10^9 次运算，浮点或按该行的精度：变体声明的运算数，按时间中位数计算。</translation>
    </message>
    <message>
        <source>The guide&apos;s model: copy rate at this size x 2 / floats read and written per pixel, every load counted as memory traffic. Caches may beat it.</source>
        <translation>指南的模型：此尺寸下的复制速率 x 2 / 每像素读写的 float 数，每次加载都计为内存流量。缓存可能使其被超过。</translation>
    </message>
    <message>
        <source>Upper bound for any kernel that does the whole job: the lower of the memory ceiling (copy rate x 2 / compulsory floats per pixel) and the compute ceiling (measured peak of the row&apos;s precision / operations per pixel), both measured at this size.</source>
        <translation>完成全部工作的任何内核的上界：内存上限（复制速率 x 2 / 每像素必需的 float 数）与计算上限（该行精度的实测峰值 / 每像素运算数）中较低者，均在此尺寸下测得。</translation>
    </message>
    <message>
        <source>GP/s as a share of the ceiling at this size. Over 105% is a measuring error.</source>
        <translation>GP/s 占此尺寸下上限的比例。超过 105% 即为测量错误。</translation>
    </message>
    <message>
        <source>Which of the two ceilings is the lower one: memory or compute.</source>
        <translation>两个上限中较低的一个：内存或计算。</translation>
    </message>
    <message>
        <source>Largest absolute difference from the workload&apos;s exact result in double precision, on data in [0, 1].</source>
        <translation>与任务的双精度精确结果的最大绝对差，数据位于 [0, 1]。</translation>
    </message>
    <message>
        <source>Root mean square difference from the workload&apos;s exact result.</source>
        <translation>与任务的精确结果之差的均方根。</translation>
    </message>
    <message>
        <source>Peak signal-to-noise ratio against the exact result in decibels, peak 1; inf when they are equal.</source>
        <translation>相对于精确结果的峰值信噪比，以分贝为单位，峰值为 1；相等时为 inf。</translation>
    </message>
    <message>
        <source>Why it was measured: variant, host (a library on the host) or ceiling.</source>
        <translation>测量目的：变体、host（主机上的库）或上限。</translation>
    </message>
    <message>
        <source>GP/s over the guide&apos;s estimate. Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>GP/s 除以指南的估计。大于 1 时，缓存满足了重复加载；小于 1 时，连内存流量也无法解释该时间。</translation>
    </message>
    <message>
        <source>Half-width of the median&apos;s 95% confidence interval in per cent of the median, from order statistics; inf under 6 samples.</source>
        <translation>中位数的 95% 置信区间的半宽，以中位数的百分比表示，由次序统计量得出；少于 6 个样本时为 inf。</translation>
    </message>
    <message>
        <source>First quartile of the samples in milliseconds: one of four was faster.</source>
        <translation>样本的第一四分位数，以毫秒为单位：四分之一的样本更快。</translation>
    </message>
    <message>
        <source>Largest absolute difference from the variant&apos;s own method in double precision: the kernel&apos;s error without the method&apos;s. It decides between Ok and WrongResult.</source>
        <translation>与变体自身方法的双精度结果的最大绝对差：不含方法误差的内核误差。由它判定 Ok 或 WrongResult。</translation>
    </message>
    <message>
        <source>Root mean square difference from the variant&apos;s own method in double precision.</source>
        <translation>与变体自身方法的双精度结果之差的均方根。</translation>
    </message>
    <message>
        <source>What ended the sampling: noise goal, round limit, time budget or sample limit; not the ceiling, where a ceiling was sought and another variant is clearly faster; slower than the best, in a search of a tuning; or a stop.</source>
        <translation>采样的停止原因：噪声目标、轮数限制、时间预算或样本数限制；不是上限（寻找上限时另一变体明显更快）；比最佳者慢（调优的搜索中）；或被停止。</translation>
    </message>
    <message>
        <source>What one iteration is where a probe times the OpenCL runtime, by the host&apos;s clock unless the variant&apos;s summary says otherwise: launch, start, transfer...; empty for kernels.</source>
        <translation>测量 OpenCL 运行时的时候一次迭代的含义，除非变体的说明另有规定，否则按主机时钟：launch、start、transfer……；内核为空。</translation>
    </message>
    <message>
        <source>Lower end of the interval in which the median of a repetition is expected with 95% probability, in milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ by.</source>
        <translation>以 95% 的概率预期重复时中位数落入的区间的下端，以毫秒为单位：由轮内样本、各轮之间的差异以及不同运行之间的差异得出。</translation>
    </message>
    <message>
        <source>Upper end of that interval in milliseconds; inf with too few samples.</source>
        <translation>该区间的上端，以毫秒为单位；样本过少时为 inf。</translation>
    </message>
    <message>
        <source>Warnings about the time: bad stamps, clocks disagree, over ceiling, single sample, unsteady, drift, busy, crashed once, not checked, as captured, launch cost. The reason says each in a sentence.</source>
        <translation>关于时间的警告：时间戳无效、时钟不一致、超过上限、单个样本、不稳定、漂移、后台负载、崩溃过一次、未检查、与捕获时相同、启动开销。“原因”列用一句话说明每个警告。</translation>
    </message>
    <message>
        <source>Whose samples count: event (the device&apos;s stamps) or wall (the host&apos;s clock).</source>
        <translation>以谁的样本为准：event（设备的时间戳）或 wall（主机时钟）。</translation>
    </message>
    <message>
        <source>Median by the device&apos;s profiling clock in milliseconds, beside wall_ms.</source>
        <translation>按设备性能分析时钟的中位数，以毫秒为单位，与 wall_ms 并列。</translation>
    </message>
    <message>
        <source>Samples beyond 1.5 and up to 3 interquartile ranges from the quartiles (Tukey&apos;s fences).</source>
        <translation>超出四分位数 1.5 至 3 倍四分位距的样本（Tukey 界限）。</translation>
    </message>
    <message>
        <source>Samples beyond 3 interquartile ranges from the quartiles.</source>
        <translation>超出四分位数 3 倍四分位距的样本。</translation>
    </message>
    <message>
        <source>Number of rounds.</source>
        <translation>轮数。</translation>
    </message>
    <message>
        <source>warm: a launch finds what the one before it left in the caches; cold: a buffer larger than the last level cache is written before each launch.</source>
        <translation>warm：一次启动可使用前一次启动留在缓存中的内容；cold：每次启动前写入一个大于末级缓存的缓冲区。</translation>
    </message>
    <message>
        <source>Index of the device in the ICD loader&apos;s list: platform:device.</source>
        <translation>设备在 ICD 加载器列表中的索引：平台:设备。</translation>
    </message>
    <message>
        <source>Index of an independent measurement of the same point, from 0 (A/A test).</source>
        <translation>同一测点的独立测量的索引，从 0 开始（A/A 测试）。</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables that it ran with, e.g. `TILE_X=32 TILE_Y=64`; empty for kernels without.</source>
        <translation>内核运行时其可调参数的值，例如 `TILE_X=32 TILE_Y=64`；没有可调参数的内核为空。</translation>
    </message>
    <message>
        <source>What a pixel of its planes is: float, float4 (four channels side by side), uchar, uchar4 or int. The copy that its memory ceiling comes from moves the same.</source>
        <translation>其平面的像素类型：float、float4（四个通道并列）、uchar、uchar4 或 int。其内存上限所依据的复制移动相同类型。</translation>
    </message>
    <message>
        <source>Of a product of matrices K: columns of the left one, rows of the right one.</source>
        <translation>矩阵乘积的 K：左矩阵的列数，右矩阵的行数。</translation>
    </message>
    <message>
        <source>Time to write the inputs from ordinary host memory to the device in milliseconds: median over a few whole operations, by the commands&apos; own stamps. Only with `--transfers`.</source>
        <translation>将输入从普通主机内存写入设备的时间，以毫秒为单位：若干次完整操作的中位数，按命令自身的时间戳。仅在使用 `--transfers` 时。</translation>
    </message>
    <message>
        <source>Time to read the result back in milliseconds, likewise.</source>
        <translation>读回结果的时间，以毫秒为单位，方法同上。</translation>
    </message>
    <message>
        <source>Kernels and transfers in milliseconds: median_ms + upload_ms + download_ms.</source>
        <translation>内核与传输，以毫秒为单位：median_ms + upload_ms + download_ms。</translation>
    </message>
    <message>
        <source>The whole operation in milliseconds by the host&apos;s clock: inputs written, kernels launched once, result read back with a wait at the end. What it has above with_transfers_ms is launching, waiting, and colder caches and clocks. Of a library on the host its own time: nothing has to be moved.</source>
        <translation>按主机时钟的完整操作时间，以毫秒为单位：写入输入、启动一次内核、读回结果，最后等待。超出 with_transfers_ms 的部分是启动、等待以及更冷的缓存和更低的时钟频率。对于主机上的库，则为其自身时间：无需移动数据。</translation>
    </message>
    <message>
        <source>10^9 pixels per second by the whole operation.</source>
        <translation>按完整操作计算的每秒 10^9 像素。</translation>
    </message>
    <message>
        <source>10^9 floating point operations per second by the whole operation.</source>
        <translation>按完整操作计算的每秒 10^9 次浮点运算。</translation>
    </message>
    <message>
        <source>The variant&apos;s title; empty in files from before rows had one.</source>
        <translation>变体的标题；在行尚无标题时写成的文件中为空。</translation>
    </message>
    <message>
        <source>Of a launch of several commands: their own times added up in milliseconds, without what lies between them.</source>
        <translation>对于由多个命令组成的启动：各命令自身时间之和，以毫秒为单位，不含其间的间隔。</translation>
    </message>
    <message>
        <source>Values of the problem&apos;s other parameters, e.g. gamma=2.2; empty for problems without.</source>
        <translation>任务的其他参数的值，例如 gamma=2.2；没有其他参数的任务为空。</translation>
    </message>
    <message>
        <source>What its operations are on: float, half, double, int, or numbers of matrix units (mma-half, ...). The peak that its compute ceiling comes from is of the same.</source>
        <translation>运算所用的类型：float、half、double、int，或矩阵单元的数（mma-half 等）。其计算上限所依据的峰值为同一类型。</translation>
    </message>
    <message>
        <source>The rate at which the device&apos;s local memory moves what the variant moves through it: measured bandwidth / the variant&apos;s declared local traffic per pixel. A roof of this variant, not of the problem.</source>
        <translation>设备的局部内存移动该变体经由它移动的数据的速率：实测带宽 / 变体声明的每像素局部流量。这是该变体的屋顶，而非任务的。</translation>
    </message>
    <message>
        <source>GP/s as a share of the local-memory roof.</source>
        <translation>GP/s 占局部内存屋顶的比例。</translation>
    </message>
    <message>
        <source>Registers of 32 bits per work-item, the most of the variant&apos;s kernels; where the driver&apos;s build log says them (NVIDIA with the build option -cl-nv-verbose). `headroom-cli compiled` shows more.</source>
        <translation>每个工作项的 32 位寄存器数，取变体各内核的最大值；仅在驱动程序的构建日志给出时（NVIDIA 使用构建选项 -cl-nv-verbose）。`headroom-cli compiled` 显示更多信息。</translation>
    </message>
    <message>
        <source>Bytes of spilled registers per work-item, the most of the variant&apos;s kernels, likewise, and from Intel&apos;s driver.</source>
        <translation>每个工作项溢出的寄存器字节数，取变体各内核的最大值，来源同上，另有 Intel 的驱动程序。</translation>
    </message>
    <message>
        <source>Bytes of local memory per work-group that the driver reports, arguments included; the most of the variant&apos;s kernels.</source>
        <translation>驱动程序报告的每个工作组的局部内存字节数，包括参数；取变体各内核的最大值。</translation>
    </message>
    <message>
        <source>Bytes of private memory per work-item that the driver reports; the most of the variant&apos;s kernels.</source>
        <translation>驱动程序报告的每个工作项的私有内存字节数；取变体各内核的最大值。</translation>
    </message>
    <message>
        <source>The host&apos;s name in hosts.toml; empty for the machine that the run was started on.</source>
        <translation>主机在 hosts.toml 中的名称；启动运行的机器为空。</translation>
    </message>
    <message>
        <source>The same point&apos;s GP/s in the baseline.</source>
        <translation>同一测点在基线中的 GP/s。</translation>
    </message>
    <message>
        <source>Change of speed since the baseline in per cent: the baseline&apos;s median time over this one&apos;s, less 1. Plus is faster.</source>
        <translation>相对于基线的速度变化百分比：基线的时间中位数除以当前值，再减 1。正值表示更快。</translation>
    </message>
    <message>
        <source>Whether that change is more than noise, by the 95% intervals of both medians and the device&apos;s A/A floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.</source>
        <translation>该变化是否超过噪声，按两个中位数的 95% 区间和设备的 A/A 本底噪声判定：更快、更慢、相同，或在噪声过大无法判定时为不确定。</translation>
    </message>
    <message>
        <source>The worker that measured it, of a run with several: its number, its machine, and its device there. Tables of such runs have it.</source>
        <translation>含多个工作进程的运行中执行测量的工作进程：其编号、所在机器及其设备。此类运行的表格含有此列。</translation>
    </message>
    <message>
        <source>image size, MP</source>
        <translation>图像大小，MP</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
    <message>
        <source>;</source>
        <translation>；</translation>
    </message>
    <message>
        <source>:</source>
        <translation>：</translation>
    </message>
    <message>
        <source>,</source>
        <translation>，</translation>
    </message>
    <message>
        <source>Take turns in one run: `headroom-cli ab`.</source>
        <translation>请在一次运行中交替测量：`headroom-cli ab`。</translation>
    </message>
    <message>
        <source>not numbers: the kernel does not write them, or computes NaN or infinity</source>
        <translation>不是数值：内核没有写入它们，或者算出了 NaN 或无穷大</translation>
    </message>
    <message>
        <source>Its time is mostly the cost of starting launches: an empty launch takes %1 µs on this device. Try larger sizes.</source>
        <translation>其时间主要是启动开销：在此设备上一次空启动需要 %1 µs。请尝试更大的尺寸。</translation>
    </message>
    <message numerus="yes">
        <source>Its time is mostly the cost of starting launches: %1 empty launches take %2 µs on this device. Try larger sizes.</source>
        <translation>
            <numerusform>其时间主要是启动开销：在此设备上 %1 次空启动需要 %2 µs。请尝试更大的尺寸。</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is not deterministic: its results differ from launch to launch, within what is allowed.</source>
        <translation>内核不是确定性的：每次启动的结果都不同，但在允许范围内。</translation>
    </message>
    <message>
        <source>The device&apos;s profiling clock gave zero or reversed times: the host clock is used instead.</source>
        <translation>设备的性能分析时钟给出了零或倒退的时间：改用主机时钟。</translation>
    </message>
    <message>
        <source>One launch takes longer than the time budget allows to repeat: this is a single sample, of unknown noise.</source>
        <translation>一次启动的时间超过了时间预算，无法重复：这是单个样本，噪声未知。</translation>
    </message>
    <message>
        <source>It crashed once and did not when it was tried again: look for an access outside its buffers.</source>
        <translation>它崩溃了一次，重试时没有崩溃：请查找越过缓冲区边界的访问。</translation>
    </message>
    <message>
        <source>The base version is %1</source>
        <translation>基准版本：%1</translation>
    </message>
    <message>
        <source>The new version is %1</source>
        <translation>新版本：%1</translation>
    </message>
    <message>
        <source>%1 to %2 more time</source>
        <translation>%1 到 %2 更长的时间</translation>
    </message>
    <message>
        <source>%1 to %2 less time</source>
        <translation>%1 到 %2 更短的时间</translation>
    </message>
    <message>
        <source>Whether that exceeds the margin of %1 is open.</source>
        <translation>是否超出 %1 的容差尚无定论。</translation>
    </message>
    <message>
        <source>The new version takes %1.</source>
        <translation>新版本需要%1。</translation>
    </message>
    <message>
        <source>The change of the time is within %1.</source>
        <translation>时间的变化在 %1 之内。</translation>
    </message>
    <message>
        <source>There are %1 of the %2 rounds that a verdict needs.</source>
        <translation>判定需要 %2 轮，目前有 %1 轮。</translation>
    </message>
    <message>
        <source>The ratio changed while it was measured: no single one fits all looks. Measure again.</source>
        <translation>比值在测量期间发生了变化：没有一个值符合所有查看结果。请重新测量。</translation>
    </message>
    <message>
        <source>The new version takes %1, beyond the margin of %2.</source>
        <translation>新版本需要%1，超出 %2 的容差。</translation>
    </message>
    <message>
        <source>The change of the time is within %1, inside the margin of %2.</source>
        <translation>时间的变化在 %1 之内，未超出 %2 的容差。</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>At %1% of the arithmetic ceiling, arithmetic is its limit.</source>
        <translation>达到计算上限的 %1%，算术运算是瓶颈。</translation>
    </message>
    <message>
        <source>What is left is an algorithm with fewer operations per %1.</source>
        <translation>剩下的办法是每个%1运算更少的算法。</translation>
    </message>
    <message>
        <source>Use native_ and half_ built-ins, -cl-fast-relaxed-math, or an algorithm with fewer operations per %1.</source>
        <translation>请使用 native_ 和 half_ 内置函数、-cl-fast-relaxed-math，或每个%1运算更少的算法。</translation>
    </message>
    <message>
        <source>Neither memory nor arithmetic is busy at %1% of the ceiling. Let each work-item compute more than one %2, which gives it independent dependency chains and shares its loads.</source>
        <translation>仅达到上限的 %1%，内存和算术单元都不繁忙。让每个工作项计算多个%2，可以得到独立的依赖链并共享加载。</translation>
    </message>
    <message>
        <source>Its data are not doubles, but an expression is computed in double</source>
        <translation>数据不是 double，但有一个表达式按 double 计算</translation>
    </message>
    <message numerus="yes">
        <source>Its data are not doubles, but %1 expressions are computed in double</source>
        <translation>
            <numerusform>数据不是 double，但有 %1 个表达式按 double 计算</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as a literal without f is one: %2. Write 0.5f for 0.5, or build with -cl-single-precision-constant.</source>
        <translation>%1，因为不带 f 的字面量是 double：%2。请把 0.5 写成 0.5f，或使用 -cl-single-precision-constant 构建。</translation>
    </message>
    <message>
        <source>An integer division in a loop or an index takes tens of instructions</source>
        <translation>循环或下标中的一次整数除法需要几十条指令</translation>
    </message>
    <message numerus="yes">
        <source>%1 integer divisions in a loop or an index take tens of instructions each</source>
        <translation>
            <numerusform>循环或下标中的 %1 次整数除法各需要几十条指令</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as the compiler does not know the divisor: %2. Make it a constant (-D), use &amp; and &gt;&gt; where it is a power of two, or count along, with mul24 for products.</source>
        <translation>%1，因为编译器不知道除数：%2。请把它设为常量（-D），是 2 的幂时用 &amp; 和 &gt;&gt;，或者改为累加计数；乘积用 mul24。</translation>
    </message>
    <message>
        <source>%1 is filled with denormal numbers (below 1.2e-38), which take a CPU many times as long. Fill it with ordinary numbers, or build with -cl-denorms-are-zero.</source>
        <translation>%1 中填充的是非规格化数（小于 1.2e-38），CPU 处理它们要慢很多倍。请改用普通数值，或使用 -cl-denorms-are-zero 构建。</translation>
    </message>
    <message>
        <source>Measure a larger size, or do more per launch: most of the time is the cost of starting launches.</source>
        <translation>请测量更大的尺寸，或让每次启动做更多工作：大部分时间是启动开销。</translation>
    </message>
    <message>
        <source>Launching and waiting take %1 µs around %2 µs of kernel. Do more per launch, or enqueue many before waiting.</source>
        <translation>启动和等待需要 %1 µs，而内核只需 %2 µs。请让每次启动做更多工作，或在等待之前排入多次启动。</translation>
    </message>
    <message>
        <source>%1 has no local size, and groups must divide its %2: the widest such group has %3. Give the pass a local size of %4, which rounds the global size up, and let work-items beyond the end do nothing.</source>
        <translation>%1 没有局部大小，工作组必须整除其 %2：这样的工作组最多有 %3。请为该趟指定局部大小 %4（全局大小会向上取整），并让超出末尾的工作项什么都不做。</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items along x</source>
        <translation>
            <numerusform>x 方向的 %1 个工作项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items</source>
        <translation>
            <numerusform>%1 个工作项</numerusform>
        </translation>
    </message>
    <message>
        <source>Its work-groups have %1 work-items, and GPUs run %2 or 64 at once. Use a multiple.</source>
        <translation>其工作组有 %1 个工作项，而 GPU 一次运行 %2 或 64 个。请使用它们的倍数。</translation>
    </message>
    <message>
        <source>In %1, neighbouring work-items access %2 %3 bytes apart, and memory moves %4 bytes at least.</source>
        <translation>在 %1 中，相邻工作项访问 %2 时相距 %3 字节，而内存每次至少传输 %4 字节。</translation>
    </message>
    <message>
        <source>Make groups wider along x: its neighbours differ in y.</source>
        <translation>请把工作组沿 x 方向加宽：其相邻项的 y 不同。</translation>
    </message>
    <message>
        <source>Exchange get_global_id(0) and get_global_id(1) there: neighbours differ in x.</source>
        <translation>请交换其中的 get_global_id(0) 和 get_global_id(1)：相邻项的 x 不同。</translation>
    </message>
    <message>
        <source>Give each member of the struct an array of its own, unless all members are used at once.</source>
        <translation>请让结构体的每个成员各用一个数组，除非所有成员同时使用。</translation>
    </message>
    <message>
        <source>Let get_global_id(0) be the fastest index, or load rows together into local memory.</source>
        <translation>让 get_global_id(0) 成为变化最快的下标，或把各行一起加载到局部内存。</translation>
    </message>
    <message>
        <source>It runs at %1% of what its %2 per %3 would take at the copy&apos;s speed. See whether neighbouring work-items access neighbouring addresses, and whether each waits for its own last result.</source>
        <translation>按复制速度计，每个%3的%2应达到的速度，它只达到 %1%。请检查相邻工作项是否访问相邻地址，以及每个工作项是否在等待自己上一个结果。</translation>
    </message>
    <message>
        <source>local memory or registers</source>
        <translation>局部内存或寄存器</translation>
    </message>
    <message>
        <source>registers, or in tiles that fit the cache</source>
        <translation>寄存器，或放得进缓存的分块</translation>
    </message>
    <message>
        <source>%1, and caches already serve some of them. Keep what neighbours share in %2.</source>
        <translation>%1，其中一部分已由缓存提供。请把相邻项共用的数据放在%2中。</translation>
    </message>
    <message>
        <source>%1. Keep what neighbours share in %2.</source>
        <translation>%1。请把相邻项共用的数据放在%2中。</translation>
    </message>
    <message>
        <source>Each of %1 passes stores its result in global memory for the next one to load. Fuse them where a tile can stay in %2.</source>
        <translation>%1 趟中的每一趟都把结果存到全局内存，再由下一趟加载。在分块能留在%2中的地方把它们融合。</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>从全局内存加载</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>一个字节</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1% of the memory ceiling, each work-item of %2 loads %3 of %4 at a time. Let it take 4 to 16 neighbouring elements with vload4 to vload16.</source>
        <translation>达到内存上限的 %1%，%2 的每个工作项每次从 %4 加载%3。请用 vload4 至 vload16 让它一次取 4 到 16 个相邻元素。</translation>
    </message>
    <message>
        <source>By its text, neighbouring work-items of %1 access %2 in local memory %3 elements apart, so that %4 of %5 meet in one bank and wait for each other. Make rows one element longer than a multiple of %6.</source>
        <translation>从源码看，%1 的相邻工作项访问局部内存中的 %2 时相距 %3 个元素，因此 %5 个中有 %4 个落在同一存储体并互相等待。请让每行比 %6 的倍数多一个元素。</translation>
    </message>
    <message>
        <source>measure a larger size</source>
        <translation>测量更大的尺寸</translation>
    </message>
    <message>
        <source>split the work of each into independent pieces</source>
        <translation>把每个工作项的工作拆成独立的部分</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups on %2 cores leave cores waiting</source>
        <translation>
            <numerusform>%2 个核心上只有 %1 个工作组，部分核心在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-group on %1 cores leaves cores waiting</source>
        <translation>%1 个核心上只有 1 个工作组，部分核心在等待</translation>
    </message>
    <message>
        <source>%1, and %2 keep them busy. Choose smaller groups, or %3.</source>
        <translation>%1，%2 个才能让它们保持繁忙。请选择更小的工作组，或%3。</translation>
    </message>
    <message>
        <source>%1 on a device that wants %2 in flight (%3 compute units x %4). Raise parallelism: %5.</source>
        <translation>设备需要同时有 %2 个工作项（%3 个计算单元 x %4），而这里只有 %1。请提高并行度：%5。</translation>
    </message>
    <message>
        <source>%1 of %2 run %3 at a time, so the last of %4 waves has %5: about %6% of the time is spent waiting for it. Change the group size, or the outputs per work-item, so that the last wave is full.</source>
        <translation>%2 的 %1 每次运行 %3 个，因此 %4 波中的最后一波只有 %5：约 %6% 的时间在等待它。请改变工作组大小或每个工作项的输出数，使最后一波填满。</translation>
    </message>
    <message>
        <source>The %1 registers of each work-item of %2 leave room for %3 of %4 waves on a compute unit, too few to hide latency. Keep less alive at once: compute fewer outputs per work-item, or unroll less.</source>
        <translation>%2 的每个工作项占用 %1 个寄存器，每个计算单元只能容纳 %4 波中的 %3 波，不足以掩盖延迟。请减少同时存活的值：减少每个工作项的输出，或减少展开。</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes stored and loaded by each work-item</source>
        <translation>
            <numerusform>每个工作项存取的 %1 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes of each work-item</source>
        <translation>
            <numerusform>每个工作项的 %1 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 registers</source>
        <translation>
            <numerusform>%1 个寄存器</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep less alive at once: smaller private arrays, less unrolling, fewer outputs per work-item.</source>
        <translation>请减少同时存活的值：更小的私有数组、更少的展开、每个工作项更少的输出。</translation>
    </message>
    <message>
        <source>%1 has more values than registers: %2 go through memory.</source>
        <translation>%1 的值多于寄存器：%2 要经过内存。</translation>
    </message>
    <message>
        <source>Its kernels have more values than registers: %1 bytes of each work-item go through memory.</source>
        <translation>其内核的值多于寄存器：每个工作项有 %1 字节要经过内存。</translation>
    </message>
    <message>
        <source>The compiler left %1 of %2 scalar: %3, none on vectors. Let neighbouring work-items access neighbouring addresses without branches, or compute with float4 to float16.</source>
        <translation>编译器让 %2 的%1保持标量：%3，没有向量运算。请让相邻工作项无分支地访问相邻地址，或使用 float4 至 float16 计算。</translation>
    </message>
    <message>
        <source>the hot loop</source>
        <translation>热点循环</translation>
    </message>
    <message>
        <source>the arithmetic</source>
        <translation>算术运算</translation>
    </message>
    <message>
        <source>Its text has inner loops and no vectors, and compilers often leave such kernels scalar on a CPU. Look at the compiled code, or compute with float4 to float16.</source>
        <translation>源码中有内层循环而没有向量，编译器在 CPU 上常把这样的内核保持为标量。请查看编译后的代码，或使用 float4 至 float16 计算。</translation>
    </message>
    <message>
        <source>The result is wrong, so its speed means nothing yet. Compare it with an earlier version on the same input, at a size small enough to read.</source>
        <translation>结果是错的，因此速度还没有意义。请在相同输入、小到可以查看的尺寸下与早先的版本比较。</translation>
    </message>
    <message>
        <source>At %1% of its ceiling, this variant is done. Only an algorithm that %2 could be faster.</source>
        <translation>已达到上限的 %1%，此变体无需再调。只有%2的算法才可能更快。</translation>
    </message>
    <message>
        <source>needs fewer operations</source>
        <translation>需要更少运算</translation>
    </message>
    <message>
        <source>moves less memory</source>
        <translation>传输更少数据</translation>
    </message>
    <message>
        <source>%1 does the same here %2 times as fast. Compare the two sources.</source>
        <translation>%1 在此做同样的事，速度是 %2 倍。请比较两者的源码。</translation>
    </message>
    <message>
        <source>1 sample is too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>1 个样本不足以说明其稳定性。请选择更小的尺寸或更长的时间预算。</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples are too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>
            <numerusform>%1 个样本不足以说明其稳定性。请选择更小的尺寸或更长的时间预算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its median is known to %1% only. Close other programs or raise the time budget before comparing it.</source>
        <translation>其中位数只精确到 %1%。比较之前请关闭其他程序，或提高时间预算。</translation>
    </message>
    <message>
        <source>This is %1% of its ceiling, which is not possible:</source>
        <translation>这是上限的 %1%，不可能达到：</translation>
    </message>
    <message>
        <source>the device&apos;s clock errs, so the host clock is used instead.</source>
        <translation>设备时钟有误，因此改用主机时钟。</translation>
    </message>
    <message>
        <source>a measuring error, or a ceiling measured while the device was busy; run it again on an idle device.</source>
        <translation>测量误差，或测量上限时设备正忙；请在空闲的设备上重新运行。</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>The device&apos;s clock says %1 ms per launch and the host&apos;s %2 ms: %3. The host clock is used.</source>
        <translation>设备时钟显示每次启动 %1 ms，主机时钟显示 %2 ms：%3。采用主机时钟。</translation>
    </message>
    <message>
        <source>the device&apos;s cannot be right</source>
        <translation>设备时钟不可能正确</translation>
    </message>
    <message>
        <source>the launches waited for something, or the device&apos;s clock is slow</source>
        <translation>启动在等待某些东西，或设备时钟偏慢</translation>
    </message>
    <message>
        <source>Its rounds differ by %1, from %2 to %3 ms: the device&apos;s clock, its load or where memory lies changed.</source>
        <translation>各轮相差 %1，从 %2 到 %3 ms：设备的时钟频率、负载或内存位置发生了变化。</translation>
    </message>
    <message>
        <source>Other programs kept 1 CPU core busy. Close them and run again.</source>
        <translation>其他程序占用了 1 个 CPU 核心。请关闭它们并重新运行。</translation>
    </message>
    <message numerus="yes">
        <source>Other programs kept %1 CPU cores busy. Close them and run again.</source>
        <translation>
            <numerusform>其他程序占用了 %1 个 CPU 核心。请关闭它们并重新运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was %2 at the end of this size than at its beginning: the device&apos;s clock or load changed, so rows of this size cannot be compared.</source>
        <translation>%1 在此尺寸结束时比开始时%2：设备的时钟频率或负载发生了变化，因此此尺寸的各行不能比较。</translation>
    </message>
    <message>
        <source>%1 was %2 than in the part of the run before: the device&apos;s clock or load changed, so rows of this size from before and after cannot be compared.</source>
        <translation>%1 比运行的前一部分%2：设备的时钟频率或负载发生了变化，因此此尺寸前后的各行不能比较。</translation>
    </message>
    <message>
        <source>The %1 row is %2</source>
        <translation>%1的行：%2</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>The base&apos;s time is by the %1 clock, the new one by the %2 clock.</source>
        <translation>基线的时间取自%1时钟，新的取自%2时钟。</translation>
    </message>
    <message>
        <source>The medians differ by %1 of the shorter</source>
        <translation>两个中位数相差较短者的 %1</translation>
    </message>
    <message>
        <source>%1, but noise alone can reach %2, which is too much to decide.</source>
        <translation>%1，但仅噪声就可达 %2，无法判断。</translation>
    </message>
    <message>
        <source>%1, no more than the A/A floor of %2.</source>
        <translation>%1，未超过 A/A 本底噪声 %2。</translation>
    </message>
    <message>
        <source>%1: only one of the two intervals excludes the other&apos;s median.</source>
        <translation>%1：只有一个区间不包含另一个的中位数。</translation>
    </message>
    <message>
        <source>%1, less than the %2 that a repetition may differ by.</source>
        <translation>%1，小于重复测量可能的差异 %2。</translation>
    </message>
    <message>
        <source>%1, but the %2 row is marked &quot;%3&quot;. Measure again.</source>
        <translation>%1，但%2的行带有“%3”标记。请重新测量。</translation>
    </message>
    <message>
        <source>%1, but launches of under %2 ms on a CPU differ by more from run to run where the noise floor has not been measured.</source>
        <translation>%1，但在未测量本底噪声的情况下，CPU 上短于 %2 ms 的启动在各次运行之间差异更大。</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few rounds in processes of their own to show what differs from run to run.</source>
        <translation>%1，但%2的行在独立进程中的轮数太少，不足以显示各次运行之间的差异。</translation>
    </message>
    <message>
        <source>%1, but the rounds of the two runs overlap.</source>
        <translation>%1，但两次运行的各轮互有重叠。</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few samples to estimate its noise.</source>
        <translation>%1，但%2的行样本太少，无法估计其噪声。</translation>
    </message>
    <message>
        <source>%1; a repetition may differ by %2 of the shorter time, the A/A floor is %3.</source>
        <translation>%1；重复测量可能相差较短时间的 %2，A/A 本底噪声为 %3。</translation>
    </message>
    <message>
        <source>It takes %1 more time than the base</source>
        <translation>它比基线多用 %1 的时间</translation>
    </message>
    <message>
        <source>It takes %1 less time than the base</source>
        <translation>它比基线少用 %1 的时间</translation>
    </message>
    <message>
        <source>%1 arithmetic</source>
        <translation>%1 计算</translation>
    </message>
    <message>
        <source>%1 could not be built at %2.</source>
        <translation>%1 在 %2 下无法构建。</translation>
    </message>
    <message>
        <source>%1 does not support this case at %2.</source>
        <translation>%1 在 %2 下不支持这种情况。</translation>
    </message>
    <message>
        <source>%1 does not fit on this device at %2.</source>
        <translation>%1 在 %2 下超出此设备的容量。</translation>
    </message>
    <message>
        <source>%1 took too long and was stopped at %2.</source>
        <translation>%1 在 %2 下耗时过长，已停止。</translation>
    </message>
    <message>
        <source>%1 crashed the driver at %2.</source>
        <translation>%1 在 %2 下使驱动程序崩溃。</translation>
    </message>
    <message>
        <source>%1 was skipped because it would take too long at %2.</source>
        <translation>%1 在 %2 下被跳过，因为耗时会过长。</translation>
    </message>
    <message>
        <source>%1 was cancelled before it was measured at %2.</source>
        <translation>%1 在 %2 下测量之前已取消。</translation>
    </message>
    <message>
        <source>%1 ran, but its time could not be measured at %2.</source>
        <translation>%1 在 %2 下已运行，但无法测得时间。</translation>
    </message>
    <message>
        <source>%1 gave a wrong result and no time at %2.</source>
        <translation>%1 在 %2 下结果错误，且没有时间。</translation>
    </message>
    <message>
        <source>%1 failed at %2.</source>
        <translation>%1 在 %2 下失败。</translation>
    </message>
    <message>
        <source>The compiler&apos;s log says where.</source>
        <translation>编译器日志指出了位置。</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>Choose a smaller size, or look for a loop that does not end.</source>
        <translation>请选择更小的尺寸，或查找不会结束的循环。</translation>
    </message>
    <message>
        <source>Run it again; if it crashes again, look for accesses out of bounds.</source>
        <translation>请重新运行；如果再次崩溃，请查找越界访问。</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2 (off by up to %3), so its %4 are not valid.</source>
        <translation>%1 在 %2 下计算结果错误（最大偏差 %3），因此其 %4 无效。</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2, so its %3 are not valid.</source>
        <translation>%1 在 %2 下计算结果错误，因此其 %3 无效。</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s of local memory, at %4: the fastest such row is the roof of what kernels move through local memory.</source>
        <translation>%1 在 %4 下达到 %2，局部内存 %3 GB/s：最快的这类行就是内核经局部内存传输的屋顶。</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 %4, at %5: the fastest such row is the %6 ceiling of this size; with few flops per pixel, memory is what holds it back.</source>
        <translation>%1 在 %5 下达到 %2，%3 %4：最快的这类行就是此尺寸的%6上限；每像素运算很少时，受限于内存。</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s, at %4: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 在 %4 下达到 %2，%3 GB/s：最快的复制就是此尺寸的内存上限。</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 在 %3 下达到 %2：最快的复制就是此尺寸的内存上限。</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3 on the host: for comparison with the variants. The device&apos;s ceilings do not apply to it.</source>
        <translation>%1 在主机上于 %3 下达到 %2：用于与各变体比较。设备的上限不适用于它。</translation>
    </message>
    <message>
        <source>%1 did not do what it was timed for at %2, so its time is invalid.</source>
        <translation>%1 在 %2 下没有完成被计时的工作，因此时间无效。</translation>
    </message>
    <message>
        <source>%1 takes %2 per %3 at %4</source>
        <translation>%1 在 %4 下每次%3需要 %2</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>复制上限</translation>
    </message>
    <message>
        <source>%1 ceiling</source>
        <translation>%1上限</translation>
    </message>
    <message>
        <source>only known ceiling</source>
        <translation>唯一已知上限</translation>
    </message>
    <message>
        <source>compute is not the limit.</source>
        <translation>计算不是瓶颈。</translation>
    </message>
    <message>
        <source>memory is not the limit.</source>
        <translation>内存不是瓶颈。</translation>
    </message>
    <message>
        <source>whether the other ceiling is lower is not known.</source>
        <translation>另一个上限是否更低尚不清楚。</translation>
    </message>
    <message>
        <source>local memory is the limit, at %1 of the %2 that its bandwidth allows for %3 bytes per %4: keep more of them in registers.</source>
        <translation>局部内存是瓶颈，按每个%4 %3 字节，其带宽允许 %2，已达到 %1：请把更多数据放在寄存器中。</translation>
    </message>
    <message>
        <source>neither ceiling explains this. Look at latency, parallelism, the access pattern and repeated loads.</source>
        <translation>两个上限都无法解释。请检查延迟、并行度、访问模式和重复加载。</translation>
    </message>
    <message>
        <source>neither ceiling explains this. At %1 times the guide&apos;s estimate of %2, caches already serve repeated loads: fewer loads per %3, or more parallelism, is what is left.</source>
        <translation>两个上限都无法解释。速度是指南估计 %2 的 %1 倍，缓存已在提供重复加载：只剩下减少每个%3的加载，或提高并行度。</translation>
    </message>
    <message>
        <source>neither ceiling explains this: even with every load from memory, the guide&apos;s estimate is %1. Look at latency, parallelism and the access pattern.</source>
        <translation>两个上限都无法解释：即使每次加载都来自内存，指南的估计也有 %1。请检查延迟、并行度和访问模式。</translation>
    </message>
    <message>
        <source>that is the guide&apos;s estimate (%1) for its %2 of traffic per %3: repeated loads are the limit; keep them in local memory or registers.</source>
        <translation>这正是指南对每个%3 %2流量的估计（%1）：重复加载是瓶颈；请把它们放在局部内存或寄存器中。</translation>
    </message>
    <message>
        <source>%1 appears to reach %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 在 %4 下似乎达到此设备%3的 %2（%5/%6）</translation>
    </message>
    <message>
        <source>%1 reaches %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 在 %4 下达到此设备%3的 %2（%5/%6）</translation>
    </message>
    <message>
        <source>no kernel that does the whole job can be, so suspect the measurement.</source>
        <translation>完成全部工作的内核不可能做到，因此测量可疑。</translation>
    </message>
    <message>
        <source>repeated loads</source>
        <translation>重复加载</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3</source>
        <translation>%1 在 %3 下达到 %2</translation>
    </message>
    <message>
        <source>how far that is from what this device can do is not known, because no ceiling was measured at this size: run again with ceilings.</source>
        <translation>由于此尺寸没有测量上限，不知道离此设备的能力有多远：请带上限重新运行。</translation>
    </message>
    <message>
        <source>no faster than %1 (%2)</source>
        <translation>不比 %1 快（%2）</translation>
    </message>
    <message>
        <source>%1 times as fast as %2 (%3)</source>
        <translation>是 %2 的 %1 倍（%3）</translation>
    </message>
    <message>
        <source>Fastest here at %1 is %2 with %3, %4.</source>
        <translation>在此设备上 %1 时最快的是 %2，%3，%4。</translation>
    </message>
    <message>
        <source>No difference here at %1: all run at about %2.</source>
        <translation>在此设备上 %1 时没有差别：都约为 %2。</translation>
    </message>
    <message>
        <source>Nothing beats %1 here at %2, with %3; %4 reaches %5% of it.</source>
        <translation>在此设备上 %2 时没有比 %1 更快的，%3；%4 达到它的 %5%。</translation>
    </message>
    <message>
        <source>Its largest error is %1, against %2.</source>
        <translation>其最大误差为 %1，对比 %2。</translation>
    </message>
    <message>
        <source>No difference here: all take about %1.</source>
        <translation>在此设备上没有差别：都约需 %1。</translation>
    </message>
    <message>
        <source>Shortest here is %1 with %2, longest %3 with %4: %5 times as much.</source>
        <translation>在此设备上最短的是 %1，%2；最长的是 %3，%4：为前者的 %5 倍。</translation>
    </message>
    <message>
        <source>This device copies %1 (%2 GB/s) at %3, with %4; the guide&apos;s copied 13.5 GP/s.</source>
        <translation>此设备在 %3 下用 %4 复制达到 %1（%2 GB/s）；指南的设备为 13.5 GP/s。</translation>
    </message>
    <message>
        <source>At %1 it is %2 times as fast: that size fits a cache.</source>
        <translation>在 %1 下快 %2 倍：此尺寸放得进缓存。</translation>
    </message>
    <message>
        <source>The chains of growing length have not been measured yet.</source>
        <translation>尚未测量长度递增的链。</translation>
    </message>
    <message>
        <source>Not memory-bound from %1 flops per pixel on, at %2: they run at %3% of the copy&apos;s speed.</source>
        <translation>在 %2 下，从每像素 %1 次运算起不再受内存限制：速度为复制的 %3%。</translation>
    </message>
    <message>
        <source>Memory-bound up to %1 flops per pixel on this device, at %2</source>
        <translation>在此设备上 %2 时，每像素不超过 %1 次运算都受内存限制</translation>
    </message>
    <message>
        <source>even the longest chain measured hides behind the copy.</source>
        <translation>即使测到的最长的链也被复制掩盖。</translation>
    </message>
    <message>
        <source>%1 flops run at %2% of the copy&apos;s speed, %3 at %4%.</source>
        <translation>%1 次运算的速度为复制的 %2%，%3 次为 %4%。</translation>
    </message>
    <message>
        <source>No algorithm has been measured beside the copy yet.</source>
        <translation>除复制外尚未测量任何算法。</translation>
    </message>
    <message>
        <source>By its estimate %1 should win (%2 GP/s) at %3</source>
        <translation>按估计，%1 应胜出（%2 GP/s），在 %3 下</translation>
    </message>
    <message>
        <source>and of them all it is the fastest; yet its %1 are %2% of that estimate.</source>
        <translation>它也确实最快；但其 %1 只是该估计的 %2%。</translation>
    </message>
    <message>
        <source>here %1 does, with %2: %3 runs at %4, %5% of its estimate.</source>
        <translation>这里胜出的是 %1，%2：%3 为 %4，是其估计的 %5%。</translation>
    </message>
    <message>
        <source>At %1, %2 reaches %3% of the copy</source>
        <translation>在 %1 下 %2 达到复制的 %3%</translation>
    </message>
    <message>
        <source>and skewed runs at %1 times the speed of local</source>
        <translation>斜排的速度是局部的 %1 倍</translation>
    </message>
    <message>
        <source>The transposes have not been measured beside the copy yet.</source>
        <translation>尚未与复制一起测量转置。</translation>
    </message>
    <message>
        <source>Fastest here is %1 with %2 at %3, %4.</source>
        <translation>在此设备上最快的是 %1，在 %3 下 %2，%4。</translation>
    </message>
    <message>
        <source>That is %1% of the estimate of %2 GP/s that the guide&apos;s code missed (%3 reaches %4% of it).</source>
        <translation>这是指南代码未达到的估计 %2 GP/s 的 %1%（%3 达到它的 %4%）。</translation>
    </message>
    <message>
        <source>From %1 with %2 to %3 with %4 at %5: %6 times as fast.</source>
        <translation>在 %5 下，从 %1 的 %2 到 %3 的 %4：快 %6 倍。</translation>
    </message>
    <message>
        <source>That is %1% of its ceiling.</source>
        <translation>这是其上限的 %1%。</translation>
    </message>
    <message>
        <source>The step that brought most was %1: %2 times.</source>
        <translation>收益最大的一步是 %1：%2 倍。</translation>
    </message>
    <message>
        <source>Wrong on this device: %1.</source>
        <translation>在此设备上错误：%1。</translation>
    </message>
    <message>
        <source>No result has been checked yet.</source>
        <translation>尚未检查任何结果。</translation>
    </message>
    <message>
        <source>All %1 results are right by their own methods; the furthest from the exact Gaussian is %2, by up to %3 of full scale.</source>
        <translation>全部 %1 个结果按各自的方法都正确；离精确高斯最远的是 %2，最大为满量程的 %3。</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 µs per kernel.</source>
        <translation>指南给出的数字是每个内核 10 到 100 µs。</translation>
    </message>
    <message>
        <source>One of the clocks gave no valid result.</source>
        <translation>其中一个时钟没有给出有效结果。</translation>
    </message>
    <message>
        <source>One that waits at the end only, and starts while the launch before still runs, says %1.</source>
        <translation>只在最后等待、并在前一次启动仍在运行时开始的计时器显示 %1。</translation>
    </message>
    <message>
        <source>The kernel takes %1 by the device&apos;s events; a host timer that waits says %2, launch and wait included; one that does not wait says %3, which is the call alone and nothing of the kernel.</source>
        <translation>按设备事件，内核需要 %1；会等待的主机计时器显示 %2，包含启动和等待；不等待的显示 %3，那只是调用本身，不含内核。</translation>
    </message>
    <message>
        <source>One of the loops gave no valid result.</source>
        <translation>其中一个循环没有给出有效结果。</translation>
    </message>
    <message>
        <source>With one wait at the end it takes %1, which is what the kernel takes; the read was the rest.</source>
        <translation>只在最后等待一次时需要 %1，那就是内核的时间；其余是读取。</translation>
    </message>
    <message>
        <source>A launch of the loop takes %1 with a read and %2 without. Launching is asynchronous, and a timer that does not wait measures the enqueueing alone; here that takes as long as the kernel, so the mistake does not show.</source>
        <translation>循环中每次启动带读取需要 %1，不带需要 %2。启动是异步的，不等待的计时器只测到入队；这里入队与内核一样久，所以看不出错误。</translation>
    </message>
    <message>
        <source>Separable through images runs at %1 times the speed of %2</source>
        <translation>通过图像的可分离滤波速度是 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>2D, image</source>
        <translation>二维，图像</translation>
    </message>
    <message>
        <source>2D, buffers</source>
        <translation>二维，缓冲区</translation>
    </message>
    <message>
        <source>two-dimensional through images at %1 times the speed of %2</source>
        <translation>通过图像的二维滤波是 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>half buffers</source>
        <translation>half 缓冲区</translation>
    </message>
    <message>
        <source>with half storage at %1 times the speed of %2</source>
        <translation>以 half 存储是 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>Neither images nor halves gave a valid result here.</source>
        <translation>图像和 half 在此都没有给出有效结果。</translation>
    </message>
    <message>
        <source>Measure larger sizes before trusting small differences.</source>
        <translation>在相信细微差别之前，请测量更大的尺寸。</translation>
    </message>
    <message>
        <source>Measure again before trusting small differences.</source>
        <translation>在相信细微差别之前，请重新测量。</translation>
    </message>
    <message>
        <source>Not measured on this device yet.</source>
        <translation>尚未在此设备上测量。</translation>
    </message>
    <message>
        <source>No verdict: the run stopped too early.</source>
        <translation>没有结论：运行过早停止。</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants have been measured here.</source>
        <translation>没有结论：在此测量的变体太少。</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants ran here. Their rows say why.</source>
        <translation>没有结论：在此能运行的变体太少。各行说明了原因。</translation>
    </message>
    <message>
        <source>Some of these beat their ceiling, so the device was not steady: measure again.</source>
        <translation>其中有些超过了上限，说明设备不稳定：请重新测量。</translation>
    </message>
    <message>
        <source>Cache of %1</source>
        <translation>%1 缓存</translation>
    </message>
    <message>
        <source>%1 to [work] in %2</source>
        <translation>在 %2 的 [work] 中添加 %1</translation>
    </message>
    <message>
        <source>%1 to [work] of its workload</source>
        <translation>在其任务的 [work] 中添加 %1</translation>
    </message>
    <message>
        <source>%1 declares no operations. Add %2, or the operations of each %3 as flops to [cost] of the variant. `headroom-cli check %4` counts them.</source>
        <translation>%1 没有声明运算数。请添加：%2，或在变体的 [cost] 中以 flops 给出每个%3的运算数。`headroom-cli check %4` 可统计。</translation>
    </message>
    <message>
        <source>%1 runs on the host: the roofs of %2 do not bound it.</source>
        <translation>%1 在主机上运行：%2 的屋顶不适用于它。</translation>
    </message>
    <message>
        <source>%1 times the OpenCL runtime, not the operations of a kernel.</source>
        <translation>%1 测量的是 OpenCL 运行时，而不是内核的运算。</translation>
    </message>
    <message>
        <source>%1 does no operations: its arithmetic intensity is 0.</source>
        <translation>%1 不做运算：其算术强度为 0。</translation>
    </message>
    <message>
        <source>%1 moves no bytes of global memory by its description. Add %2.</source>
        <translation>根据其描述，%1 不传输全局内存的字节。请添加：%2。</translation>
    </message>
    <message>
        <source>%1 has figures too large or too small to be drawn. Measure it again.</source>
        <translation>%1 的数值过大或过小，无法绘制。请重新测量。</translation>
    </message>
    <message>
        <source>%1 caches</source>
        <translation>%1缓存</translation>
    </message>
    <message>
        <source>dependent chain</source>
        <translation>依赖链</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>none of the roofs</source>
        <translation>不受任何屋顶限制</translation>
    </message>
    <message>
        <source>the cost of starting launches</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 %2 at %3 operations per byte</source>
        <translation>%1 %2，每字节 %3 次运算</translation>
    </message>
    <message>
        <source>%1 by its own loads</source>
        <translation>按自身加载为 %1</translation>
    </message>
    <message>
        <source>%1% of its roof, %2</source>
        <translation>屋顶的 %1%，%2</translation>
    </message>
    <message>
        <source>%1% of its %2 roof, %3</source>
        <translation>%2屋顶的 %1%，%3</translation>
    </message>
    <message>
        <source>%1% of its local-memory roof</source>
        <translation>局部内存屋顶的 %1%</translation>
    </message>
    <message>
        <source>Limiter:</source>
        <translation>瓶颈：</translation>
    </message>
    <message>
        <source>Copy at %1, cold caches</source>
        <translation>%1 复制，冷缓存</translation>
    </message>
    <message>
        <source>Copy at %1</source>
        <translation>%1 复制</translation>
    </message>
    <message>
        <source>Copy of %1 at %2, cold caches</source>
        <translation>%2 的 %1 复制，冷缓存</translation>
    </message>
    <message>
        <source>Copy of %1 at %2</source>
        <translation>%2 的 %1 复制</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>The result is not checked: %1 names no reference.</source>
        <translation>结果未经检查：%1 没有给出参考。</translation>
    </message>
    <message>
        <source>The result is not checked: what %1 expects is not on this machine.</source>
        <translation>结果未经检查：%1 所期望的内容不在此机器上。</translation>
    </message>
    <message>
        <source>The result is as captured, right or not: %1 names no other reference.</source>
        <translation>结果与捕获时一致，无论对错：%1 没有给出其他参考。</translation>
    </message>
    <message>
        <source>The host has too little memory for the inputs and the result, so no transfers were timed.</source>
        <translation>主机内存不足以容纳输入和结果，因此没有测量传输。</translation>
    </message>
    <message>
        <source>What was read back is not what the device holds.</source>
        <translation>读回的内容与设备中的不一致。</translation>
    </message>
    <message>
        <source>%1 are %2.</source>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2, and %3 is allowed.</source>
        <translation>结果与主机参考（%1）最多相差 %2，允许 %3。</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2 of the largest value, %3, and %4 is allowed.</source>
        <translation>结果与主机参考（%1）最多相差最大值 %3 的 %2，允许 %4。</translation>
    </message>
    <message>
        <source>%1 of %2 pixels of the result</source>
        <translation>结果的 %2 个像素中有 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 values of the result</source>
        <translation>结果的 %2 个值中有 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 pixels</source>
        <translation>
            <numerusform>%1 个像素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>The host reference (%1) has numbers at %2 where the result has none: the kernel spreads those that are none in its source further, or makes its own.</source>
        <translation>主机参考（%1）在 %2 处有数值，而结果没有：内核把源中的非数值扩散得更远，或自己产生了非数值。</translation>
    </message>
    <message>
        <source>Elements of the result</source>
        <translation>结果的元素</translation>
    </message>
    <message>
        <source>needs a matrix unit, and %1 has none that OpenCL C can use (NVIDIA GPUs from compute capability 8.0 do)</source>
        <translation>需要矩阵单元，而 %1 没有 OpenCL C 可用的矩阵单元（NVIDIA GPU 从计算能力 8.0 起有）</translation>
    </message>
    <message>
        <source>needs %1 precision, which %2 does not compute in (%3 is missing)</source>
        <translation>需要 %1 精度，而 %2 不支持（缺少 %3）</translation>
    </message>
    <message>
        <source>needs %1, and here %2</source>
        <translation>需要 %1，而这里是 %2</translation>
    </message>
    <message>
        <source>needs groups of %1 work-items to divide %2 = %3, and they do not</source>
        <translation>需要 %1 个工作项的工作组整除 %2 = %3，但不能整除</translation>
    </message>
    <message>
        <source>needs images of 32-bit floats, which %1 does not have</source>
        <translation>需要 32 位浮点图像，而 %1 没有</translation>
    </message>
    <message>
        <source>needs %1 work-items in dimension %2 of a work-group, and %3 allows %4</source>
        <translation>需要工作组在维度 %2 上有 %1 个工作项，而 %3 允许 %4</translation>
    </message>
    <message>
        <source>needs work-groups of %1 work-items, and %2 allows %3</source>
        <translation>需要 %1 个工作项的工作组，而 %2 允许 %3</translation>
    </message>
    <message>
        <source>needs %1 bytes of local memory, and %2 has %3</source>
        <translation>需要 %1 字节局部内存，而 %2 有 %3</translation>
    </message>
    <message>
        <source>base&apos;s</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新运行</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>计算</translation>
    </message>
    <message numerus="yes">
        <source>%1 floats</source>
        <translation>
            <numerusform>%1 个浮点数</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-item</source>
        <translation>1 个工作项</translation>
    </message>
    <message>
        <source>1 work-group</source>
        <translation>1 个工作组</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups</source>
        <translation>
            <numerusform>%1 个工作组</numerusform>
        </translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 个工作组</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 个工作组</numerusform>
        </translation>
    </message>
    <message>
        <source>1 floating point operation</source>
        <translation>1 次浮点运算</translation>
    </message>
    <message numerus="yes">
        <source>%1 floating point operations</source>
        <translation>
            <numerusform>%1 次浮点运算</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
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
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>Array of structures, one field at a time</source>
        <translation>结构体数组，一次一个字段</translation>
    </message>
    <message>
        <source>Neighbours along a column</source>
        <translation>沿列相邻</translation>
    </message>
    <message>
        <source>Gather and scatter of bytes</source>
        <translation>字节的聚集与分散</translation>
    </message>
    <message>
        <source>Gather and scatter of floats</source>
        <translation>浮点数的聚集与分散</translation>
    </message>
    <message>
        <source>Gather and scatter of shorts</source>
        <translation>short 的聚集与分散</translation>
    </message>
    <message>
        <source>Through local memory, all in one bank</source>
        <translation>经局部内存，全部在同一存储体</translation>
    </message>
    <message>
        <source>Through local memory, padded against conflicts</source>
        <translation>经局部内存，填充以避免冲突</translation>
    </message>
    <message>
        <source>Four floats per work-item, shifted by one float</source>
        <translation>每个工作项四个浮点数，错开一个浮点数</translation>
    </message>
    <message>
        <source>Shifted by one float</source>
        <translation>错开一个浮点数</translation>
    </message>
    <message>
        <source>Through a private array, loops unrolled</source>
        <translation>经私有数组，循环展开</translation>
    </message>
    <message>
        <source>Through a private array, indexed at run time</source>
        <translation>经私有数组，运行时下标</translation>
    </message>
    <message>
        <source>Neighbours along a row</source>
        <translation>沿行相邻</translation>
    </message>
    <message>
        <source>Structure of arrays, one field at a time</source>
        <translation>数组结构体，一次一个字段</translation>
    </message>
    <message>
        <source>2 floats apart</source>
        <translation>相距 2 个浮点数</translation>
    </message>
    <message>
        <source>32 floats apart</source>
        <translation>相距 32 个浮点数</translation>
    </message>
    <message>
        <source>8 floats apart</source>
        <translation>相距 8 个浮点数</translation>
    </message>
    <message>
        <source>One float per work-item</source>
        <translation>每个工作项一个浮点数</translation>
    </message>
    <message>
        <source>Two floats per work-item</source>
        <translation>每个工作项两个浮点数</translation>
    </message>
    <message>
        <source>Four floats per work-item</source>
        <translation>每个工作项四个浮点数</translation>
    </message>
    <message>
        <source>Recursive Gaussian in blocks, joined exactly</source>
        <translation>分块递归高斯，精确拼接</translation>
    </message>
    <message>
        <source>Recursive Gaussian in overlapping blocks</source>
        <translation>重叠分块的递归高斯</translation>
    </message>
    <message>
        <source>Separable, four channels at once</source>
        <translation>可分离，四个通道同时</translation>
    </message>
    <message>
        <source>Two-dimensional convolution</source>
        <translation>二维卷积</translation>
    </message>
    <message>
        <source>Three sliding cosines (CPU)</source>
        <translation>三个滑动余弦（CPU）</translation>
    </message>
    <message>
        <source>Four cosines that slide, for CPUs</source>
        <translation>四个滑动余弦，用于 CPU</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit</source>
        <translation>抽取并插值，按条带流式处理，8 位</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit colour</source>
        <translation>抽取并插值，按条带流式处理，8 位彩色</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs, 8-bit</source>
        <translation>抽取并插值，16 个浮点数宽，用于 CPU，8 位</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs</source>
        <translation>抽取并插值，16 个浮点数宽，用于 CPU</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips</source>
        <translation>抽取并插值，按条带流式处理</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs, 8-bit</source>
        <translation>四个滑动余弦，任意 sigma 下精确，用于 CPU，8 位</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs</source>
        <translation>四个滑动余弦，任意 sigma 下精确，用于 CPU</translation>
    </message>
    <message>
        <source>Separable, both passes in one kernel</source>
        <translation>可分离，两趟合在一个内核</translation>
    </message>
    <message>
        <source>Separable, rows kept in half precision</source>
        <translation>可分离，行以半精度保存</translation>
    </message>
    <message>
        <source>Two-dimensional convolution, through an image</source>
        <translation>二维卷积，经图像对象</translation>
    </message>
    <message>
        <source>Separable, through images</source>
        <translation>可分离，经图像对象</translation>
    </message>
    <message>
        <source>Separable, tiles in local memory</source>
        <translation>可分离，局部内存分块</translation>
    </message>
    <message>
        <source>Separable, several pixels per work-item</source>
        <translation>可分离，每个工作项多个像素</translation>
    </message>
    <message>
        <source>Pyramid of one step, finer</source>
        <translation>单级金字塔，更精细</translation>
    </message>
    <message>
        <source>One-level pyramid: decimate, blur, interpolate</source>
        <translation>单级金字塔：抽取、模糊、插值</translation>
    </message>
    <message>
        <source>Recursive Gaussian (Deriche, fourth order)</source>
        <translation>递归高斯（Deriche，四阶）</translation>
    </message>
    <message>
        <source>Separable, two passes through global memory</source>
        <translation>可分离，经全局内存的两趟</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit</source>
        <translation>可分离，按条带流式处理，8 位</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit colour</source>
        <translation>可分离，按条带流式处理，8 位彩色</translation>
    </message>
    <message>
        <source>Separable, streamed down strips</source>
        <translation>可分离，按条带流式处理</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs, 8-bit</source>
        <translation>行与列合在一个内核，整向量，用于 CPU，8 位</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs</source>
        <translation>行与列合在一个内核，整向量，用于 CPU</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit</source>
        <translation>带状矩阵乘积（矩阵单元），8 位</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit</source>
        <translation>抽取，用带状矩阵乘积，矩阵单元，8 位</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit colour</source>
        <translation>抽取，用带状矩阵乘积，矩阵单元，8 位彩色</translation>
    </message>
    <message>
        <source>Banded matrix products of halves (matrix units)</source>
        <translation>半精度带状矩阵乘积（矩阵单元）</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit colour</source>
        <translation>带状矩阵乘积（矩阵单元），8 位彩色</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units)</source>
        <translation>带状矩阵乘积（矩阵单元）</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes in local memory</source>
        <translation>递归高斯，局部内存转置</translation>
    </message>
    <message>
        <source>Recursive Gaussian, columns only, plain transposes</source>
        <translation>递归高斯，仅列，普通转置</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes along diagonals</source>
        <translation>递归高斯，沿对角线转置</translation>
    </message>
    <message>
        <source>Four floats per work-item, aligned</source>
        <translation>每个工作项四个浮点数，对齐</translation>
    </message>
    <message>
        <source>Bytes, sixteen per work-item</source>
        <translation>字节，每个工作项十六个</translation>
    </message>
    <message>
        <source>Four bytes per pixel, four pixels per work-item</source>
        <translation>每像素四字节，每个工作项四像素</translation>
    </message>
    <message>
        <source>Four cache lines per work-item</source>
        <translation>每个工作项四个缓存行</translation>
    </message>
    <message>
        <source>Four cache lines per work-item, non-temporal stores</source>
        <translation>每个工作项四个缓存行，非临时存储</translation>
    </message>
    <message>
        <source>Local memory, a float at a time</source>
        <translation>局部内存，一次一个浮点数</translation>
    </message>
    <message>
        <source>Local memory, four floats at a time</source>
        <translation>局部内存，一次四个浮点数</translation>
    </message>
    <message>
        <source>One chain of 256 fused multiply-adds</source>
        <translation>一条 256 次融合乘加的链</translation>
    </message>
    <message>
        <source>Two chains of 128 fused multiply-adds, independent</source>
        <translation>两条独立的 128 次融合乘加链</translation>
    </message>
    <message>
        <source>Four chains of 64 fused multiply-adds, independent</source>
        <translation>四条独立的 64 次融合乘加链</translation>
    </message>
    <message>
        <source>12 flops per pixel</source>
        <translation>每像素 12 次运算</translation>
    </message>
    <message>
        <source>192 flops per pixel</source>
        <translation>每像素 192 次运算</translation>
    </message>
    <message>
        <source>24 flops per pixel</source>
        <translation>每像素 24 次运算</translation>
    </message>
    <message>
        <source>3 flops per pixel</source>
        <translation>每像素 3 次运算</translation>
    </message>
    <message>
        <source>48 flops per pixel</source>
        <translation>每像素 48 次运算</translation>
    </message>
    <message>
        <source>6 flops per pixel</source>
        <translation>每像素 6 次运算</translation>
    </message>
    <message>
        <source>96 flops per pixel</source>
        <translation>每像素 96 次运算</translation>
    </message>
    <message>
        <source>FLOP peak: independent chains of fused multiply-adds</source>
        <translation>FLOP 峰值：独立的融合乘加链</translation>
    </message>
    <message>
        <source>Int peak in vectors of sixteen</source>
        <translation>Int 峰值，十六元向量</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of sixteen</source>
        <translation>FLOP 峰值，十六元向量</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of four</source>
        <translation>Double FLOP 峰值，四元向量</translation>
    </message>
    <message>
        <source>Half FLOP peak in vectors of four</source>
        <translation>Half FLOP 峰值，四元向量</translation>
    </message>
    <message>
        <source>Int peak in vectors of four</source>
        <translation>Int 峰值，四元向量</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of four</source>
        <translation>FLOP 峰值，四元向量</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of eight</source>
        <translation>Double FLOP 峰值，八元向量</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of eight</source>
        <translation>FLOP 峰值，八元向量</translation>
    </message>
    <message>
        <source>Blocks of 8 x 16 sums per work-item, for GPUs</source>
        <translation>每个工作项 8 x 16 个和的块，用于 GPU</translation>
    </message>
    <message>
        <source>Tiles in local memory, several results per work-item</source>
        <translation>局部内存分块，每个工作项多个结果</translation>
    </message>
    <message>
        <source>One work-item per element of the product, of ints</source>
        <translation>乘积的每个元素一个工作项，int</translation>
    </message>
    <message>
        <source>One work-item per element of the product</source>
        <translation>乘积的每个元素一个工作项</translation>
    </message>
    <message>
        <source>Blocks of packed panels, 12 or 16 sums in vectors, for CPUs</source>
        <translation>打包面板的块，12 或 16 个向量和，用于 CPU</translation>
    </message>
    <message>
        <source>Tiles in registers</source>
        <translation>寄存器分块</translation>
    </message>
    <message>
        <source>Tiles split along K (small products, GPU)</source>
        <translation>沿 K 拆分的分块（小乘积，GPU）</translation>
    </message>
    <message>
        <source>Tiles in local memory, of ints</source>
        <translation>局部内存分块，int</translation>
    </message>
    <message>
        <source>Tiles in local memory</source>
        <translation>局部内存分块</translation>
    </message>
    <message>
        <source>Floats in two halves (matrix units)</source>
        <translation>浮点数拆成两个 half（矩阵单元）</translation>
    </message>
    <message>
        <source>Floats in two parts (matrix units)</source>
        <translation>浮点数拆成两部分（矩阵单元）</translation>
    </message>
    <message>
        <source>Tiles in local memory and in registers</source>
        <translation>局部内存与寄存器分块</translation>
    </message>
    <message>
        <source>Matrix units</source>
        <translation>矩阵单元</translation>
    </message>
    <message>
        <source>Divergent branch (per pixel)</source>
        <translation>发散分支（逐像素）</translation>
    </message>
    <message>
        <source>Eight small kernels</source>
        <translation>八个小内核</translation>
    </message>
    <message>
        <source>half_ functions</source>
        <translation>half_ 函数</translation>
    </message>
    <message>
        <source>native_ functions</source>
        <translation>native_ 函数</translation>
    </message>
    <message>
        <source>One kernel with the same eight steps</source>
        <translation>包含同样八步的一个内核</translation>
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
        <translation>无构建选项</translation>
    </message>
    <message>
        <source>Precise built-in functions</source>
        <translation>精确内置函数</translation>
    </message>
    <message>
        <source>Both sides, then a ? b : c</source>
        <translation>两边都算，再 a ? b : c</translation>
    </message>
    <message>
        <source>Branch by the row</source>
        <translation>逐行分支</translation>
    </message>
    <message>
        <source>An atomic addition for every number</source>
        <translation>每个数一次原子加法</translation>
    </message>
    <message>
        <source>A long run of numbers for each work-item, in vectors</source>
        <translation>每个工作项一长段连续的数，向量化</translation>
    </message>
    <message>
        <source>A tree in local memory, then an atomic addition for every group</source>
        <translation>局部内存中的树，再每组一次原子加法</translation>
    </message>
    <message>
        <source>Many numbers for each work-item, in two passes</source>
        <translation>每个工作项多个数，两趟</translation>
    </message>
    <message>
        <source>Loads of four numbers, in two passes</source>
        <translation>每次加载四个数，两趟</translation>
    </message>
    <message>
        <source>Tiles moved and written at whole sectors</source>
        <translation>按整扇区读写的分块</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16 in local memory</source>
        <translation>局部内存中 16 x 16 的分块</translation>
    </message>
    <message>
        <source>One pixel per work-item, straight across</source>
        <translation>每个工作项一个像素，直接写</translation>
    </message>
    <message>
        <source>Padded tiles of 32 x 32, four pixels per work-item</source>
        <translation>填充的 32 x 32 分块，每个工作项四个像素</translation>
    </message>
    <message>
        <source>Blocks of vectors turned in registers, for CPUs</source>
        <translation>在寄存器中转置的向量块，用于 CPU</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16, work-groups laid diagonally</source>
        <translation>16 x 16 分块，工作组对角排列</translation>
    </message>
    <message>
        <source>Launch and wait</source>
        <translation>启动并等待</translation>
    </message>
    <message>
        <source>Many launches, one wait</source>
        <translation>多次启动，一次等待</translation>
    </message>
    <message>
        <source>Launch over the plane and wait</source>
        <translation>在整个平面上启动并等待</translation>
    </message>
    <message>
        <source>An event per launch</source>
        <translation>每次启动一个事件</translation>
    </message>
    <message>
        <source>Each launch waits for the last one&apos;s event</source>
        <translation>每次启动等待上一次的事件</translation>
    </message>
    <message>
        <source>Events on a profiling queue</source>
        <translation>性能分析队列上的事件</translation>
    </message>
    <message>
        <source>Start from source</source>
        <translation>从源码开始</translation>
    </message>
    <message>
        <source>Start from a saved binary</source>
        <translation>从保存的二进制开始</translation>
    </message>
    <message>
        <source>A new buffer each time</source>
        <translation>每次新建缓冲区</translation>
    </message>
    <message>
        <source>One buffer, used again</source>
        <translation>重用一个缓冲区</translation>
    </message>
    <message>
        <source>Write, in one piece</source>
        <translation>写入，一次完成</translation>
    </message>
    <message>
        <source>Write, row by row</source>
        <translation>写入，逐行</translation>
    </message>
    <message>
        <source>Write, from pinned memory</source>
        <translation>写入，来自锁页内存</translation>
    </message>
    <message>
        <source>Map, copy and unmap</source>
        <translation>映射、复制并取消映射</translation>
    </message>
    <message>
        <source>Read, in one piece</source>
        <translation>读取，一次完成</translation>
    </message>
    <message>
        <source>Write, compute, read</source>
        <translation>写入、计算、读取</translation>
    </message>
    <message>
        <source>Host timer, no wait</source>
        <translation>主机计时器，不等待</translation>
    </message>
    <message>
        <source>Host timer and wait</source>
        <translation>主机计时器，等待</translation>
    </message>
    <message>
        <source>Device events</source>
        <translation>设备事件</translation>
    </message>
    <message>
        <source>Host timer, no wait before</source>
        <translation>主机计时器，之前不等待</translation>
    </message>
    <message>
        <source>Loop of launches and reads</source>
        <translation>启动并读取的循环</translation>
    </message>
    <message>
        <source>Loop of launches, no read, no wait</source>
        <translation>启动循环，不读取、不等待</translation>
    </message>
    <message>
        <source>Loop of launches, one wait at the end</source>
        <translation>启动循环，最后等待一次</translation>
    </message>
    <message>
        <source>OpenCV, CPU</source>
        <translation>OpenCV，CPU</translation>
    </message>
    <message>
        <source>OpenCV, CPU, 8-bit</source>
        <translation>OpenCV，CPU，8 位</translation>
    </message>
    <message>
        <source>OpenCV, OpenCL (UMat)</source>
        <translation>OpenCV，OpenCL（UMat）</translation>
    </message>
    <message>
        <source>Estimate the ceilings</source>
        <translation>估计上限</translation>
    </message>
    <message>
        <source>Before tuning anything, learn what the device can do: how fast it copies an image, and how many operations it does meanwhile. Both are measured at the size you care for.</source>
        <translation>在调优之前，先了解设备的能力：复制图像有多快，同时能做多少运算。两者都在您关心的尺寸下测量。</translation>
    </message>
    <message>
        <source>Choose an algorithm</source>
        <translation>选择算法</translation>
    </message>
    <message>
        <source>Count the floats each algorithm reads and writes and the operations it does per pixel. The copy ceiling turns the first number into an estimate of its speed, before a line of it is written.</source>
        <translation>统计每种算法每像素读写的浮点数和运算数。复制上限可把前者换算成速度的估计，而此时还没有写一行代码。</translation>
    </message>
    <message>
        <source>Write the code</source>
        <translation>编写代码</translation>
    </message>
    <message>
        <source>Scalar code first, then parallel code, then code that moves less memory. How work-items are laid over the image decides how much of the memory&apos;s speed they see.</source>
        <translation>先写标量代码，再写并行代码，然后写传输更少内存的代码。工作项在图像上的排列决定了它们能利用多少内存速度。</translation>
    </message>
    <message>
        <source>Validate the results</source>
        <translation>验证结果</translation>
    </message>
    <message>
        <source>Each version of the code is checked against the same input before its speed means anything.</source>
        <translation>代码的每个版本都要用相同输入检查，之后其速度才有意义。</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>Warm up, repeat, wait for the end, and know which clock was read. If the result is near its ceiling you are done.</source>
        <translation>预热、重复、等待结束，并清楚读的是哪个时钟。如果结果接近上限，就完成了。</translation>
    </message>
    <message>
        <source>Find the bottleneck</source>
        <translation>找出瓶颈</translation>
    </message>
    <message>
        <source>A kernel far from both ceilings loses its time to something else: the pattern of its memory accesses, too little parallelism, or repeated loads.</source>
        <translation>远低于两个上限的内核把时间花在别处：内存访问模式、并行度不足或重复加载。</translation>
    </message>
    <message>
        <source>Reduce the overhead</source>
        <translation>减少开销</translation>
    </message>
    <message>
        <source>Around the kernels the runtime takes its share: launches, events, builds, allocations and transfers. Each costs little once and much in a loop.</source>
        <translation>内核之外，运行时也要占用时间：启动、事件、构建、分配和传输。单次很少，循环中就很多。</translation>
    </message>
    <message>
        <source>How fast can an image be read and written?</source>
        <translation>读写一幅图像能有多快？</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU copies 13.5 GP/s, and takes this for the best memory speed to expect.</source>
        <translation>指南的 GPU 复制速度为 13.5 GP/s，并把它视为可期望的最高内存速度。</translation>
    </message>
    <message>
        <source>Arithmetic in the shadow of memory</source>
        <translation>内存掩盖下的运算</translation>
    </message>
    <message>
        <source>How many operations per pixel come free with the copy?</source>
        <translation>复制时每像素可免费做多少次运算？</translation>
    </message>
    <message>
        <source>On the guide&apos;s GPU 3 and 6 operations cost almost nothing (11.9 and 11.8 GP/s) and 24 begin to show (10.1 GP/s).</source>
        <translation>在指南的 GPU 上，3 次和 6 次运算几乎没有代价（11.9 和 11.8 GP/s），24 次开始显现（10.1 GP/s）。</translation>
    </message>
    <message>
        <source>Independent chains</source>
        <translation>独立的链</translation>
    </message>
    <message>
        <source>How much more arithmetic do independent dependence chains reach than a single one?</source>
        <translation>独立的依赖链比单条链能多做多少运算？</translation>
    </message>
    <message>
        <source>One chain of dependent operations waits for itself. The guide notes that kernels with several independent chains reach far higher ratios of compute to memory, nearly 2 TFLOP/s on its GPU.</source>
        <translation>依赖运算的链要等待自身。指南指出，有多条独立链的内核能达到高得多的计算与内存之比，在其 GPU 上接近 2 TFLOP/s。</translation>
    </message>
    <message>
        <source>Three ways to blur</source>
        <translation>三种模糊方法</translation>
    </message>
    <message>
        <source>Which algorithm should win by its estimate, and does it?</source>
        <translation>按估计哪种算法应当胜出，事实如此吗？</translation>
    </message>
    <message>
        <source>By memory traffic alone the recursive filter should be fastest. The guide estimates 30 MP/s for the plain convolution, 443 for the separable one, 2,840 for the recursive one and 2,030 with transposes.</source>
        <translation>仅看内存流量，递归滤波器应最快。指南估计普通卷积为 30 MP/s，可分离为 443，递归为 2840，带转置为 2030。</translation>
    </message>
    <message>
        <source>Rows against columns</source>
        <translation>行与列</translation>
    </message>
    <message>
        <source>What does it cost when neighbouring work-items do not access neighbouring pixels?</source>
        <translation>相邻工作项不访问相邻像素要付出多大代价？</translation>
    </message>
    <message>
        <source>Accesses of neighbouring work-items to neighbouring addresses are served together; those a row apart are served one by one.</source>
        <translation>相邻工作项对相邻地址的访问会合并处理；相隔一行的则逐个处理。</translation>
    </message>
    <message>
        <source>Transposing</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>Does local memory make a transpose as fast as a copy, and does skewing the work-groups help?</source>
        <translation>局部内存能让转置与复制一样快吗？斜排工作组有帮助吗？</translation>
    </message>
    <message>
        <source>A transpose reads rows and writes columns. Going through a tile of local memory makes both ends contiguous; mapping work-groups diagonally spreads them over memory channels. On the guide&apos;s GPU the first did not help alone, and the second did. Widths that are a power of two are the hard case.</source>
        <translation>转置读行写列。经过局部内存分块使两端都连续；对角映射工作组使其分散到各内存通道。在指南的 GPU 上，仅前者没有帮助，后者有。宽度为 2 的幂是困难情形。</translation>
    </message>
    <message>
        <source>Turning rows into columns</source>
        <translation>把行变成列</translation>
    </message>
    <message>
        <source>Does vertical pass, transpose, vertical pass, transpose beat a horizontal and a vertical pass?</source>
        <translation>垂直趟、转置、垂直趟、转置能胜过一趟水平加一趟垂直吗？</translation>
    </message>
    <message>
        <source>The guide&apos;s vertical pass is fast and its horizontal one is not: each work-item walks along a row. Transposing twice costs four more floats per pixel and lets both passes walk down columns.</source>
        <translation>指南的垂直趟很快而水平趟不快：每个工作项沿一行前进。转置两次每像素多用四个浮点数，但让两趟都沿列前进。</translation>
    </message>
    <message>
        <source>More parallelism for the recursion</source>
        <translation>为递归增加并行度</translation>
    </message>
    <message>
        <source>Do rows and columns cut into blocks reach the estimate that the guide&apos;s code missed?</source>
        <translation>把行和列切成块，能达到指南代码未达到的估计吗？</translation>
    </message>
    <message>
        <source>The guide ends short of its own estimate for want of work-groups: one work-item per column is too few. Cutting lines into blocks, either overlapped or joined exactly by their carries (Nehab, Maximo, Lima and Hoppe 2011), multiplies them.</source>
        <translation>指南因工作组不足而未达到自己的估计：每列一个工作项太少。把线切成块，无论重叠还是用进位精确拼接（Nehab、Maximo、Lima 和 Hoppe 2011），都能使其成倍增加。</translation>
    </message>
    <message>
        <source>Local memory and fewer passes</source>
        <translation>局部内存与更少的趟数</translation>
    </message>
    <message>
        <source>What do local memory and a single fused kernel save the separable blur?</source>
        <translation>局部内存和单个融合内核能为可分离模糊节省什么？</translation>
    </message>
    <message>
        <source>Each layer of memory is about ten times as fast as the one below it, says the guide; and each kernel&apos;s end stores its results in global memory.</source>
        <translation>指南说，每层内存约比下一层快十倍；而每个内核结束时都把结果存到全局内存。</translation>
    </message>
    <message>
        <source>Several outputs per work-item</source>
        <translation>每个工作项多个输出</translation>
    </message>
    <message>
        <source>Does a work-item that computes several pixels beat one that computes one?</source>
        <translation>计算多个像素的工作项胜过只计算一个的吗？</translation>
    </message>
    <message>
        <source>Grouping several outputs in one work-item gives it independent dependency chains, and shares loads.</source>
        <translation>在一个工作项中合并多个输出，可得到独立的依赖链并共享加载。</translation>
    </message>
    <message>
        <source>The way to the ceiling</source>
        <translation>通往上限之路</translation>
    </message>
    <message>
        <source>How much does each step from the plain convolution to the fastest blurs bring?</source>
        <translation>从普通卷积到最快的模糊，每一步带来多少提升？</translation>
    </message>
    <message>
        <source>The guide goes from 30 MP/s to a chain of transposes that misses its own estimate. Headroom goes on from there: fewer floats moved, fewer operations, and for processors wider vectors. Each step&apos;s own estimate says what it may bring; docs/explanation/speed-up.md has the measured numbers.</source>
        <translation>指南从 30 MP/s 走到一条未达到自身估计的转置链。Headroom 由此继续：传输更少的浮点数、更少的运算，以及为处理器使用更宽的向量。每一步的估计说明它可能带来什么；实测数字见 docs/explanation/speed-up.md。</translation>
    </message>
    <message>
        <source>Images and half floats</source>
        <translation>图像与半精度浮点</translation>
    </message>
    <message>
        <source>Is the image path faster than buffers here, and what does half storage change?</source>
        <translation>这里图像路径比缓冲区快吗？以 half 存储有何变化？</translation>
    </message>
    <message>
        <source>The guide suggests image objects, whose hardware path can be faster for some access patterns, above all with 16-bit floats.</source>
        <translation>指南建议使用图像对象，其硬件路径在某些访问模式下可能更快，尤其是 16 位浮点。</translation>
    </message>
    <message>
        <source>How far from the Gaussian</source>
        <translation>离高斯有多远</translation>
    </message>
    <message>
        <source>How large is each blur&apos;s error, and is any variant wrong?</source>
        <translation>每种模糊的误差多大，有变体是错的吗？</translation>
    </message>
    <message>
        <source>Run the unoptimised code, keep its result, and compare every later version with it. Headroom compares with a reference in double precision.</source>
        <translation>运行未优化的代码，保留其结果，并把之后的每个版本与之比较。Headroom 与双精度参考比较。</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>三个时钟</translation>
    </message>
    <message>
        <source>What do a host timer without waiting, one with waiting, and the device&apos;s events measure of one launch?</source>
        <translation>对一次启动，不等待的主机计时器、等待的主机计时器和设备事件各测到什么？</translation>
    </message>
    <message>
        <source>Enqueueing returns before the kernel has run: a timer that does not wait measures the call alone.</source>
        <translation>入队在内核运行之前就返回：不等待的计时器只测到调用本身。</translation>
    </message>
    <message>
        <source>The read that was removed</source>
        <translation>被去掉的读取</translation>
    </message>
    <message>
        <source>Does a loop of launches become faster when the read of its result is taken out?</source>
        <translation>去掉结果的读取，启动循环会变快吗？</translation>
    </message>
    <message>
        <source>A program times ten launches, each with a blocking read of its result, and divides by ten. Without the read its author saw 4 µs instead of 500, and the same for matrices of every size: what was left in the loop was enqueueing.</source>
        <translation>一个程序对十次启动计时，每次都阻塞读取结果，再除以十。去掉读取后作者看到的是 4 µs 而不是 500，而且任何大小的矩阵都一样：循环里只剩下入队。</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>How does speed fall as neighbouring work-items move apart?</source>
        <translation>相邻工作项间距增大时速度如何下降？</translation>
    </message>
    <message>
        <source>Memory comes in lines; a work-item that uses one float of a line throws the rest away.</source>
        <translation>内存以行为单位传输；工作项只用一行中的一个浮点数，就浪费了其余部分。</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Does a shift by one float cost anything?</source>
        <translation>错开一个浮点数有代价吗？</translation>
    </message>
    <message>
        <source>Aligned data lets compilers use wide loads and keeps accesses within one line.</source>
        <translation>对齐的数据让编译器可使用宽加载，并使访问保持在一行之内。</translation>
    </message>
    <message>
        <source>Arrays of structures</source>
        <translation>结构体数组</translation>
    </message>
    <message>
        <source>What does it cost to read one field of a structure at a time?</source>
        <translation>一次读取结构体的一个字段代价多大？</translation>
    </message>
    <message>
        <source>Structures of arrays keep each field contiguous; arrays of structures make every access strided.</source>
        <translation>数组结构体使每个字段连续；结构体数组使每次访问都有跨步。</translation>
    </message>
    <message>
        <source>Bytes, shorts and floats</source>
        <translation>字节、short 与浮点数</translation>
    </message>
    <message>
        <source>Do gathers of narrow elements lose speed?</source>
        <translation>窄元素的聚集会损失速度吗？</translation>
    </message>
    <message>
        <source>Elements of 4 bytes are preferred over those of 1 and 2, which cost as many accesses for less data.</source>
        <translation>4 字节的元素优于 1 和 2 字节的元素，后者用同样多的访问得到更少的数据。</translation>
    </message>
    <message>
        <source>Vector loads</source>
        <translation>向量加载</translation>
    </message>
    <message>
        <source>Do float2 and float4 move more than single floats?</source>
        <translation>float2 和 float4 比单个浮点数传输更多吗？</translation>
    </message>
    <message>
        <source>A work-item that moves more per access needs fewer of them.</source>
        <translation>每次访问传输更多的工作项所需访问更少。</translation>
    </message>
    <message>
        <source>Arrays of one&apos;s own</source>
        <translation>私有数组</translation>
    </message>
    <message>
        <source>What does it cost to index a private array by what is known at run time only?</source>
        <translation>用运行时才知道的下标访问私有数组代价多大？</translation>
    </message>
    <message>
        <source>An array in the register file is fast when loops over it are unrolled: its registers are then named directly. Indexed at run time it is slower, and beyond the register file it is memory.</source>
        <translation>寄存器堆中的数组在循环展开时很快：寄存器直接命名。运行时下标则较慢，超出寄存器堆就成了内存。</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>局部内存存储体</translation>
    </message>
    <message>
        <source>What do bank conflicts in local memory cost, and does a column of padding cure them?</source>
        <translation>局部内存中的存储体冲突代价多大，填充一列能消除吗？</translation>
    </message>
    <message>
        <source>Local memory is dealt out over banks; work-items that hit the same bank wait for each other.</source>
        <translation>局部内存分布在各存储体上；命中同一存储体的工作项互相等待。</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>What does it take to start a kernel?</source>
        <translation>启动一个内核需要多少时间？</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 microseconds per kernel.</source>
        <translation>指南给出的数字是每个内核 10 到 100 微秒。</translation>
    </message>
    <message>
        <source>Many small kernels or one</source>
        <translation>许多小内核还是一个</translation>
    </message>
    <message>
        <source>What do eight small kernels cost that one fused kernel does not?</source>
        <translation>与一个融合内核相比，八个小内核多付出什么？</translation>
    </message>
    <message>
        <source>Each kernel&apos;s end stores its result in global memory; concatenating small kernels saves that.</source>
        <translation>每个内核结束时都把结果存到全局内存；合并小内核可以省去。</translation>
    </message>
    <message>
        <source>Events and profiling</source>
        <translation>事件与性能分析</translation>
    </message>
    <message>
        <source>What do events and a profiling queue add to a launch?</source>
        <translation>事件和性能分析队列给一次启动增加多少？</translation>
    </message>
    <message>
        <source>Events cost; use them where needed, and in-order queues otherwise.</source>
        <translation>事件有代价；需要时才用，其余使用顺序队列。</translation>
    </message>
    <message>
        <source>Build or load</source>
        <translation>构建还是加载</translation>
    </message>
    <message>
        <source>How much of a program&apos;s start does a saved binary save?</source>
        <translation>保存的二进制能为程序启动节省多少？</translation>
    </message>
    <message>
        <source>Building is expensive: save the binary, reuse it, and build again when device, driver or source changed.</source>
        <translation>构建代价高：保存二进制并重用，设备、驱动或源码变化时再重新构建。</translation>
    </message>
    <message>
        <source>Allocate or reuse</source>
        <translation>分配还是重用</translation>
    </message>
    <message>
        <source>What does a new buffer for every image cost against reusing one?</source>
        <translation>每幅图像新建缓冲区与重用相比代价多大？</translation>
    </message>
    <message>
        <source>Allocating and freeing resources takes time; reuse them.</source>
        <translation>分配和释放资源需要时间；请重用。</translation>
    </message>
    <message>
        <source>Host and device</source>
        <translation>主机与设备</translation>
    </message>
    <message>
        <source>What does moving an image to the device cost: in one piece, in many, from pinned memory, mapped?</source>
        <translation>把图像传到设备代价多大：一次、多次、从锁页内存、通过映射？</translation>
    </message>
    <message>
        <source>Transfers are expensive: aggregate them, keep data on the device, and use pinned memory or none at all.</source>
        <translation>传输代价高：合并传输、把数据留在设备上，使用锁页内存或完全不传。</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>What does a branch cost whose sides neighbouring work-items take differently?</source>
        <translation>相邻工作项走不同分支的代价多大？</translation>
    </message>
    <message>
        <source>All work-items of a group go through both sides; select or a ? b : c avoids it.</source>
        <translation>同组的所有工作项都走两边；select 或 a ? b : c 可避免。</translation>
    </message>
    <message>
        <source>Precise, half and native functions</source>
        <translation>精确、half 与 native 函数</translation>
    </message>
    <message>
        <source>How much faster are the less precise built-ins, and how much less precise?</source>
        <translation>精度较低的内置函数快多少，精度差多少？</translation>
    </message>
    <message>
        <source>Graphics needs less precision; the fastest functions are the native_ and half_ ones.</source>
        <translation>图形需要的精度较低；最快的是 native_ 和 half_ 函数。</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>构建选项</translation>
    </message>
    <message>
        <source>What do relaxed mathematics options change in speed and in the result?</source>
        <translation>放宽数学的选项对速度和结果有何影响？</translation>
    </message>
    <message>
        <source>Program build options control some of the optimisations that trade precision for speed.</source>
        <translation>程序构建选项控制一些以精度换速度的优化。</translation>
    </message>
    <message>
        <source>%1 (%2 MP)</source>
        <translation>%1（%2 MP）</translation>
    </message>
    <message>
        <source>Host %1 has no OpenCL device. `headroom-cli hosts check %2` shows what is missing.</source>
        <translation>主机 %1 没有 OpenCL 设备。`headroom-cli hosts check %2` 可显示缺少什么。</translation>
    </message>
    <message>
        <source>This machine has no OpenCL device.</source>
        <translation>此机器没有 OpenCL 设备。</translation>
    </message>
    <message>
        <source>Install a driver for your hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. `clinfo -l` (package clinfo) lists the platforms that OpenCL finds.</source>
        <translation>请为您的硬件安装驱动程序，或安装 PoCL（软件包 pocl-opencl-icd），它使 CPU 成为设备。`clinfo -l`（软件包 clinfo）列出 OpenCL 找到的平台。</translation>
    </message>
    <message>
        <source>No OpenCL device matches &quot;%1&quot;. Choose by id, type, or a part of a name: %2.</source>
        <translation>没有 OpenCL 设备匹配“%1”。请按标识、类型或名称的一部分选择：%2。</translation>
    </message>
    <message>
        <source>between about %1 and %2</source>
        <translation>约 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>from about %1 on</source>
        <translation>约 %1 起</translation>
    </message>
    <message>
        <source>up to about %1</source>
        <translation>约 %1 以内</translation>
    </message>
    <message>
        <source>at every size measured</source>
        <translation>所有测过的尺寸</translation>
    </message>
    <message>
        <source>wherever the intervals allow a comparison</source>
        <translation>区间允许比较的各处</translation>
    </message>
    <message>
        <source>%1 by kernel time</source>
        <translation>%1（仅内核时间）</translation>
    </message>
    <message>
        <source>%1 by end-to-end time</source>
        <translation>%1（端到端时间）</translation>
    </message>
    <message>
        <source>at no size measured</source>
        <translation>没有一个测过的尺寸</translation>
    </message>
    <message>
        <source>nowhere that the intervals allow a comparison</source>
        <translation>区间允许比较之处均无</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>冷缓存</translation>
    </message>
    <message>
        <source>The intervals overlap at %1.</source>
        <translation>区间重叠处：%1。</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>whether %1 or the fastest host implementation (%2) is faster cannot be decided.</source>
        <translation>无法判断 %1 与最快的主机实现（%2）哪个更快。</translation>
    </message>
    <message>
        <source>%1 is faster than the fastest code on the host (%2) %3.</source>
        <translation>%1 比主机上最快的代码（%2）更快：%3。</translation>
    </message>
    <message>
        <source>1 of 1 result has a warning:</source>
        <translation>1 个结果中有 1 个带警告：</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning:</source>
        <translation>%1 个结果中有 1 个带警告：</translation>
    </message>
    <message>
        <source>%1 of %2 results have warnings:</source>
        <translation>%2 个结果中有 %1 个带警告：</translation>
    </message>
    <message>
        <source>copy %1 GP/s (%2 GB/s)</source>
        <translation>复制 %1 GP/s（%2 GB/s）</translation>
    </message>
    <message>
        <source>copy of %1 %2 GP/s (%3 GB/s)</source>
        <translation>%1 复制 %2 GP/s（%3 GB/s）</translation>
    </message>
    <message>
        <source>FLOP peak %1</source>
        <translation>FLOP 峰值 %1</translation>
    </message>
    <message>
        <source>int peak %1</source>
        <translation>Int 峰值 %1</translation>
    </message>
    <message>
        <source>matrix int peak %1</source>
        <translation>矩阵 Int 峰值 %1</translation>
    </message>
    <message>
        <source>%1 FLOP peak %2</source>
        <translation>%1 FLOP 峰值 %2</translation>
    </message>
    <message>
        <source>local memory %1 GB/s</source>
        <translation>局部内存 %1 GB/s</translation>
    </message>
    <message>
        <source>At %1 on %2:</source>
        <translation>%2 上 %1：</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Against %1: %2, speed %3.</source>
        <translation>与%1相比：%2，速度 %3。</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>与%1相比：%2。</translation>
    </message>
    <message>
        <source>building %1</source>
        <translation>正在构建 %1</translation>
    </message>
    <message>
        <source>simulating %1</source>
        <translation>正在模拟 %1</translation>
    </message>
    <message>
        <source>timing transfers of %1</source>
        <translation>正在测量 %1 的传输</translation>
    </message>
    <message>
        <source>filling memory for %1</source>
        <translation>正在为 %1 填充内存</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>正在测量 %1</translation>
    </message>
    <message>
        <source>There is no probe %1 in this build.</source>
        <translation>此构建中没有探测 %1。</translation>
    </message>
    <message>
        <source>preparing %1</source>
        <translation>正在准备 %1</translation>
    </message>
    <message>
        <source>There is no host implementation %1 in this build.</source>
        <translation>此构建中没有主机实现 %1。</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and the buffer %3 takes %4. Give a file of as many.</source>
        <translation>%1 有 %2 字节，而缓冲区 %3 需要 %4。请提供同样大小的文件。</translation>
    </message>
    <message>
        <source>replaying %1</source>
        <translation>正在重放 %1</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>结构体</translation>
    </message>
    <message>
        <source>down columns</source>
        <translation>沿列</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4 字节</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2 字节</translation>
    </message>
    <message>
        <source>rows of 32</source>
        <translation>32 一行</translation>
    </message>
    <message>
        <source>rows of 33</source>
        <translation>33 一行</translation>
    </message>
    <message>
        <source>float4 shifted</source>
        <translation>float4 错开</translation>
    </message>
    <message>
        <source>shifted by a float</source>
        <translation>错开一个浮点数</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>下标</translation>
    </message>
    <message>
        <source>along rows</source>
        <translation>沿行</translation>
    </message>
    <message>
        <source>stride 1</source>
        <translation>步长 1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>stride 2</source>
        <translation>步长 2</translation>
    </message>
    <message>
        <source>stride 32</source>
        <translation>步长 32</translation>
    </message>
    <message>
        <source>stride 8</source>
        <translation>步长 8</translation>
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
        <translation>float4 对齐</translation>
    </message>
    <message>
        <source>exact blocks</source>
        <translation>精确分块</translation>
    </message>
    <message>
        <source>overlapped blocks</source>
        <translation>重叠分块</translation>
    </message>
    <message>
        <source>four channels</source>
        <translation>四个通道</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <translation>二维卷积</translation>
    </message>
    <message>
        <source>every weight</source>
        <translation>每个权重</translation>
    </message>
    <message>
        <source>sliding cosines</source>
        <translation>滑动余弦</translation>
    </message>
    <message>
        <source>decimated, wide</source>
        <translation>抽取，宽</translation>
    </message>
    <message>
        <source>every fourth sample</source>
        <translation>每四个取一</translation>
    </message>
    <message>
        <source>decimated</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>sliding, exact</source>
        <translation>滑动，精确</translation>
    </message>
    <message>
        <source>one fused kernel</source>
        <translation>一个融合内核</translation>
    </message>
    <message>
        <source>one kernel</source>
        <translation>一个内核</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>4 outputs</source>
        <translation>4 个输出</translation>
    </message>
    <message>
        <source>four outputs</source>
        <translation>四个输出</translation>
    </message>
    <message>
        <source>pyramid, finer</source>
        <translation>金字塔，更精细</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>金字塔</translation>
    </message>
    <message>
        <source>recursive</source>
        <translation>递归</translation>
    </message>
    <message>
        <source>rgH + rgV</source>
        <translation>rgH + rgV</translation>
    </message>
    <message>
        <source>separable</source>
        <translation>可分离</translation>
    </message>
    <message>
        <source>1 output</source>
        <translation>1 个输出</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>rows, then columns</source>
        <translation>先行后列</translation>
    </message>
    <message>
        <source>streamed down strips</source>
        <translation>按条带流式</translation>
    </message>
    <message>
        <source>streamed</source>
        <translation>流式</translation>
    </message>
    <message>
        <source>whole vectors</source>
        <translation>整向量</translation>
    </message>
    <message>
        <source>matrix units, halves</source>
        <translation>矩阵单元，half</translation>
    </message>
    <message>
        <source>matrix units</source>
        <translation>矩阵单元</translation>
    </message>
    <message>
        <source>local transpose</source>
        <translation>局部内存转置</translation>
    </message>
    <message>
        <source>V+T+V+T, local</source>
        <translation>V+T+V+T，局部</translation>
    </message>
    <message>
        <source>naive transpose</source>
        <translation>普通转置</translation>
    </message>
    <message>
        <source>V+T+V+T, naive</source>
        <translation>V+T+V+T，普通</translation>
    </message>
    <message>
        <source>V+T+V+T</source>
        <translation>V+T+V+T</translation>
    </message>
    <message>
        <source>skewed transpose</source>
        <translation>斜排转置</translation>
    </message>
    <message>
        <source>V+T+V+T, skewed</source>
        <translation>V+T+V+T，斜排</translation>
    </message>
    <message>
        <source>one float</source>
        <translation>一个浮点数</translation>
    </message>
    <message>
        <source>0 flops</source>
        <translation>0 次运算</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>four floats</source>
        <translation>四个浮点数</translation>
    </message>
    <message>
        <source>1 chain</source>
        <translation>1 条链</translation>
    </message>
    <message>
        <source>2 chains</source>
        <translation>2 条链</translation>
    </message>
    <message>
        <source>4 chains</source>
        <translation>4 条链</translation>
    </message>
    <message>
        <source>12 flops</source>
        <translation>12 次运算</translation>
    </message>
    <message>
        <source>192 flops</source>
        <translation>192 次运算</translation>
    </message>
    <message>
        <source>24 flops</source>
        <translation>24 次运算</translation>
    </message>
    <message>
        <source>3 flops</source>
        <translation>3 次运算</translation>
    </message>
    <message>
        <source>48 flops</source>
        <translation>48 次运算</translation>
    </message>
    <message>
        <source>6 flops</source>
        <translation>6 次运算</translation>
    </message>
    <message>
        <source>96 flops</source>
        <translation>96 次运算</translation>
    </message>
    <message>
        <source>8 chains</source>
        <translation>8 条链</translation>
    </message>
    <message>
        <source>8 chains of float16</source>
        <translation>8 条 float16 链</translation>
    </message>
    <message>
        <source>8 chains of float8</source>
        <translation>8 条 float8 链</translation>
    </message>
    <message>
        <source>divergent branch</source>
        <translation>发散分支</translation>
    </message>
    <message>
        <source>eight kernels</source>
        <translation>八个内核</translation>
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
        <translation>无选项</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>a ? b : c</source>
        <translation>a ? b : c</translation>
    </message>
    <message>
        <source>uniform branch</source>
        <translation>一致分支</translation>
    </message>
    <message>
        <source>whole sectors</source>
        <translation>整扇区</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>naive</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>padded</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>skewed</source>
        <translation>斜排</translation>
    </message>
    <message>
        <source>launch and wait</source>
        <translation>启动并等待</translation>
    </message>
    <message>
        <source>batched</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>plain queue</source>
        <translation>普通队列</translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation>整个平面</translation>
    </message>
    <message>
        <source>with events</source>
        <translation>带事件</translation>
    </message>
    <message>
        <source>event chain</source>
        <translation>事件链</translation>
    </message>
    <message>
        <source>profiling queue</source>
        <translation>性能分析队列</translation>
    </message>
    <message>
        <source>from source</source>
        <translation>从源码</translation>
    </message>
    <message>
        <source>from binary</source>
        <translation>从二进制</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>每次新建</translation>
    </message>
    <message>
        <source>reused</source>
        <translation>重用</translation>
    </message>
    <message>
        <source>one write</source>
        <translation>一次写入</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>逐行</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>锁页</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>one read</source>
        <translation>一次读取</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>timer, no wait</source>
        <translation>计时器，不等待</translation>
    </message>
    <message>
        <source>timer and wait</source>
        <translation>计时器，等待</translation>
    </message>
    <message>
        <source>device events</source>
        <translation>设备事件</translation>
    </message>
    <message>
        <source>timer, no wait before</source>
        <translation>计时器，之前不等待</translation>
    </message>
    <message>
        <source>read in the loop</source>
        <translation>循环中读取</translation>
    </message>
    <message>
        <source>no read, no wait</source>
        <translation>不读取，不等待</translation>
    </message>
    <message>
        <source>no read, one wait</source>
        <translation>不读取，一次等待</translation>
    </message>
    <message>
        <source>mma-int8 peak %1</source>
        <translation>mma int8 峰值 %1</translation>
    </message>
    <message>
        <source>Half peak of mma (matrix units)</source>
        <translation>mma half 峰值（矩阵单元）</translation>
    </message>
    <message>
        <source>Int8 peak of mma (matrix units)</source>
        <translation>mma int8 峰值（矩阵单元）</translation>
    </message>
    <message>
        <source>TF32 peak of mma (matrix units)</source>
        <translation>mma TF32 峰值（矩阵单元）</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私有</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Several workers measure on equal devices. Name one device, or leave out --workers.</source>
        <translation>多个运行进程在相同的设备上测量。请只指定一个设备，或去掉 --workers。</translation>
    </message>
    <message>
        <source>comparing the fastest</source>
        <translation>正在比较最快的几个</translation>
    </message>
    <message>
        <source>not the ceiling</source>
        <translation>不是上限</translation>
    </message>
    <message>
        <source>There is no allowance &quot;%1&quot;. Choose exact, visually-exact (an error of at most %2) or fast (at most %3).</source>
        <translation>没有名为“%1”的精度等级。请选择 exact、visually-exact（误差不超过 %2）或 fast（不超过 %3）。</translation>
    </message>
    <message>
        <source>%1: %2 describes another workload of the same name, which was read first; rename one of the two folders.</source>
        <translation>%1：%2 描述了同名的另一个任务，且先被读取；请重命名其中一个文件夹。</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>`headroom-cli variants` lists all.</source>
        <translation>`headroom-cli variants` 会列出全部。</translation>
    </message>
    <message>
        <source>Choose &quot;all&quot; or from: %1.</source>
        <translation>请选择“all”或以下之一：%1。</translation>
    </message>
    <message>
        <source>Did you mean %1? `headroom-cli variants` lists all.</source>
        <translation>您是指 %1 吗？`headroom-cli variants` 会列出全部。</translation>
    </message>
    <message>
        <source>%1 was skipped, so there is no variant &quot;%2&quot;:</source>
        <translation>已跳过 %1，因此没有变体“%2”：</translation>
    </message>
    <message>
        <source>There is no variant &quot;%1&quot;%2.</source>
        <translation>没有变体“%1”%2。</translation>
    </message>
    <message>
        <source>of workload %1</source>
        <translation>（任务 %1）</translation>
    </message>
    <message>
        <source>%1: there is no kernel %2 to compare results with; add it, or correct [reference].</source>
        <translation>%1：没有用来比较结果的内核 %2；请添加它，或改正 [reference]。</translation>
    </message>
    <message>
        <source>has no file %1 any more</source>
        <translation>已没有文件 %1</translation>
    </message>
    <message>
        <source>cannot be read as it is now:</source>
        <translation>目前无法读取：</translation>
    </message>
    <message>
        <source>No kernel of workload %1 takes %2.</source>
        <translation>任务 %1 没有接受 %2 的内核。</translation>
    </message>
    <message>
        <source>%1 is included %2 files deep; include fewer files from one another.</source>
        <translation>%1 的包含层数达到 %2；请减少文件间的相互包含。</translation>
    </message>
    <message>
        <source>%1: the kernel and what it includes are larger than %2 MiB together; include less.</source>
        <translation>%1：内核及其包含的文件合计超过 %2 MiB；请减少包含。</translation>
    </message>
    <message>
        <source>%1:%2: there is no %3; put it beside this file.</source>
        <translation>%1:%2：没有 %3；请把它放在此文件旁边。</translation>
    </message>
    <message>
        <source>Name a kernel&apos;s .cl or .toml, or a folder of them.</source>
        <translation>请指定内核的 .cl 或 .toml 文件，或包含它们的文件夹。</translation>
    </message>
    <message>
        <source>the description names no kernel&apos;s file; add source = [&quot;NAME.cl&quot;]</source>
        <translation>描述没有给出内核文件；请添加 source = [&quot;NAME.cl&quot;]</translation>
    </message>
    <message>
        <source>there is no folder %1; correct its name</source>
        <translation>没有文件夹 %1；请改正名称</translation>
    </message>
    <message>
        <source>there is no file %1; put it beside this one</source>
        <translation>没有文件 %1；请把它放在此文件旁边</translation>
    </message>
    <message>
        <source>%1 is a pointer of Git LFS in place of the file. Run `git lfs pull`, or keep kernels out of Git LFS.</source>
        <translation>%1 是 Git LFS 指针，而不是文件本身。请运行 `git lfs pull`，或不要把内核放进 Git LFS。</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>没有名为 %1 的文件或文件夹。</translation>
    </message>
    <message>
        <source>%1 describes a workload, not a kernel.</source>
        <translation>%1 描述的是任务，不是内核。</translation>
    </message>
    <message>
        <source>%1 is neither a kernel&apos;s file nor a folder.</source>
        <translation>%1 既不是内核文件，也不是文件夹。</translation>
    </message>
    <message>
        <source>%1 has more than %2 files and folders; what comes after these was not searched. Name the folder of the kernels.</source>
        <translation>%1 的文件和文件夹超过 %2 个；其后的内容未搜索。请指定内核所在的文件夹。</translation>
    </message>
    <message>
        <source>%1 cannot be searched for kernels: %2; check the folder.</source>
        <translation>无法在 %1 中搜索内核：%2；请检查该文件夹。</translation>
    </message>
    <message>
        <source>the bits of its colours are scattered. Export it as PNG</source>
        <translation>其颜色的位不连续。请导出为 PNG</translation>
    </message>
    <message>
        <source>its coding is one that hardly any program writes. Export it as PNG</source>
        <translation>其编码几乎没有程序会写。请导出为 PNG</translation>
    </message>
    <message>
        <source>has bits in each pixel that its header does not name, which may be transparency. They are not used.</source>
        <translation>每个像素中有文件头未说明的位，可能是透明度。这些位未被使用。</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files is missing: there is no %1. Install Headroom again.</source>
        <translation>缺少 Headroom 的图像文件模块：没有 %1。请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files, %1, is of another version. Install Headroom again.</source>
        <translation>Headroom 的图像文件模块 %1 版本不符。请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files cannot be loaded (%1). Install OpenCV&apos;s library for image files as it was when Headroom was built: on Debian 12 libopencv-imgcodecs406.</source>
        <translation>无法加载 Headroom 的图像文件模块（%1）。请安装构建 Headroom 时所用的 OpenCV 图像文件库：Debian 12 上为 libopencv-imgcodecs406。</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>holds %1 %2. Only the first is used.</source>
        <translation>含有 %1 %2。只使用第一个。</translation>
    </message>
    <message>
        <source>is an animation of %1 frames. Only its still picture is used.</source>
        <translation>是 %1 帧的动画。只使用其静态图像。</translation>
    </message>
    <message>
        <source>it is a lossless or hierarchical JPEG. Export it as PNG</source>
        <translation>这是无损或分层 JPEG。请导出为 PNG</translation>
    </message>
    <message>
        <source>its samples have %1 bits, not 8. Export it as PNG</source>
        <translation>其样本为 %1 位而不是 8 位。请导出为 PNG</translation>
    </message>
    <message>
        <source>its colours are inks (CMYK) for printing. Export it as RGB</source>
        <translation>其颜色为印刷用的 CMYK。请导出为 RGB</translation>
    </message>
    <message>
        <source>it has neither 1 nor 3 channels. Export it as RGB</source>
        <translation>其通道数既不是 1 也不是 3。请导出为 RGB</translation>
    </message>
    <message>
        <source>it is animated. Export one frame of it as a still picture</source>
        <translation>这是动画。请导出其中一帧为静态图像</translation>
    </message>
    <message>
        <source>holds more than one picture. Only the first is used.</source>
        <translation>含有多幅图像。只使用第一幅。</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>其含有%1</translation>
    </message>
    <message>
        <source>%1 channels of a kind that Headroom does not process. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>%1 Headroom 不处理的通道类型。请以每通道 8、16 或 32（float）位导出</translation>
    </message>
    <message>
        <source>it is in none of the formats</source>
        <translation>不属于任何支持的格式</translation>
    </message>
    <message>
        <source>its pixels have more than four samples. Export it as PNG</source>
        <translation>其像素的样本多于四个。请导出为 PNG</translation>
    </message>
    <message>
        <source>its pixels are neither grey nor RGB. Export it as PNG</source>
        <translation>其像素既不是灰度也不是 RGB。请导出为 PNG</translation>
    </message>
    <message>
        <source>its channels differ in their bits. Export it with 8, 16 or 32 bits per channel</source>
        <translation>其各通道的位数不同。请以每通道 8、16 或 32 位导出</translation>
    </message>
    <message>
        <source>its colours are CIE L*a*b*. Export it as RGB</source>
        <translation>其颜色为 CIE L*a*b*。请导出为 RGB</translation>
    </message>
    <message>
        <source>its pixels are not grey, RGB or a palette, as those of camera raw files. Export it as RGB</source>
        <translation>其像素不是灰度、RGB 或调色板，例如相机 RAW 文件。请导出为 RGB</translation>
    </message>
    <message>
        <source>has %1 more %2 per pixel than colours and transparency. Only those are used.</source>
        <translation>每像素除颜色和透明度外还有 %1 个%2。只使用颜色和透明度。</translation>
    </message>
    <message>
        <source>it has more than 16 channels. Export those to be blurred as RGB</source>
        <translation>其通道多于 16 个。请把要模糊的通道导出为 RGB</translation>
    </message>
    <message>
        <source>signed or complex numbers</source>
        <translation>有符号数或复数</translation>
    </message>
    <message>
        <source>its samples are %1 of %2 bits. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>其样本为 %2 位的%1。请以每通道 8、16 或 32（float）位导出</translation>
    </message>
    <message>
        <source>its compression (number %1) is one that libtiff does not know here. Export it without compression</source>
        <translation>此处的 libtiff 不支持其压缩方式（编号 %1）。请以不压缩方式导出</translation>
    </message>
    <message>
        <source>TIFF files cannot be read: the library libtiff cannot be used (%1). On Debian 12, install libtiff6.</source>
        <translation>无法读取 TIFF 文件：libtiff 库不可用（%1）。在 Debian 12 上请安装 libtiff6。</translation>
    </message>
    <message>
        <source>it lacks functions</source>
        <translation>缺少函数</translation>
    </message>
    <message>
        <source>Pixels could not be shared with another process of Headroom: %1: %2.</source>
        <translation>无法与 Headroom 的另一个进程共享像素：%1：%2。</translation>
    </message>
    <message>
        <source>Pixels of another process of Headroom were announced and did not come; too many files may be open.</source>
        <translation>Headroom 的另一个进程预告的像素没有到达；可能打开的文件过多。</translation>
    </message>
    <message>
        <source>There is no memory for a picture&apos;s pixels: %1: %2. Close other programs.</source>
        <translation>没有内存存放图像的像素：%1：%2。请关闭其他程序。</translation>
    </message>
    <message>
        <source>A picture&apos;s memory has %1 bytes where %2 were announced.</source>
        <translation>图像的内存为 %1 字节，而预告的是 %2。</translation>
    </message>
    <message>
        <source>A picture&apos;s memory may be cut by the process that it came from.</source>
        <translation>图像的来源进程可能会截断其内存。</translation>
    </message>
    <message>
        <source>slower than the best</source>
        <translation>比最佳的慢</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>当时：%1。</translation>
    </message>
    <message>
        <source>It had been given %1.</source>
        <translation>交给它的是：%1。</translation>
    </message>
    <message>
        <source>It was %1, which runs %2.</source>
        <translation>当时：%1，运行：%2。</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>its disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>%1 cannot be used (%2)</source>
        <translation>%1 无法使用（%2）</translation>
    </message>
    <message>
        <source>%1=%2 was set: PoCL has one thread for each processor that this program may use.</source>
        <translation>已设置 %1=%2：PoCL 为本程序可用的每个处理器提供一个线程。</translation>
    </message>
    <message>
        <source>POCL_AFFINITY=1 was set: PoCL pins one thread per core, which valid CPU timings need.</source>
        <translation>已设置 POCL_AFFINITY=1：PoCL 在每个核上固定一个线程，有效的 CPU 计时需要这样。</translation>
    </message>
    <message>
        <source>%1=%2 was set: %3.</source>
        <translation>已设置 %1=%2：%3。</translation>
    </message>
    <message>
        <source>PoCL&apos;s compiled kernels are stored separately</source>
        <translation>PoCL 编译的内核单独存放</translation>
    </message>
    <message>
        <source>%1, and PoCL cannot be used without a folder for compiled kernels</source>
        <translation>%1，而没有存放已编译内核的文件夹就无法使用 PoCL</translation>
    </message>
    <message>
        <source>No folder for PoCL&apos;s compiled kernels can be used, and PoCL cannot be used without one. %1Name one in %2.</source>
        <translation>没有可用的文件夹存放 PoCL 编译的内核，而没有它就无法使用 PoCL。%1请在 %2 中指定一个。</translation>
    </message>
    <message>
        <source>%1: the buffer %2 has %3 bytes, and a part of it has %4 from byte %5 on. Correct offset or bytes.</source>
        <translation>%1：缓冲区 %2 有 %3 字节，而其一部分有 %4 字节，从第 %5 字节开始。请改正 offset 或 bytes。</translation>
    </message>
    <message>
        <source>%1: a part of the buffer %2 begins at byte %3, and parts begin at multiples of %4 bytes on %5. Choose another offset or device.</source>
        <translation>%1：缓冲区 %2 的一部分从第 %3 字节开始，而在 %5 上须从 %4 字节的倍数开始。请选择其他 offset 或设备。</translation>
    </message>
    <message>
        <source>%1 is empty, and an argument takes its bytes. Give a file with the argument&apos;s value.</source>
        <translation>%1 为空，而参数要从中取字节。请提供含有参数值的文件。</translation>
    </message>
    <message>
        <source>the check of buffers between launches</source>
        <translation>启动之间的缓冲区检查</translation>
    </message>
    <message>
        <source>cache flush</source>
        <translation>清空缓存</translation>
    </message>
    <message>
        <source>the cache flush</source>
        <translation>清空缓存</translation>
    </message>
    <message>
        <source>OpenCL %1 was skipped: %2 failed with %3.</source>
        <translation>OpenCL 的%1已跳过：%2 失败，返回 %3。</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>设备 %1</translation>
    </message>
    <message>
        <source>platform %1</source>
        <translation>平台 %1</translation>
    </message>
    <message>
        <source>The variant %1. Choose one that uses buffers.</source>
        <translation>该变体%1。请选择使用缓冲区的变体。</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot; takes %2 MB and %3 allocates at most %4 MB at a time. Choose a smaller size.</source>
        <translation>缓冲区“%1”需要 %2 MB，而 %3 一次最多分配 %4 MB。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>%1 buffers take %2 MB and %3 has %4 MB, less what other programs hold. Choose a smaller size.</source>
        <translation>%1 个缓冲区需要 %2 MB，而 %3 有 %4 MB，还要减去其他程序占用的部分。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>An image of %1 is larger than %2 allows (%3 x %4). Choose a smaller size.</source>
        <translation>%1 的图像超出 %2 允许的大小（%3 x %4）。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>An image of %1 MB does not fit beside the buffers on %2 (%3 MB). Choose a smaller size.</source>
        <translation>%1 MB 的图像与缓冲区一起放不进 %2（%3 MB）。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>random %1 %2</source>
        <translation>随机的%1 %2</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device.</source>
        <translation>请选择更小的尺寸，或关闭其他使用该设备的程序。</translation>
    </message>
    <message>
        <source>Choose smaller local sizes or tile constants for this device.</source>
        <translation>请为此设备选择更小的局部大小或分块常量。</translation>
    </message>
    <message>
        <source>The driver gave no more reason; try another variant or device.</source>
        <translation>驱动程序没有给出更多原因；请尝试其他变体或设备。</translation>
    </message>
    <message>
        <source>Check the kernel&apos;s front matter against its code.</source>
        <translation>请对照代码检查内核的文件头描述。</translation>
    </message>
    <message>
        <source>Install a driver for a device.</source>
        <translation>请为设备安装驱动程序。</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>请选择其他设备。</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device; some drivers also say this of a kernel that reads or writes outside its buffers.</source>
        <translation>请选择更小的尺寸，或关闭其他使用该设备的程序；有些驱动程序对在缓冲区外读写的内核也会这样报告。</translation>
    </message>
    <message>
        <source>Read the compiler&apos;s log.</source>
        <translation>请查看编译器日志。</translation>
    </message>
    <message>
        <source>An earlier launch failed: look for reads or writes outside the buffers.</source>
        <translation>之前的一次启动失败：请查找在缓冲区外的读写。</translation>
    </message>
    <message>
        <source>An earlier launch probably broke the queue: look for reads or writes outside the buffers.</source>
        <translation>可能是之前的一次启动破坏了队列：请查找在缓冲区外的读写。</translation>
    </message>
    <message>
        <source>The front matter names a kernel that the code does not define, or one named like a built-in function.</source>
        <translation>文件头描述中的内核在代码中没有定义，或与内置函数同名。</translation>
    </message>
    <message>
        <source>The front matter gives a kernel more arguments than it takes.</source>
        <translation>文件头描述给内核的参数多于其所需。</translation>
    </message>
    <message>
        <source>An argument in the front matter has another type than the kernel&apos;s.</source>
        <translation>文件头描述中的某个参数与内核的参数类型不同。</translation>
    </message>
    <message>
        <source>The front matter gives a kernel fewer arguments than it takes.</source>
        <translation>文件头描述给内核的参数少于其所需。</translation>
    </message>
    <message>
        <source>Install an OpenCL driver, e.g. pocl-opencl-icd.</source>
        <translation>请安装 OpenCL 驱动程序，例如 pocl-opencl-icd。</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>错误 %1</translation>
    </message>
    <message>
        <source>%1 failed with %2 for %3.</source>
        <translation>%1 失败，返回 %2，对象：%3。</translation>
    </message>
    <message>
        <source>before the start and behind the end</source>
        <translation>开头之前和结尾之后</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>开头之前</translation>
    </message>
    <message>
        <source>behind the end</source>
        <translation>结尾之后</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a %2 image of %3 %4, which %5 does not have. Choose another format, or a buffer.</source>
        <translation>“%1”是 %2 图像，格式为 %3 %4，而 %5 不支持。请选择其他格式或缓冲区。</translation>
    </message>
    <message>
        <source>The %1 image &quot;%2&quot; of %3 x %4 x %5 is larger than %6 allows. Choose a smaller size.</source>
        <translation>%1 图像“%2”为 %3 x %4 x %5，超出 %6 允许的大小。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>%1 does not build on %2. Read the compiler&apos;s log, mend the text, or give the build options that it needs.</source>
        <translation>%1 在 %2 上构建失败。请查看编译器日志，修改文本，或给出所需的构建选项。</translation>
    </message>
    <message>
        <source>The buffer %1 has %2 elements here, by &quot;%3&quot;. Write ceil(%4) or floor(%5), or choose another size.</source>
        <translation>缓冲区 %1 在此有 %2 个元素（按“%3”）。请写成 ceil(%4) 或 floor(%5)，或选择其他尺寸。</translation>
    </message>
    <message>
        <source>%1 %2. Choose another size or variant.</source>
        <translation>%1 %2。请选择其他尺寸或变体。</translation>
    </message>
    <message>
        <source>%1 as filled</source>
        <translation>%1（填充时的内容）</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches nothing here: its loops do not run once. Choose another size.</source>
        <translation>
            <numerusform>%1 在此不启动任何内核：其循环一次也不执行。请选择其他尺寸。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, more than an argument of type %4 holds. Choose a smaller size, or a wider type.</source>
        <translation>%1：%2 在此为 %3，超出类型 %4 的参数所能容纳的范围。请选择更小的尺寸或更宽的类型。</translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, and the argument is a whole number (%4). Write { type = &quot;float&quot;, value = &quot;%5&quot; }, or floor(%6).</source>
        <translation>%1：%2 在此为 %3，而该参数是整数（%4）。请写成 { type = &quot;float&quot;, value = &quot;%5&quot; } 或 floor(%6)。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>不超过 %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; gives %3 here and must be %4.</source>
        <translation>%1：“%2”在此得 %3，必须为%4。</translation>
    </message>
    <message>
        <source>loop %1 ran %2 times</source>
        <translation>循环 %1 执行了 %2 次</translation>
    </message>
    <message>
        <source>%1: %2 in one launch and did not end. Correct its count or its while.</source>
        <translation>%1：%2（一次启动内），没有结束。请改正其 count 或 while。</translation>
    </message>
    <message>
        <source>it took %1 minutes</source>
        <translation>用了 %1 分钟</translation>
    </message>
    <message>
        <source>it made %1 steps</source>
        <translation>执行了 %1 步</translation>
    </message>
    <message>
        <source>%1 %2 for kernel %3. Choose smaller tile constants.</source>
        <translation>%1 %2（内核 %3）。请选择更小的分块常量。</translation>
    </message>
    <message>
        <source>%1 %2. Make its groups or tiles smaller.</source>
        <translation>%1 %2。请缩小其工作组或分块。</translation>
    </message>
    <message>
        <source>%1: kernel %2 runs on %3 = %4 work-items in dimension %5, which its groups of %6 do not divide. Choose another size, or write round = true if the kernel checks its bounds.</source>
        <translation>%1：内核 %2 在第 %5 维运行 %3 = %4 个工作项，不能被大小为 %6 的工作组整除。请选择其他尺寸；如果内核会检查边界，请写 round = true。</translation>
    </message>
    <message>
        <source>%1 was not compiled.</source>
        <translation>%1 未被编译。</translation>
    </message>
    <message>
        <source>The driver refused to build %1 without naming an error; the build was tried again.</source>
        <translation>驱动程序拒绝构建 %1 但没有给出错误；已再次尝试构建。</translation>
    </message>
    <message>
        <source>Its log:</source>
        <translation>其日志：</translation>
    </message>
    <message>
        <source>The driver refused the kept binary of %1: %2 failed with %3. It was built from its source.</source>
        <translation>驱动程序拒绝了保存的 %1 二进制：%2 失败，返回 %3。已从源代码构建。</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep.</source>
        <translation>驱动程序没有给出可保存的程序二进制。</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep: %1 failed with %2.</source>
        <translation>驱动程序没有给出可保存的程序二进制：%1 失败，返回 %2。</translation>
    </message>
    <message>
        <source>%1 was not used, because of its folder: %2.</source>
        <translation>由于其文件夹的问题未使用 %1：%2。</translation>
    </message>
    <message>
        <source>is damaged: it is cut off</source>
        <translation>已损坏：被截断</translation>
    </message>
    <message>
        <source>is of another version of Headroom</source>
        <translation>来自其他版本的 Headroom</translation>
    </message>
    <message>
        <source>is damaged: its length differs</source>
        <translation>已损坏：长度不符</translation>
    </message>
    <message>
        <source>belongs to another device, driver, options or source</source>
        <translation>属于其他设备、驱动程序、选项或源代码</translation>
    </message>
    <message>
        <source>is damaged: its checksum differs</source>
        <translation>已损坏：校验和不符</translation>
    </message>
    <message>
        <source>%1 cannot be split into %2 sub-devices: %3. Choose fewer parts, or name two devices.</source>
        <translation>无法把 %1 拆分为 %2 个子设备：%3。请减少份数，或指定两个设备。</translation>
    </message>
    <message>
        <source>it has 1 compute unit</source>
        <translation>它有 1 个计算单元</translation>
    </message>
    <message>
        <source>it has %1 compute units</source>
        <translation>它有 %1 个计算单元</translation>
    </message>
    <message>
        <source>its driver cannot partition it by counts of compute units</source>
        <translation>其驱动程序不能按计算单元数划分</translation>
    </message>
    <message>
        <source>%1 failed with %2</source>
        <translation>%1 失败，返回 %2</translation>
    </message>
    <message>
        <source>%1 (part %2 of %3)</source>
        <translation>%1（第 %2 部分，共 %3 部分）</translation>
    </message>
    <message>
        <source>in-order queue</source>
        <translation>顺序队列</translation>
    </message>
    <message>
        <source>map result</source>
        <translation>映射结果</translation>
    </message>
    <message>
        <source>unmap result</source>
        <translation>取消映射结果</translation>
    </message>
    <message>
        <source>unknown form</source>
        <translation>未知形式</translation>
    </message>
    <message>
        <source>%1 could not be disassembled: %2 %3.</source>
        <translation>无法反汇编 %1：%2 %3。</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>耗时过长</translation>
    </message>
    <message>
        <source>wrote too much</source>
        <translation>输出过多</translation>
    </message>
    <message>
        <source>Its code is not shown: %1 cannot be started (%2). Install binutils where the device is.</source>
        <translation>不显示其代码：无法启动 %1（%2）。请在设备所在的机器上安装 binutils。</translation>
    </message>
    <message>
        <source>timing empty launches</source>
        <translation>正在测量空启动</translation>
    </message>
    <message>
        <source>There is no OpenCL device %1</source>
        <translation>没有 OpenCL 设备 %1</translation>
    </message>
    <message>
        <source>%1 any more. List the devices again.</source>
        <translation>%1。请重新列出设备。</translation>
    </message>
    <message>
        <source>this request</source>
        <translation>此请求</translation>
    </message>
    <message>
        <source>The host has too little memory for this. Choose a smaller size or close other programs.</source>
        <translation>主机内存不足。请选择更小的尺寸，或关闭其他程序。</translation>
    </message>
    <message>
        <source>The OpenCL runner was offered a file without a checksum.</source>
        <translation>提供给 OpenCL 运行进程的文件没有校验和。</translation>
    </message>
    <message>
        <source>A file was damaged on its way to the OpenCL runner. Start the run again.</source>
        <translation>文件在传给 OpenCL 运行进程的途中损坏。请重新开始运行。</translation>
    </message>
    <message>
        <source>A file of %1 bytes cannot be stored in %2 on the host. Make room there.</source>
        <translation>主机上的 %2 无法存放 %1 字节的文件。请在那里腾出空间。</translation>
    </message>
    <message>
        <source>CLBlast&apos;s product failed on %1 with its code %2.</source>
        <translation>CLBlast 的乘积在 %1 上失败，代码 %2。</translation>
    </message>
    <message>
        <source>%1 failed with code %2; cuBLAS cannot be measured here.</source>
        <translation>%1 失败，代码 %2；此处无法测量 cuBLAS。</translation>
    </message>
    <message>
        <source>CUDA does not know %1 as one of its %2 devices, so cuBLAS cannot be measured on it.</source>
        <translation>CUDA 的 %2 个设备中没有 %1，因此无法在其上测量 cuBLAS。</translation>
    </message>
    <message>
        <source>cuBLAS does not multiply numbers of these types at %1 x %2 x %3. Choose another size, in multiples of 16.</source>
        <translation>cuBLAS 在 %1 x %2 x %3 下不支持这些类型的乘法。请选择其他尺寸，须为 16 的倍数。</translation>
    </message>
    <message>
        <source>OpenCV cannot use %1:</source>
        <translation>OpenCV 无法使用 %1：</translation>
    </message>
    <message>
        <source>OpenCV does not use OpenCL on %1: this OpenCV was built without it, or OPENCV_OPENCL_RUNTIME is &quot;disabled&quot;.</source>
        <translation>OpenCV 在 %1 上不使用 OpenCL：此 OpenCV 构建时未包含 OpenCL，或 OPENCV_OPENCL_RUNTIME 为“disabled”。</translation>
    </message>
    <message>
        <source>%1 wrote %2 of its buffer &quot;%3&quot;.</source>
        <translation>%1 写到了缓冲区“%3”的%2。</translation>
    </message>
    <message>
        <source>%1 changed its input &quot;%2&quot;, which it may only read.</source>
        <translation>%1 修改了只读的输入“%2”。</translation>
    </message>
    <message>
        <source>building %1 at %2 ahead</source>
        <translation>正在预先构建 %1，尺寸 %2</translation>
    </message>
    <message>
        <source>building %1 at %2</source>
        <translation>正在构建 %1，尺寸 %2</translation>
    </message>
    <message>
        <source>The driver gives no binary of the program.</source>
        <translation>驱动程序不提供程序的二进制。</translation>
    </message>
    <message>
        <source>Headroom does not disassemble a program of the form &quot;%1&quot;.</source>
        <translation>Headroom 不反汇编“%1”形式的程序。</translation>
    </message>
    <message>
        <source>What PoCL compiled was not found in %1.</source>
        <translation>在 %1 中没有找到 PoCL 编译的结果。</translation>
    </message>
    <message>
        <source>its cache</source>
        <translation>其缓存</translation>
    </message>
    <message>
        <source>disassembling %1</source>
        <translation>正在反汇编 %1</translation>
    </message>
    <message>
        <source>PoCL compiles kernels when they are launched, and these were not.</source>
        <translation>PoCL 在内核启动时才编译，而这些内核没有启动。</translation>
    </message>
    <message>
        <source>launch %1 in round %2</source>
        <translation>第 %2 轮的第 %1 次启动</translation>
    </message>
    <message>
        <source>An earlier launch was right, %1 was not.</source>
        <translation>之前的一次启动正确，但%1不正确。</translation>
    </message>
    <message>
        <source>Not every launch has the same result, and that of %1 is wrong.</source>
        <translation>并非每次启动的结果都相同，其中%1的结果错误。</translation>
    </message>
    <message>
        <source>launching %1 at %2</source>
        <translation>正在启动 %1，尺寸 %2</translation>
    </message>
    <message>
        <source>Choose another variant.</source>
        <translation>请选择其他变体。</translation>
    </message>
    <message>
        <source>The host has too little memory for %1</source>
        <translation>主机内存不足：%1</translation>
    </message>
    <message>
        <source>timing %1 at %2 in turns</source>
        <translation>正在交替测量 %1，尺寸 %2</translation>
    </message>
    <message>
        <source>%1 hold values that are %2.</source>
        <translation>%1含有以下值：%2。</translation>
    </message>
    <message>
        <source>%1 differ from the host reference (%2) by up to %3, and %4 is allowed.</source>
        <translation>%1与主机参考（%2）相差最多 %3，允许 %4。</translation>
    </message>
    <message>
        <source>Rows %1 to %2, by %3,</source>
        <translation>第 %1 至 %2 行（%3）</translation>
    </message>
    <message>
        <source>The joined rows</source>
        <translation>合并后的各行</translation>
    </message>
    <message>
        <source>%1 at %2, split</source>
        <translation>%1，尺寸 %2，已拆分</translation>
    </message>
    <message>
        <source>The tolerance &quot;%1&quot; of %2 is %3 here. Write an expression that is at least 0 for all sizes and parameters.</source>
        <translation>%2 的容差“%1”在此为 %3。请写一个对所有尺寸和参数都不小于 0 的表达式。</translation>
    </message>
    <message>
        <source>%1 of %2 numbers of the output %3 are wrong</source>
        <translation>输出 %3 的 %2 个数中有 %1 个错误</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>在 %1 以内</translation>
    </message>
    <message>
        <source>%1, the worst at %2[%3]: %4, where %5 is expected %6.</source>
        <translation>%1，最差处为 %2[%3]：得到 %4，应为 %5 %6。</translation>
    </message>
    <message>
        <source>%1 of %2 at %3, %4, seed %5</source>
        <translation>%1，%2，尺寸 %3，%4，种子 %5</translation>
    </message>
    <message>
        <source>Of the output %1 nothing is compared: its &quot;where&quot; or its mask leaves out all.</source>
        <translation>输出 %1 没有任何内容被比较：其“where”或掩码排除了全部。</translation>
    </message>
    <message>
        <source>whether alpha is below white</source>
        <translation>alpha 是否低于白色</translation>
    </message>
    <message>
        <source>the sorting of a photo&apos;s pixels</source>
        <translation>照片像素的整理</translation>
    </message>
    <message>
        <source>%1, on a photo of %2</source>
        <translation>%1，照片为 %2</translation>
    </message>
    <message>
        <source>There is no host implementation %1</source>
        <translation>没有主机实现 %1</translation>
    </message>
    <message>
        <source>%1 in this build.</source>
        <translation>%1（此版本中）。</translation>
    </message>
    <message>
        <source>channel %1, column %2, row %3 (counted from 1)</source>
        <translation>通道 %1，第 %2 列，第 %3 行（从 1 计数）</translation>
    </message>
    <message>
        <source>The photo has %1 %2 NaN or infinite, the first in %3. What it reaches in the result is not checked.</source>
        <translation>照片中有 %1 个%2 NaN 或无穷大，第一个在 %3。受其影响的结果未经检查。</translation>
    </message>
    <message>
        <source>value that is</source>
        <translation>值为</translation>
    </message>
    <message>
        <source>values that are</source>
        <translation>值为</translation>
    </message>
    <message>
        <source>%1 is measured on random pixels only. Choose a kernel for photos.</source>
        <translation>%1 只在随机像素上测量。请选择用于照片的内核。</translation>
    </message>
    <message>
        <source>The variant works on 8-bit pixels and would round those of this photo. Choose one that works on floats.</source>
        <translation>该变体处理 8 位像素，会对此照片的像素取整。请选择处理 float 的变体。</translation>
    </message>
    <message>
        <source>%1 of %2 buffers did not hold what they had been filled with.</source>
        <translation>%2 个缓冲区中有 %1 个的内容与填充时不符。</translation>
    </message>
    <message>
        <source>After %1 of %2 starts another program ran than the one that was built.</source>
        <translation>%2 次启动中有 %1 次运行的不是所构建的程序。</translation>
    </message>
    <message>
        <source>the probe&apos;s own program</source>
        <translation>探针自己的程序</translation>
    </message>
    <message>
        <source>%1 gives no binary of a program that it built, so none can be loaded.</source>
        <translation>%1 不提供已构建程序的二进制，因此无法加载。</translation>
    </message>
    <message>
        <source>are not what the launch should have computed</source>
        <translation>不是此次启动应计算出的值</translation>
    </message>
    <message>
        <source>%1&apos;s profiling clock gives zero or reversed times: events cannot time anything there. Time with the host&apos;s clock and a wait.</source>
        <translation>%1 的性能分析时钟给出零或倒退的时间：那里无法用事件计时。请用主机时钟并等待来计时。</translation>
    </message>
    <message>
        <source>that came back are not what the launch should have computed</source>
        <translation>读回的值不是此次启动应计算出的值</translation>
    </message>
    <message>
        <source>a probe&apos;s kernels</source>
        <translation>探针的内核</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were requested and %2 ran.</source>
        <translation>
            <numerusform>请求了 %1 次启动，执行了 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 floats %2</source>
        <translation>
            <numerusform>%1 个 float %2</numerusform>
        </translation>
    </message>
    <message>
        <source>on the device are not those that were sent</source>
        <translation>设备上的与发送的不同</translation>
    </message>
    <message>
        <source>that came back are not those on the device</source>
        <translation>读回的与设备上的不同</translation>
    </message>
    <message>
        <source>that came back are not what the kernel should have made of those sent</source>
        <translation>读回的不是内核应从发送的数据得到的结果</translation>
    </message>
    <message>
        <source>The runner&apos;s process cannot be started: %1: %2</source>
        <translation>无法启动运行进程：%1：%2</translation>
    </message>
    <message>
        <source>The runner has too little memory for this photo. Choose a smaller one or close other programs there.</source>
        <translation>运行进程内存不足，无法处理此照片。请选择更小的照片，或关闭那里的其他程序。</translation>
    </message>
    <message>
        <source>The OpenCL runner was given another photo.</source>
        <translation>交给 OpenCL 运行进程的是另一张照片。</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>信号 %1</translation>
    </message>
    <message>
        <source>was killed by %1</source>
        <translation>被 %1 终止</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <translation>以退出码 %1 结束</translation>
    </message>
    <message>
        <source>%1, which is %2 to a shell</source>
        <translation>%1，在 shell 中为 %2</translation>
    </message>
    <message>
        <source>its last words:</source>
        <translation>最后输出：</translation>
    </message>
    <message>
        <source>The disk of %1, where PoCL stores compiled kernels, is full. Make room there, or name another folder in POCL_CACHE_DIR.</source>
        <translation>PoCL 存放已编译内核的 %1 所在磁盘已满。请腾出空间，或在 POCL_CACHE_DIR 中指定其他文件夹。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Make room, or choose another place; what was there before is unchanged.</source>
        <translation>请腾出空间，或选择其他位置；原有内容未变。</translation>
    </message>
    <message>
        <source>Choose a place that you may write to.</source>
        <translation>请选择您有写权限的位置。</translation>
    </message>
    <message>
        <source>Make its folder first, or choose another place.</source>
        <translation>请先创建其文件夹，或选择其他位置。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请选择其他位置。</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>请指定一个文件。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>请指定其中的一个文件。</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>%1 is in use by a run in progress. Wait for it to finish.</source>
        <translation>%1 正被一次运行使用。请等待其结束。</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: another Headroom went on with it. Look at it again, and resume it if it is still unfinished.</source>
        <translation>%1 自读取后已改变：另一个 Headroom 继续了它。请重新查看，如仍未完成则继续。</translation>
    </message>
    <message>
        <source>%1 are not all known: %2 is damaged (%3). %4 writes a new file and keeps the damaged one beside it.</source>
        <translation>并非全部已知（%1）：%2 已损坏（%3）。%4 会写入新文件，并把损坏的文件保留在旁边。</translation>
    </message>
    <message>
        <source>%1 are not known: %2 is of format %3, which a newer Headroom wrote; this one reads format %4. Use that one, or move the file away.</source>
        <translation>未知（%1）：%2 为格式 %3，由较新的 Headroom 写入；本版本读取格式 %4。请使用较新版本，或移走该文件。</translation>
    </message>
    <message>
        <source>%1 is not kept: %2 is damaged and could not be copied to %3 (%4). Move it away.</source>
        <translation>%1未保存：%2 已损坏，且无法复制到 %3（%4）。请移走该文件。</translation>
    </message>
    <message>
        <source>%1 cannot be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.</source>
        <translation>%1无法保存：没有主目录。请把 HOME 或 XDG_DATA_HOME 设为绝对路径。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made: %2. %3 is not kept; set XDG_DATA_HOME to a place that you may write to.</source>
        <translation>无法创建文件夹 %1：%2。%3未保存；请把 XDG_DATA_HOME 设为您可写的位置。</translation>
    </message>
    <message>
        <source>%1 is not kept, so as not to lose others.</source>
        <translation>%1未保存，以免丢失其他内容。</translation>
    </message>
    <message>
        <source>The host cannot start a thread on each of its %1 processors (%2). Close other programs, or raise the limit on threads.</source>
        <translation>主机无法在其 %1 个处理器上各启动一个线程（%2）。请关闭其他程序，或提高线程数上限。</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>属于其他用户</translation>
    </message>
    <message>
        <source>other users may write to it</source>
        <translation>其他用户可以写入</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Check its name and permissions.</source>
        <translation>无法读取 %1：%2。请检查名称和权限。</translation>
    </message>
    <message>
        <source>%1 is not read: it is larger than %2 bytes, more than such a file holds. Name the right one.</source>
        <translation>未读取 %1：超过 %2 字节，大于此类文件应有的大小。请指定正确的文件。</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>%1 could not be read: it is %2. Name a file.</source>
        <translation>无法读取 %1：它是%2。请指定文件。</translation>
    </message>
    <message>
        <source>A folder for temporary files is needed, and none can be made. Make room in /tmp.</source>
        <translation>需要一个存放临时文件的文件夹，但无法创建。请在 /tmp 中腾出空间。</translation>
    </message>
    <message>
        <source>needs %1, which is not installed here (%2)</source>
        <translation>需要 %1，此处未安装（%2）</translation>
    </message>
    <message>
        <source>needs %1, which could not be loaded (%2; %3)</source>
        <translation>需要 %1，但无法加载（%2；%3）</translation>
    </message>
    <message>
        <source>%1... %2 more were left out.</source>
        <translation>%1... 其余 %2 项已省略。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>it is not JSON, or is truncated</source>
        <translation>不是 JSON，或被截断</translation>
    </message>
    <message>
        <source>a value has the wrong type</source>
        <translation>某个值的类型错误</translation>
    </message>
    <message>
        <source>OpenSSL&apos;s libcrypto computed no SHA-256. Check its configuration.</source>
        <translation>OpenSSL 的 libcrypto 没有计算 SHA-256。请检查其配置。</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be %3. Choose one of %4.</source>
        <translation>%2 的 %1 不能是 %3。请从 %4 中选择。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets no tunable. Write NAME=VALUE with a whole number, e.g. LOCAL_X=32.</source>
        <translation>“%1”没有设置可调参数。请写 NAME=VALUE，值为整数，例如 LOCAL_X=32。</translation>
    </message>
    <message>
        <source>Write megapixels (&quot;16MP&quot;, &quot;0.5MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;) for images, N (&quot;1024&quot;) or MxNxK (&quot;512x1024x256&quot;) for matrices, and else the workload&apos;s size parameters with an x between each two.</source>
        <translation>图像请写百万像素（“16MP”、“0.5MP”）或宽x高（“1023x769”）；矩阵请写 N（“1024”）或 MxNxK（“512x1024x256”）；其他任务请写其尺寸参数，中间用 x 分隔。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: %2.</source>
        <translation>“%1”不是尺寸：%2。</translation>
    </message>
    <message>
        <source>there is no number before MP</source>
        <translation>MP 前没有数字</translation>
    </message>
    <message>
        <source>there must be pixels in it</source>
        <translation>其中必须有像素</translation>
    </message>
    <message>
        <source>its side is over %1 pixels</source>
        <translation>边长超过 %1 像素</translation>
    </message>
    <message>
        <source>sides are whole numbers, and megapixels end in MP (&quot;%1MP&quot;)</source>
        <translation>边长为整数，百万像素以 MP 结尾（“%1MP”）</translation>
    </message>
    <message>
        <source>the sides must be whole numbers</source>
        <translation>边长必须是整数</translation>
    </message>
    <message>
        <source>every side must be at least 1</source>
        <translation>每条边至少为 1</translation>
    </message>
    <message>
        <source>a side is over %1</source>
        <translation>某条边超过 %1</translation>
    </message>
    <message>
        <source>it has more than %1 sides</source>
        <translation>边数超过 %1</translation>
    </message>
    <message>
        <source>There is no size.</source>
        <translation>没有尺寸。</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>运行已停止。</translation>
    </message>
    <message>
        <source>The budget ended: give it more time, or choose a wider margin.</source>
        <translation>预算已用完：请给更多时间，或选择更宽的容差。</translation>
    </message>
    <message>
        <source>%1 rounds take about %2 s: give it that budget.</source>
        <translation>%1 轮约需 %2 s：请给出这样的预算。</translation>
    </message>
    <message>
        <source>%1 version:</source>
        <translation>%1版本：</translation>
    </message>
    <message>
        <source>Both versions were affected, because their rounds are interleaved.</source>
        <translation>两个版本都受影响，因为其各轮交替进行。</translation>
    </message>
    <message>
        <source>%1 is compared at all sizes that it lists: %2.</source>
        <translation>%1 按其列出的所有尺寸比较：%2。</translation>
    </message>
    <message>
        <source>taking turns with %1 at %2, round %3</source>
        <translation>与 %1 交替测量，尺寸 %2，第 %3 轮</translation>
    </message>
    <message>
        <source>There is nothing to compare. Name two versions of a kernel.</source>
        <translation>没有可比较的内容。请指定一个内核的两个版本。</translation>
    </message>
    <message>
        <source>A comparison needs at least one size, e.g. 4MP.</source>
        <translation>比较至少需要一个尺寸，例如 4MP。</translation>
    </message>
    <message>
        <source>The margin is from %1 to %2 of the time.</source>
        <translation>容差须为时间的 %1 到 %2。</translation>
    </message>
    <message>
        <source>The budget is from 1 to %1 seconds for each pair and size.</source>
        <translation>每对每尺寸的预算须为 1 到 %1 秒。</translation>
    </message>
    <message>
        <source>The compiler itself reads %1, so it is unknown whether that file has changed. Name its folder with `include` in the description in place of -I.</source>
        <translation>编译器自己读取 %1，因此不知道该文件是否已改变。请在描述中用 `include` 而不是 -I 指定其文件夹。</translation>
    </message>
    <message>
        <source>Described in another way than in the baseline, with references, tolerances and sizes: %1. Both versions run as described now.</source>
        <translation>与基线的描述不同（参考、容差和尺寸）：%1。两个版本都按现在的描述运行。</translation>
    </message>
    <message>
        <source>%1 and %2 are of different workloads or pixel formats and cannot be compared.</source>
        <translation>%1 和 %2 属于不同的任务或像素格式，无法比较。</translation>
    </message>
    <message>
        <source>%1 is %2 under another name.</source>
        <translation>%1 是改名后的 %2。</translation>
    </message>
    <message>
        <source>The baseline has no %1, but kernels that are gone now, of which it may be one: %2. Compare the two with `headroom-cli ab`.</source>
        <translation>基线中没有 %1，但有现已不存在的内核，它可能是其中之一：%2。请用 `headroom-cli ab` 比较两者。</translation>
    </message>
    <message>
        <source>In the baseline alone: %1.</source>
        <translation>仅在基线中：%1。</translation>
    </message>
    <message>
        <source>&quot;%1:%2&quot; names no revision. Write it like HEAD~1:./kernels.</source>
        <translation>“%1:%2”没有给出修订版。请写成 HEAD~1:./kernels 的形式。</translation>
    </message>
    <message>
        <source>The folder that you are in is gone. Change to another one.</source>
        <translation>您所在的文件夹已不存在。请切换到其他文件夹。</translation>
    </message>
    <message>
        <source>%1 is in no git repository. Name a folder of one.</source>
        <translation>%1 不在任何 git 仓库中。请指定仓库中的文件夹。</translation>
    </message>
    <message>
        <source>git does not read the repository of %1, because it belongs to another user. If you trust it, run `git config --global --add safe.directory FOLDER` with the repository&apos;s folder.</source>
        <translation>git 不读取 %1 的仓库，因为它属于其他用户。如果您信任它，请用仓库的文件夹运行 `git config --global --add safe.directory FOLDER`。</translation>
    </message>
    <message>
        <source>A temporary folder could not be made like %1: %2. Make room there.</source>
        <translation>无法创建类似 %1 的临时文件夹：%2。请在那里腾出空间。</translation>
    </message>
    <message>
        <source>git has no revision &quot;%1&quot; in %2. Check it with `git log`; a shallow clone has only the latest ones, and `git fetch --unshallow` gets the others.</source>
        <translation>git 在 %2 中没有修订版“%1”。请用 `git log` 检查；浅克隆只有最新的修订版，`git fetch --unshallow` 可取得其余的。</translation>
    </message>
    <message>
        <source>%1 is not a folder in %2, but a file, a symbolic link or a submodule.</source>
        <translation>%1 在 %2 中不是文件夹，而是文件、符号链接或子模块。</translation>
    </message>
    <message>
        <source>git has no file or folder &quot;%1&quot; in %2. Check the revision with `git log`, and the path, which starts from the folder that you are in.</source>
        <translation>git 在 %2 中没有文件或文件夹“%1”。请用 `git log` 检查修订版，并检查从当前文件夹开始的路径。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl.</source>
        <translation>“%1”不是内核文件：名称不以 .cl 结尾。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file in that revision.</source>
        <translation>“%1”在该修订版中不是普通文件。</translation>
    </message>
    <message>
        <source>git could not be run: %1. Install git, or name a folder.</source>
        <translation>无法运行 git：%1。请安装 git，或指定文件夹。</translation>
    </message>
    <message>
        <source>%1 could not be written. Make room there.</source>
        <translation>无法写入 %1。请在那里腾出空间。</translation>
    </message>
    <message>
        <source>git&apos;s list of the files of &quot;%1&quot; cannot be read: the clone is partial or damaged, or the list is too long. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>无法读取 git 的“%1”文件列表：克隆不完整或已损坏，或列表过长。请不带 --filter 克隆，并用 `git fsck` 检查仓库。</translation>
    </message>
    <message>
        <source>%1 is a submodule in %2, whose files git does not have here. Compare two checkouts.</source>
        <translation>%1 在 %2 中是子模块，git 此处没有其文件。请比较两个检出。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link in %2 that leads to no file of that revision. Commit the file itself.</source>
        <translation>%1 在 %2 中是符号链接，没有指向该修订版的文件。请提交文件本身。</translation>
    </message>
    <message>
        <source>git does not have %1 of %2, or it is too large: the clone is partial or damaged. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>git 没有 %2 的 %1，或文件过大：克隆不完整或已损坏。请不带 --filter 克隆，并用 `git fsck` 检查仓库。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has over %2 kernel files. Name the folder of the kernels.</source>
        <translation>“%1”中的内核文件超过 %2 个。请指定内核所在的文件夹。</translation>
    </message>
    <message>
        <source>The %1 version has no name. Name a variant, a kernel file, a folder or REVISION:PATH.</source>
        <translation>%1版本没有名称。请指定变体、内核文件、文件夹或 REVISION:PATH。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl or .toml.</source>
        <translation>“%1”不是内核文件：名称不以 .cl 或 .toml 结尾。</translation>
    </message>
    <message>
        <source>There is no kernel file or folder &quot;%1&quot;. Name one, a variant, or REVISION:PATH.</source>
        <translation>没有名为“%1”的内核文件或文件夹。请指定其一、一个变体或 REVISION:PATH。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets nothing. Write @NAME=VALUE for a tunable, or @-OPTION for a build option.</source>
        <translation>“%1”没有设置任何内容。可调参数请写 @NAME=VALUE，构建选项请写 @-OPTION。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be applied: no kernel of &quot;%2&quot; has this tunable with this value, or takes build options. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>“%1”无法应用：“%2”中没有内核具有取此值的可调参数，或接受构建选项。`headroom-cli variants --json` 会列出各自的可调参数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no kernel &quot;%2&quot;.</source>
        <translation>“%1”中没有内核“%2”。</translation>
    </message>
    <message>
        <source>In one of the two versions alone, and not measured: %1.</source>
        <translation>只在其中一个版本中，未测量：%1。</translation>
    </message>
    <message>
        <source>No kernel differs between &quot;%1&quot; and &quot;%2&quot;. Name some with --variants to compare them all the same.</source>
        <translation>“%1”与“%2”之间没有内核不同。如仍要比较，请用 --variants 指定。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no kernel in common. A kernel&apos;s id is its workload and its file&apos;s name.</source>
        <translation>“%1”与“%2”没有共同的内核。内核的 ID 由任务和文件名组成。</translation>
    </message>
    <message>
        <source>%1, commit %2</source>
        <translation>%1，提交 %2</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>编译后的代码</translation>
    </message>
    <message>
        <source>other results</source>
        <translation>其他结果</translation>
    </message>
    <message>
        <source>The A/A floor of %1 is %2, from %3 %4 measured at %5.</source>
        <translation>%1 的 A/A 本底噪声为 %2，来自 %3 %4，测于 %5。</translation>
    </message>
    <message>
        <source>For libraries on the host a floor of %1 is assumed.</source>
        <translation>对主机上的库，假定本底噪声为 %1。</translation>
    </message>
    <message>
        <source>The noise floor of %1 is unknown, so %2 is assumed. Run `headroom-cli noise`.</source>
        <translation>%1 的本底噪声未知，假定为 %2。请运行 `headroom-cli noise`。</translation>
    </message>
    <message>
        <source>%1 measured it at %2.</source>
        <translation>%1在 %2 下测量。</translation>
    </message>
    <message>
        <source>%1 measured it with %2 caches.</source>
        <translation>%1测量时的缓存：%2。</translation>
    </message>
    <message>
        <source>%1 did not measure it.</source>
        <translation>%1没有测量它。</translation>
    </message>
    <message>
        <source>The new run</source>
        <translation>新运行</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Different %1: %2 in the base, %3 in the new run.</source>
        <translation>%1不同：基线中为 %2，新运行中为 %3。</translation>
    </message>
    <message>
        <source>driver of %1</source>
        <translation>%1 的驱动程序</translation>
    </message>
    <message>
        <source>Different kernel source of %1</source>
        <translation>内核源代码不同：%1</translation>
    </message>
    <message>
        <source>build options of %1</source>
        <translation>%1 的构建选项</translation>
    </message>
    <message>
        <source>pixel format</source>
        <translation>像素格式</translation>
    </message>
    <message>
        <source>base does not record its</source>
        <translation>基线没有记录其</translation>
    </message>
    <message>
        <source>new run does not record its</source>
        <translation>新运行没有记录其</translation>
    </message>
    <message>
        <source>runs do not record their</source>
        <translation>两次运行没有记录其</translation>
    </message>
    <message>
        <source>The %1 conditions: device, kernels and host may differ.</source>
        <translation>%1条件：设备、内核和主机可能不同。</translation>
    </message>
    <message>
        <source>The %1 had not ended when it was written.</source>
        <translation>%1在写入时尚未结束。</translation>
    </message>
    <message>
        <source>The %1 was stopped before its end.</source>
        <translation>%1提前停止。</translation>
    </message>
    <message>
        <source>The %1 failed before its end.</source>
        <translation>%1提前失败。</translation>
    </message>
    <message>
        <source>new run</source>
        <translation>新运行</translation>
    </message>
    <message>
        <source>%1: two measurements of the same thing differ by up to %2.</source>
        <translation>%1：同一对象的两次测量相差最多 %2。</translation>
    </message>
    <message>
        <source>Noise floors of devices</source>
        <translation>各设备的本底噪声</translation>
    </message>
    <message>
        <source>The noise floor</source>
        <translation>本底噪声</translation>
    </message>
    <message>
        <source>`headroom-cli noise`</source>
        <translation>`headroom-cli noise`</translation>
    </message>
    <message>
        <source>use of ceilings</source>
        <translation>是否测量上限</translation>
    </message>
    <message>
        <source>number of repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>longest launch in seconds</source>
        <translation>最长启动（秒）</translation>
    </message>
    <message>
        <source>use of tuned configurations</source>
        <translation>是否使用已调优的配置</translation>
    </message>
    <message>
        <source>values of tunables (--set)</source>
        <translation>可调参数的值（--set）</translation>
    </message>
    <message>
        <source>timing of transfers</source>
        <translation>是否测量传输</translation>
    </message>
    <message>
        <source>number of workers</source>
        <translation>运行进程数</translation>
    </message>
    <message>
        <source>number of warm-up launches</source>
        <translation>预热启动次数</translation>
    </message>
    <message>
        <source>smallest number of samples</source>
        <translation>最小样本数</translation>
    </message>
    <message>
        <source>largest number of samples</source>
        <translation>最大样本数</translation>
    </message>
    <message>
        <source>noise goal</source>
        <translation>噪声目标</translation>
    </message>
    <message>
        <source>time budget in seconds</source>
        <translation>时间预算（秒）</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>process mode</source>
        <translation>进程模式</translation>
    </message>
    <message>
        <source>a process for each round</source>
        <translation>每轮一个进程</translation>
    </message>
    <message>
        <source>one process for all rounds</source>
        <translation>所有轮用一个进程</translation>
    </message>
    <message>
        <source>version of Headroom</source>
        <translation>Headroom 版本</translation>
    </message>
    <message>
        <source>operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>number of processors</source>
        <translation>处理器数</translation>
    </message>
    <message>
        <source>place of OpenCL</source>
        <translation>OpenCL 所在位置</translation>
    </message>
    <message>
        <source>version of OpenCL</source>
        <translation>OpenCL 版本</translation>
    </message>
    <message>
        <source>number of compute units</source>
        <translation>计算单元数</translation>
    </message>
    <message>
        <source>clock in MHz</source>
        <translation>时钟频率（MHz）</translation>
    </message>
    <message>
        <source>memory in bytes</source>
        <translation>内存（字节）</translation>
    </message>
    <message>
        <source>local memory in bytes</source>
        <translation>局部内存（字节）</translation>
    </message>
    <message>
        <source>largest work-group</source>
        <translation>最大工作组</translation>
    </message>
    <message>
        <source>largest allocation in bytes</source>
        <translation>最大分配（字节）</translation>
    </message>
    <message>
        <source>largest numbers of work-items</source>
        <translation>最大工作项数</translation>
    </message>
    <message>
        <source>memory bandwidth in GB/s</source>
        <translation>内存带宽（GB/s）</translation>
    </message>
    <message>
        <source>matrix unit</source>
        <translation>矩阵单元</translation>
    </message>
    <message>
        <source>image support</source>
        <translation>图像支持</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>半精度</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>local memory of its own</source>
        <translation>独立的局部内存</translation>
    </message>
    <message>
        <source>no or not known</source>
        <translation>否或未知</translation>
    </message>
    <message>
        <source>timer resolution in ns</source>
        <translation>计时器分辨率（ns）</translation>
    </message>
    <message>
        <source>The whole operation took %1 ms, less than its kernels alone, which took %2 ms at other moments of the run: the machine was not steady. Measure again when nothing else runs.</source>
        <translation>整个操作用了 %1 ms，少于运行中其他时刻仅内核所用的 %2 ms：机器不稳定。请在没有其他程序运行时重新测量。</translation>
    </message>
    <message>
        <source>%1 has no kernel: no function in it begins with the word kernel or __kernel.</source>
        <translation>%1 没有内核：其中没有以 kernel 或 __kernel 开头的函数。</translation>
    </message>
    <message>
        <source>%1 has %2 kernels: %3. Name the one that you want with --kernel.</source>
        <translation>%1 有 %2 个内核：%3。请用 --kernel 指定其一。</translation>
    </message>
    <message>
        <source>%1 has no kernel &quot;%2&quot;. %3 %4</source>
        <translation>%1 中没有内核“%2”。%3 %4</translation>
    </message>
    <message>
        <source>It has</source>
        <translation>现有：</translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation>您是指</translation>
    </message>
    <message>
        <source>%1 is not a kernel file, so there is nothing to copy. `headroom-cli variants` lists all.</source>
        <translation>%1 不是内核文件，没有可复制的内容。`headroom-cli variants` 会列出全部。</translation>
    </message>
    <message>
        <source>%1 has no value. Write whole numbers with commas between them.</source>
        <translation>%1 没有值。请写整数，用逗号分隔。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1. Write such numbers with commas between them.</source>
        <translation>“%1”不是从 1 起的整数。请写这样的数，用逗号分隔。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write such numbers with commas between them.</source>
        <translation>“%1”不是整数。请写整数，用逗号分隔。</translation>
    </message>
    <message>
        <source>%1 has one default. Write one number.</source>
        <translation>%1 只有一个默认值。请写一个数。</translation>
    </message>
    <message>
        <source>read and written: filled again before each launch</source>
        <translation>读写：每次启动前重新填充</translation>
    </message>
    <message>
        <source>neither filled nor compared</source>
        <translation>既不填充也不比较</translation>
    </message>
    <message>
        <source>%1 has no type. Write one, such as float.</source>
        <translation>%1 没有类型。请写一个，例如 float。</translation>
    </message>
    <message>
        <source>An extent of %1 is empty. Write a number or an expression of the sizes.</source>
        <translation>%1 的某个维度为空。请写一个数或尺寸的表达式。</translation>
    </message>
    <message>
        <source>%1 lacks a number. Write a number or an expression of the sizes.</source>
        <translation>%1 缺少一个数。请写一个数或尺寸的表达式。</translation>
    </message>
    <message>
        <source>The number of work-items is empty. Write a number or an expression of the sizes.</source>
        <translation>工作项数为空。请写一个数或尺寸的表达式。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance. Write such as abs 0.001, rel 1e-5, ulp 4, or exact.</source>
        <translation>“%1”不是容差。请写如 abs 0.001、rel 1e-5、ulp 4 或 exact。</translation>
    </message>
    <message>
        <source>A number, or an expression of the sizes such as 2 * n or ceil(n / 256).</source>
        <translation>一个数，或尺寸的表达式，如 2 * n 或 ceil(n / 256)。</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them, to measure at each. %1 is %2.</source>
        <translation>整数，用逗号分隔，在每个值上测量。%1 是%2。</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them: %1 is one of them in each configuration.</source>
        <translation>整数，用逗号分隔：每个配置中 %1 取其中之一。</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1 的默认值</translation>
    </message>
    <message>
        <source>One of the values: the one that is measured until the kernel is tuned.</source>
        <translation>其中一个值：内核调优之前以它测量。</translation>
    </message>
    <message>
        <source>Condition %1</source>
        <translation>条件 %1</translation>
    </message>
    <message>
        <source>An expression of tunables and sizes, such as A * B &lt;= 256. Configurations that do not fulfil it are not tried.</source>
        <translation>由可调参数和尺寸组成的表达式，如 A * B &lt;= 256。不满足的配置不会尝试。</translation>
    </message>
    <message>
        <source>Channels and their type, such as rgba float, r unorm8 or rg int32.</source>
        <translation>通道及其类型，如 rgba float、r unorm8 或 rg int32。</translation>
    </message>
    <message>
        <source>A type of OpenCL C, a struct of the kernel&apos;s text, or raw for bytes that are not numbers.</source>
        <translation>OpenCL C 的类型、内核文本中的结构体，或表示非数值字节的 raw。</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>%1 的用途</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>读写</translation>
    </message>
    <message>
        <source>Written buffers are results. Read and written ones are filled again before each launch. Scratch is not compared.</source>
        <translation>被写的缓冲区是结果。读写的缓冲区在每次启动前重新填充。临时缓冲区不比较。</translation>
    </message>
    <message>
        <source>%1 Several extents have commas between them, x first.</source>
        <translation>%1 多个维度用逗号分隔，x 在前。</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>%1 的内容</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>%1 Vectors and structs have commas between their numbers.</source>
        <translation>%1 向量和结构体的各数用逗号分隔。</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>%1 的字节数</translation>
    </message>
    <message>
        <source>Local memory of a group, in bytes.</source>
        <translation>一个工作组的局部内存，以字节计。</translation>
    </message>
    <message>
        <source>Sampler %1</source>
        <translation>采样器 %1</translation>
    </message>
    <message>
        <source>none, edge, border, repeat or mirror for what is beyond the border; nearest or linear; normalized where coordinates are.</source>
        <translation>边界之外用 none、edge、border、repeat 或 mirror；插值用 nearest 或 linear；坐标归一化时写 normalized。</translation>
    </message>
    <message>
        <source>Work-items along %1</source>
        <translation>沿 %1 的工作项</translation>
    </message>
    <message>
        <source>Group along %1</source>
        <translation>沿 %1 的工作组</translation>
    </message>
    <message>
        <source>Work-items of a group. Empty in all dimensions: the driver chooses.</source>
        <translation>一个工作组的工作项数。各维均为空时由驱动程序选择。</translation>
    </message>
    <message>
        <source>driver chooses</source>
        <translation>由驱动程序选择</translation>
    </message>
    <message>
        <source>Only sizes that groups divide</source>
        <translation>仅工作组能整除的尺寸</translation>
    </message>
    <message>
        <source>Rounded up to whole groups</source>
        <translation>向上取整到整组</translation>
    </message>
    <message>
        <source>Rounding up is for kernels that check their bounds.</source>
        <translation>向上取整用于会检查边界的内核。</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>期望结果</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>An expression for each number</source>
        <translation>每个数一个表达式</translation>
    </message>
    <message>
        <source>The result of another kernel</source>
        <translation>另一个内核的结果</translation>
    </message>
    <message>
        <source>A file for each output</source>
        <translation>每个输出一个文件</translation>
    </message>
    <message>
        <source>What the kernel&apos;s results are compared with.</source>
        <translation>内核结果与之比较的对象。</translation>
    </message>
    <message>
        <source>An expression of the element&apos;s place i (or x, y, z) and of other buffers, such as %1. Empty: %2 is not compared.</source>
        <translation>由元素位置 i（或 x、y、z）和其他缓冲区组成的表达式，如 %1。为空时不比较 %2。</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation>内核文件</translation>
    </message>
    <message>
        <source>The name of a described kernel beside this description, such as plain.toml. It runs on the same inputs.</source>
        <translation>与此描述放在一起的已描述内核的名称，如 plain.toml。它用相同的输入运行。</translation>
    </message>
    <message>
        <source>File for %1</source>
        <translation>%1 的文件</translation>
    </message>
    <message>
        <source>A .npy file, or a file of the numbers&apos; bytes, in the description&apos;s folder.</source>
        <translation>描述所在文件夹中的 .npy 文件，或存放数值字节的文件。</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>%1 的容差</translation>
    </message>
    <message>
        <source>The largest error allowed: abs 0.001, rel 1e-5, ulp 4, several of them with commas between them, or exact. Empty: by the type of the numbers.</source>
        <translation>允许的最大误差：abs 0.001、rel 1e-5、ulp 4，可用逗号分隔写多个，或 exact。为空时按数值类型。</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>A number; random numbers such as -1 to 1, or whole 0 to 9; an expression of the element&apos;s place such as i / 50; or the name of a .npy file. Empty: random, floats from 0 to 1, integers from 0 to 255.</source>
        <translation>一个数；随机数，如 -1 to 1，或整数 0 to 9；元素位置的表达式，如 i / 50；或 .npy 文件名。为空：随机，浮点数 0 到 1，整数 0 到 255。</translation>
    </message>
    <message>
        <source>No kernel is named. Write the name of its file.</source>
        <translation>没有指定内核。请写其文件名。</translation>
    </message>
    <message>
        <source>%1 is not a kernel. Name a .cl or .toml file.</source>
        <translation>%1 不是内核。请指定 .cl 或 .toml 文件。</translation>
    </message>
    <message>
        <source>%1 has no description in itself. Name %2.</source>
        <translation>%1 自身没有描述。请指定 %2。</translation>
    </message>
    <message>
        <source>%1 has no description. Describe it first.</source>
        <translation>%1 没有描述。请先描述它。</translation>
    </message>
    <message>
        <source>There is no file %1 in %2. Put it there, or correct the name.</source>
        <translation>%2 中没有文件 %1。请放到那里，或改正名称。</translation>
    </message>
    <message>
        <source>No file is named. Name one for at least one output.</source>
        <translation>没有指定文件。请至少为一个输出指定文件。</translation>
    </message>
    <message>
        <source>A side of the group is empty. Write it, or none where the driver is to choose.</source>
        <translation>工作组的某一边为空。请填写，或全部留空由驱动程序选择。</translation>
    </message>
    <message>
        <source>No expression is given. Write one for at least one output.</source>
        <translation>没有给出表达式。请至少为一个输出写表达式。</translation>
    </message>
    <message>
        <source>%1 takes no argument, so it has nowhere to write its results. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 没有参数，因此无处写结果。Headroom 运行写入缓冲区或图像的内核。</translation>
    </message>
    <message>
        <source>The driver reports neither names nor types of the arguments of %1. Try another device, or write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>驱动程序没有报告 %1 的参数名称和类型。请尝试其他设备，或手工编写描述：见用户手册“Describe any kernel”。</translation>
    </message>
    <message>
        <source>What should the results be?</source>
        <translation>结果应是什么？</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>What does %1 do with its arguments? Its text was not found, so that this draft comes from their types alone.</source>
        <translation>%1 如何使用其参数？没有找到其文本，因此此草稿仅来自参数类型。</translation>
    </message>
    <message>
        <source>see below</source>
        <translation>见下文</translation>
    </message>
    <message>
        <source>Which value has %1?</source>
        <translation>%1 的值是多少？</translation>
    </message>
    <message>
        <source>How many work-items has a group? The kernel works in groups and requires no size of them.</source>
        <translation>一个工作组有多少工作项？该内核按组工作，但没有要求组的大小。</translation>
    </message>
    <message>
        <source>How many work-items are there along %1?</source>
        <translation>沿 %1 有多少工作项？</translation>
    </message>
    <message>
        <source>the kernel&apos;s argument %1</source>
        <translation>内核的参数 %1</translation>
    </message>
    <message>
        <source>What is an element of %1, of type %2, made of?</source>
        <translation>%1（类型 %2）的一个元素由什么组成？</translation>
    </message>
    <message>
        <source>%1 raw bytes each</source>
        <translation>每个 %1 个原始字节</translation>
    </message>
    <message>
        <source>read: it is const</source>
        <translation>只读：为 const</translation>
    </message>
    <message>
        <source>Is %1 read, written, or both?%2</source>
        <translation>%1 是读、写，还是读写？%2</translation>
    </message>
    <message>
        <source>both (inout)</source>
        <translation>读写（inout）</translation>
    </message>
    <message>
        <source>read and written, as far as is known</source>
        <translation>就目前所知为读写</translation>
    </message>
    <message>
        <source>not used by the kernel</source>
        <translation>内核未使用</translation>
    </message>
    <message>
        <source>How many elements has %1? The kernel&apos;s indices into it were not understood.</source>
        <translation>%1 有多少元素？内核对它的索引无法理解。</translation>
    </message>
    <message>
        <source>%1, one for each work-item</source>
        <translation>%1，每个工作项一个</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices are what other buffers hold.</source>
        <translation>%1 有多少元素？其索引来自其他缓冲区。</translation>
    </message>
    <message>
        <source>%1: integers are filled with 0 to 255</source>
        <translation>%1：整数以 0 到 255 填充</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices fit into more than one size.</source>
        <translation>%1 有多少元素？其索引符合不止一种大小。</translation>
    </message>
    <message>
        <source>written, but for some of its elements: those stay 0</source>
        <translation>写入，但部分元素除外：它们保持为 0</translation>
    </message>
    <message>
        <source>2d array</source>
        <translation>二维数组</translation>
    </message>
    <message>
        <source>1d array</source>
        <translation>一维数组</translation>
    </message>
    <message>
        <source>%1 of %2 is an %3, which Headroom has no kind of buffer for. It knows image1d_t, image2d_t, image3d_t, image1d_array_t and image2d_array_t.</source>
        <translation>%2 的 %1 是 %3，Headroom 没有对应的缓冲区种类。它支持 image1d_t、image2d_t、image3d_t、image1d_array_t 和 image2d_array_t。</translation>
    </message>
    <message>
        <source>How large is the image %1, and what are its pixels?</source>
        <translation>图像 %1 有多大，其像素是什么？</translation>
    </message>
    <message>
        <source>How does the sampler %1 read beyond the border and between pixels?</source>
        <translation>采样器 %1 在边界之外和像素之间如何读取？</translation>
    </message>
    <message>
        <source>the nearest pixel, those at the edge beyond it</source>
        <translation>最近的像素，边界之外取边缘像素</translation>
    </message>
    <message>
        <source>How many elements of local memory does %1 need?</source>
        <translation>%1 需要多少个局部内存元素？</translation>
    </message>
    <message>
        <source>one for each work-item of a group</source>
        <translation>组内每个工作项一个</translation>
    </message>
    <message>
        <source>How long is a row in memory (%1)?</source>
        <translation>内存中一行有多长（%1）？</translation>
    </message>
    <message>
        <source>%1, so without anything behind it</source>
        <translation>%1，即后面没有多余部分</translation>
    </message>
    <message>
        <source>%1 of %2 is of type %3, whose members were not found in the text or are not numbers. Write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>%2 的 %1 类型为 %3，其成员在文本中没有找到或不是数值。请手工编写描述：见用户手册“Describe any kernel”。</translation>
    </message>
    <message>
        <source>taken for the output</source>
        <translation>视为输出</translation>
    </message>
    <message>
        <source>Which buffer does %1 write to? No store was found.</source>
        <translation>%1 写入哪个缓冲区？没有找到写操作。</translation>
    </message>
    <message>
        <source>%1 writes to none of its arguments: all that are buffers are const. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 不写入任何参数：所有缓冲区参数都是 const。Headroom 运行写入缓冲区或图像的内核。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a workload: its name is to be of letters, digits, - and _.</source>
        <translation>“%1”不能作为任务名：名称须由字母、数字、- 和 _ 组成。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a built-in workload.</source>
        <translation>“%1”是内置任务的名称。</translation>
    </message>
    <message>
        <source>is used in a way that was not understood</source>
        <translation>的使用方式无法理解</translation>
    </message>
    <message>
        <source>has its address taken</source>
        <translation>被取了地址</translation>
    </message>
    <message>
        <source>is given to %1()</source>
        <translation>传给了 %1()</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a launch. Write a kernel&apos;s name, or the name and launches from 1 on: blur:2 or blur:1,5.</source>
        <translation>“%1”没有指定启动。请写内核名，或名称加从 1 起的启动序号：blur:2 或 blur:1,5。</translation>
    </message>
    <message>
        <source>The program did not use the system&apos;s OpenCL loader.</source>
        <translation>该程序没有使用系统的 OpenCL 加载器。</translation>
    </message>
    <message>
        <source>The timeline has %1 launches of all processes. %2 more were left out.</source>
        <translation>时间线含所有进程的 %1 次启动。其余 %2 次已省略。</translation>
    </message>
    <message>
        <source>Of kernels with many launches shorter than 0.3 ms only some are timed after the first ones, chosen at random, because timing can cost more than such a launch. Their totals are estimated from these.</source>
        <translation>对于有许多短于 0.3 ms 的启动的内核，最初几次之后只随机选一部分计时，因为计时的代价可能超过这样的启动。其总计据此估算。</translation>
    </message>
    <message>
        <source>%1 more notes of process %2 were left out.</source>
        <translation>进程 %2 的其余 %1 条说明已省略。</translation>
    </message>
    <message>
        <source>Process %1 launched more than %2 different kernels. %3 launches are of kernels that are not listed.</source>
        <translation>进程 %1 启动了超过 %2 个不同的内核。有 %3 次启动属于未列出的内核。</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches of process %2 were not timed, because too many had not ended yet.</source>
        <translation>
            <numerusform>进程 %2 的 %1 次启动未计时，因为未结束的过多。</numerusform>
        </translation>
    </message>
    <message>
        <source>The timeline of process %1 has its first %2 launches of %3.</source>
        <translation>进程 %1 的时间线含其 %3 次启动中的前 %2 次。</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 processes are counted.</source>
        <translation>只统计 %2 个进程中的前 %1 个。</translation>
    </message>
    <message>
        <source>%1 is damaged and was skipped.</source>
        <translation>%1 已损坏，已跳过。</translation>
    </message>
    <message>
        <source>A program to run is missing.</source>
        <translation>缺少要运行的程序。</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2. Name a program, or the path of one.</source>
        <translation>无法运行 %1：%2。请指定程序或其路径。</translation>
    </message>
    <message>
        <source>Headroom&apos;s capture layer is missing: there is no %1. Install Headroom again.</source>
        <translation>缺少 Headroom 的捕获层：没有 %1。请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes layers, but made no OpenCL call.</source>
        <translation>%1 使用支持层的 OpenCL 加载器 %2，但没有调用 OpenCL。</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes no layers. The loaders of Debian 12 (ocl-icd 2.3) and of Khronos from 2021 on do: put the folder of one first, as in LD_LIBRARY_PATH=%3.</source>
        <translation>%1 使用的 OpenCL 加载器 %2 不支持层。Debian 12（ocl-icd 2.3）和 2021 年起 Khronos 的加载器支持：请把其文件夹放在最前，如 LD_LIBRARY_PATH=%3。</translation>
    </message>
    <message>
        <source>%1 runs with another user&apos;s rights, and the OpenCL loader takes no layers there. Run it as that user.</source>
        <translation>%1 以其他用户的权限运行，此时 OpenCL 加载器不接受层。请以该用户运行。</translation>
    </message>
    <message>
        <source>%1 is statically linked: it has no OpenCL loader that takes layers, if any.</source>
        <translation>%1 是静态链接的：即使有 OpenCL 加载器，也不支持层。</translation>
    </message>
    <message>
        <source>%1 is not linked to libOpenCL.so, and loaded no OpenCL loader that takes layers. Check that it uses OpenCL when it is run like this.</source>
        <translation>%1 没有链接 libOpenCL.so，也没有加载支持层的 OpenCL 加载器。请确认它这样运行时会使用 OpenCL。</translation>
    </message>
    <message>
        <source>which is a script or not readable,</source>
        <translation>它是脚本或不可读，</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2. Choose another place.</source>
        <translation>无法创建 %1：%2。请选择其他位置。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a line feed. Choose another name.</source>
        <translation>“%1”含有换行符。请选择其他名称。</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind takes some %1 for them.</source>
        <translation>未检查未初始化的值：Oclgrind 会把某些%1误认为是。</translation>
    </message>
    <message>
        <source>pixels of images</source>
        <translation>图像像素</translation>
    </message>
    <message>
        <source>Its last words: %1.</source>
        <translation>最后输出：%1。</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind crashed while it did, as it does over some loops on vectors.</source>
        <translation>未检查未初始化的值：Oclgrind 检查时崩溃，对某些向量循环会这样。</translation>
    </message>
    <message>
        <source>Nothing was counted: Oclgrind crashed while it did.</source>
        <translation>未计数：Oclgrind 计数时崩溃。</translation>
    </message>
    <message>
        <source>Oclgrind has no matrix unit, so the kernel was checked as it runs without one.</source>
        <translation>Oclgrind 没有矩阵单元，因此按没有矩阵单元时的方式检查内核。</translation>
    </message>
    <message>
        <source>The result was not compared here: `headroom-cli run` does that.</source>
        <translation>此处未比较结果：请用 `headroom-cli run`。</translation>
    </message>
    <message>
        <source>It was not done after %1 s: in Oclgrind kernels run thousands of times slower than on a device. Choose a smaller size or a longer limit.</source>
        <translation>%1 s 后仍未完成：内核在 Oclgrind 中比在设备上慢数千倍。请选择更小的尺寸或更长的时限。</translation>
    </message>
    <message>
        <source>Oclgrind ended in the middle of %1.</source>
        <translation>Oclgrind 在%1途中结束。</translation>
    </message>
    <message>
        <source>What it had found until then is listed.</source>
        <translation>列出了到那时为止的发现。</translation>
    </message>
    <message>
        <source>Oclgrind did not start.</source>
        <translation>Oclgrind 没有启动。</translation>
    </message>
    <message>
        <source>Run `oclgrind --version` in a terminal to see whether it is installed whole.</source>
        <translation>请在终端运行 `oclgrind --version`，查看其安装是否完整。</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: the kernel takes no two sizes that are small enough to count at.</source>
        <translation>%1 的计数未知：内核没有两个小到可以计数的尺寸。</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: counting at %2 %3.</source>
        <translation>%1 的计数未知：在 %2 计数时%3。</translation>
    </message>
    <message>
        <source>went wrong</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so there is nothing to check. Choose a kernel.</source>
        <translation>%1 不是内核，没有可检查的内容。请选择内核。</translation>
    </message>
    <message>
        <source>A check&apos;s limit is from %1 to %2 seconds, and %3 is not.</source>
        <translation>检查的时限须为 %1 到 %2 秒，而不是 %3。</translation>
    </message>
    <message>
        <source>integer operations</source>
        <translation>整数运算</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>全局加载</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>全局存储</translation>
    </message>
    <message>
        <source>global bytes read</source>
        <translation>全局读取字节</translation>
    </message>
    <message>
        <source>global bytes written</source>
        <translation>全局写入字节</translation>
    </message>
    <message>
        <source>global bytes in all</source>
        <translation>全局字节总计</translation>
    </message>
    <message>
        <source>local bytes read</source>
        <translation>局部读取字节</translation>
    </message>
    <message>
        <source>local bytes written</source>
        <translation>局部写入字节</translation>
    </message>
    <message>
        <source>atomic operations</source>
        <translation>原子操作</translation>
    </message>
    <message>
        <source>image accesses</source>
        <translation>图像访问</translation>
    </message>
    <message>
        <source>asynchronous copies</source>
        <translation>异步复制</translation>
    </message>
    <message>
        <source>barriers passed</source>
        <translation>通过的屏障</translation>
    </message>
    <message>
        <source>Oclgrind, in which kernels are checked, is not installed: PATH has no program oclgrind. Install the package oclgrind, e.g. with `sudo apt install oclgrind`, and check again.</source>
        <translation>用来检查内核的 Oclgrind 未安装：PATH 中没有 oclgrind 程序。请安装软件包 oclgrind（例如 `sudo apt install oclgrind`），然后重新检查。</translation>
    </message>
    <message>
        <source>%1 of %2 outside of any buffer in %3 memory</source>
        <translation>在任何缓冲区之外的%1，%2，内存：%3</translation>
    </message>
    <message>
        <source>index %1 in an array of %2</source>
        <translation>下标 %1，数组大小为 %2</translation>
    </message>
    <message>
        <source>%1 at one address of %2 memory without a barrier between</source>
        <translation>%1同一地址而其间没有屏障，内存：%2</translation>
    </message>
    <message>
        <source>two work-items write</source>
        <translation>两个工作项写入</translation>
    </message>
    <message>
        <source>one work-item reads and another writes</source>
        <translation>一个工作项读、另一个写</translation>
    </message>
    <message>
        <source>an address that was never written is used to %1</source>
        <translation>使用了从未写入的地址，访问：%1</translation>
    </message>
    <message>
        <source>a value that was never written is stored to %1 memory</source>
        <translation>存储了从未写入的值，内存：%1</translation>
    </message>
    <message>
        <source>%1 started, but no device of its own answered. Install the package oclgrind again.</source>
        <translation>%1 已启动，但没有其自己的设备响应。请重新安装软件包 oclgrind。</translation>
    </message>
    <message>
        <source>that are exact</source>
        <translation>个精确变体</translation>
    </message>
    <message>
        <source>that are exact or within %1</source>
        <translation>个精确或误差不超过 %1 的变体</translation>
    </message>
    <message>
        <source>%1, measured %2</source>
        <translation>%1，测于 %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>extrapolated from</source>
        <translation>外推自</translation>
    </message>
    <message>
        <source>%1: by its cost the likeliest of %2 %3 on %4, where none was measured yet.</source>
        <translation>%1：按代价是 %4 上 %2 %3中最可能最快的，那里尚未测量任何一个。</translation>
    </message>
    <message>
        <source>Those %1 come first, by their measured speed, then by what they are expected to cost. *: chosen. -: further from exact than that.</source>
        <translation>%1在前，先按测得的速度，再按预计代价。*：已选。-：误差更大。</translation>
    </message>
    <message>
        <source>finding the fastest blur: %1 at %2</source>
        <translation>正在寻找最快的模糊：%1，尺寸 %2</translation>
    </message>
    <message>
        <source>Measured times</source>
        <translation>测得的时间</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测量结果</translation>
    </message>
    <message>
        <source>The next run</source>
        <translation>下一次运行</translation>
    </message>
    <message>
        <source>No kernel of workload %1 that is %2 takes %3.</source>
        <translation>任务 %1 中没有精度为 %2 且接受 %3 的内核。</translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <translation>%1 未知。</translation>
    </message>
    <message>
        <source>of full scale</source>
        <translation>满量程的</translation>
    </message>
    <message>
        <source>Without the read the loop seems %1 times as fast: %2 a launch instead of %3. But nothing waits any more: the timer stops when the launches are enqueued, before the kernels have run.</source>
        <translation>去掉读取后循环看似快了 %1 倍：每次启动 %2 而不是 %3。但不再有任何等待：启动入队后计时即停止，内核尚未运行。</translation>
    </message>
    <message>
        <source>Really faster: %1 times.</source>
        <translation>真正加快：%1 倍。</translation>
    </message>
    <message>
        <source>copy their files to %1</source>
        <translation>把其文件复制到 %1</translation>
    </message>
    <message>
        <source>They came from another folder of kernels: give it as when the run began (--kernels DIR), or %1.</source>
        <translation>它们来自另一个内核文件夹：请像运行开始时那样指定它（--kernels DIR），或%1。</translation>
    </message>
    <message>
        <source>They came from %1, where they are missing or left out now: put their files back as they were.</source>
        <translation>它们来自 %1，现已缺失或被跳过：请把文件恢复原样。</translation>
    </message>
    <message>
        <source>They came from %1: start Headroom with %2, as when the run began, or %3.</source>
        <translation>它们来自 %1：请像运行开始时那样用 %2 启动 Headroom，或%3。</translation>
    </message>
    <message>
        <source>of which %1</source>
        <translation>其中 %1</translation>
    </message>
    <message>
        <source>They came from %1, %2 %3 not there now: give the folder of their files (--kernels DIR), or %4.</source>
        <translation>它们来自 %1（%2 %3 现已不存在）：请指定其文件所在的文件夹（--kernels DIR），或%4。</translation>
    </message>
    <message>
        <source>The run has variants that are not known here: %1.</source>
        <translation>该运行含有此处未知的变体：%1。</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3.</source>
        <translation>日志 %1 第 %2 行已损坏：%3。</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>被截断</translation>
    </message>
    <message>
        <source>%1 is not a journal of a tuning or a split.</source>
        <translation>%1 不是调优或拆分的日志。</translation>
    </message>
    <message>
        <source>%1 is the journal of a run, not of a tuning or a split.</source>
        <translation>%1 是运行的日志，不是调优或拆分的日志。</translation>
    </message>
    <message>
        <source>%1 is a %2, not a run. Open it in the window&apos;s history, or export it with `headroom-cli runs --export`.</source>
        <translation>%1 不是运行，而是：%2。请在窗口的历史中打开，或用 `headroom-cli runs --export` 导出。</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3. The lines before it can be saved by removing this one and what follows.</source>
        <translation>日志 %1 第 %2 行已损坏：%3。删除此行及其后的内容可保留前面的行。</translation>
    </message>
    <message>
        <source>The last line of %1 is truncated and was ignored. The program or the machine stopped while writing it.</source>
        <translation>%1 的最后一行被截断，已忽略。写入时程序或机器停止了。</translation>
    </message>
    <message>
        <source>The journal %1 holds no run: it is truncated at its beginning. It can be removed.</source>
        <translation>日志 %1 不含运行：它在开头处被截断。可以删除。</translation>
    </message>
    <message>
        <source>This %1 is not in the history:</source>
        <translation>此%1不在历史中：</translation>
    </message>
    <message>
        <source>%1 is of a newer Headroom and was left alone. Set the number of runs with that one, or move the file away.</source>
        <translation>%1 来自较新的 Headroom，未作改动。请用较新版本设置运行数，或移走该文件。</translation>
    </message>
    <message>
        <source>The oldest %1 deleted from %2, which stores %3 completed runs. `headroom-cli runs --keep N` changes that number. Labelled runs are never deleted.</source>
        <translation>已从 %2 删除最旧的%1，那里保存 %3 次已完成的运行。`headroom-cli runs --keep N` 可更改此数。带标签的运行从不删除。</translation>
    </message>
    <message>
        <source>run was</source>
        <translation>一次运行</translation>
    </message>
    <message>
        <source>%1 runs were</source>
        <translation>%1 次运行</translation>
    </message>
    <message>
        <source>The label %1 cannot be read: %2. Move it away to label the run again.</source>
        <translation>无法读取标签 %1：%2。请移走它以重新标记该运行。</translation>
    </message>
    <message>
        <source>it is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>其格式为 %1，由较新的 Headroom 写入；本版本读取格式 %2</translation>
    </message>
    <message>
        <source>%1 is not a journal, so it cannot have a label. Label the run in the history.</source>
        <translation>%1 不是日志，不能有标签。请在历史中标记运行。</translation>
    </message>
    <message>
        <source>The run %1 cannot be labelled, because its journal no longer exists.</source>
        <translation>无法标记运行 %1，因为其日志已不存在。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>This run is not kept:</source>
        <translation>此次运行不保存：</translation>
    </message>
    <message>
        <source>%1 cannot be resumed:</source>
        <translation>%1 无法继续：</translation>
    </message>
    <message>
        <source>From here on this run is not kept:</source>
        <translation>从此处起此次运行不再保存：</translation>
    </message>
    <message>
        <source>%1 was %2 when it began, and is %3 now.</source>
        <translation>%1开始时为 %2，现在为 %3。</translation>
    </message>
    <message>
        <source>Headroom&apos;s version</source>
        <translation>Headroom 的版本</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>The processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>There is no device %1 (%2) now.</source>
        <translation>现在没有设备 %1（%2）。</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>设备 %1</translation>
    </message>
    <message>
        <source>The driver of device %1</source>
        <translation>设备 %1 的驱动程序</translation>
    </message>
    <message>
        <source>Start a new run.</source>
        <translation>请开始新的运行。</translation>
    </message>
    <message>
        <source>Its kernels came from %1, which is not given now. Resume with %2, or start a new run.</source>
        <translation>其内核来自 %1，现在没有指定它。请用 %2 继续，或开始新的运行。</translation>
    </message>
    <message>
        <source>The kernel of %1 has changed since it began.</source>
        <translation>%1 的内核自开始后已改变。</translation>
    </message>
    <message>
        <source>The journal %1 cannot be read: %2.</source>
        <translation>无法读取日志 %1：%2。</translation>
    </message>
    <message>
        <source>The run %1 cannot be %2: %3.</source>
        <translation>运行 %1 无法执行（%2）：%3。</translation>
    </message>
    <message>
        <source>The run %1 is being measured: stop it before you delete it.</source>
        <translation>运行 %1 正在测量：请先停止再删除。</translation>
    </message>
    <message>
        <source>%1 could not be made:</source>
        <translation>无法创建 %1：</translation>
    </message>
    <message>
        <source>there is a run of that name</source>
        <translation>已有同名的运行</translation>
    </message>
    <message>
        <source>it is no longer in the trash, which the start of another Headroom empties</source>
        <translation>它已不在回收站中，另一个 Headroom 启动时会清空回收站</translation>
    </message>
    <message>
        <source>lists of devices</source>
        <translation>设备列表</translation>
    </message>
    <message>
        <source>launch costs</source>
        <translation>启动代价</translation>
    </message>
    <message>
        <source>digests of a result</source>
        <translation>结果摘要</translation>
    </message>
    <message>
        <source>lists of kernels</source>
        <translation>内核列表</translation>
    </message>
    <message>
        <source>launches in a simulator</source>
        <translation>模拟器中的启动</translation>
    </message>
    <message>
        <source>compiled programs</source>
        <translation>已编译的程序</translation>
    </message>
    <message>
        <source>sent a row of &quot;%1&quot; at %2, and the job asks for %3 at %4.</source>
        <translation>发来“%1”在 %2 的结果，而任务要求 %3 在 %4。</translation>
    </message>
    <message>
        <source>sent a row of %1 rounds, and the job asks for 1.</source>
        <translation>发来含 %1 轮的结果，而任务要求 1 轮。</translation>
    </message>
    <message>
        <source>sent more %1 than its job asks for, which is %2.</source>
        <translation>发来的%1多于任务要求的 %2。</translation>
    </message>
    <message>
        <source>sent over %1 notes or %2 bytes of them with one job.</source>
        <translation>为一个任务发来超过 %1 条说明或 %2 字节。</translation>
    </message>
    <message>
        <source>Host %1 cannot be reached: %2. Install that program here, or correct the host&apos;s command.</source>
        <translation>无法连接主机 %1：%2。请在此安装该程序，或改正主机的命令。</translation>
    </message>
    <message>
        <source>Make that command work in a terminal, without a question or a password, e.g. by a key in your agent.</source>
        <translation>请使该命令在终端中无需询问或密码即可运行，例如使用代理中的密钥。</translation>
    </message>
    <message>
        <source>The host needs a POSIX shell, sh, for this check; correct the host&apos;s command if there is one.</source>
        <translation>此检查需要主机上有 POSIX shell（sh）；如果有，请改正主机的命令。</translation>
    </message>
    <message>
        <source>Make that command work in a terminal first.</source>
        <translation>请先使该命令能在终端中运行。</translation>
    </message>
    <message>
        <source>Host %1 cannot be used: `%2` %3.</source>
        <translation>主机 %1 无法使用：`%2` %3。</translation>
    </message>
    <message>
        <source>The check of host %1 was stopped.</source>
        <translation>已停止检查主机 %1。</translation>
    </message>
    <message>
        <source>first writes &quot;%1&quot;</source>
        <translation>首先输出“%1”</translation>
    </message>
    <message>
        <source>Remove that from the shell&apos;s start files there, or print it only in a terminal: the runner&apos;s protocol uses that output.</source>
        <translation>请从那里 shell 的启动文件中删除它，或只在终端中输出：运行进程的协议使用该输出。</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>在 %1 s 内没有结束</translation>
    </message>
    <message>
        <source>It may be waiting for a password, an answer or a place in a queue. Run it in a terminal.</source>
        <translation>它可能在等待密码、回答或排队。请在终端中运行它。</translation>
    </message>
    <message>
        <source>Its OpenCL has no device. Install a driver there for its hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. In a container, pass the device on, as by docker run --gpus all.</source>
        <translation>其 OpenCL 没有设备。请在那里为硬件安装驱动程序，或安装 PoCL（软件包 pocl-opencl-icd）使 CPU 成为设备。在容器中请传入设备，例如 docker run --gpus all。</translation>
    </message>
    <message>
        <source>Reached: %1 on %2.</source>
        <translation>已连接：%2 上的 %1。</translation>
    </message>
    <message>
        <source>%1 was not found there. Install Headroom %2 there, give its path with --program, or copy this one with --install.</source>
        <translation>在那里没有找到 %1。请在那里安装 Headroom %2，用 --program 给出其路径，或用 --install 复制本程序。</translation>
    </message>
    <message>
        <source>%1 does not start there: %2. Install Headroom %3 there, or copy this one with --install.</source>
        <translation>%1 在那里无法启动：%2。请在那里安装 Headroom %3，或用 --install 复制本程序。</translation>
    </message>
    <message>
        <source>it prints no version</source>
        <translation>没有输出版本</translation>
    </message>
    <message>
        <source>Found: %1, Headroom %2.</source>
        <translation>已找到：%1，Headroom %2。</translation>
    </message>
    <message>
        <source>Its runner started on %1: %2, %3 with %4 CPU cores.</source>
        <translation>运行进程已在 %1 上启动：%2，%3，%4 个 CPU 核。</translation>
    </message>
    <message>
        <source>No host is known yet. Add one with `headroom-cli hosts add`.</source>
        <translation>还没有已知的主机。请用 `headroom-cli hosts add` 添加。</translation>
    </message>
    <message>
        <source>Known hosts</source>
        <translation>已知主机</translation>
    </message>
    <message>
        <source>The nearest names</source>
        <translation>最接近的名称</translation>
    </message>
    <message>
        <source>There is no host &quot;%1&quot;.</source>
        <translation>没有主机“%1”。</translation>
    </message>
    <message>
        <source>command names no program; begin it with one, as in [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</source>
        <translation>command 没有给出程序；请以程序开头，如 [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</translation>
    </message>
    <message>
        <source>command has %1 or %2 more than once; leave one</source>
        <translation>command 中 %1 或 %2 出现多次；请只留一个</translation>
    </message>
    <message>
        <source>command has the unknown word %1; write %2 or %3</source>
        <translation>command 含有未知的词 %1；请写 %2 或 %3</translation>
    </message>
    <message>
        <source>command has more than 200 words; shorten it</source>
        <translation>command 超过 200 个词；请缩短</translation>
    </message>
    <message>
        <source>a word of command contains a zero byte; remove it</source>
        <translation>command 的某个词含有零字节；请删除</translation>
    </message>
    <message>
        <source>program is not the name or path of a program; correct it, or remove it</source>
        <translation>program 不是程序的名称或路径；请改正或删除</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host; use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2</source>
        <translation>“%1”不能作为主机名；请使用字母、数字、“.”、“_”和“-”，最多 %2 个</translation>
    </message>
    <message>
        <source>a word of command</source>
        <translation>command 的一个词</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Host %1 is not a table of its own in %2. Remove it there by hand.</source>
        <translation>主机 %1 在 %2 中不是单独的表。请在那里手工删除。</translation>
    </message>
    <message>
        <source>There is no folder for hosts.toml: neither XDG_CONFIG_HOME nor HOME is set. Set one.</source>
        <translation>没有存放 hosts.toml 的文件夹：XDG_CONFIG_HOME 和 HOME 都未设置。请设置其一。</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2. Create it, or set XDG_CONFIG_HOME.</source>
        <translation>无法创建 %1：%2。请创建它，或设置 XDG_CONFIG_HOME。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host. Use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2, beginning with a letter or a digit.</source>
        <translation>“%1”不能作为主机名。请使用字母、数字、“.”、“_”和“-”，最多 %2 个，以字母或数字开头。</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored: %2.</source>
        <translation>无法保存主机 %1：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8, which hosts.toml is. Write it in UTF-8.</source>
        <translation>“%1”不是 UTF-8，而 hosts.toml 是。请用 UTF-8 书写。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a machine, a container or a pod. Name one; options go to --option.</source>
        <translation>“%1”不是机器、容器或 pod 的名称。请指定名称；选项请用 --option。</translation>
    </message>
    <message>
        <source>The command of host %1 only starts a runner. Put %2 or %3 where the command there belongs.</source>
        <translation>主机 %1 的命令只启动运行进程。请在那里命令的位置写 %2 或 %3。</translation>
    </message>
    <message>
        <source>There is a host %1 in %2 already. Choose another name, or give --replace.</source>
        <translation>%2 中已有主机 %1。请选择其他名称，或使用 --replace。</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored in %2.</source>
        <translation>无法把主机 %1 保存到 %2。</translation>
    </message>
    <message>
        <source>%1 For a device whose name contains a slash, choose another part of its name.</source>
        <translation>%1 如果设备名中含有斜杠，请选择其名称的其他部分。</translation>
    </message>
    <message>
        <source>There is no folder for it, as neither XDG_CACHE_HOME nor HOME is set.</source>
        <translation>没有用于它的文件夹：XDG_CACHE_HOME 和 HOME 都未设置。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>The whole log is in %1.</source>
        <translation>完整日志在 %1 中。</translation>
    </message>
    <message>
        <source>They were not stored.</source>
        <translation>它们没有保存。</translation>
    </message>
    <message>
        <source>The OpenCL runner sent pixels that were to be in shared memory. Install Headroom again.</source>
        <translation>OpenCL 运行进程发来了本应在共享内存中的像素。请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>The OpenCL runner did not list the files that it lacks.</source>
        <translation>OpenCL 运行进程没有列出它缺少的文件。</translation>
    </message>
    <message>
        <source>The OpenCL runner wants a file that was not offered.</source>
        <translation>OpenCL 运行进程要求一个未提供的文件。</translation>
    </message>
    <message>
        <source>%1 changed while it was sent to the host. Start the run again.</source>
        <translation>%1 在发送到主机时发生了改变。请重新开始运行。</translation>
    </message>
    <message>
        <source>The OpenCL runner announced %1 bytes of pixels for job %2, where %3 for job %4 are due.</source>
        <translation>OpenCL 运行进程为任务 %2 预告了 %1 字节像素，而应有任务 %4 的 %3 字节。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>主机 %1</translation>
    </message>
    <message>
        <source>Devices of %1 and of %2 were named, and %3 uses one machine. Choose devices of one.</source>
        <translation>指定了 %1 和 %2 的设备，而%3只用一台机器。请选择同一台机器的设备。</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>一个任务</translation>
    </message>
    <message>
        <source>(once more)</source>
        <translation>（再一次）</translation>
    </message>
    <message>
        <source>(%1 times more)</source>
        <translation>（再 %1 次）</translation>
    </message>
    <message>
        <source>%1 printed:</source>
        <translation>%1 输出：</translation>
    </message>
    <message>
        <source>%1 more %2 left out.</source>
        <translation>其余 %1 %2已省略。</translation>
    </message>
    <message>
        <source>an older protocol</source>
        <translation>较旧的协议</translation>
    </message>
    <message>
        <source>version %1 of the runner&apos;s protocol</source>
        <translation>运行进程协议的版本 %1</translation>
    </message>
    <message>
        <source>The OpenCL runner</source>
        <translation>OpenCL 运行进程</translation>
    </message>
    <message>
        <source>The OpenCL runner on %1</source>
        <translation>%1 上的 OpenCL 运行进程</translation>
    </message>
    <message>
        <source>Trying once more.</source>
        <translation>再试一次。</translation>
    </message>
    <message>
        <source>Trying once more with a fresh cache of compiled kernels.</source>
        <translation>用全新的已编译内核缓存再试一次。</translation>
    </message>
    <message>
        <source>A cache of compiled kernels was damaged. The caches were removed. Kernels are compiled again when they run.</source>
        <translation>已编译内核的缓存损坏。缓存已删除，内核再次运行时会重新编译。</translation>
    </message>
    <message>
        <source>The %1 is no longer available%2, or cannot be distinguished from others of its name. List the devices again, and choose one.</source>
        <translation>%1 已不可用%2，或无法与其他同名设备区分。请重新列出设备并选择一个。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2. Check that %3 and memory is free.</source>
        <translation>无法启动%1：%2。请确认%3，并且有空闲内存。</translation>
    </message>
    <message>
        <source>headroom-cli stands beside this program</source>
        <translation>headroom-cli 与本程序在同一处</translation>
    </message>
    <message>
        <source>the command is right</source>
        <translation>命令正确</translation>
    </message>
    <message>
        <source>%1 did not start: it %2.</source>
        <translation>%1没有启动：%2。</translation>
    </message>
    <message>
        <source>Install Headroom again if that lasts.</source>
        <translation>如果一直如此，请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <translation>%1，持续 %2 s</translation>
    </message>
    <message>
        <source>was stopped (SIGSTOP)</source>
        <translation>被暂停（SIGSTOP）</translation>
    </message>
    <message>
        <source>was silent</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>%1 %2 before its first line and was replaced.</source>
        <translation>%1在输出第一行之前已被替换：%2。</translation>
    </message>
    <message>
        <source>%1 did not greet: it wrote &quot;%2&quot;.</source>
        <translation>%1没有问候，而是写了“%2”。</translation>
    </message>
    <message>
        <source>%1 is of %2 and speaks %3. This is Headroom %4, which speaks version %5.</source>
        <translation>%1来自 %2，使用%3。这是 Headroom %4，使用版本 %5。</translation>
    </message>
    <message>
        <source>an older Headroom</source>
        <translation>较旧的 Headroom</translation>
    </message>
    <message>
        <source>Start Headroom again, or install it again.</source>
        <translation>请重新启动或重新安装 Headroom。</translation>
    </message>
    <message>
        <source>Install Headroom %1 there.</source>
        <translation>请在那里安装 Headroom %1。</translation>
    </message>
    <message>
        <source>%1 was on %2 and is now on %3. A run is measured on one machine: name one, and start the run again.</source>
        <translation>%1先前在 %2 上，现在在 %3 上。一次运行在一台机器上测量：请指定一台，并重新开始运行。</translation>
    </message>
    <message>
        <source>%1 sent signs of life but no result for %2 times %3 s and was killed.</source>
        <translation>%1有活动迹象，但 %2 次 %3 s 内没有结果，已被终止。</translation>
    </message>
    <message>
        <source>Allow more time or choose a smaller size.</source>
        <translation>请允许更多时间，或选择更小的尺寸。</translation>
    </message>
    <message>
        <source>%1 was stopped (SIGSTOP) for %2 s and was ended.</source>
        <translation>%1被暂停（SIGSTOP）%2 s，已被终止。</translation>
    </message>
    <message>
        <source>%1 did not respond for %2 s and was killed; a kernel or the driver may be stuck.</source>
        <translation>%1 %2 s 没有响应，已被终止；内核或驱动程序可能卡住。</translation>
    </message>
    <message>
        <source>Run that command in a terminal to see what is wrong: it has to write one line of JSON and to wait.</source>
        <translation>请在终端中运行该命令查看问题：它应输出一行 JSON 并等待。</translation>
    </message>
    <message>
        <source>Install Headroom again.</source>
        <translation>请重新安装 Headroom。</translation>
    </message>
    <message>
        <source>Nothing but the runner may write to the output of %1; the error output is free.</source>
        <translation>只有运行进程可以写入 %1 的输出；错误输出不受限制。</translation>
    </message>
    <message>
        <source>device %1 (%2)</source>
        <translation>设备 %1（%2）</translation>
    </message>
    <message>
        <source>Too many files are open to watch for Stop; close some programs.</source>
        <translation>打开的文件过多，无法监视“停止”；请关闭一些程序。</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files cannot be started (%1)</source>
        <translation>无法启动 Headroom 的图像文件进程（%1）</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files gave a wrong answer (%1)</source>
        <translation>Headroom 的图像文件进程给出错误的应答（%1）</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s</source>
        <translation>%1未能在 %2 s 内完成</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s of a processor&apos;s time</source>
        <translation>%1未能在 %2 s 处理器时间内完成</translation>
    </message>
    <message>
        <source>8 bits per channel</source>
        <translation>每通道 8 位</translation>
    </message>
    <message>
        <source>16 bits per channel</source>
        <translation>每通道 16 位</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its ending names no format that Headroom writes. Use one of %2.</source>
        <translation>无法保存 %1：扩展名不是 Headroom 可写的格式。请使用 %2 之一。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold grey pictures only. Choose .ppm or .png.</source>
        <translation>无法保存 %1：.%2 文件只能存灰度图像。请选择 .ppm 或 .png。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold pictures of at most %3 pixels a side, and this one is %4. Choose .png or .tiff.</source>
        <translation>无法保存 %1：.%2 文件的图像每边最多 %3 像素，而此图像为 %4。请选择 .png 或 .tiff。</translation>
    </message>
    <message>
        <source>%1 (it has %2)</source>
        <translation>%1（原为 %2）</translation>
    </message>
    <message>
        <source>transparency (which is laid on white)</source>
        <translation>透明度（叠加在白色上）</translation>
    </message>
    <message>
        <source>%1 cannot keep %2.</source>
        <translation>%1 无法保留：%2。</translation>
    </message>
    <message>
        <source>%1 A .%2 file can.</source>
        <translation>%1 .%2 文件可以。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this build of Headroom reads no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>无法打开 %1：此 Headroom 构建不读取图像文件（%2）。请以 -DHEADROOM_OPENCV=ON 配置。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: this build of Headroom writes no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>无法保存 %1：此 Headroom 构建不写图像文件（%2）。请以 -DHEADROOM_OPENCV=ON 配置。</translation>
    </message>
    <message>
        <source>A %1 picture cannot be made: this build of Headroom writes no image files. Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>无法生成 %1 图像：此 Headroom 构建不写图像文件。请以 -DHEADROOM_OPENCV=ON 配置。</translation>
    </message>
    <message>
        <source>%1 is empty (0 bytes). Copy or export it again.</source>
        <translation>%1 为空（0 字节）。请重新复制或导出。</translation>
    </message>
    <message>
        <source>There is no file %1. Check its name and folder.</source>
        <translation>没有文件 %1。请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <translation>%1 是文件夹。请指定其中的文件。</translation>
    </message>
    <message>
        <source>%1 is not a plain file that can be read. Choose an image file.</source>
        <translation>%1 不是可读的普通文件。请选择图像文件。</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, too many for an image file that Headroom reads (at most %3).</source>
        <translation>%1 有 %2 字节，超出 Headroom 可读的图像文件大小（最多 %3）。</translation>
    </message>
    <message>
        <source>%1 is damaged: %2. Copy or export it again.</source>
        <translation>%1 已损坏：%2。请重新复制或导出。</translation>
    </message>
    <message>
        <source>%1 is not supported: %2.</source>
        <translation>不支持 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is not an image in a format that Headroom reads (%2).</source>
        <translation>%1 不是 Headroom 可读格式的图像（%2）。</translation>
    </message>
    <message>
        <source>%1 says it is %2 x %3 pixels; Headroom reads up to %4 pixels, and %5 a side. Scale it down first.</source>
        <translation>%1 标明为 %2 x %3 像素；Headroom 最多读取 %4 像素，每边 %5。请先缩小。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2 x %3 pixels take more than the %4 MB of memory that its decoder may have, or than there is. Copy or export it again, or close other programs.</source>
        <translation>无法解码 %1：%2 x %3 像素所需内存超过解码器可用的 %4 MB，或超过现有内存。请重新复制或导出，或关闭其他程序。</translation>
    </message>
    <message>
        <source>%1 cannot be decoded.</source>
        <translation>无法解码 %1。</translation>
    </message>
    <message>
        <source>%1 is a damaged %2 file: its pixels cannot be decoded. Copy or export it again.</source>
        <translation>%1 是已损坏的 %2 文件：无法解码其像素。请重新复制或导出。</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2.</source>
        <translation>无法解码 %1：%2。</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>请重新复制或导出。</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: the %2 file is incomplete. Copy or download it again.</source>
        <translation>%1 在图像结束之前终止：%2 文件不完整。请重新复制或下载。</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: what is missing is shown grey. Copy or download it again.</source>
        <translation>%1 在图像结束之前终止：缺失部分显示为灰色。请重新复制或下载。</translation>
    </message>
    <message>
        <source>%1 may be damaged: its decoder says &quot;%2&quot;. Compare it with the original.</source>
        <translation>%1 可能已损坏：解码器报告“%2”。请与原件比较。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2.</source>
        <translation>无法保存 %1：%2。</translation>
    </message>
    <message>
        <source>Choose another format.</source>
        <translation>请选择其他格式。</translation>
    </message>
    <message>
        <source>%1 cannot be saved.</source>
        <translation>无法保存 %1。</translation>
    </message>
    <message>
        <source>%1 could not be encoded: %2. Choose .png or .tiff.</source>
        <translation>无法编码 %1：%2。请选择 .png 或 .tiff。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: a picture of %2 pixels does not fit its format. Choose .png or .tiff.</source>
        <translation>无法保存 %1：其格式容纳不下 %2 像素的图像。请选择 .png 或 .tiff。</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is. Close other programs or scale it down.</source>
        <translation>%1 所需内存超过现有内存。请关闭其他程序，或缩小图像。</translation>
    </message>
    <message>
        <source>%1 could not be decoded: %2.</source>
        <translation>无法解码 %1：%2。</translation>
    </message>
    <message>
        <source>There is no picture to save as %1. Open one first.</source>
        <translation>没有可保存为 %1 的图像。请先打开一幅。</translation>
    </message>
    <message>
        <source>the colour profile</source>
        <translation>颜色配置文件</translation>
    </message>
    <message>
        <source>its gamma and primaries</source>
        <translation>gamma 和基色</translation>
    </message>
    <message>
        <source>the EXIF data with the GPS position</source>
        <translation>含 GPS 位置的 EXIF 数据</translation>
    </message>
    <message>
        <source>the EXIF data</source>
        <translation>EXIF 数据</translation>
    </message>
    <message>
        <source>the maker note in the EXIF data</source>
        <translation>EXIF 数据中的制造商注释</translation>
    </message>
    <message>
        <source>the XMP data</source>
        <translation>XMP 数据</translation>
    </message>
    <message>
        <source>the IPTC data</source>
        <translation>IPTC 数据</translation>
    </message>
    <message>
        <source>the resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>the comments</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>The run was stopped before its end: tests may be missing.</source>
        <translation>该运行提前停止：可能缺少测试。</translation>
    </message>
    <message>
        <source>%1 is JSON of clpeak&apos;s format %2; formats %3 and %4 are read. Write it with another version of clpeak.</source>
        <translation>%1 是 clpeak 格式 %2 的 JSON；可读格式 %3 和 %4。请用其他版本的 clpeak 写出。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from byte %2 on it is not XML. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 已损坏或被截断：从第 %2 字节起不是 XML。请让写出它的工具再完整运行一次。</translation>
    </message>
    <message>
        <source>is XML of another kind</source>
        <translation>是其他种类的 XML</translation>
    </message>
    <message>
        <source>%1 is XML of clpeak&apos;s format %2; format %3 and the one of clpeak 1.x are read. Write it with another version of clpeak.</source>
        <translation>%1 是 clpeak 格式 %2 的 XML；可读格式 %3 和 clpeak 1.x 的格式。请用其他版本的 clpeak 写出。</translation>
    </message>
    <message>
        <source>it failed or was skipped:</source>
        <translation>失败或被跳过：</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>The rates of %1 were per second of CPU time. They were recomputed for real time.</source>
        <translation>%1 的速率按 CPU 时间计。已换算为实际时间。</translation>
    </message>
    <message>
        <source>The rates of %1 are per second of CPU time, and cannot be recomputed for real time. Use UseRealTime() in the benchmark.</source>
        <translation>%1 的速率按 CPU 时间计，无法换算为实际时间。请在基准测试中使用 UseRealTime()。</translation>
    </message>
    <message>
        <source>only aggregates other than the median are in the file</source>
        <translation>文件中只有中位数以外的汇总值</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a time</source>
        <translation>既没有速率也没有时间</translation>
    </message>
    <message>
        <source>is nested deeper than any tool&apos;s results</source>
        <translation>的嵌套深度超过任何工具的结果</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from about byte %2 on it is not JSON. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 已损坏或被截断：约从第 %2 字节起不是 JSON。请让写出它的工具再完整运行一次。</translation>
    </message>
    <message>
        <source>%1 is damaged: it holds a number that is out of all bounds. Let the tool that wrote it run once more.</source>
        <translation>%1 已损坏：含有超出范围的数。请让写出它的工具再运行一次。</translation>
    </message>
    <message>
        <source>is JSON of another kind</source>
        <translation>是其他种类的 JSON</translation>
    </message>
    <message>
        <source>%1 %2. Results are read from clpeak (XML and JSON), nvbench (--json) and Google Benchmark (--benchmark_out_format=json).</source>
        <translation>%1 %2。可读取 clpeak（XML 和 JSON）、nvbench（--json）和 Google Benchmark（--benchmark_out_format=json）的结果。</translation>
    </message>
    <message>
        <source>is larger than any tool&apos;s results</source>
        <translation>大于任何工具的结果</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is neither XML nor JSON</source>
        <translation>既不是 XML 也不是 JSON</translation>
    </message>
    <message>
        <source>skipped:</source>
        <translation>已跳过：</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a mean time</source>
        <translation>既没有速率也没有平均时间</translation>
    </message>
    <message>
        <source>%1 is JSON of nvbench&apos;s format %2; format %3 is read. Write it with another version of nvbench.</source>
        <translation>%1 是 nvbench 格式 %2 的 JSON；可读格式 %3。请用其他版本的 nvbench 写出。</translation>
    </message>
    <message>
        <source>unknown device</source>
        <translation>未知设备</translation>
    </message>
    <message>
        <source>%1 %2 is not a measurement</source>
        <translation>%1 %2 不是测量值</translation>
    </message>
    <message>
        <source>%1 was skipped: %2.</source>
        <translation>已跳过 %1：%2。</translation>
    </message>
    <message>
        <source>%1 and %2 more were skipped: %3.</source>
        <translation>已跳过 %1 及另外 %2 个：%3。</translation>
    </message>
    <message>
        <source>%1 more were skipped for other reasons.</source>
        <translation>另有 %1 个因其他原因被跳过。</translation>
    </message>
    <message>
        <source>%1 is of %2 and holds no figure that can be shown.</source>
        <translation>%1 来自 %2，没有可显示的数值。</translation>
    </message>
    <message>
        <source>Let the tool run to its end on a device that it supports.</source>
        <translation>请让该工具在其支持的设备上完整运行。</translation>
    </message>
    <message>
        <source>cannot be read:</source>
        <translation>无法读取：</translation>
    </message>
    <message>
        <source>is JSON of another kind: a T4 document has &quot;results&quot;, a cache of Kernel Tuner &quot;cache&quot;</source>
        <translation>是其他种类的 JSON：T4 文档有“results”，Kernel Tuner 的缓存有“cache”</translation>
    </message>
    <message>
        <source>holds no configuration of whole numbers</source>
        <translation>没有由整数组成的配置</translation>
    </message>
    <message>
        <source>%1 left out: values that are not whole numbers, such as %2.</source>
        <translation>已略去%1：值不是整数，如 %2。</translation>
    </message>
    <message>
        <source>1 configuration is</source>
        <translation>1 个配置</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations are</source>
        <translation>
            <numerusform>%1 个配置</numerusform>
        </translation>
    </message>
    <message>
        <source>Kernel Tuner, a cache</source>
        <translation>Kernel Tuner 缓存</translation>
    </message>
    <message>
        <source>has no list &quot;tune_params_keys&quot;</source>
        <translation>没有列表“tune_params_keys”</translation>
    </message>
    <message>
        <source>T4 results</source>
        <translation>T4 结果</translation>
    </message>
    <message>
        <source>has a result without a configuration</source>
        <translation>有没有配置的结果</translation>
    </message>
    <message>
        <source>%1, T4 results</source>
        <translation>%1，T4 结果</translation>
    </message>
    <message>
        <source>gives times in &quot;%1&quot;, a unit that is not known</source>
        <translation>的时间单位“%1”未知</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>倍长</translation>
    </message>
    <message>
        <source>%1: %2 of %3 configurations are valid</source>
        <translation>%1：%3 个配置中 %2 个有效</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>It said:</source>
        <translation>其输出：</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>It cannot be waited for.</source>
        <translation>无法等待其结束。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>It did not end within %1 minutes.</source>
        <translation>在 %1 分钟内没有结束。</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>被信号 %1 终止。</translation>
    </message>
    <message>
        <source>It ended with %1.</source>
        <translation>以 %1 结束。</translation>
    </message>
    <message>
        <source>It wrote no %1.expected.npy.</source>
        <translation>没有写出 %1.expected.npy。</translation>
    </message>
    <message>
        <source>At %1 its inputs and outputs take more than %2 GiB. Choose a smaller size.</source>
        <translation>在 %1 下其输入和输出超过 %2 GiB。请选择更小的尺寸。</translation>
    </message>
    <message>
        <source>The result is not checked: its reference, `%1` in %2, failed.</source>
        <translation>结果未经检查：其参考（%2 中的 `%1`）失败。</translation>
    </message>
    <message>
        <source>Commands that were agreed to</source>
        <translation>已同意的命令</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>同意记录</translation>
    </message>
    <message>
        <source>`headroom-cli allow`</source>
        <translation>`headroom-cli allow`</translation>
    </message>
    <message>
        <source>There is no folder to keep the agreement in. Set HOME or XDG_DATA_HOME.</source>
        <translation>没有保存同意记录的文件夹。请设置 HOME 或 XDG_DATA_HOME。</translation>
    </message>
    <message>
        <source>The result is not checked: its reference is a command, `%1` in %2, that nobody has agreed to run. `headroom-cli allow %3` shows it and asks.</source>
        <translation>结果未经检查：其参考是命令（%2 中的 `%1`），尚无人同意运行。`headroom-cli allow %3` 会显示并询问。</translation>
    </message>
    <message>
        <source>running the reference of %1 at %2</source>
        <translation>正在运行 %1 的参考，尺寸 %2</translation>
    </message>
    <message>
        <source>The result is not checked: there is no room for its reference&apos;s files. Make some in the folder for temporary files (TMPDIR).</source>
        <translation>结果未经检查：没有空间存放参考的文件。请在临时文件夹（TMPDIR）中腾出空间。</translation>
    </message>
    <message>
        <source>has a kernel %1 of %2 arguments, and %3 were captured; capture the launch again</source>
        <translation>的内核 %1 有 %2 个参数，而捕获了 %3 个；请重新捕获此启动</translation>
    </message>
    <message>
        <source>%1: argument %2 (%3) is memory or a sampler, and there is no file with what it was. Capture the launch again, with the contents of buffers.</source>
        <translation>%1：参数 %2（%3）是内存或采样器，但没有其内容的文件。请重新捕获此启动，并包含缓冲区内容。</translation>
    </message>
    <message>
        <source>%1: the launch of %2 has no memory among its arguments, so there is nothing to compare. Choose another launch.</source>
        <translation>%1：%2 的启动参数中没有内存，因此没有可比较的内容。请选择其他启动。</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>The contents of %1 were not captured%2. Here it holds zeros.</source>
        <translation>未捕获 %1 的内容%2。此处全为零。</translation>
    </message>
    <message>
        <source>Headers that were not found when it was captured: %1.</source>
        <translation>捕获时没有找到的头文件：%1。</translation>
    </message>
    <message>
        <source>The groups of %1 do not divide %2 work-items: the program used groups of several sizes, which are not replayed.</source>
        <translation>%1 的工作组不能整除 %2 个工作项：程序使用了大小不一的工作组，无法重放。</translation>
    </message>
    <message>
        <source>Arguments %1 and %2 shared memory, one of them as an image. Here each has memory of its own.</source>
        <translation>参数 %1 和 %2 共享内存，其中一个是图像。此处各有自己的内存。</translation>
    </message>
    <message>
        <source>Argument %1 pointed %2 bytes into its allocation. Here its buffer begins there: what is before is left out.</source>
        <translation>参数 %1 指向其分配内 %2 字节处。此处其缓冲区从那里开始：之前的部分略去。</translation>
    </message>
    <message>
        <source>%1: argument %2 shares memory of %3 bytes with others, and at most %4 are replayed. Choose another launch.</source>
        <translation>%1：参数 %2 与其他参数共享 %3 字节内存，最多重放 %4。请选择其他启动。</translation>
    </message>
    <message>
        <source>%1 could not blur the photo, so another blur is tried.</source>
        <translation>%1 无法模糊此照片，因此尝试其他模糊。</translation>
    </message>
    <message>
        <source>Several workers need processes of their own. Leave out --in-process.</source>
        <translation>多个工作进程需要各自的进程。请去掉 --in-process。</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Captured launches are replayed on this machine, which has their files. Choose a device of it.</source>
        <translation>捕获的启动在存有其文件的本机上重放。请选择本机的设备。</translation>
    </message>
    <message>
        <source>in process</source>
        <translation>在进程内</translation>
    </message>
    <message>
        <source>runner process</source>
        <translation>运行进程</translation>
    </message>
    <message>
        <source>Revisions of a kernel</source>
        <translation>内核的修订版</translation>
    </message>
    <message>
        <source>The revision</source>
        <translation>修订版</translation>
    </message>
    <message>
        <source>`headroom-cli watch`</source>
        <translation>`headroom-cli watch`</translation>
    </message>
    <message>
        <source>No revision of this kernel was kept. Measure it with `headroom-cli watch` first.</source>
        <translation>没有保存此内核的修订版。请先用 `headroom-cli watch` 测量。</translation>
    </message>
    <message>
        <source>There is no revision %1; there are those from %2 to %3.</source>
        <translation>没有修订版 %1；现有 %2 至 %3。</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1，修订版 %2</translation>
    </message>
    <message>
        <source>%1 times the time of revision %2, by too few samples to be sure</source>
        <translation>为修订版 %2 用时的 %1 倍，样本太少，无法确定</translation>
    </message>
    <message>
        <source>as fast as revision %1, by a brief measurement</source>
        <translation>与修订版 %1 一样快（短时测量）</translation>
    </message>
    <message>
        <source>%1 times as fast as revision %2</source>
        <translation>速度是修订版 %2 的 %1 倍</translation>
    </message>
    <message>
        <source>slower than revision %1: %2 times its time</source>
        <translation>比修订版 %1 慢：用时 %2 倍</translation>
    </message>
    <message>
        <source>%1% of its ceiling</source>
        <translation>上限的 %1%</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>最大误差 %1</translation>
    </message>
    <message>
        <source>mostly the cost of starting launches</source>
        <translation>主要是启动代价</translation>
    </message>
    <message>
        <source>compared with the one before</source>
        <translation>与前一个比较</translation>
    </message>
    <message>
        <source>Copy of 1 size</source>
        <translation>1 个尺寸的复制</translation>
    </message>
    <message>
        <source>Copies of %1 sizes</source>
        <translation>%1 个尺寸的复制</translation>
    </message>
    <message>
        <source>This session has no results. Save one that has, or name a run document.</source>
        <translation>此会话没有结果。请保存有结果的会话，或指定运行文档。</translation>
    </message>
    <message>
        <source>These results are of format %1; this Headroom reads formats %2 and %3. Open them with the version that wrote them.</source>
        <translation>这些结果为格式 %1；本 Headroom 读取格式 %2 和 %3。请用写出它的版本打开。</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is nested too deeply.</source>
        <translation>这不是 Headroom 的运行文档：嵌套过深。</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is not JSON, or is truncated.</source>
        <translation>这不是 Headroom 的运行文档：不是 JSON，或被截断。</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: %1.</source>
        <translation>这不是 Headroom 的运行文档：%1。</translation>
    </message>
    <message>
        <source>This run document is damaged: %1.</source>
        <translation>此运行文档已损坏：%1。</translation>
    </message>
    <message>
        <source>%1 cannot have %2.</source>
        <translation>%1不能含有%2。</translation>
    </message>
    <message>
        <source>several lines or tabs</source>
        <translation>多行或制表符</translation>
    </message>
    <message>
        <source>control characters</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>%1 has %2 bytes. The limit is %3.</source>
        <translation>%1有 %2 字节。上限为 %3。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not one word. Separate tags by blanks or commas.</source>
        <translation>标记“%1”不是一个词。请用空格或逗号分隔标记。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot;</source>
        <translation>标记“%1”</translation>
    </message>
    <message>
        <source>The name of a run</source>
        <translation>运行的名称</translation>
    </message>
    <message>
        <source>The note of a run</source>
        <translation>运行的备注</translation>
    </message>
    <message>
        <source>A run has at most %1 tags, not %2.</source>
        <translation>一次运行最多有 %1 个标记，而不是 %2 个。</translation>
    </message>
    <message>
        <source>This session is of format %1; this Headroom reads format %2. Open it with the version that wrote it.</source>
        <translation>此会话为格式 %1；本 Headroom 读取格式 %2。请用写出它的版本打开。</translation>
    </message>
    <message>
        <source>%1 workers cannot measure at once. Choose from 1 to %2.</source>
        <translation>不能用 %1 个进程同时测量。请选择 1 到 %2。</translation>
    </message>
    <message>
        <source>%1 names %2 workers, and no file decides how many runners start. Resume it with the number that you want: headroom-cli run --resume %3 --workers N.</source>
        <translation>%1 写明 %2 个进程，但启动多少不由文件决定。请以所需数量继续：headroom-cli run --resume %3 --workers N。</translation>
    </message>
    <message>
        <source>The unsaved session cannot be stored in %1: %2. Save it under a name to keep it.</source>
        <translation>未保存的会话无法存放到 %1：%2。请以某个名称保存以保留它。</translation>
    </message>
    <message>
        <source>The unsaved session of an earlier start was not restored, and is kept as %1.</source>
        <translation>之前启动时未保存的会话没有恢复，保留为 %1。</translation>
    </message>
    <message>
        <source>state of the caches</source>
        <translation>缓存状态</translation>
    </message>
    <message>
        <source>The session would take %1 MiB, and Headroom reads at most %2 MiB. Save it without its photo, or export the run alone.</source>
        <translation>会话需要 %1 MiB，而 Headroom 最多读取 %2 MiB。请不带照片保存，或单独导出运行。</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2. Nothing was changed.</source>
        <translation>无法把 %1 作为会话打开：%2。未作任何更改。</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session.</source>
        <translation>无法把 %1 作为会话打开。</translation>
    </message>
    <message>
        <source>%1 was not saved: %2 Choose another folder. Nothing was written.</source>
        <translation>%1 未保存：%2 请选择其他文件夹。没有写入任何内容。</translation>
    </message>
    <message>
        <source>it is not in the folder of the kernel, or below it.</source>
        <translation>它不在内核的文件夹或其子文件夹中。</translation>
    </message>
    <message>
        <source>the session has only its built text, not its files.</source>
        <translation>会话只有构建的文本，没有文件。</translation>
    </message>
    <message>
        <source>there is a file of that name.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>%1 times %2 alone</source>
        <translation>%1 倍于%2单独</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>Best %1: %2: %3.</source>
        <translation>最佳（%1）：%2：%3。</translation>
    </message>
    <message>
        <source>what each device does alone is not known</source>
        <translation>各设备单独的速度未知</translation>
    </message>
    <message>
        <source>sharing gains nothing</source>
        <translation>拆分没有收益</translation>
    </message>
    <message>
        <source>%1 of the ways to share</source>
        <translation>%1 种拆分方式</translation>
    </message>
    <message>
        <source>%1 and %2 on %3 (%4 shares, the shortest time at %5)</source>
        <translation>%1和 %2 由%3承担（份额：%4，最短在 %5）</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>End-to-end time</source>
        <translation>端到端时间</translation>
    </message>
    <message>
        <source>%1: no difference beyond the noise between %2</source>
        <translation>%1：差异不超出噪声，范围 %2</translation>
    </message>
    <message>
        <source>of which the shortest time had %1</source>
        <translation>其中最短的为 %1</translation>
    </message>
    <message>
        <source>%1 may be as fast, so sharing may gain nothing</source>
        <translation>%1可能一样快，因此拆分可能没有收益</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>端到端时间</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>第 %1 部分</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>%2 的 %1 个部分</translation>
    </message>
    <message>
        <source>Shared by %1.</source>
        <translation>由%1分担。</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>各自单独</translation>
    </message>
    <message>
        <source>the best and each alone</source>
        <translation>最佳与各自单独</translation>
    </message>
    <message>
        <source>about the best</source>
        <translation>最佳附近</translation>
    </message>
    <message>
        <source>in proportion to speeds</source>
        <translation>按速度比例</translation>
    </message>
    <message>
        <source>%1 and %2 do not compute the same thing on the same pixels, so they cannot share the rows of one result. Choose variants with the same reference.</source>
        <translation>%1 和 %2 在相同像素上计算的不是同一内容，因此不能分担一个结果的行。请选择参考相同的变体。</translation>
    </message>
    <message>
        <source>Work is split either between several devices or between parts of one. Name one device for parts.</source>
        <translation>工作要么在多个设备间拆分，要么在一个设备的各部分间拆分。要拆分为部分，请指定一个设备。</translation>
    </message>
    <message>
        <source>Work is split between at least two devices, or parts of one device.</source>
        <translation>工作至少在两个设备间，或在一个设备的各部分间拆分。</translation>
    </message>
    <message>
        <source>Work can be split into %1 parts at most.</source>
        <translation>工作最多可拆分为 %1 部分。</translation>
    </message>
    <message>
        <source>%1 parts cannot share %2. Choose a larger size.</source>
        <translation>%1 个部分无法分担%2。请选择更大的尺寸。</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 行</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 parts and %2 variants. Name one for all of them, or one for each.</source>
        <translation>有 %1 个部分和 %2 个变体。请为全部指定一个，或各指定一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and a selector before it both mean %2 (%3). Name different devices, or split one device into parts.</source>
        <translation>“%1”和之前的选择都指 %2（%3）。请指定不同的设备，或把一个设备拆分为部分。</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so devices cannot share it. Choose a kernel.</source>
        <translation>%1 不是内核，设备无法分担。请选择内核。</translation>
    </message>
    <message>
        <source>The result of %1 has no rows that devices could share. Choose a variant of another workload.</source>
        <translation>%1 的结果没有设备可分担的行。请选择其他任务的变体。</translation>
    </message>
    <message>
        <source>A part of the rows of %1 needs all of the source, so it is not split by rows. Choose another variant.</source>
        <translation>%1 的部分行需要全部源数据，因此不按行拆分。请选择其他变体。</translation>
    </message>
    <message>
        <source>%1 works on images, which are not split. Choose a variant that uses buffers.</source>
        <translation>%1 使用图像，图像不可拆分。请选择使用缓冲区的变体。</translation>
    </message>
    <message>
        <source>Name a variant whose work is to be split.</source>
        <translation>请指定要拆分其工作的变体。</translation>
    </message>
    <message>
        <source>A step is from %1 to %2% of the rows.</source>
        <translation>步长须为行数的 %1 到 %2%。</translation>
    </message>
    <message>
        <source>Shares take from 1 to %1 rounds.</source>
        <translation>份额测量 1 到 %1 轮。</translation>
    </message>
    <message>
        <source>A share is sampled for 0 to %1 seconds.</source>
        <translation>每个份额测量 0 到 %1 秒。</translation>
    </message>
    <message>
        <source>The best share is found to %1% of the rows at best.</source>
        <translation>最佳份额最精确到行数的 %1%。</translation>
    </message>
    <message>
        <source>%1about %2 left</source>
        <translation>%1约剩 %2</translation>
    </message>
    <message>
        <source>%1 at %2 runs on %3 with %4, which tuning found best.</source>
        <translation>%1 在 %2 下于 %3 上使用 %4，即调优找到的最佳配置。</translation>
    </message>
    <message>
        <source>%1 at %2 has not been tuned for %3, so it runs with its defaults. `%4` looks for better values.</source>
        <translation>%1 在 %2 下未针对 %3 调优，因此使用默认值。`%4` 可寻找更好的值。</translation>
    </message>
    <message>
        <source>One launch took %1 s at %2, so it would take about %3 s here, and %4 s are allowed. Choose a smaller size, or a longer longest launch.</source>
        <translation>在 %2 下一次启动用了 %1 s，因此此处约需 %3 s，而允许 %4 s。请选择更小的尺寸，或更长的最长启动。</translation>
    </message>
    <message>
        <source>After %1 such attempts, others were not made.</source>
        <translation>经过 %1 次这样的尝试后不再进行其他尝试。</translation>
    </message>
    <message>
        <source>time budget</source>
        <translation>时间预算</translation>
    </message>
    <message>
        <source>round limit</source>
        <translation>轮数上限</translation>
    </message>
    <message>
        <source>sample limit</source>
        <translation>样本数上限</translation>
    </message>
    <message>
        <source>Only other machines are used.</source>
        <translation>只使用其他机器。</translation>
    </message>
    <message>
        <source>The time budget must be from 0 to %1 seconds.</source>
        <translation>时间预算须为 0 到 %1 秒。</translation>
    </message>
    <message>
        <source>%1 rounds cannot be measured. Choose from 1 to %2.</source>
        <translation>无法测量 %1 轮。请选择 1 到 %2。</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 warm-up launches.</source>
        <translation>预热启动可为 0 到 %1 次。</translation>
    </message>
    <message>
        <source>The number of samples must be from 1 to %1, and the largest at least the smallest.</source>
        <translation>样本数须为 1 到 %1，且最大值不小于最小值。</translation>
    </message>
    <message>
        <source>The noise goal must be a fraction from 0 to 1, or a negative one for never.</source>
        <translation>噪声目标须为 0 到 1 的小数，或用负数表示从不。</translation>
    </message>
    <message>
        <source>None of the chosen variants has a tunable %1. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>所选变体都没有可调参数 %1。`headroom-cli variants --json` 会列出各自的可调参数。</translation>
    </message>
    <message>
        <source>nor is it one of the parameters:</source>
        <translation>它也不是参数之一：</translation>
    </message>
    <message>
        <source>A run needs at least one size, e.g. 4MP.</source>
        <translation>运行至少需要一个尺寸，例如 4MP。</translation>
    </message>
    <message>
        <source>A run needs at least one variant.</source>
        <translation>运行至少需要一个变体。</translation>
    </message>
    <message>
        <source>Every point can be measured from 1 to %1 times.</source>
        <translation>每个测点可测量 1 到 %1 次。</translation>
    </message>
    <message>
        <source>The longest launch must be more than 0 seconds.</source>
        <translation>最长启动必须大于 0 秒。</translation>
    </message>
    <message>
        <source>A run has at most %1 points, and this one would have %2. Name fewer variants, sizes, devices or repeats.</source>
        <translation>一次运行最多有 %1 个测点，而此次会有 %2 个。请减少变体、尺寸、设备或重复。</translation>
    </message>
    <message>
        <source>The cost of a launch on %1 is not known:</source>
        <translation>%1 上的启动代价未知：</translation>
    </message>
    <message>
        <source>Its further rounds are missing.</source>
        <translation>缺少其后的各轮。</translation>
    </message>
    <message>
        <source>Tuned configurations</source>
        <translation>已调优的配置</translation>
    </message>
    <message>
        <source>The best configuration</source>
        <translation>最佳配置</translation>
    </message>
    <message>
        <source>`headroom-cli tune`</source>
        <translation>`headroom-cli tune`</translation>
    </message>
    <message>
        <source>What tuning had found for %1 on %2 was of another driver or of another source of the kernel, and was discarded. Tune it again.</source>
        <translation>之前为 %2 上的 %1 调优的结果属于其他驱动程序或其他内核源代码，已放弃。请重新调优。</translation>
    </message>
    <message>
        <source>The stored configuration of %1 at %2 stays %3, which an earlier tuning found. This tuning did not try it, and found none that gains as much over the default.</source>
        <translation>%1 在 %2 下保存的配置仍为之前调优找到的 %3。此次调优没有尝试它，也没有找到相对默认值收益更大的配置。</translation>
    </message>
    <message>
        <source>The tunables of %1 have more combinations than can be numbered. Give them fewer values.</source>
        <translation>%1 的可调参数组合过多，无法编号。请减少其取值。</translation>
    </message>
    <message>
        <source>What is tried is not kept:</source>
        <translation>尝试结果不保存：</translation>
    </message>
    <message>
        <source>%1 at %2: compiling the next %3 configurations</source>
        <translation>%1，%2：正在编译接下来的 %3 个配置</translation>
    </message>
    <message>
        <source>From here on what is tried is not kept:</source>
        <translation>从此处起尝试结果不再保存：</translation>
    </message>
    <message>
        <source>best %1 ms with %2</source>
        <translation>最佳 %1 ms，%2</translation>
    </message>
    <message>
        <source>Timing was abandoned early: %1 times as long as the best so far.</source>
        <translation>计时提前放弃：用时是目前最佳的 %1 倍。</translation>
    </message>
    <message>
        <source>Tuning needs at least one variant.</source>
        <translation>调优至少需要一个变体。</translation>
    </message>
    <message>
        <source>%1 has no tunables, so there is nothing to tune. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>%1 没有可调参数，无可调优。`headroom-cli variants --json` 会列出各自的可调参数。</translation>
    </message>
    <message>
        <source>The budget of %1 s cannot be used. Choose more than 0 and at most %2 seconds.</source>
        <translation>预算 %1 s 无法使用。请选择大于 0 且不超过 %2 秒。</translation>
    </message>
    <message>
        <source>%1 programs cannot be built at once. Choose from 1 to %2, or 0 for a number that suits the CPU.</source>
        <translation>不能同时构建 %1 个程序。请选择 1 到 %2，或用 0 表示适合 CPU 的数目。</translation>
    </message>
    <message>
        <source>Each of several workers compiles what it measures, so nothing is compiled ahead. Choose --workers or --jobs.</source>
        <translation>多个进程各自编译所测量的内容，因此不预先编译。请选择 --workers 或 --jobs。</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations cannot be compared at the end. Choose from 1 to %2.</source>
        <translation>
            <numerusform>最后无法比较 %1 个配置。请选择 1 到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no search &quot;%1&quot;. Choose learning, genetic, random or exhaustive.</source>
        <translation>没有搜索方法“%1”。请选择 learning、genetic、random 或 exhaustive。</translation>
    </message>
    <message>
        <source>%1 invalid:</source>
        <translation>%1 个无效：</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, at most %2 allowed</source>
        <translation>
            <numerusform>%1 个配置，最多允许 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations</source>
        <translation>
            <numerusform>%1 个配置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, %2 allowed</source>
        <translation>
            <numerusform>%1 个配置，允许 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time. Write e.g. 60s, 2min or 1h.</source>
        <translation>“%1”不是时间。请写如 60s、2min 或 1h。</translation>
    </message>
    <message>
        <source>The tuning journal %1 %2. It was left as it is. Move it away to start again.</source>
        <translation>调优日志 %1 %2。它保持原样。请移走它以重新开始。</translation>
    </message>
    <message>
        <source>is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>为格式 %1，由较新的 Headroom 写入；本版本读取格式 %2</translation>
    </message>
    <message>
        <source>is damaged in line %1:</source>
        <translation>第 %1 行已损坏：</translation>
    </message>
    <message>
        <source>%1 is being written by another tuning of the same. Wait for its end.</source>
        <translation>另一次相同的调优正在写 %1。请等待其结束。</translation>
    </message>
    <message>
        <source>another process began it just now</source>
        <translation>另一个进程刚刚开始写它</translation>
    </message>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>已尝试 %2 个配置中的 %1 个</translation>
    </message>
    <message>
        <source>%1, %2 tried</source>
        <translation>%1，已尝试 %2 个</translation>
    </message>
    <message>
        <source>(%1 by an earlier tuning)</source>
        <translation>（%1 个来自之前的调优）</translation>
    </message>
    <message>
        <source>%1 abandoned early</source>
        <translation>%1 个提前放弃</translation>
    </message>
    <message>
        <source>%1 at %2 on %3: %4 in %5 s%6; %7.</source>
        <translation>%1，%2，%3：%5 s 内%4%6；%7。</translation>
    </message>
    <message>
        <source>stopped before the fastest were compared, so none is kept</source>
        <translation>在比较最快的几个之前停止，因此没有保存</translation>
    </message>
    <message>
        <source>none is allowed here: the default %1</source>
        <translation>此处没有允许的配置：默认值%1</translation>
    </message>
    <message>
        <source>none of them is valid</source>
        <translation>都无效</translation>
    </message>
    <message>
        <source>that was the default: a longer budget tries others</source>
        <translation>那是默认值：更长的预算可尝试其他配置</translation>
    </message>
    <message>
        <source>none is faster than the default</source>
        <translation>没有比默认值更快的</translation>
    </message>
    <message>
        <source>the default is not allowed here: it %1</source>
        <translation>此处不允许默认值：%1</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>默认值无效</translation>
    </message>
    <message>
        <source>about as fast</source>
        <translation>速度大致与之相同</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 倍速度</translation>
    </message>
    <message>
        <source>the best is %1 as the default</source>
        <translation>最佳配置与默认值相比：%1</translation>
    </message>
    <message>
        <source>which may be noise: their intervals overlap</source>
        <translation>可能只是噪声：两者的区间重叠</translation>
    </message>
    <message>
        <source>by a comparison that was stopped early</source>
        <translation>来自提前停止的比较</translation>
    </message>
    <message>
        <source>There is nothing to measure. Choose variants and sizes.</source>
        <translation>没有可测量的内容。请选择变体和尺寸。</translation>
    </message>
    <message>
        <source>%1 does not contain the plan of its run. Start a new run.</source>
        <translation>%1 不含其运行的计划。请开始新的运行。</translation>
    </message>
    <message>
        <source>%1 cannot be used on photos. Choose a variant of workload %2.</source>
        <translation>%1 不能用于照片。请选择任务 %2 的变体。</translation>
    </message>
    <message>
        <source>There is no photo to process. Open one first.</source>
        <translation>没有可处理的照片。请先打开一张。</translation>
    </message>
    <message>
        <source>A choice needs a size of at least one pixel and one channel.</source>
        <translation>选择需要至少一个像素和一个通道的尺寸。</translation>
    </message>
    <message>
        <source>%1 has no kernel file, so no compiler makes anything of it. Choose a kernel.</source>
        <translation>%1 没有内核文件，编译器无从处理。请选择内核。</translation>
    </message>
    <message>
        <source>Deriche&apos;s recursion, in double</source>
        <translation>Deriche 递归，double</translation>
    </message>
    <message>
        <source>True Gaussian, in double</source>
        <translation>真正的高斯函数，double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double</source>
        <translation>在 3 sigma 处截断的高斯函数，double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels whose sums slide</source>
        <translation>在 3 sigma 处截断的高斯函数，double，用于滑动求和的内核</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels that keep rows as halves</source>
        <translation>在 3 sigma 处截断的高斯函数，double，用于以 half 保存行的内核</translation>
    </message>
    <message>
        <source>Gaussian of RADIUS weights on either side that are halves, in double</source>
        <translation>每侧有 RADIUS 个 half 权重的高斯函数，double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma with weights rounded to 256ths, in double</source>
        <translation>在 3 sigma 处截断、权重取整到 1/256 的高斯函数，double</translation>
    </message>
    <message>
        <source>COSINES cosines in place of the Gaussian, in double</source>
        <translation>以 COSINES 个余弦代替高斯函数，double</translation>
    </message>
    <message>
        <source>needs OpenCV, which this Headroom was built without (install libopencv-imgproc-dev and libopencv-imgcodecs-dev, and build with -DHEADROOM_OPENCV=ON)</source>
        <translation>需要 OpenCV，而此 Headroom 构建时未包含它（请安装 libopencv-imgproc-dev 和 libopencv-imgcodecs-dev，并以 -DHEADROOM_OPENCV=ON 构建）</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, with as many taps as the separable variants: what a well-kept library makes of this machine&apos;s processor, all of its cores and vector units.</source>
        <translation>主机上的 cv::GaussianBlur，抽头数与可分离变体相同：展示维护良好的库能从本机处理器的所有核和向量单元中得到什么。</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, on 8-bit pixels and with as many taps as opencv. OpenCV computes these in integers, with weights rounded to 256ths: its distance to the true Gaussian is theirs.</source>
        <translation>主机上的 cv::GaussianBlur，处理 8 位像素，抽头数与 opencv 相同。OpenCV 以整数计算，权重取整到 1/256：与真正高斯函数的差距由此而来。</translation>
    </message>
    <message>
        <source>cv::GaussianBlur of cv::UMat on the same device and the same buffers, with as many taps as the separable variants: what OpenCV&apos;s own kernels make of it.</source>
        <translation>在同一设备和缓冲区上对 cv::UMat 执行 cv::GaussianBlur，抽头数与可分离变体相同：展示 OpenCV 自己的内核的表现。</translation>
    </message>
    <message>
        <source>needs a CLBlast with the function CLBlastSgemm; this one has none</source>
        <translation>需要带有函数 CLBlastSgemm 的 CLBlast；此版本没有</translation>
    </message>
    <message>
        <source>CLBlastSgemm on the same device and the same buffers: kernels in portable OpenCL C, with the parameters that its authors have found for this device, or its defaults.</source>
        <translation>在同一设备和缓冲区上的 CLBlastSgemm：以可移植的 OpenCL C 编写的内核，使用其作者为此设备找到的参数，或默认值。</translation>
    </message>
    <message>
        <source>install NVIDIA&apos;s CUDA toolkit, and add the folder of libcublas.so to LD_LIBRARY_PATH</source>
        <translation>请安装 NVIDIA 的 CUDA 工具包，并把 libcublas.so 所在文件夹加入 LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>needs functions that this cuBLAS does not have</source>
        <translation>需要此 cuBLAS 所没有的函数</translation>
    </message>
    <message>
        <source>cublasSgemm on the same GPU, without TF32: what the vendor&apos;s own library, written in machine code, makes of it.</source>
        <translation>同一 GPU 上的 cublasSgemm，不用 TF32：展示厂商以机器码编写的库的表现。</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in floats, on its matrix units.</source>
        <translation>同一 GPU 上的 cublasGemmEx，以 float 累加，使用矩阵单元。</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in ints, on its matrix units. It does not take all sizes.</source>
        <translation>同一 GPU 上的 cublasGemmEx，以 int 累加，使用矩阵单元。并非支持所有尺寸。</translation>
    </message>
    <message>
        <source>The same with B stored column by column, as cuBLAS multiplies bytes fastest. B is transposed before the timing.</source>
        <translation>同上，但 B 按列存储，cuBLAS 这样做字节乘法最快。计时前先转置 B。</translation>
    </message>
    <message>
        <source>cuBLAS, B stored by columns</source>
        <translation>cuBLAS，B 按列存储</translation>
    </message>
    <message>
        <source>cblas_sgemm of OpenBLAS on the host, all of its threads: what a library written for processors makes of this one.</source>
        <translation>主机上 OpenBLAS 的 cblas_sgemm，使用其全部线程：展示为处理器编写的库在本机处理器上的表现。</translation>
    </message>
    <message>
        <source>C++, all processors, tiles</source>
        <translation>C++，所有处理器，分块</translation>
    </message>
    <message>
        <source>These tiles, on one thread pinned to each processor.</source>
        <translation>同样的分块，每个处理器固定一个线程。</translation>
    </message>
    <message>
        <source>C++, one thread</source>
        <translation>C++，单线程</translation>
    </message>
    <message>
        <source>Three plain loops, row by column: the baseline of every speed-up.</source>
        <translation>三重普通循环，行乘列：所有加速比的基准。</translation>
    </message>
    <message>
        <source>C++, one thread, tiles</source>
        <translation>C++，单线程，分块</translation>
    </message>
    <message>
        <source>The same in tiles of 16 x 32 x 16, whose sums stay in registers and whose inner loop the compiler makes vectors of.</source>
        <translation>同上，以 16 x 32 x 16 分块，和保留在寄存器中，内层循环由编译器向量化。</translation>
    </message>
    <message>
        <source>Product of matrices, in double</source>
        <translation>矩阵乘积，double</translation>
    </message>
    <message>
        <source>Product of matrices of halves, in double</source>
        <translation>half 矩阵乘积，double</translation>
    </message>
    <message>
        <source>Product of matrices of ints, exact</source>
        <translation>int 矩阵乘积，精确</translation>
    </message>
    <message>
        <source>needs an OpenBLAS with the function cblas_sgemm; this one has none</source>
        <translation>需要带有函数 cblas_sgemm 的 OpenBLAS；此版本没有</translation>
    </message>
    <message>
        <source>Mean of the block, in double</source>
        <translation>块的平均值，double</translation>
    </message>
    <message>
        <source>C++ on all processors</source>
        <translation>所有处理器上的 C++</translation>
    </message>
    <message>
        <source>The copy from C++, one thread pinned to each processor, each with one run of the plane: what this processor gives without an OpenCL compiler in between.</source>
        <translation>C++ 的复制，每个处理器固定一个线程，各处理平面的一段：展示没有 OpenCL 编译器介入时此处理器的能力。</translation>
    </message>
    <message>
        <source>C++ on all processors, past the caches</source>
        <translation>所有处理器上的 C++，绕过缓存</translation>
    </message>
    <message>
        <source>The same with stores that go to memory past the caches: a line that is written whole need not be read first. It loses on planes that the caches hold.</source>
        <translation>同上，但写操作绕过缓存：整行写入时无需先读取。平面能放进缓存时反而更慢。</translation>
    </message>
    <message>
        <source>needs stores past the caches, which this Headroom does not know for this CPU (compare with copy.native)</source>
        <translation>需要绕过缓存的写操作，此 Headroom 不支持在此 CPU 上这样做（请与 copy.native 比较）</translation>
    </message>
    <message>
        <source>Chains of multiply-adds from C++, one thread pinned to each processor, twelve vectors under way in each: what this processor gives without an OpenCL compiler in between.</source>
        <translation>C++ 的乘加链，每个处理器固定一个线程，各有十二个向量在途：展示没有 OpenCL 编译器介入时此处理器的能力。</translation>
    </message>
    <message>
        <source>Either of two chains, in double</source>
        <translation>两条链之一，double</translation>
    </message>
    <message>
        <source>Built-in functions, in double</source>
        <translation>内置函数，double</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for half_ ones</source>
        <translation>内置函数，double，用于 half_ 版本</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for native_ ones</source>
        <translation>内置函数，double，用于 native_ 版本</translation>
    </message>
    <message>
        <source>Polynomial, quotient, exponential and sine, in double</source>
        <translation>多项式、商、指数和正弦，double</translation>
    </message>
    <message>
        <source>The same, for relaxed mathematics</source>
        <translation>同上，用于宽松数学</translation>
    </message>
    <message>
        <source>The source itself</source>
        <translation>源数据本身</translation>
    </message>
    <message>
        <source>Logistic map, in double</source>
        <translation>逻辑斯谛映射，double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double</source>
        <translation>收缩链的平均值，double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double, for kernels that compute in halves</source>
        <translation>收缩链的平均值，double，用于以 half 计算的内核</translation>
    </message>
    <message>
        <source>Sum of chains of ints modulo 2^32</source>
        <translation>int 链之和，模 2^32</translation>
    </message>
    <message>
        <source>Sums of equal products, in double</source>
        <translation>相等乘积之和，double</translation>
    </message>
    <message>
        <source>Sums of equal products of ints</source>
        <translation>相等 int 乘积之和</translation>
    </message>
    <message>
        <source>A kernel of one work-item that does next to nothing, with a wait after each launch: the whole way to the device and back. The guide says 10 to 100 µs per kernel.</source>
        <translation>只有一个工作项、几乎什么也不做的内核，每次启动后等待：到设备的完整往返。指南称每个内核 10 到 100 µs。</translation>
    </message>
    <message>
        <source>The same launches, a hundred or more of them before each wait, on a queue without profiling: what a launch costs when the next one need not wait for the host to hear of it.</source>
        <translation>同样的启动，每次等待前有一百次或更多，队列不做性能分析：展示下一次启动无需等主机得知时，一次启动的代价。</translation>
    </message>
    <message>
        <source>The same kernel over as many work-items as the plane has pixels: what scheduling all the work-groups costs before any of them does anything.</source>
        <translation>同一内核，工作项数等于平面像素数：展示在任何工作组做事之前，调度全部工作组的代价。</translation>
    </message>
    <message>
        <source>Many launches and one wait, each launch with an event that is never queried: the cost of an event.</source>
        <translation>多次启动、一次等待，每次启动带一个从不查询的事件：事件的代价。</translation>
    </message>
    <message>
        <source>Many launches and one wait, each waiting for the one before it, which the in-order queue does anyway.</source>
        <translation>多次启动、一次等待，每次启动等待前一次，而顺序队列本来就如此。</translation>
    </message>
    <message>
        <source>Many launches and one wait, each with an event, on a queue that stamps every command with times: what Headroom&apos;s own way of timing costs a launch.</source>
        <translation>多次启动、一次等待，每次带一个事件，队列为每条命令打时间戳：Headroom 自身计时方式给一次启动增加的代价。</translation>
    </message>
    <message>
        <source>Builds an image program of five kernels from its source and launches one of them. The source is another one each time, so that the driver cannot serve it from a cache of its own.</source>
        <translation>从源代码构建含五个内核的图像程序，并启动其中一个。源代码每次不同，使驱动程序无法从自己的缓存提供。</translation>
    </message>
    <message>
        <source>Build once</source>
        <translation>只构建一次</translation>
    </message>
    <message>
        <source>Loads the same program from the binary that a first build gave, and launches the same kernel: what saving the binary leaves to do at each start.</source>
        <translation>从首次构建得到的二进制加载同一程序，并启动同一内核：保存二进制后每次启动还剩多少工作。</translation>
    </message>
    <message>
        <source>Allocates a buffer of the plane&apos;s size, fills it, waits and frees it, as a program does that creates its buffers for every image.</source>
        <translation>分配一个平面大小的缓冲区，填充、等待并释放，如同每幅图像都新建缓冲区的程序。</translation>
    </message>
    <message>
        <source>Reuse objects</source>
        <translation>重用对象</translation>
    </message>
    <message>
        <source>filled buffer</source>
        <translation>填充的缓冲区</translation>
    </message>
    <message>
        <source>Fills the same buffer of the plane&apos;s size and waits: what is left when allocating and freeing are saved.</source>
        <translation>填充同一个平面大小的缓冲区并等待：省去分配和释放后剩下的部分。</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer of the whole plane from ordinary memory.</source>
        <translation>从普通内存对整个平面执行一次 clEnqueueWriteBuffer。</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer per row, and one wait at the end: each piece costs a call and a command of its own.</source>
        <translation>每行一次 clEnqueueWriteBuffer，最后等待一次：每一段都要付出一次调用和一条命令的代价。</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer from the mapped memory of a buffer that was made with CL_MEM_ALLOC_HOST_PTR: a discrete GPU fetches it by itself, where ordinary memory is first copied to a place that it can reach.</source>
        <translation>从以 CL_MEM_ALLOC_HOST_PTR 创建的缓冲区的映射内存执行一次 clEnqueueWriteBuffer：独立 GPU 可自行读取，而普通内存须先复制到它能访问的位置。</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>固定内存</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer, copies the plane into it on the host, unmaps it: where host and device share their memory nothing else is moved, and a program that computes its pixels in place saves that copy too.</source>
        <translation>映射设备缓冲区，在主机上把平面复制进去，再取消映射：主机与设备共享内存时没有其他数据移动，就地计算像素的程序连这次复制也可省去。</translation>
    </message>
    <message>
        <source>One clEnqueueReadBuffer of the whole plane to ordinary memory.</source>
        <translation>把整个平面读到普通内存的一次 clEnqueueReadBuffer。</translation>
    </message>
    <message>
        <source>The plane to the device, two operations per pixel there, the result back: what a single cheap kernel costs a program whose data does not stay on the device.</source>
        <translation>平面传到设备，在那里每像素两次运算，结果传回：展示数据不留在设备上的程序为一个廉价内核付出的代价。</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>往返</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the call that launches a kernel over the plane, read as soon as the call returns: the kernel may not even have started. A mistake, shown on purpose.</source>
        <translation>用主机时钟测量在平面上启动内核的调用，调用返回即读取：内核可能尚未开始。这是有意展示的错误。</translation>
    </message>
    <message>
        <source>CPU timers</source>
        <translation>CPU 计时器</translation>
    </message>
    <message>
        <source>launch as it seems without a wait</source>
        <translation>不等待时看似的启动</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the same launch and a wait for its end: the kernel, and what the runtime takes to start it and to report its end.</source>
        <translation>用主机时钟测量同一启动并等待其结束：内核，以及运行时启动它并报告结束所需的时间。</translation>
    </message>
    <message>
        <source>The same launch by its event&apos;s own stamps, START to END on the device&apos;s clock, as Headroom times every kernel: the kernel alone.</source>
        <translation>同一启动按其事件自身的时间戳（设备时钟的 START 到 END）计时，即 Headroom 测量每个内核的方式：仅内核。</translation>
    </message>
    <message>
        <source>launch by the device&apos;s clock</source>
        <translation>按设备时钟的启动</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the launch and a wait for its end, started while the device is still at work on a launch before: that one&apos;s rest is counted too. A mistake, shown on purpose.</source>
        <translation>用主机时钟测量启动并等待结束，但开始时设备仍在执行之前的启动：其剩余时间也被计入。这是有意展示的错误。</translation>
    </message>
    <message>
        <source>launch and wait, with what ran before</source>
        <translation>启动和等待，含之前运行的部分</translation>
    </message>
    <message>
        <source>The host&apos;s clock around ten launches over the plane, each followed by a blocking read of its result: the read waits for the launch, so the clock sees the kernel, and the transfer with it.</source>
        <translation>用主机时钟测量平面上的十次启动，每次之后阻塞读取结果：读取会等待启动，因此时钟测到内核及传输。</translation>
    </message>
    <message>
        <source>Removed read</source>
        <translation>去掉读取</translation>
    </message>
    <message>
        <source>launch of the loop</source>
        <translation>循环的启动</translation>
    </message>
    <message>
        <source>The same loop with the read removed: nothing waits any more, and the clock is read when the launches are enqueued. A mistake, shown on purpose.</source>
        <translation>同一循环去掉读取：不再有等待，启动入队时即读取时钟。这是有意展示的错误。</translation>
    </message>
    <message>
        <source>launch of the loop as it seems</source>
        <translation>循环启动看似的时间</translation>
    </message>
    <message>
        <source>The same loop without reads, and a wait for all of it before the clock is read: the kernels alone, one after the other.</source>
        <translation>同一循环不读取，读取时钟前等待全部完成：只有内核，一个接一个。</translation>
    </message>
    <message>
        <source>The sum in double, relative to that of the absolute values</source>
        <translation>double 求和，相对于绝对值之和</translation>
    </message>
    <message>
        <source>The source&apos;s columns as rows</source>
        <translation>源数据的列作为行</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 runs at sizes (%2) of as much memory: %3.</source>
        <translation>%1 在占用同样内存的尺寸（%2）下运行：%3。</translation>
    </message>
    <message>
        <source>%1: the name %2 is taken by a built-in workload; rename the %3.</source>
        <translation>%1：名称 %2 已被内置任务使用；请重命名%3。</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: the buffer %2 of %3 would have %4 elements, and %5 is the most.</source>
        <translation>尺寸 %1 无法运行：%3 的缓冲区 %2 会有 %4 个元素，而最多为 %5。</translation>
    </message>
    <message>
        <source>There is no workload &quot;%1&quot;; choose one of: %2.</source>
        <translation>没有任务“%1”；请选择以下之一：%2。</translation>
    </message>
    <message>
        <source>Workload %1 has no reference &quot;%2&quot;; choose one of: %3.</source>
        <translation>任务 %1 没有参考“%2”；请选择以下之一：%3。</translation>
    </message>
    <message>
        <source>Size %1 does not fit %2, whose sizes are %3. Write %4.</source>
        <translation>尺寸 %1 不适合 %2，其尺寸为 %3。请写 %4。</translation>
    </message>
    <message>
        <source>megapixels (&quot;16MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;)</source>
        <translation>百万像素（“16MP”）或宽x高（“1023x769”）</translation>
    </message>
    <message>
        <source>%1 of them (&quot;%2&quot;)</source>
        <translation>其 %1 个（“%2”）</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 has values for %3 = %4 only. Choose one of them.</source>
        <translation>尺寸 %1 无法运行：%2 只有 %3 = %4 的值。请选择其一。</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 must be from 1 to %3.</source>
        <translation>尺寸 %1 无法运行：%2 须为 1 到 %3。</translation>
    </message>
    <message>
        <source>%1 %2 is out of range; %3 takes %4 to %5.</source>
        <translation>%1 %2 超出范围；%3 接受 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 is not a value for %2. Write a number.</source>
        <translation>%1 不是 %2 的值。请写一个数。</translation>
    </message>
    <message>
        <source>takes %1 from %2 to %3, not %4</source>
        <translation>接受 %2 到 %3 的 %1，而不是 %4</translation>
    </message>
    <message>
        <source>The same with a fourth cosine: a tenth of the error, for some more arithmetic. Source: as cosines-3.</source>
        <translation>同上，但有第四个余弦：误差为十分之一，运算略多。来源：同 cosines-3。</translation>
    </message>
    <message>
        <source>The chains of peak16 on 32-bit integers: the int peak of CPUs, whose vectors hold as many ints as floats.</source>
        <translation>peak16 的链，用于 32 位整数：CPU 的 int 峰值，其向量容纳的 int 与 float 一样多。</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on halves. Each half becomes a float when it is loaded, as every device can load halves and many cannot multiply them.</source>
        <translation>half 的 matmul 朴素内核。每个 half 加载时转为 float，因为所有设备都能加载 half，而许多设备不能做 half 乘法。</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on 8-bit integers. Each byte becomes an int when it is loaded.</source>
        <translation>8 位整数的 matmul 朴素内核。每个字节加载时转为 int。</translation>
    </message>
    <message>
        <source>The method of matmul-half.units with bytes: the same panels, twice as many numbers in each.</source>
        <translation>matmul-half.units 的方法，用于字节：同样的面板，每个中的数多一倍。</translation>
    </message>
    <message>
        <source>As in two passes, but each load brings four numbers: fewer instructions for the same bytes.</source>
        <translation>同两趟求和，但每次加载四个数：同样的字节用更少的指令。</translation>
    </message>
    <message>
        <source>The plane as structures of four floats that lie one after another. Code that handles one field at a time touches every fourth float, and comes by the same lines four times. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>平面存为依次排列的、含四个 float 的结构。一次处理一个字段的代码只访问每四个 float 中的一个，同样的缓存行要经过四次。来源：关于在集成显卡上计算的配套文章，它建议使用数组的结构，使访问连续。</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a column, a whole row apart: each request needs a line of memory of its own and uses one float of it. Worst where the width is a power of two, because then the lines also fall into the same few banks and sets of the cache. Source: Apple, Tuning Performance On the GPU, Figure 14-13.</source>
        <translation>相邻工作项访问一列中相邻的像素，彼此相隔整整一行：每次请求都要占用一条内存行，却只用其中一个 float。宽度为 2 的幂时最糟，因为这些行还会落入同样少数的存储体和缓存组。来源：Apple《Tuning Performance On the GPU》，图 14-13。</translation>
    </message>
    <message>
        <source>The plane as elements of 1 byte, read and written in an order scrambled within blocks of 1024. As many accesses as there are bytes, each for a quarter of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>平面作为 1 字节元素，按在 1024 个一块内打乱的顺序读写。访问次数与字节数相同，每次只移动本可移动数据的四分之一。来源：关于在集成显卡上计算的配套文章，它偏好 4 字节元素，因为 1 和 2 字节的聚集与分散访问慢得多。</translation>
    </message>
    <message>
        <source>The plane as elements of 4 bytes, read and written in an order scrambled within blocks of 1024. The widest element and the fewest accesses: what narrower ones are to be compared with. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>平面作为 4 字节元素，按在 1024 个一块内打乱的顺序读写。元素最宽，访问最少：较窄元素与之比较。来源：关于在集成显卡上计算的配套文章，它偏好 4 字节元素，因为 1 和 2 字节的聚集与分散访问慢得多。</translation>
    </message>
    <message>
        <source>The plane as elements of 2 bytes, read and written in an order scrambled within blocks of 1024. Twice as many accesses as with floats, each for half of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>平面作为 2 字节元素，按在 1024 个一块内打乱的顺序读写。访问次数是 float 的两倍，每次只移动本可移动数据的一半。来源：关于在集成显卡上计算的配套文章，它偏好 4 字节元素，因为 1 和 2 字节的聚集与分散访问慢得多。</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are 32 floats long: as many as there are banks. So a column lies in a single bank, and 32 work-items that access it are served one by one. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>逐列经过局部内存分块的复制。分块的行长 32 个 float，与存储体数相同。因此一列全在同一存储体中，访问它的 32 个工作项被逐个服务。在 CPU 上局部内存是没有存储体的普通内存。来源：Apple《Tuning Performance On the GPU》，其中把落入同一存储体的访问作为慢速模式的原因，以及 Listing 14-5。</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are padded to 33 floats, of which one is never used. So a column lies in 32 different banks, and 32 work-items that access it are served at once. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>逐列经过局部内存分块的复制。分块的行填充到 33 个 float，其中一个从不使用。因此一列分布在 32 个不同的存储体中，访问它的 32 个工作项被同时服务。在 CPU 上局部内存是没有存储体的普通内存。来源：Apple《Tuning Performance On the GPU》，其中把落入同一存储体的访问作为慢速模式的原因，以及 Listing 14-5。</translation>
    </message>
    <message>
        <source>Vectors of four floats at addresses that are no multiple of 16 bytes. A compiler that can&apos;t count on alignment has to choose slower instructions on some devices, and every few vectors one straddles two lines of memory. Compare with four aligned floats. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>位于非 16 字节倍数地址的四 float 向量。编译器无法依赖对齐时，在某些设备上须选用较慢的指令，而且每隔几个向量就有一个跨两条内存行。请与四个对齐的 float 比较。来源：关于在集成显卡上计算的配套文章，它要求数据对齐。</translation>
    </message>
    <message>
        <source>The copy in order, but each work-item moves the float after its own; the last one wraps round to the first. A group&apos;s accesses then straddle one more line of memory than they need: next to nothing where a cache keeps that line for the neighbours, a good deal where each group fetches it anew. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>按顺序复制，但每个工作项移动自己之后的那个 float，最后一个绕回第一个。因此一个工作组的访问比所需多跨一条内存行：缓存为邻居保留该行时几乎没有影响，每组都要重新取时影响很大。来源：关于在集成显卡上计算的配套文章，它要求数据对齐。</translation>
    </message>
    <message>
        <source>Each work-item copies sixteen floats through an array of its own. The loops are unrolled, so that the compiler knows every index and keeps the array in registers, which it names directly. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>每个工作项经自己的数组复制十六个 float。循环已展开，编译器知道每个下标，把数组保存在可直接命名的寄存器中。来源：关于在集成显卡上计算的配套文章，关于展开寄存器数组上的循环。</translation>
    </message>
    <message>
        <source>The same copy through the same array in loops that are not unrolled, in an order that depends on the width: no index is known before the kernel runs. Registers have no addresses, so that most GPUs put such an array in memory, once for every work-item. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>经同一数组的同样复制，但循环未展开，顺序取决于宽度：内核运行前下标未知。寄存器没有地址，因此大多数 GPU 把这样的数组放到内存中，每个工作项一份。来源：关于在集成显卡上计算的配套文章，关于展开寄存器数组上的循环。</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a row: what all the other patterns here are measured against. Their requests fall into the same lines of memory and are served together. Source: Apple, Tuning Performance On the GPU, Figure 14-12.</source>
        <translation>相邻工作项访问一行中相邻的像素：此处所有其他模式都与它比较。其请求落在同样的内存行中，一并得到服务。来源：Apple《Tuning Performance On the GPU》，图 14-12。</translation>
    </message>
    <message>
        <source>The same structures of four floats, stored as four arrays, one for each field. Code that handles one field at a time touches consecutive floats. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>同样的四 float 结构，存为四个数组，每个字段一个。一次处理一个字段的代码访问连续的 float。来源：关于在集成显卡上计算的配套文章，它建议使用数组的结构，使访问连续。</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 2 apart. Half of each line of memory that is moved is of use; the other half is fetched again by the second sweep. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>相邻工作项访问相隔 2 的 float。每条被移动的内存行只有一半有用，另一半在第二遍时再次读取。来源：据 Apple《Tuning Performance On the GPU》，介于图 14-12 与 14-13 之间。</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 32 apart. A work-item uses one float of 128 bytes, so that no two work-items share a line. Beyond this a larger stride can hardly get worse by waste; it does by running out of pages, banks and sets. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>相邻工作项访问相隔 32 的 float。每个工作项只用 128 字节中的一个 float，因此没有两个工作项共享一行。步长更大时浪费几乎不再增加，变差是因为页、存储体和缓存组耗尽。来源：据 Apple《Tuning Performance On the GPU》，介于图 14-12 与 14-13 之间。</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 8 apart. A work-item uses one float in eight: of a line of 32 bytes, the least that most GPUs move, all the rest is waste. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>相邻工作项访问相隔 8 的 float。每个工作项只用八个 float 中的一个：在大多数 GPU 最小移动单位 32 字节的一行中，其余全部浪费。来源：据 Apple《Tuning Performance On the GPU》，介于图 14-12 与 14-13 之间。</translation>
    </message>
    <message>
        <source>The plane as one run of floats, one load and one store of 4 bytes per work-item. The wider loads beside it move the same floats with fewer instructions. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>平面作为一串 float，每个工作项一次 4 字节加载和一次存储。旁边更宽的加载以更少的指令移动同样的 float。来源：关于在集成显卡上计算的配套文章，关于向量和对齐的数据。</translation>
    </message>
    <message>
        <source>Loads and stores of 8 bytes and half of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>8 字节的加载和存储，工作项减半。在设备发射指令慢于内存响应时有收益；在 CPU 上编译器本来就会把工作项合成向量，收益很小。来源：关于在集成显卡上计算的配套文章，关于向量和对齐的数据。</translation>
    </message>
    <message>
        <source>Loads and stores of 16 bytes and a quarter of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>16 字节的加载和存储，工作项为四分之一。在设备发射指令慢于内存响应时有收益；在 CPU 上编译器本来就会把工作项合成向量，收益很小。来源：关于在集成显卡上计算的配套文章，关于向量和对齐的数据。</translation>
    </message>
    <message>
        <source>Every BLOCK x BLOCK pixels are filtered at the same time and nothing is computed twice for the joints. Filters are linear: what a block makes of its own pixels and what it makes of everything before it, summed up in four numbers per line and direction (the carries), simply add. So blocks find their own carries first, a short recursion over blocks joins them, and then each block is filtered with the right start. Nehab and others read the picture twice and write it once, by joining the columns before the rows are finished; here a block&apos;s rows are filtered twice, once for the columns&apos; carries and once for the result, which costs one read more and spares a picture written and read again: 4 floats per pixel, and the carries&apos; own traffic on top. A work-item keeps its line in registers. Source: D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011.</source>
        <translation>所有 BLOCK x BLOCK 像素块同时滤波，接缝处不重复计算。滤波是线性的：一块由自身像素得到的结果，与由之前所有像素得到的结果（按每行每方向归结为四个数，即进位）直接相加即可。因此各块先求自己的进位，再由块上的短递归把它们连接起来，然后每块以正确的初值滤波。Nehab 等人在行完成之前就连接列，读图两次、写一次；此处一块的行滤波两次，一次为列的进位，一次为结果，多读一次，但省去写出再读回的一幅图：每像素 4 个 float，另加进位自身的流量。每个工作项把自己的一行保存在寄存器中。来源：D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011。</translation>
    </message>
    <message>
        <source>What the guide&apos;s recursion lacks is work-items. Here every row and column is cut into blocks that are filtered at the same time: a filter forgets, so each block starts WARMUP r pixels early, as if the pixel there lasted for ever, and throws that part away. What has not been forgotten after 3 r = 9 sigma pixels changes the result by less than 6e-7. Rows pass through local memory, so that no load or store strides. A block&apos;s line is short enough for registers: there the forward filter leaves its output for the backward one, and nothing half done goes to memory and back. Many more work-items for some more pixels each. Source: Apple, Tuning Performance On the GPU, the last lines of the example (change the algorithm to increase the parallelism level).</source>
        <translation>指南的递归缺少的是工作项。此处每行每列切成同时滤波的块：滤波会“遗忘”，因此每块提前 WARMUP r 个像素开始，假定那里的像素一直延续，并丢弃这部分。3 r = 9 sigma 个像素之后尚未遗忘的部分对结果的影响小于 6e-7。行经过局部内存，因此加载和存储都不跨步。一块的一行短到放得进寄存器：前向滤波把输出留给后向滤波，半成品不必进出内存。以各多几个像素换来多得多的工作项。来源：Apple《Tuning Performance On the GPU》，示例最后几行：改变算法以提高并行度。</translation>
    </message>
    <message>
        <source>A colour picture with its four channels side by side, blurred in one go: each load brings 16 bytes, each weight is loaded once for four sums, and the four sums do not depend on each other. Per pixel this is four times the work of one channel; how much less than four times the time it takes is what wide loads are worth. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>四个通道并列的彩色图像一次完成模糊：每次加载 16 字节，每个权重加载一次用于四个和，而四个和互不依赖。每像素是单通道工作量的四倍；所用时间比四倍少多少，就是宽加载的价值。来源：Apple《Tuning Performance On the GPU》，Choosing An Efficient Algorithm：独立的依赖链。</translation>
    </message>
    <message>
        <source>The blur as its definition has it: every pixel is the weighted sum of the (2 r + 1)^2 around it. For sigma 5 that is 961 loads and 1922 operations per pixel, where two passes of one dimension take 64 and 124: choosing the algorithm comes before tuning the code. Source: Apple, Tuning Performance On the GPU, Table 14-1 (2D Convolution).</source>
        <translation>按定义的模糊：每个像素是其周围 (2 r + 1)^2 个像素的加权和。sigma 为 5 时每像素 961 次加载和 1922 次运算，而两趟一维滤波为 64 和 124：选择算法先于调优代码。来源：Apple《Tuning Performance On the GPU》，表 14-1（2D Convolution）。</translation>
    </message>
    <message>
        <source>Inside a window the Gaussian is nearly the sum of three cosines, and the sum of a window&apos;s pixels times a cosine follows from the two sums before it and the pixels that enter and leave: the work per pixel does not grow with sigma, and the result is within 1e-3 of the Gaussian. What makes it fast on a CPU: every work-item filters as many rows, then as many columns, at a time as a vector has floats, turned in registers; both passes are one kernel, so that a pixel is read once and written once; what it remembers stays in the second level cache. Source: after K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013; that the cosines&apos; frequencies are fitted, too, is our own (docs/explanation/cosines.md).</source>
        <translation>在窗口内高斯函数近似为三个余弦之和，而窗口内像素乘以余弦的和可由前两个和以及进出窗口的像素得到：每像素的工作量不随 sigma 增长，结果与高斯函数相差不超过 1e-3。它在 CPU 上快的原因：每个工作项同时滤波的行数（然后列数）等于一个向量的 float 数，在寄存器中转置；两趟合为一个内核，每个像素只读一次、写一次；需要记住的内容留在二级缓存中。来源：据 K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013；余弦的频率也参与拟合是我们自己的做法（docs/explanation/cosines.md）。</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of one byte. Bytes come four at a time and leave four at a time; between, all is as with floats, and memory, with a quarter of the traffic, no longer counts. What it errs by is less than a quarter of the step from one byte to the next. Source: as decimated.</source>
        <translation>处理单字节像素的抽取内核。字节四个一组进出，其间与 float 相同，流量只有四分之一，内存不再是限制。误差小于相邻字节值之差的四分之一。来源：同 decimated。</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of four bytes, a photo as it lies in memory, with rows filtered first, from local memory, then columns. A work-group has a quarter of its work-items for each channel while both are filtered; to interpolate, each takes all channels of four pixels, which it stores with one instruction. Source: as decimated.</source>
        <translation>处理四字节像素的抽取内核，即内存中的照片原样；先从局部内存滤波行，再滤波列。两者滤波时工作组用四分之一的工作项处理每个通道；插值时每个工作项处理四个像素的所有通道，并用一条指令存储。来源：同 decimated。</translation>
    </message>
    <message>
        <source>blur.decimated-strips on pixels of one byte, which become floats where they are read and bytes where they are stored, 64 of them a line of the cache. A quarter of the traffic: what counts is the arithmetic, conversions with it. What it errs by is less than a quarter of the step from one byte to the next. Source: as blur.decimated-strips.</source>
        <translation>blur.decimated-strips 的单字节像素版：读取时转为 float，存储时转为字节，64 个为一条缓存行。流量为四分之一：起作用的是运算，包括转换。误差小于相邻字节值之差的四分之一。来源：同 blur.decimated-strips。</translation>
    </message>
    <message>
        <source>Decimation and interpolation, arranged for a CPU, and for any sigma: with seven neighbours to interpolate from instead of three, fewer taps of the decimating filter are enough, for random pixels within 1e-4 of the Gaussian from sigma 5 on. A work-item walks down a strip and reads each row once, into sums of columns that are carried along; only what is decimated, half of the rows or less, is filtered along rows, in the near caches; results pass them by. Sums and differences of symmetric pairs halve the multiplications. At sigma 5 that is some 14 cycles of a core with vectors of 16 floats for 16 pixels, and as much again is spent on waiting for memory. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; the rest follows from the vectors, caches and memory of the processor.</source>
        <translation>为 CPU 安排的抽取与插值，适用于任何 sigma：用七个而不是三个邻居插值，抽取滤波所需的抽头更少，sigma 5 起对随机像素与高斯函数相差不超过 1e-4。工作项沿条带向下，每行只读一次，累加到随行进更新的列和中；只有抽取后的部分（一半或更少的行）在近缓存中沿行滤波；结果绕过缓存。对称对的和与差使乘法减半。sigma 为 5 时，在 16 float 向量的核上 16 个像素约 14 个周期，另有同样多的时间用于等待内存。来源：Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984；其余源于处理器的向量、缓存和内存。</translation>
    </message>
    <message>
        <source>A quarter of the exact filter&apos;s arithmetic, for an error of one part in ten thousand of random pixels, up to five where sigma is below 5, and less than one in a thousand at edges. What is blurred is smooth: every fourth sample of it tells the rest, or every second where sigma is small. Columns are filtered at every fourth row only, in registers and straight from memory; rows at every fourth column of that, through local memory; and seven neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the program tells how). It walks down strips, eight rows ahead of what it computes, and has as many groups as the device can run at once: each row that two of them load costs time. Below sigma 2.3 no sample can be left out, and the filter is short. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm.</source>
        <translation>运算量为精确滤波的四分之一，对随机像素误差为万分之一（sigma 小于 5 时最多万分之五），边缘处小于千分之一。模糊后的图像是平滑的：每四个样本中的一个就决定其余，sigma 小时为每两个中的一个。列只在每四行中的一行上滤波，在寄存器中直接从内存进行；行只在其中每四列中的一列上滤波，经过局部内存；再由七个相邻样本得到其间的四个：sigma 为 5 时每像素约 15 次乘加而不是 62 次，抽头经过拟合，使两步合起来尽可能接近高斯函数（见程序的 decimation.hpp 文件）。它沿条带向下，读取领先计算八行，工作组数等于设备能同时运行的数目：两个组都加载的每一行都要花时间。sigma 小于 2.3 时不能省略样本，滤波也短。来源：Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984；Apple《Tuning Performance On the GPU》，Choosing An Efficient Algorithm。</translation>
    </message>
    <message>
        <source>As exact-cosines, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. Source: as exact-cosines.</source>
        <translation>同 exact-cosines，但处理单字节像素：加载块时转为 float，存储时舍入到最近值。来源：同 exact-cosines。</translation>
    </message>
    <message>
        <source>The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2.5e-6 of the sum of four cosines at every sigma, if not only their amplitudes are fitted to it but their frequencies too. They slide as those of cosines-4, the slow ones by differences, so that their rounding hardly grows: an exact blur whose cost does not depend on sigma. Source: as cosines-3; the frequencies and the differences are our own, and docs/explanation/cosines.md derives them.</source>
        <translation>在 3 sigma 处截断的高斯函数（可分离内核的滤波）在任何 sigma 下与四个余弦之和相差不超过 2.5e-6，前提是不仅拟合振幅，也拟合频率。它们像 cosines-4 那样滑动，慢的用差分，使舍入误差几乎不增长：代价与 sigma 无关的精确模糊。来源：同 cosines-3；频率和差分是我们自己的，推导见 docs/explanation/cosines.md。</translation>
    </message>
    <message>
        <source>One launch instead of two, and nothing goes to global memory in between: a work-group filters the rows of its tile, and those r above and below it that its columns need, into local memory and sums the columns from there. Rows between tiles are filtered more than once, ever more of them as sigma grows, and so does the local memory that holds them: a device with too little of it says DeviceLimit. Source: Apple, Tuning Performance On the GPU, Guidelines (concatenating many small kernels into one large kernel may save considerable overhead).</source>
        <translation>一次启动代替两次，其间不写全局内存：工作组把分块的各行以及其列所需的上下各 r 行滤波到局部内存，再从那里求列的和。分块之间的行被多次滤波，sigma 越大越多，所需的局部内存也随之增长：局部内存不足的设备会报告超出限制。来源：Apple《Tuning Performance On the GPU》，Guidelines：把许多小内核合并成一个大内核可节省可观的开销。</translation>
    </message>
    <message>
        <source>The plane between the two passes holds halves, 2 bytes per pixel: half the traffic of the column pass and half the memory. All sums are made in float. The price is accuracy: a half has 11 bits, so filtered rows are rounded by up to 1/4096, about a thousand times what float loses, yet finer than a photo&apos;s 8 bits. Loading and storing halves is part of OpenCL C everywhere; only computing with them takes an extension. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (balance precision and speed).</source>
        <translation>两趟之间的平面用 half，每像素 2 字节：列趟流量减半，内存减半。所有求和用 float。代价是精度：half 有 11 位，滤波后的行舍入误差最多 1/4096，约为 float 的一千倍，但仍细于照片的 8 位。加载和存储 half 在各处都是 OpenCL C 的一部分，只有用它计算才需要扩展。来源：Apple《Tuning Performance On the GPU》，Choosing An Efficient Algorithm：权衡精度与速度。</translation>
    </message>
    <message>
        <source>The convolution of (2 r + 1)^2 pixels with its source as an image. Here the access pattern is the one that texture caches are made for: work-items that are neighbours in two dimensions load overlapping squares, and the sampler repeats the edge. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>以图像为源的 (2 r + 1)^2 像素卷积。此处的访问模式正是纹理缓存所针对的：二维相邻的工作项加载重叠的方块，采样器重复边缘。来源：Apple《Tuning Performance On the GPU》，Guidelines：尝试用图像对象代替缓冲区。</translation>
    </message>
    <message>
        <source>The two passes with their source as an image: a sampler clamps the coordinates, so the kernel does not, and on a GPU the loads go through texture units, whose caches hold patches of two dimensions instead of rows. On a CPU each load is a function call. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>以图像为源的两趟：采样器负责限制坐标，内核不必，在 GPU 上加载经过纹理单元，其缓存保存二维小块而不是行。在 CPU 上每次加载是一次函数调用。来源：Apple《Tuning Performance On the GPU》，Guidelines：尝试用图像对象代替缓冲区。</translation>
    </message>
    <message>
        <source>Each work-group first copies its pixels and their neighbours into local memory, then filters from there: global memory is read about once per pass instead of 2 r + 1 times. It pays where local memory is faster than the caches; on a CPU it is ordinary memory and the copy is extra work. Source: Apple, Tuning Performance On the GPU, Listing 14-5 (local memory).</source>
        <translation>每个工作组先把自己的像素及其邻居复制到局部内存，再从那里滤波：全局内存每趟约读一次，而不是 2 r + 1 次。局部内存比缓存快时有收益；在 CPU 上它是普通内存，复制是额外的工作。来源：Apple《Tuning Performance On the GPU》，Listing 14-5（局部内存）。</translation>
    </message>
    <message>
        <source>Neighbouring pixels share all but one of their taps. Each work-item makes OUTPUTS of them and hands what it has loaded from one sum to the next through registers: 2 r + OUTPUTS loads instead of OUTPUTS (2 r + 1). The sums do not depend on each other, so the next product need not wait for the last one to be added. The price is fewer work-items, and in the row pass consecutive ones load floats that are OUTPUTS apart. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>相邻像素除一个外共享所有抽头。每个工作项计算 OUTPUTS 个像素，把加载的值经寄存器从一个和传到下一个：加载 2 r + OUTPUTS 次而不是 OUTPUTS (2 r + 1) 次。各和互不依赖，因此下一次乘法不必等待上一次加法。代价是工作项减少，且行趟中相邻工作项加载相隔 OUTPUTS 的 float。来源：Apple《Tuning Performance On the GPU》，Choosing An Efficient Algorithm：独立的依赖链。</translation>
    </message>
    <message>
        <source>The two passes of blur.pyramid with a longer first filter, five taps instead of three for each pixel of a coarse sample: it lets less through of what every fourth sample can&apos;t tell, and up to sigma 20 random pixels are within 1e-4 of the Gaussian. The price is more rows that neighbouring groups both read, which caches serve, and some more arithmetic.</source>
        <translation>blur.pyramid 的两趟，但第一个滤波更长，粗样本的每个像素用五个而不是三个抽头：每四个样本中的一个无法表达的内容更少通过，sigma 不超过 20 时随机像素与高斯函数相差不超过 1e-4。代价是相邻组都要读取的行更多（由缓存服务），运算略多。</translation>
    </message>
    <message>
        <source>What is blurred is smooth: every fourth sample of it tells the rest. The first pass filters the picture and keeps every second, fourth, eighth or 16th sample of every such row, as sigma allows; the second blurs those few in local memory and makes all pixels between them. At sigma 5 that is some 11 multiply-adds a pixel instead of 62, and the work hardly grows with sigma: memory reads the picture once and writes the result once, and the plane in between is a sixteenth of it. The three filters are fitted together so that they come as near to a Gaussian as they can, within 5e-4 on random pixels (the file decimation.hpp of the program tells how). Source: P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983; the filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984.</source>
        <translation>模糊后的图像是平滑的：每四个样本中的一个就决定其余。第一趟滤波图像，并按 sigma 所允许的，保留每行每 2、4、8 或 16 个样本中的一个；第二趟在局部内存中模糊这些样本，并生成其间的所有像素。sigma 为 5 时每像素约 11 次乘加而不是 62 次，工作量几乎不随 sigma 增长：图像读一次，结果写一次，其间的平面只有十六分之一。三个滤波一起拟合，尽可能接近高斯函数，对随机像素误差在 5e-4 以内（见程序的 decimation.hpp 文件）。来源：P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983；滤波：Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984。</translation>
    </message>
    <message>
        <source>The cost does not grow with sigma: each pixel is made from its four predecessors, once forwards and once backwards, one work-item per row and then one per column. Only as many work-items as rows or columns, too few for a large GPU, and one of the two passes strides through memory. Source: Apple, Tuning Performance On the GPU, Listing 14-4; R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993.</source>
        <translation>代价不随 sigma 增长：每个像素由其前四个像素得到，前向一次、后向一次，先每行一个工作项，再每列一个。工作项只与行数或列数相同，对大型 GPU 太少，而且两趟中的一趟要跨步访问内存。来源：Apple《Tuning Performance On the GPU》，Listing 14-4；R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993。</translation>
    </message>
    <message>
        <source>A Gaussian of two dimensions is one of rows after one of columns: 2 (2 r + 1) loads per pixel instead of (2 r + 1)^2. Every load goes to global memory; how far it beats its estimate is what the caches do for it. Source: Apple, Tuning Performance On the GPU, Choosing an algorithm, Table 14-1 (Separable Convolution).</source>
        <translation>二维高斯等于先列后行的一维高斯：每像素加载 2 (2 r + 1) 次而不是 (2 r + 1)^2 次。每次加载都访问全局内存；它超出估计多少，就是缓存的功劳。来源：Apple《Tuning Performance On the GPU》，Choosing an algorithm，表 14-1（Separable Convolution）。</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of one byte: a quarter of the memory traffic, and the arithmetic, in floats, is the same. So is the code but for both ends of it: bytes come four at a time, lie in local memory as bytes, become floats when a row is filtered, and are rounded to nearest when a column is done. Source: as streamed.</source>
        <translation>处理单字节像素的流式内核：内存流量为四分之一，float 运算相同。除两端外代码也相同：字节四个一组到来，在局部内存中仍为字节，滤波行时转为 float，列完成时舍入到最近值。来源：同 streamed。</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of four bytes, a photo as it lies in memory. A strip is a quarter as wide, and a work-item has one channel of a column: its bytes are sorted by channel when they enter local memory, where each channel is a strip of its own, and neighbouring work-items store neighbouring bytes. Source: as streamed.</source>
        <translation>处理四字节像素的流式内核，即内存中的照片原样。条带宽度为四分之一，每个工作项负责一列的一个通道：字节进入局部内存时按通道分开，每个通道各为一条，相邻工作项存储相邻字节。来源：同 streamed。</translation>
    </message>
    <message>
        <source>Both passes in one kernel, and every pixel is read about once. A work-group walks down a strip of COLUMNS columns, ROWS rows at a time. Rows are filtered from local memory, 16 neighbours by each work-item, so that a loaded float serves up to 16 sums. Columns are never loaded at all: each work-item keeps the unfinished sums of its column in registers and adds each new row to all of them. While it computes, the next rows are on their way, into the other half of local memory: one barrier per turn. What is left to win is arithmetic: the filter&apos;s even and odd taps run apart, which takes three half filters instead of four (after Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). The radius and the weights are compiled into the program. Source: Apple, Tuning Performance On the GPU, Guidelines (one large kernel instead of many small ones; several outputs per work-item; local memory; overlap loads with computation).</source>
        <translation>两趟合为一个内核，每个像素约读一次。工作组沿 COLUMNS 列的条带向下，一次处理 ROWS 行。行从局部内存滤波，每个工作项处理 16 个相邻像素，一个加载的 float 最多用于 16 个和。列从不加载：每个工作项在寄存器中保存自己那一列未完成的各个和，把每个新行加到所有和上。计算时下一批行正送入局部内存的另一半：每轮一个屏障。还能节省的是运算：滤波的偶数与奇数抽头分开进行，只需三个而不是四个半滤波（据 Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991）。半径和权重编译进程序。来源：Apple《Tuning Performance On the GPU》，Guidelines：一个大内核代替许多小内核；每个工作项多个输出；局部内存；加载与计算重叠。</translation>
    </message>
    <message>
        <source>As strips, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. A quarter of the memory traffic makes room for the arithmetic, which is the same. Source: as strips.</source>
        <translation>同 strips，但处理单字节像素：加载块时转为 float，存储时舍入到最近值。内存流量为四分之一，为相同的运算腾出余地。来源：同 strips。</translation>
    </message>
    <message>
        <source>The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A work-item has a strip of the picture and filters as many of its rows at a time as a vector has floats, turned in registers so that each vector has one of every row; they are turned back and kept in the second level cache until the columns that need them are done. Neighbours of equal weight are added first, which halves the multiplications, and 4 or 8 results next to each other are summed at once, so that each loaded vector serves all of them. Stores of whole cache lines pass the caches by. Source: the symmetric sums are those of OpenCV&apos;s own filters; the rest follows from the vectors and caches of the processor.</source>
        <translation>为 CPU 安排的可分离求和（2 r + 1 个加权邻居）：每个像素读一次、写一次。工作项负责图像的一条，同时滤波的行数等于一个向量的 float 数，在寄存器中转置，使每个向量含每行的一个；再转置回来，留在二级缓存中，直到需要它们的列完成。权重相同的邻居先相加，使乘法减半；相邻的 4 或 8 个结果同时求和，每个加载的向量供全部使用。整条缓存行的存储绕过缓存。来源：对称求和来自 OpenCV 自己的滤波；其余源于处理器的向量和缓存。</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of one byte, which a half holds as it is: one product does where floats take three. Filtered rows are rounded to halves, by a sixteenth of a step between bytes at most. Bytes come and go 16 at a time through local memory. Source: as toeplitz.</source>
        <translation>矩阵单元内核的单字节像素版：half 可原样容纳一个字节，float 需要三个乘积之处只需一个。滤波后的行舍入为 half，误差最多为字节级差的十六分之一。字节 16 个一组经局部内存进出。来源：同 toeplitz。</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units: each of its four filters, decimating and interpolating along rows and along columns, is a product with a matrix that has the weights along its diagonal. The first takes bytes as they are, with weights that are whole numbers, 32 columns at a time; the others take halves. Since few coarse pixels are left after two of them, all four multiply less than half as often as the two of toeplitz-8bit. Sources: as decimated and toeplitz.</source>
        <translation>在矩阵单元上的抽取内核：其四个滤波（沿行和沿列的抽取与插值）各是与一个沿对角线放置权重的矩阵的乘积。第一个直接取字节，权重为整数，一次 32 列；其余取 half。由于两个滤波后粗像素所剩不多，四个合计的乘法不到 toeplitz-8bit 两个滤波的一半。来源：同 decimated 和 toeplitz。</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units for pixels of four bytes: those of four neighbouring pixels are sorted by channel on the way to the matrix unit, and sorted back after it. Source: as toeplitz-decimated-8bit.</source>
        <translation>矩阵单元抽取内核的四字节像素版：四个相邻像素的字节在送往矩阵单元途中按通道分开，之后再还原。来源：同 toeplitz-decimated-8bit。</translation>
    </message>
    <message>
        <source>The kernel on matrix units with one product where toeplitz takes three: pixels, weights and filtered rows are rounded to halves, 11 bits. Weights are rounded on the host so that they still sum to 1, and reach farther, to 3.2 sigma, nearer to the Gaussian than a filter that ends at 3. What it saves in registers goes to wider Gaussians. Pixels of more than 65504 are beyond halves. Source: as toeplitz.</source>
        <translation>矩阵单元内核，toeplitz 三个乘积之处只用一个：像素、权重和滤波后的行舍入为 11 位的 half。权重在主机上舍入并保持和为 1，范围更远，达 3.2 sigma，比止于 3 的滤波更接近高斯函数。省下的寄存器用于更宽的高斯。大于 65504 的像素超出 half。来源：同 toeplitz。</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of four bytes: each channel is a matrix of its own, and its bytes are taken out of the pixels on the way to the matrix unit. Source: as toeplitz.</source>
        <translation>矩阵单元内核的四字节像素版：每个通道各为一个矩阵，其字节在送往矩阵单元途中从像素取出。来源：同 toeplitz。</translation>
    </message>
    <message>
        <source>A filter along a line is a product with a matrix of its weights, and matrix units, made for neural networks, multiply matrices many times as fast as anything else on the chip adds. They take halves: a float is the sum of two, and three products of those are as exact as floats are. Rows are filtered first; what leaves their product is what the one along columns takes, in the same registers of the same work-items, so that nothing goes through local memory and nobody waits for another. It walks down strips, 16 rows at a time, with the next 16 on their way. Pixels of more than 65504 are beyond halves. Where there is no matrix unit that OpenCL C reaches, the products are made in local memory: right, and slow. Source: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; for the two halves S. Markidis and others, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018.</source>
        <translation>沿线的滤波是与其权重矩阵的乘积，而为神经网络打造的矩阵单元做矩阵乘法比芯片上其他部件做加法快许多倍。它们取 half：一个 float 是两个 half 之和，三个这样的乘积与 float 一样精确。先滤波行；其乘积留下的正是列方向乘积所取的，在相同工作项的相同寄存器中，因此不经过局部内存，也无人等待。它沿条带向下，一次 16 行，下 16 行已在途中。大于 65504 的像素超出 half。没有 OpenCL C 可用的矩阵单元时，乘积在局部内存中计算：正确但慢。来源：NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions；关于两个 half：S. Markidis 等, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018。</translation>
    </message>
    <message>
        <source>Each work-group turns a block of 16 x 16 pixels over in local memory, so that its loads and its stores are both consecutive. The guide saw no gain from this alone: groups that run at the same time store to addresses a whole number of rows apart, and where the height is a power of two these meet in the same part of memory. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>每个工作组在局部内存中翻转一块 16 x 16 像素，使加载和存储都连续。指南中仅此没有收益：同时运行的组写入相隔整数行的地址，高度为 2 的幂时它们落在内存的同一部分。来源：Apple《Tuning Performance On the GPU》，Listing 14-5。</translation>
    </message>
    <message>
        <source>Columns, transpose, columns, transpose: the recursion never strides, since consecutive work-items always hold consecutive columns. What strides now is one store per pixel in each transpose, and it gets slower as the picture gets higher. Source: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, Table 14-2 (V+T+V+T).</source>
        <translation>列、转置、列、转置：递归从不跨步，因为相邻工作项总是处理相邻列。现在跨步的是每次转置中每像素一次存储，图像越高越慢。来源：Apple《Tuning Performance On the GPU》，Example: Tuning Performance Of a Gaussian Blur，表 14-2（V+T+V+T）。</translation>
    </message>
    <message>
        <source>The transpose in local memory, with one line changed: groups that are neighbours in a row take blocks along a diagonal, so those that run at the same time store to different parts of memory. On the guide&apos;s GPU this made the transpose, and with it the blur, clearly faster; where memory hashes its addresses there is nothing left to gain. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>局部内存转置，只改一行：同一行相邻的组沿对角线取块，使同时运行的组写入内存的不同部分。在指南的 GPU 上这使转置及模糊明显变快；内存对地址做散列时没有更多收益。来源：Apple《Tuning Performance On the GPU》，Listing 14-6。</translation>
    </message>
    <message>
        <source>As four floats per work-item, but through pointers to whole vectors: the compiler knows that they are aligned and takes 16 bytes with one instruction, where it may have to take four times 4. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>同每个工作项四个 float，但使用指向整个向量的指针：编译器知道它们已对齐，用一条指令取 16 字节，否则可能要取四次 4 字节。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>The copy of an 8-bit plane, 16 aligned bytes with one load and one store. Kernels whose pixels are bytes are measured against it: their planes are a quarter as large as planes of floats, and more of them stays in the caches. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>8 位平面的复制，一次加载和一次存储 16 个对齐字节。像素为字节的内核以它为准：其平面只有 float 平面的四分之一，更多留在缓存中。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>The copy of a plane of four bytes per pixel, red, green, blue and alpha side by side: the ceiling of kernels that work on such pixels. It moves as much as the copy of floats does. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>每像素四字节（红、绿、蓝、alpha 并列）平面的复制：处理此类像素的内核的上限。移动的数据量与 float 复制相同。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>Four whole cache lines one after another per work-item, 64 KiB per work-group: on CPUs loads and stores of the widest vectors, and the fastest copy of planes that the caches hold. On GPUs neighbouring work-items no longer touch neighbouring floats with the same instruction, and it loses. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>每个工作项依次处理四条完整缓存行，每个工作组 64 KiB：在 CPU 上使用最宽向量的加载和存储，是放得进缓存的平面最快的复制。在 GPU 上相邻工作项不再用同一指令访问相邻 float，因此较慢。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>The simplest kernel there is: one load and one store per pixel, consecutive work-items touching consecutive floats. Its speed is what this device&apos;s memory gives to scalar code. Source: Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>最简单的内核：每像素一次加载和一次存储，相邻工作项访问相邻 float。其速度就是此设备的内存给予标量代码的速度。来源：Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>The same with stores that bypass the caches where the compiler knows such: a cache line that is written whole need not be read first. On CPUs this makes large planes up to twice as fast, and the memory ceiling of their size would be too low without it; a plane that the caches hold is better left there. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>同上，但在编译器支持时用绕过缓存的存储：整行写入的缓存行无需先读。在 CPU 上大平面最多快一倍，没有它这些尺寸的内存上限会偏低；放得进缓存的平面最好留在缓存中。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>The same copy with 16-byte loads and stores and a quarter of the work-items. Where it beats the scalar copy, the device was busy issuing instructions rather than waiting for memory; where it does not, memory is the limit already. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>同样的复制，但加载和存储为 16 字节，工作项为四分之一。如果它快于标量复制，说明设备忙于发射指令而不是等待内存；否则内存已是限制。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-2。</translation>
    </message>
    <message>
        <source>Work-items take turns at the pixels of a block in local memory, neighbours at neighbouring floats: no two of them want the same bank. Source: the guide&apos;s advice to share data through local memory; its bandwidth is what that can gain.</source>
        <translation>工作项轮流访问局部内存中一块的像素，相邻者访问相邻 float：没有两个需要同一存储体。来源：指南建议通过局部内存共享数据；其带宽就是可能的收益。</translation>
    </message>
    <message>
        <source>The same in vectors of four floats: a load moves 16 bytes, the most that most GPUs load at once, and takes fewer instructions for as many bytes.</source>
        <translation>同上，但用四 float 向量：一次加载移动 16 字节（大多数 GPU 一次的最大值），同样的字节用更少的指令。</translation>
    </message>
    <message>
        <source>A single chain of 256 fused multiply-adds: each waits for the one before. Only other work-items can fill the gaps, as many as the device keeps under way. Its companions do the same work in 2, 4 and, as the FLOP peak, 8 chains. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>一条含 256 个融合乘加的链：每个都等待前一个。只有其他工作项能填补空隙，数量取决于设备同时维持多少。同组的变体以 2、4 条以及（作为 FLOP 峰值）8 条链做同样的工作。来源：Apple《Tuning Performance On the GPU》，Listing 14-3 下关于多条独立依赖链的说明。</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in two independent chains of 128. While one chain waits for its result, the other may go on: up to twice the rate, where one chain left the pipeline half empty. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>同样的 256 个融合乘加分成两条独立的链，各 128 个。一条等待结果时另一条可继续：在一条链使流水线半空之处，速率最多翻倍。来源：Apple《Tuning Performance On the GPU》，Listing 14-3 下关于多条独立依赖链的说明。</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in four independent chains of 64. A device whose multiply-add takes four cycles has now something to do in each of them, even with a single work-item. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>同样的 256 个融合乘加分成四条独立的链，各 64 个。乘加需要四个周期的设备现在每个周期都有事可做，即使只有一个工作项。来源：Apple《Tuning Performance On the GPU》，Listing 14-3 下关于多条独立依赖链的说明。</translation>
    </message>
    <message>
        <source>Copy with twelve dependent operations in between, a step between the guide&apos;s 6 and 24, to see where the line begins to bend. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>其间有十二个相互依赖的运算的复制，介于指南的 6 与 24 之间，用来观察曲线从哪里开始弯折。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-3。</translation>
    </message>
    <message>
        <source>Copy with 192 dependent operations in between. Arithmetic alone decides: from here on the rate falls as the operations grow. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>其间有 192 个相互依赖的运算的复制。只由运算决定：从这里起速率随运算增多而下降。映射不同于 3 到 24 flop 的（那会把舍入误差放大到无法检查），而是收缩的、不融合的：每个运算仍是一条指令。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-3。</translation>
    </message>
    <message>
        <source>Copy with 24 dependent operations in between. Here arithmetic starts to show: the point where a kernel leaves the memory ceiling, Figure 14-5 of the guide. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-5.</source>
        <translation>其间有 24 个相互依赖的运算的复制。运算从这里开始显现：内核离开内存上限之处，即指南的图 14-5。来源：Apple《Tuning Performance On the GPU》，Listing 14-3 和图 14-5。</translation>
    </message>
    <message>
        <source>Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory. Source: Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>其间有三个运算的复制。在大多数设备上与复制一样快：运算隐藏在内存访问之后。来源：Apple《Tuning Performance On the GPU》，Listing 14-3。</translation>
    </message>
    <message>
        <source>Copy with 48 dependent operations in between. Twice the guide&apos;s 24: by here most devices have left the copy&apos;s speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>其间有 48 个相互依赖的运算的复制。为指南 24 的两倍：到这里大多数设备已低于复制的速度。映射不同于 3 到 24 flop 的（那会把舍入误差放大到无法检查），而是收缩的、不融合的：每个运算仍是一条指令。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-3。</translation>
    </message>
    <message>
        <source>Copy with six operations in between, each depending on the one before. Still close to the copy&apos;s speed on a GPU: the guide&apos;s Figure 14-4. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-4.</source>
        <translation>其间有六个运算的复制，每个依赖前一个。在 GPU 上仍接近复制的速度：指南的图 14-4。来源：Apple《Tuning Performance On the GPU》，Listing 14-3 和图 14-4。</translation>
    </message>
    <message>
        <source>Copy with 96 dependent operations in between. On the far side of the bend: twice the operations, about half the speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>其间有 96 个相互依赖的运算的复制。已过弯折处：运算加倍，速度约减半。映射不同于 3 到 24 flop 的（那会把舍入误差放大到无法检查），而是收缩的、不融合的：每个运算仍是一条指令。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-3。</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of halves: the most that the instruction mma does on halves, with sums in floats.</source>
        <translation>peak-mma-tf32 的求和，乘积为 half：指令 mma 在 half 上能做到的最大值，以 float 累加。</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of signed 8-bit integers, in 32-bit ints: the most that the instruction mma does on bytes.</source>
        <translation>peak-mma-tf32 的求和，乘积为有符号 8 位整数，以 32 位 int 累加：指令 mma 在字节上能做到的最大值。</translation>
    </message>
    <message>
        <source>Independent sums of products of floats of 11 bits (TF32), added up by matrix units in floats: the most that the instruction mma does on them. On NVIDIA&apos;s Hopper GPUs and later ones libraries such as cuBLAS have faster instructions (wgmma), which OpenCL C does not reach: this peak does not bound them.</source>
        <translation>11 位 float（TF32）乘积的独立求和，由矩阵单元以 float 累加：指令 mma 能做到的最大值。在 NVIDIA 的 Hopper 及更新的 GPU 上，cuBLAS 等库有 OpenCL C 无法使用的更快指令（wgmma）：此峰值不限制它们。</translation>
    </message>
    <message>
        <source>Eight independent chains of fused multiply-adds, written out in a row: the most arithmetic this device does on floats. A single chain, as in the other variants, waits for each result; eight of them fill the pipeline (the guide&apos;s remark under Listing 14-3 that several independent chains reach much higher ratios).</source>
        <translation>依次写出的八条独立融合乘加链：此设备在 float 上能做的最多运算。如其他变体那样的单条链要等待每个结果；八条则填满流水线（指南 Listing 14-3 下的说明：多条独立链可达到高得多的比率）。</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of sixteen pixels per work-item. Compilers for CPUs often use only half of the vector unit when they turn scalar work-items into vector code; explicit vectors take all of it, where there are registers for eight of them, as in AVX-512. GPUs gain nothing here. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>FLOP 峰值的链，每个工作项用十六像素的向量。CPU 编译器把标量工作项变成向量代码时往往只用半个向量单元；在有八个向量的寄存器时（如 AVX-512），显式向量可用满。GPU 没有收益。其背后是指南的建议：给每个工作项多个独立的输出。</translation>
    </message>
    <message>
        <source>The chains of peak4 in double precision: the most arithmetic the device does on doubles, and the compute ceiling of kernels that compute in them. Many GPUs do a thirty-second or a sixty-fourth of their float operations in double.</source>
        <translation>双精度的 peak4 链：设备在 double 上能做的最多运算，也是以 double 计算的内核的计算上限。许多 GPU 的 double 运算只有 float 的三十二分之一或六十四分之一。</translation>
    </message>
    <message>
        <source>The chains of peak4 in half precision: the most arithmetic the device does on halves, and the compute ceiling of kernels that compute in them. Matrix units, which multiply halves faster, are no part of it.</source>
        <translation>半精度的 peak4 链：设备在 half 上能做的最多运算，也是以 half 计算的内核的计算上限。乘 half 更快的矩阵单元不计在内。</translation>
    </message>
    <message>
        <source>The chains of peak4 on 32-bit integers: the most multiplications and additions the device does on ints, and the compute ceiling of kernels that compute in them. There is no fused instruction for it in most processors.</source>
        <translation>32 位整数的 peak4 链：设备在 int 上能做的最多乘法和加法，也是以 int 计算的内核的计算上限。大多数处理器没有相应的融合指令。</translation>
    </message>
    <message>
        <source>Four chains on vectors of four pixels: sixteen independent multiply-adds under way and three thousand per work-item, so little memory traffic that only arithmetic can be the limit. The peak of GPUs. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>四像素向量上的四条链：十六个独立乘加在途，每个工作项三千个，内存流量极小，只有运算可能是限制。GPU 的峰值。其背后是指南的建议：给每个工作项多个独立的输出。</translation>
    </message>
    <message>
        <source>The chains of peak8 in double precision, where a vector of eight fills what sixteen floats do: the double peak of CPUs with AVX-512.</source>
        <translation>双精度的 peak8 链，八元素向量占满十六个 float 的位置：具有 AVX-512 的 CPU 的 double 峰值。</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of eight pixels per work-item: eight such chains are as many as fit the registers of processors whose vectors hold eight floats, AVX2 among them, where chains of sixteen floats are stored and loaded again all the time. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>FLOP 峰值的链，每个工作项用八像素的向量：八条这样的链正好放进向量含八个 float 的处理器（如 AVX2）的寄存器，而十六 float 的链会不断存储再加载。其背后是指南的建议：给每个工作项多个独立的输出。</translation>
    </message>
    <message>
        <source>Each work-group computes a tile of C in steps of TILE_K along K: while it multiplies one pair of tiles from local memory, the next pair is on its way to registers, so that one barrier per step is enough. A work-item keeps 8 x 16 sums, and so multiplies 128 times for every 24 numbers that it reads; what 32 neighbours read at a time are four or eight different vectors, which local memory serves at once. Tiles at the edges of the matrices are read number by number, with zeros beyond. Source: the tiled and register-blocked kernels of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL, and the shape of a block from V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008.</source>
        <translation>每个工作组沿 K 以 TILE_K 为步长计算 C 的一个分块：从局部内存乘一对分块时，下一对正送往寄存器，因此每步一个屏障就够。每个工作项保存 8 x 16 个和，每读 24 个数做 128 次乘法；32 个邻居同时读取的是四个或八个不同的向量，局部内存可一次服务。矩阵边缘的分块逐个数读取，之外为零。来源：C. Nugteren 的 OpenCL 矩阵乘法教程中的分块和寄存器分块内核；块的形状来自 V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008。</translation>
    </message>
    <message>
        <source>The tiles again, but each work-item computes WPT results of a column: an element of B&apos;s tile is loaded from local memory once and serves all of them, which leaves 1 + 1 / WPT loads for a multiply-add instead of 2, and the sums are independent of each other. Source: C. Nugteren, Tutorial: OpenCL SGEMM tuning, kernel 3, the next step of the tutorial that OpenCL matrix multiplication, part 2, follows.</source>
        <translation>仍是分块，但每个工作项计算一列的 WPT 个结果：B 分块的元素从局部内存加载一次，供全部使用，每次乘加只需 1 + 1 / WPT 次加载而不是 2 次，且各和互相独立。来源：C. Nugteren, Tutorial: OpenCL SGEMM tuning，内核 3，即 OpenCL matrix multiplication, part 2 所依教程的下一步。</translation>
    </message>
    <message>
        <source>The naive kernel on 32-bit ints, as its source has it, but with neighbouring work-items on neighbouring columns: there they are on neighbouring rows, K ints apart. Sums of ints have no rounding. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>32 位 int 的朴素内核，与其出处相同，但相邻工作项在相邻列上：原文中在相邻行上，相隔 K 个 int。int 求和没有舍入。来源：OpenCL matrix multiplication, part 2，其起始内核。</translation>
    </message>
    <message>
        <source>Each work-item walks along a row of A and down a column of B and loads 2 K floats for one result. Neighbouring work- items have neighbouring columns, so that their loads from B are consecutive. Nothing is shared but what the caches happen to keep. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>每个工作项沿 A 的一行和 B 的一列前进，为一个结果加载 2 K 个 float。相邻工作项处理相邻列，因此对 B 的加载连续。除缓存碰巧保留的内容外没有共享。来源：OpenCL matrix multiplication, part 2，其起始内核。</translation>
    </message>
    <message>
        <source>Arranged for a CPU, as its BLAS libraries are. A work-item multiplies a few rows of A by two vectors of columns of B at a time: 8 x 32 sums in vectors of 16 floats, or 6 x 16 in vectors of 8, as many as leave registers for what they are made of. Each loaded vector is used 8 or 6 times, and each float of A 32 or 16 times. Before that A and B are packed into panels as wide as that, so that all loads are consecutive and none of them fall on the same sets of the cache, as those from rows a power of two apart do; what lacks at the edges is zero. DEPTH columns of a work-item&apos;s rows of A stay in the second level cache and meet one panel of B after the other, of which the next is asked for in time. All cores get the same number of rows. Packing is part of the measured time. Source: K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; the tile in registers is that of Computing on integrated graphics.</source>
        <translation>为 CPU 安排，如同其 BLAS 库。每个工作项一次把 A 的几行与 B 的两个列向量相乘：16 float 向量时为 8 x 32 个和，8 float 向量时为 6 x 16 个，数量以留出其组成部分的寄存器为限。每个加载的向量使用 8 或 6 次，A 的每个 float 使用 32 或 16 次。之前把 A 和 B 打包成同样宽的面板，使所有加载连续，且不会像相隔 2 的幂的行那样落在相同的缓存组；边缘缺少的为零。工作项的 A 行的 DEPTH 列留在二级缓存中，依次与 B 的面板相遇，下一个面板提前请求。所有核分到相同的行数。打包计入测得的时间。来源：K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008；寄存器分块来自 Computing on integrated graphics。</translation>
    </message>
    <message>
        <source>A work-item has a tile of TILE_M x TILE_N results in registers. It takes TILE_K columns of A at a time; each row of B&apos;s tile is loaded once, as vectors, and multiplied by TILE_M floats of A: TILE_M x TILE_N multiply-adds for TILE_M + TILE_N loaded floats, without local memory and without a barrier. The source&apos;s tiles, 16 x 32 and 16 deep, fill the 4 KB of registers that a thread of its GPU has; where a work-item has less they spill into memory, and smaller ones are faster. Tiles at the right and lower edge are moved inwards, over their neighbours. Source: Computing on integrated graphics, matmul_tiled.</source>
        <translation>每个工作项在寄存器中有 TILE_M x TILE_N 个结果的分块。一次取 A 的 TILE_K 列；B 分块的每行以向量加载一次，与 A 的 TILE_M 个 float 相乘：加载 TILE_M + TILE_N 个 float 做 TILE_M x TILE_N 次乘加，不用局部内存，也不用屏障。出处的分块为 16 x 32、深 16，占满其 GPU 每线程 4 KB 的寄存器；工作项的寄存器较少时会溢出到内存，较小的分块更快。右边缘和下边缘的分块向内移动，与相邻分块重叠。来源：Computing on integrated graphics, matmul_tiled。</translation>
    </message>
    <message>
        <source>A small product has too few tiles to occupy a GPU. So tiles are smaller here, and the work-items of a group also share them along K: each of SLICES parts of a group takes DEPTH of every SLICES x DEPTH columns of A, and their sums are added in local memory at the end. If tiles are still far fewer than GROUPS, several groups share each tile along K: they store their sums, and a second kernel adds those. Source: the tiles of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL; the split along K of A. Kerr and others, CUTLASS: Fast Linear Algebra in CUDA C++, 2017.</source>
        <translation>小乘积的分块太少，无法占满 GPU。因此这里的分块更小，组内工作项还沿 K 分担：组的 SLICES 个部分各取 A 每 SLICES x DEPTH 列中的 DEPTH 列，最后在局部内存中相加。如果分块仍远少于 GROUPS，则多个组沿 K 分担每个分块：各自存储和，由第二个内核相加。来源：C. Nugteren 的 OpenCL 矩阵乘法教程中的分块；沿 K 拆分来自 A. Kerr 等, CUTLASS: Fast Linear Algebra in CUDA C++, 2017。</translation>
    </message>
    <message>
        <source>The tiles on 32-bit ints, as the source has them. There dimension 0 is the row of the product, and matrices are stored column by column; here they are row by row, dimension 0 is the column, and loads are as consecutive. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>32 位 int 的分块，与其出处相同。出处中第 0 维是乘积的行，矩阵按列存储；此处按行存储，第 0 维是列，加载同样连续。来源：OpenCL matrix multiplication, part 2（分块内核，TS = 16，组大小 256）。</translation>
    </message>
    <message>
        <source>A work-group computes a tile of TS x TS results. It loads a tile of A and one of B into local memory, one element of each per work-item, and every element there is used TS times: global memory is read TS times less. Tiles are filled with zeros beyond the edges, so that any M, N and K will do, not only multiples of TS. Where local memory is ordinary memory, as on CPUs, this is work added. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>工作组计算 TS x TS 个结果的分块。它把 A 和 B 各一个分块加载到局部内存，每个工作项各一个元素，每个元素使用 TS 次：全局内存的读取减少到 TS 分之一。边缘之外以零填充，因此任何 M、N、K 都可以，不限于 TS 的倍数。局部内存是普通内存时（如 CPU），这是额外的工作。来源：OpenCL matrix multiplication, part 2（分块内核，TS = 16，组大小 256）。</translation>
    </message>
    <message>
        <source>The method of units with floats split into two halves, which the units multiply twice as fast, while A and B are packed. Halves have small exponents. So each row of A and each column of B is multiplied by a power of two first, which a pass of its own finds, and the result is divided by it. A number has 23 bits, or is exact to 2^-40 of the largest one in its row or column. Source: as units.</source>
        <translation>units 的方法，但在打包 A 和 B 时把 float 拆成两个 half，矩阵单元乘 half 快一倍。half 的指数范围小，因此先把 A 的每行和 B 的每列乘以 2 的幂（由单独一趟求得），结果再除以它。每个数有 23 位，或精确到其行或列最大值的 2^-40。来源：同 units。</translation>
    </message>
    <message>
        <source>Matrix units multiply short numbers many times as fast as other hardware multiplies floats. They take floats of 11 bits (TF32). A float is the sum of two of these, except for its last bit or two, and three products of them are as exact as one of floats. A and B are packed first, in the order in which the units load them, as part of the measured time. Then each group multiplies a tile, 16 columns of A at a time, while the next ones are on their way to local memory, and splits the numbers in registers. The units truncate their sums, so they sum only CHAIN columns at a time, and those sums are added in floats. Without a matrix unit the kernel multiplies floats: correct, and slow. Source: H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022; the packing of K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008.</source>
        <translation>矩阵单元乘短数比其他硬件乘 float 快许多倍。它们取 11 位的 float（TF32）。一个 float 除最后一两位外是两个这样的数之和，三个这样的乘积与一个 float 乘积一样精确。先按矩阵单元加载的顺序打包 A 和 B，计入测得的时间。然后每个组乘一个分块，一次 A 的 16 列，同时下一批正送往局部内存，并在寄存器中拆分数。矩阵单元的求和会截断，因此一次只累加 CHAIN 列，这些和再以 float 相加。没有矩阵单元时内核乘 float：正确但慢。来源：H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022；打包来自 K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008。</translation>
    </message>
    <message>
        <source>A group of 16 x 16 work-items computes TILE x TILE results and loads DEPTH columns of A and rows of B at a time into local memory, where each element is converted once. A work-item has TILE / 16 results of TILE / 16 rows in registers: of the elements that it loads from local memory, each is used TILE / 16 times.</source>
        <translation>16 x 16 个工作项的组计算 TILE x TILE 个结果，一次把 A 的 DEPTH 列和 B 的 DEPTH 行加载到局部内存，每个元素在那里转换一次。每个工作项在寄存器中有 TILE / 16 行的各 TILE / 16 个结果：从局部内存加载的每个元素使用 TILE / 16 次。</translation>
    </message>
    <message>
        <source>The tiles of matmul on halves: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>half 的 matmul 分块：每个元素在组加载到局部内存时转换一次，在那里使用 TS 次。</translation>
    </message>
    <message>
        <source>Panels of A and B packed in the order in which the work-items of a warp load them, then copied to local memory a few blocks ahead, and multiplied there by matrix units. Source: as blur.toeplitz-half.</source>
        <translation>A 和 B 的面板按一个 warp 的工作项加载的顺序打包，提前几块复制到局部内存，在那里由矩阵单元相乘。来源：同 blur.toeplitz-half。</translation>
    </message>
    <message>
        <source>The tiles of matmul on 8-bit integers: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>8 位整数的 matmul 分块：每个元素在组加载到局部内存时转换一次，在那里使用 TS 次。</translation>
    </message>
    <message>
        <source>Each work-item adds its number to the result. OpenCL 1.2 has no atomic addition of floats: where the compiler takes no instruction for it, compare and exchange until nobody else came between. All work-items wait for the same word, so that the time is one of contention.</source>
        <translation>每个工作项把自己的数加到结果上。OpenCL 1.2 没有 float 原子加：编译器没有相应指令时，反复比较并交换，直到无人插入。所有工作项等待同一个字，因此时间取决于争用。</translation>
    </message>
    <message>
        <source>One work-item for each of few groups adds up a run of consecutive numbers in four vectors of sixteen: what a CPU&apos;s cores, their caches and their vector units like. On GPUs most lanes would have nothing to do.</source>
        <translation>少数几个组，每组一个工作项，用四个十六元素向量累加一段连续的数：适合 CPU 的核、缓存和向量单元。在 GPU 上大多数通道会无事可做。</translation>
    </message>
    <message>
        <source>The work-items of a group add their numbers pairwise in local memory, in as many steps as a group has doublings. One atomic addition is left for each group.</source>
        <translation>组内工作项在局部内存中成对相加，步数等于组大小的以 2 为底的对数。每组只剩一次原子加。</translation>
    </message>
    <message>
        <source>Few groups walk over all numbers together: each work-item adds up many of them in a register before its group makes a tree of the sums. A second pass adds the groups&apos; sums, so that no atomic addition is needed and every run adds in the same order.</source>
        <translation>少数几个组共同遍历所有数：每个工作项先在寄存器中累加许多数，然后组内以树形相加。第二趟把各组的和相加，因此不需要原子加，且每次运行的加法顺序相同。</translation>
    </message>
    <message>
        <source>Memory is written by the sector: 32 bytes, 8 floats. Where a picture&apos;s height is no multiple of 8, every row of the result starts somewhere inside a sector, and tiles would begin and end their rows there: memory then has to put sectors together from two work-groups, at two thirds of the speed. Here a tile reads up to 7 rows more of the picture and, row by row of the result, leaves out what is before its first sector&apos;s beginning. Where rows allow it, four floats are moved at once. Work-groups follow one another down the picture, so that those at work at the same time write the same rows of the result side by side. A tile at the picture&apos;s edge is loaded like every other, from addresses held within it: one with loads that wait for each other would end long after the rest. Where rows begin within a line of memory, a tile&apos;s rows begin and end within lines that other tiles ask for at other times: loads bring whole ones into the second cache, where hints can tell it. Source: after Apple, Tuning Performance On the GPU, Listing 14-5; the sectors are what today&apos;s GPUs have instead of that guide&apos;s channels.</source>
        <translation>内存按扇区写入：32 字节，8 个 float。图像高度不是 8 的倍数时，结果的每行都从某个扇区中间开始，分块的行也会在那里开始和结束：内存须把来自两个工作组的扇区拼起来，速度降到三分之二。此处分块最多多读图像的 7 行，并在结果的每行中略去第一个扇区起点之前的部分。行允许时一次移动四个 float。工作组沿图像向下依次排列，使同时工作的组并排写结果的相同各行。图像边缘的分块与其他分块一样加载，只是地址限制在图像内：如果加载互相等待，它会比其余晚很多结束。行从内存行中间开始时，分块的行首尾所在的内存行会被其他分块在别的时刻请求：在能给出提示之处，加载把整行带入二级缓存。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-5；如今 GPU 的扇区取代了当年指南中的通道。</translation>
    </message>
    <message>
        <source>A work-group reads a tile row by row, turns it in local memory and writes it row by row: both ends are contiguous. On the guide&apos;s GPU that alone gained nothing, because groups that run side by side write blocks a multiple of the height apart, which fall on the same memory channels. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>工作组逐行读取分块，在局部内存中翻转，再逐行写出：两端都连续。在指南的 GPU 上仅此没有收益，因为并行的组写的块相隔高度的倍数，落在相同的内存通道上。来源：Apple《Tuning Performance On the GPU》，Listing 14-5。</translation>
    </message>
    <message>
        <source>A copy that swaps x and y. Consecutive work-items read consecutive floats and write floats a whole column apart: each store goes to a line of memory of its own. It ought to be as fast as a copy, which moves the same floats; what it loses is the price of that pattern, highest where the height is a power of two. Source: Apple, Tuning Performance On the GPU, the figures before and after Table 14-2.</source>
        <translation>交换 x 和 y 的复制。相邻工作项读取相邻 float，而写入的 float 相隔一整列：每次存储都到各自的内存行。它本应与移动同样 float 的复制一样快；所差就是这种模式的代价，高度为 2 的幂时最大。来源：Apple《Tuning Performance On the GPU》，表 14-2 前后的图。</translation>
    </message>
    <message>
        <source>Two further steps. The tile&apos;s rows are 33 floats long, so that the 32 floats of its column lie in 32 different banks of local memory and not all in one. And each work-item moves four pixels: fewer work-items, each with four independent loads under way. It is what transposes on GPUs have come to look like since the guide; local memory is only fast where its banks are hit evenly. Source: after Apple, Tuning Performance On the GPU, Listing 14-5, and its advice to group several outputs into one work-item.</source>
        <translation>再进两步。分块的行长 33 个 float，使一列的 32 个 float 位于局部内存的 32 个不同存储体，而不是全在一个。每个工作项移动四个像素：工作项更少，各有四个独立的加载在途。自指南以来 GPU 上的转置就成了这样；只有均匀访问各存储体时局部内存才快。来源：据 Apple《Tuning Performance On the GPU》，Listing 14-5，以及把多个输出归入一个工作项的建议。</translation>
    </message>
    <message>
        <source>On a CPU local memory is ordinary memory, and a tile in it only a detour. Here blocks as high as a vector is wide are loaded and turned by instructions that interleave vectors: 24 of them for 64 floats, or 64 for 256. A work-item goes along a band of rows and collects a tile of turned blocks in the second level cache, so that it can store long runs of the result, past the caches: memory likes neither pieces of 64 bytes that are a row apart, nor lines that are written in parts and would have to be read first. Only where a vector is a whole line it is stored at once. Between the stores the next tile&apos;s lines are asked for, along its rows, so that memory reads while it writes. Where the height is no multiple of a line, a run of the result begins and ends at whole lines, for which up to 15 rows of the next band are read, too. Source: the interleaving is how CPUs&apos; vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel&apos;s headers.</source>
        <translation>在 CPU 上局部内存是普通内存，其中的分块只是绕路。此处加载高度等于向量宽度的块，用交织向量的指令翻转：64 个 float 需 24 条，256 个需 64 条。工作项沿一带行前进，在二级缓存中收集翻转后的块组成的分块，以便绕过缓存存储结果的长段：内存既不喜欢相隔一行的 64 字节小段，也不喜欢分部分写入而须先读的行。只有向量正好是一整行时才立即存储。存储之间请求下一分块各行，使内存边写边读。高度不是一行的倍数时，结果的每段从整行开始并在整行结束，为此还要读下一带最多 15 行。来源：交织是 CPU 向量通用的转置方法，例如 Intel 头文件中的 _MM_TRANSPOSE4_PS。</translation>
    </message>
    <message>
        <source>The tile in local memory again, and one line more: work-groups that run side by side take blocks along a diagonal, not along a row. Their writes then spread over rows and columns and so over all memory channels. On the guide&apos;s GPU this is the transpose that is fast; where caches or hashed addresses spread the traffic anyway, it changes nothing. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>仍是局部内存分块，只多一行：并行的工作组沿对角线而不是沿行取块。其写入因此分散到行和列，从而分散到所有内存通道。在指南的 GPU 上这就是快的转置；在缓存或散列地址已分散流量时没有变化。来源：Apple《Tuning Performance On the GPU》，Listing 14-6。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>kernels %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>%1 was killed by %2</source>
        <translation>%1被 %2 终止</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2</source>
        <translation>%1以退出码 %2 结束</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3 at %4, measured %5</source>
        <translation>%3 上 %1 %2中唯一测量过的，尺寸 %4，测于 %5</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>%3 上 %1 %2中唯一测量过的，外推自 %4，测于 %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3 at %4, measured %5</source>
        <translation>%3 上 %1 %2中最快的，尺寸 %4，测于 %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>%3 上 %1 %2中最快的，外推自 %4，测于 %5</translation>
    </message>
    <message>
        <source>Tuning of %1</source>
        <translation>调优：%1</translation>
    </message>
    <message>
        <source>Split of %1</source>
        <translation>拆分：%1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>share</source>
        <translation>个份额</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>个份额</translation>
    </message>
    <message>
        <source>configurations</source>
        <translation>个配置</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose a smaller file or size.</source>
        <translation>内存不足。请关闭其他程序，或选择更小的文件或尺寸。</translation>
    </message>
    <message>
        <source>it needs more memory than there is</source>
        <translation>所需内存超过现有内存</translation>
    </message>
    <message>
        <source>sent a row of %1 samples, and a point has at most %2.</source>
        <translation>发送了一行含 %1 个样本的结果，而一个点最多有 %2 个。</translation>
    </message>
    <message>
        <source>sent a list of %1 devices, and a machine has at most %2.</source>
        <translation>发送了含 %1 个设备的列表，而一台机器最多有 %2 个。</translation>
    </message>
    <message>
        <source>has %1 configurations, and at most %2 are read. Divide it into several files</source>
        <translation>有 %1 个配置，而最多读取 %2 个。请将其分成多个文件</translation>
    </message>
    <message>
        <source>has more than %1 different texts as values of tunables</source>
        <translation>可调参数的值中有超过 %1 个不同的文本</translation>
    </message>
    <message>
        <source>has a configuration of %1 tunables, and at most %2 are read</source>
        <translation>有一个含 %1 个可调参数的配置，而最多读取 %2 个</translation>
    </message>
    <message>
        <source>Continue with run --resume.</source>
        <translation>请用 run --resume 继续。</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>请重新测量。</translation>
    </message>
    <message>
        <source>The run may lack points of machines that were not reached. Resume it again when they answer.</source>
        <translation>本次运行可能缺少未能连接的机器上的点。等它们可以连接时请再次继续。</translation>
    </message>
    <message>
        <source>There is no earlier result of %1 at %2 on %3. Its tuning starts from the beginning.</source>
        <translation>%3 上没有 %1 在 %2 下的早先结果。其调优将从头开始。</translation>
    </message>
    <message>
        <source>%1 In %2 on this machine.</source>
        <translation>%1 在本机上使用 %2。</translation>
    </message>
    <message>
        <source>Each pixel&apos;s value decides which of two pieces of work is done, and the values are random: neighbouring work-items, which a GPU runs in step, go different ways, and each waits while the others do theirs. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>每个像素的值决定执行两项工作中的哪一项，而这些值是随机的：GPU 步调一致地执行的相邻工作项走不同的路径，各自在其他工作项执行时等待。来源：Apple，Tuning Performance On the GPU，“Avoid divergent execution”。</translation>
    </message>
    <message>
        <source>Eight operations on each pixel, each a kernel of its own: every one of them loads the plane and stores it, so the plane crosses memory sixteen times where twice would do. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>对每个像素做八次运算，每次都是单独的内核：每个内核都要读取并写回整个平面，因此平面在内存中往返十六次，而两次就够了。来源：Apple，Tuning Performance On the GPU，“Kernel size”。</translation>
    </message>
    <message>
        <source>The same with the half_ functions, which may stop at 10 correct bits, more than a picture of 8 bits shows. Where they are as fast and as exact as the precise ones, the driver has no others. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>同样的运算，使用 half_ 函数，其结果可以只有 10 个正确位，已多于 8 位图像所能显示的。如果它们与精确函数一样快、一样准，则驱动没有其他实现。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>The same with the native_ functions, whatever the hardware has for them, at whatever precision it has. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>同样的运算，使用 native_ 函数：硬件提供什么就用什么，精度也由硬件决定。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>The same eight operations in one kernel: the plane is loaded once and stored once, and seven launches are saved. How much faster it is than eight kernels tells whether memory or launching was what they paid for. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>同样的八次运算放在一个内核中：平面只读取一次、写回一次，并省去七次启动。它比八个内核快多少，说明后者的开销在于内存还是启动。来源：Apple，Tuning Performance On the GPU，“Kernel size”。</translation>
    </message>
    <message>
        <source>The same file again: the compiler may reorder, divide by multiplying and use faster, less exact functions, and takes it that nothing is infinite or not a number. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>还是同一个文件：编译器可以重新排序、以乘法代替除法、使用更快但不太精确的函数，并假定没有无穷大或非数。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>The same file but for its build options: a * b + c may become one operation that rounds once, or less exactly. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>同一个文件，只是构建选项不同：a * b + c 可以变成一次运算，只舍入一次，或不那么精确。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>A polynomial, a division, an exponential and a sine, built without options: every operation rounds as the language says, and the compiler keeps to the order in which they are written. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>一个多项式、一次除法、一个指数函数和一个正弦函数，构建时不带选项：每次运算都按语言规定舍入，编译器保持书写的顺序。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>sin, log, sqrt, exp and division as OpenCL C defines them: wrong in the last two bits at most. The error of each variant is in its row, beside its speed. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>按 OpenCL C 定义的 sin、log、sqrt、exp 和除法：最多最后两位有误。每个变体的误差列在其行中，与速度并列。来源：Apple，Tuning Performance On the GPU，“Balance precision and speed”。</translation>
    </message>
    <message>
        <source>Every work-item does both pieces of work and keeps one result, so all of them do the same: nothing waits for a branch, and half of the work is thrown away. It pays where the sides are short. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>每个工作项都做两项工作并保留一个结果，因此所有工作项做的都一样：无需等待分支，但一半的工作被丢弃。两侧都很短时才划算。来源：Apple，Tuning Performance On the GPU，“Avoid divergent execution”。</translation>
    </message>
    <message>
        <source>The same branch, but the row decides: all work-items of a group go the same way, and only the work that is wanted is done. Half of the rows take either side, as half of the pixels do in the branch by the pixel. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>同样的分支，但由行来决定：一个工作组的所有工作项走同一条路径，只做需要的工作。各有一半的行走每一侧，正如按像素分支时各有一半的像素。来源：Apple，Tuning Performance On the GPU，“Avoid divergent execution”。</translation>
    </message>
    <message>
        <source>element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 (counted by Oclgrind) where %3 must move</source>
        <translation>每个%2访问 %1（由 Oclgrind 统计），而必须传输的是 %3</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 where %3 must move</source>
        <translation>每个%2访问 %1，而必须传输的是 %3</translation>
    </message>
    <message>
        <source>%1 partial</source>
        <translation>%1 个不完整</translation>
    </message>
    <message>
        <source>%1 of %2 results%3, %4</source>
        <translation>%2 个结果中的 %1 个%3，%4</translation>
    </message>
    <message>
        <source>on this machine:</source>
        <translation>本机：</translation>
    </message>
    <message>
        <source>on %1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>best end-to-end time</source>
        <translation>最佳端到端时间</translation>
    </message>
    <message>
        <source>within noise of the best end-to-end time</source>
        <translation>与最佳端到端时间之差在噪声之内</translation>
    </message>
    <message>
        <source>best kernel time</source>
        <translation>最佳内核时间</translation>
    </message>
    <message>
        <source>within noise of the best kernel time</source>
        <translation>与最佳内核时间之差在噪声之内</translation>
    </message>
    <message>
        <source>%1 failed with %2, so facts are missing. Compile it once more.</source>
        <translation>%1 失败，错误为 %2，因此缺少部分信息。请再编译一次。</translation>
    </message>
    <message>
        <source>No point was measured twice validly and by the same clock, so the noise floor is unknown. Measure more pairs, while little else runs.</source>
        <translation>没有测点用同一时钟有效地测量两次，因此本底噪声未知。请在其他程序较少运行时测量更多对。</translation>
    </message>
    <message>
        <source>with and without transfers</source>
        <translation>无论是否含传输</translation>
    </message>
</context>
<context>
    <name>headroom::AbController</name>
    <message>
        <source>Two versions are taking turns. Wait for the run to finish, or stop it.</source>
        <translation>两个版本正在交替测量。请等待运行结束，或将其停止。</translation>
    </message>
    <message>
        <source>The versions are being read.</source>
        <translation>正在读取版本。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>Reading the versions...</source>
        <translation>正在读取版本...</translation>
    </message>
    <message>
        <source>the versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>正在启动...</translation>
    </message>
    <message>
        <source>Stopped before the first round.</source>
        <translation>在第一轮之前已停止。</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>正在停止...</translation>
    </message>
    <message>
        <source>%1 of %2, </source>
        <translation>%1/%2，</translation>
    </message>
    <message>
        <source>Measuring %1%2: %3 rounds in %4 s, at most %5 s.</source>
        <translation>正在测量 %1%2：%4 秒内 %3 轮，最多 %5 秒。</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>完成：%1。</translation>
    </message>
    <message>
        <source>Stopped. Results so far: %1.</source>
        <translation>已停止。目前的结果：%1。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>完成：1 个结果。</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>完成：%n 个结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::AbControls</name>
    <message>
        <source>&amp;Base</source>
        <translation>基准(&amp;B)</translation>
    </message>
    <message>
        <source>Base version</source>
        <translation>基准版本</translation>
    </message>
    <message>
        <source>&amp;Kernel file...</source>
        <translation>内核文件(&amp;K)...</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>文件夹(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新版本(&amp;N)</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>Kernel f&amp;ile...</source>
        <translation>内核文件(&amp;I)...</translation>
    </message>
    <message>
        <source>Fol&amp;der...</source>
        <translation>文件夹(&amp;D)...</translation>
    </message>
    <message>
        <source>for example @LOCAL_X=16, mine.cl or HEAD~1:./kernels</source>
        <translation>例如 @LOCAL_X=16、mine.cl 或 HEAD~1:./kernels</translation>
    </message>
    <message>
        <source>A variant, kernel file, folder, REVISION:PATH (git) or built-in, then @NAME=VALUE for a tunable, @-OPTION for a build option. @... alone: the base with other settings.</source>
        <translation>变体、内核文件、文件夹、REVISION:PATH（git）或 built-in，其后用 @NAME=VALUE 指定可调参数，用 @-OPTION 指定编译选项。仅写 @... 表示采用其他设置的基准版本。</translation>
    </message>
    <message>
        <source>%1: choose a kernel file</source>
        <translation>%1：选择内核文件</translation>
    </message>
    <message>
        <source>%1: choose a folder of kernels</source>
        <translation>%1：选择内核文件夹</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Sizes to measure at</source>
        <translation>要测量的尺寸</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;, &quot;1, 4, 16 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>百万像素（“4 MP”、“1, 4, 16 MP”）或像素（“1920x1080”）；矩阵用 N（“1024”）或 MxNxK。</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>容差(&amp;M)</translation>
    </message>
    <message>
        <source>Margin in per cent</source>
        <translation>容差（百分比）</translation>
    </message>
    <message>
        <source>A change of the time by this share, or less, counts as the same.</source>
        <translation>时间变化不超过此比例时视为相同。</translation>
    </message>
    <message>
        <source>B&amp;udget</source>
        <translation>时间预算(&amp;U)</translation>
    </message>
    <message>
        <source>Budget per pair in seconds</source>
        <translation>每对的时间预算（秒）</translation>
    </message>
    <message>
        <source>Most time for each pair at each size. It ends earlier when it is decided.</source>
        <translation>每对在每个尺寸上的最长时间。得出结论后会提前结束。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop the run now and keep the results so far.</source>
        <translation>立即停止运行，保留目前的结果。</translation>
    </message>
    <message>
        <source>OpenCL kernels (*.cl);;All files (*)</source>
        <translation>OpenCL 内核 (*.cl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose the base version.</source>
        <translation>请选择基准版本。</translation>
    </message>
    <message>
        <source>Choose the new version.</source>
        <translation>请选择新版本。</translation>
    </message>
    <message>
        <source>Measure both versions, interleaved.</source>
        <translation>交替测量两个版本。</translation>
    </message>
</context>
<context>
    <name>headroom::AbPicture</name>
    <message>
        <source>change of the time and its 99.5% interval</source>
        <translation>时间变化及其 99.5% 区间</translation>
    </message>
    <message>
        <source>within the margin</source>
        <translation>在容差之内</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Change of the time of each pair</source>
        <translation>每对的时间变化</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>change of the time</source>
        <translation>时间变化</translation>
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
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>导出比较</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>交替测量</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>运行状态</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测量内容</translation>
    </message>
    <message>
        <source>Rounds of both versions are interleaved. The picture shows whether the new one is faster, slower or the same.</source>
        <translation>两个版本的各轮交替进行。图中显示新版本更快、更慢还是相同。</translation>
    </message>
    <message>
        <source>Reasons for the verdicts</source>
        <translation>结论的理由</translation>
    </message>
    <message>
        <source>M&amp;arkdown...</source>
        <translation>Markdown(&amp;A)...</translation>
    </message>
    <message>
        <source>Save the table for a pull request.</source>
        <translation>保存供拉取请求使用的表格。</translation>
    </message>
    <message>
        <source>&amp;CSV...</source>
        <translation>CSV(&amp;C)...</translation>
    </message>
    <message>
        <source>Save the times of each round.</source>
        <translation>保存每一轮的时间。</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>JSON(&amp;J)...</translation>
    </message>
    <message>
        <source>Save all results with the conditions they were measured under.</source>
        <translation>保存全部结果及测量条件。</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>复制为文本(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the table and the reasons.</source>
        <translation>复制表格和理由。</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>The run continues. Open this window again to see it.</source>
        <translation>运行会继续。再次打开此窗口即可查看。</translation>
    </message>
    <message>
        <source>Base: %1. New: %2. On %3</source>
        <translation>基准：%1。新版本：%2。设备：%3</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation>，%1</translation>
    </message>
</context>
<context>
    <name>headroom::AddMachineDialog</name>
    <message>
        <source>What the program connects to. Another command has {line} or {words} where the command there belongs.</source>
        <translation>程序连接的目标。“其他命令”中用 {line} 或 {words} 表示那里的命令所在的位置。</translation>
    </message>
    <message>
        <source>Options for that program, as typed in a terminal: -p 2222</source>
        <translation>该程序的选项，与终端中的输入相同：-p 2222</translation>
    </message>
    <message>
        <source>Letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;. Devices are named with it: gpu7/0:1.</source>
        <translation>字母、数字、“.”、“_”和“-”。设备以此命名：gpu7/0:1。</translation>
    </message>
    <message>
        <source>headroom-cli on that machine, if it is not in PATH there.</source>
        <translation>该机器上的 headroom-cli，如果它不在那里的 PATH 中。</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>Measures on devices of another machine, container or pod. Nothing is installed or opened there, and no password is stored.</source>
        <translation>在另一台机器、容器或 Pod 的设备上测量。不会在那里安装或打开任何东西，也不保存密码。</translation>
    </message>
    <message>
        <source>Findings of the check</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation>连接方式(&amp;R)</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>选项(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;headroom-cli there</source>
        <translation>那里的 headroom-cli(&amp;H)</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>检查已停止。</translation>
    </message>
    <message>
        <source>&amp;Stop check</source>
        <translation>停止检查(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the check now.</source>
        <translation>立即停止检查。</translation>
    </message>
    <message>
        <source>Connect, and show which program, version and devices the machine has.</source>
        <translation>连接，并显示该机器有哪个程序、版本和设备。</translation>
    </message>
    <message>
        <source>Store the machine in hosts.toml.</source>
        <translation>将机器保存到 hosts.toml。</translation>
    </message>
    <message>
        <source>Device %1: %2 (%3)</source>
        <translation>设备 %1：%2（%3）</translation>
    </message>
    <message>
        <source>Give the machine a name, which its devices are selected by.</source>
        <translation>请为机器命名，其设备用此名称选择。</translation>
    </message>
    <message>
        <source>There is a machine %1 already. Choose another name.</source>
        <translation>已有名为 %1 的机器。请另选名称。</translation>
    </message>
    <message>
        <source>Check lists the machine&apos;s program and devices here, or what is missing.</source>
        <translation>点击“检查”后，此处列出该机器的程序和设备，或所缺的内容。</translation>
    </message>
    <message>
        <source>Name the machine, container or pod to reach.</source>
        <translation>请填写要连接的机器、容器或 Pod。</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceDrawer</name>
    <message>
        <source>What to try next</source>
        <translation>接下来可尝试的</translation>
    </message>
    <message>
        <source>Select a result to read what the guide advises for it.</source>
        <translation>选择一个结果，阅读指南对它的建议。</translation>
    </message>
    <message>
        <source>What to try next (%1)</source>
        <translation>接下来可尝试的（%1）</translation>
    </message>
    <message>
        <source>Show or hide what the guide advises for the selected result.</source>
        <translation>显示或隐藏指南对所选结果的建议。</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceList</name>
    <message>
        <source>The rule &quot;%1&quot; comes from %2.</source>
        <translation>规则“%1”出自 %2。</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>接下来可尝试的</translation>
    </message>
    <message>
        <source>No rule applies to this result.</source>
        <translation>没有规则适用于此结果。</translation>
    </message>
    <message>
        <source>Change the time budget...</source>
        <translation>更改时间预算...</translation>
    </message>
    <message>
        <source>Open the preferences at the time budget of a point.</source>
        <translation>打开首选项中每个测点的时间预算。</translation>
    </message>
</context>
<context>
    <name>headroom::AlgorithmModel</name>
    <message>
        <source>algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>The way to do it.</source>
        <translation>实现方式。</translation>
    </message>
    <message>
        <source>floats R+W</source>
        <translation>浮点读+写</translation>
    </message>
    <message>
        <source>Floats read and written per pixel, every load counted.</source>
        <translation>每像素读写的浮点数，每次读取都计入。</translation>
    </message>
    <message>
        <source>flops</source>
        <translation>浮点运算</translation>
    </message>
    <message>
        <source>Floating point operations per pixel.</source>
        <translation>每像素的浮点运算数。</translation>
    </message>
    <message>
        <source>flops/float</source>
        <translation>运算/浮点数</translation>
    </message>
    <message>
        <source>Arithmetic done for each float moved.</source>
        <translation>每移动一个浮点数所做的运算。</translation>
    </message>
    <message>
        <source>estimate GP/s</source>
        <translation>估计 GP/s</translation>
    </message>
    <message>
        <source>This device&apos;s copy rate x 2 / floats R+W.</source>
        <translation>此设备的复制速率 x 2 / 浮点读+写。</translation>
    </message>
    <message>
        <source>the guide&apos;s estimate GP/s</source>
        <translation>指南的估计 GP/s</translation>
    </message>
    <message>
        <source>What the guide estimates for its own GPU, at 16 MP.</source>
        <translation>指南对其自身 GPU 在 16 MP 下的估计。</translation>
    </message>
    <message>
        <source>measured GP/s</source>
        <translation>实测 GP/s</translation>
    </message>
    <message>
        <source>10^9 pixels per second, measured here.</source>
        <translation>每秒 10^9 像素，在此测得。</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>实测 / 估计</translation>
    </message>
    <message>
        <source>Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>大于 1 时缓存满足了重复读取；小于 1 时连内存流量也无法解释所用时间。</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerBox</name>
    <message>
        <source>Answer of this device</source>
        <translation>此设备的结果</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerLine</name>
    <message>
        <source>What blurs the photo</source>
        <translation>照片的模糊方式</translation>
    </message>
    <message>
        <source>Verdict on the selected result</source>
        <translation>对所选结果的结论</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Show or hide the other sentences of the verdict.</source>
        <translation>显示或隐藏结论的其余句子。</translation>
    </message>
    <message>
        <source>Warnings about this result</source>
        <translation>对此结果的警告</translation>
    </message>
</context>
<context>
    <name>headroom::AutosaveController</name>
    <message>
        <source>an unknown time</source>
        <translation>未知时间</translation>
    </message>
    <message>
        <source>The unsaved session of %1 is restored at the next start, because this one has changes.</source>
        <translation>%1 的未保存会话将在下次启动时恢复，因为当前会话有更改。</translation>
    </message>
    <message>
        <source>the unsaved session of %1</source>
        <translation>%1 的未保存会话</translation>
    </message>
    <message>
        <source>Restored the unsaved session of %1.</source>
        <translation>已恢复 %1 的未保存会话。</translation>
    </message>
    <message>
        <source>The restored session was not discarded, because a run is in progress. Clear the results when it ends.</source>
        <translation>未放弃已恢复的会话，因为正在运行。请在运行结束后清除结果。</translation>
    </message>
</context>
<context>
    <name>headroom::BarChart</name>
    <message>
        <source>Bars of the experiment</source>
        <translation>实验的条形图</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1：%2，有警告</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1（估计）</translation>
    </message>
    <message>
        <source>the guide&apos;s GPU</source>
        <translation>指南的 GPU</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source> (beyond the bars)</source>
        <translation>（超出条形范围）</translation>
    </message>
</context>
<context>
    <name>headroom::BlurBox</name>
    <message>
        <source>&amp;Blur with</source>
        <translation>模糊方式(&amp;B)</translation>
    </message>
    <message>
        <source>Blur for the photo</source>
        <translation>照片的模糊方式</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of the exact ones and those with an error of at most %1, white being 1.</source>
        <translation>按实测，此设备上最快的模糊，范围为精确的以及误差不超过 %1 的（白色为 1）。</translation>
    </message>
    <message>
        <source>Best (exact)</source>
        <translation>最佳（精确）</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of those that compute the Gaussian cut off at 3 sigma and lose nothing but rounding.</source>
        <translation>按实测，此设备上最快的模糊，范围为计算截断于 3 sigma 的高斯函数且只有舍入误差的。</translation>
    </message>
    <message>
        <source>Best (visually exact)</source>
        <translation>最佳（视觉精确）</translation>
    </message>
    <message>
        <source>Best (fast)</source>
        <translation>最佳（快速）</translation>
    </message>
</context>
<context>
    <name>headroom::BlurPopup</name>
    <message>
        <source>Search blurs</source>
        <translation>搜索模糊</translation>
    </message>
    <message>
        <source>Blurs</source>
        <translation>模糊</translation>
    </message>
</context>
<context>
    <name>headroom::Bridge</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
</context>
<context>
    <name>headroom::CachesBox</name>
    <message>
        <source>Cach&amp;es</source>
        <translation>缓存(&amp;E)</translation>
    </message>
    <message>
        <source>State of the caches before each launch</source>
        <translation>每次启动前的缓存状态</translation>
    </message>
    <message>
        <source>Warm: launches follow each other, and each finds in the caches what the one before left there.
Cold: a buffer larger than the last level cache is written before each launch, as if other work had been done in between. Slower to measure.</source>
        <translation>热：启动一个接一个，每次都能在缓存中找到上一次留下的内容。
冷：每次启动前写入一个大于末级缓存的缓冲区，如同其间做过其他工作。测量更慢。</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The program was ended by signal %1.</source>
        <translation>程序被信号 %1 终止。</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>程序以退出码 %1 结束。</translation>
    </message>
    <message>
        <source>%1 Launches: %2, kernels: %3, time on the device: %4 ms.</source>
        <translation>%1 启动：%2，内核：%3，设备上的时间：%4 ms。</translation>
    </message>
    <message>
        <source>A program is running. Wait for its end, or stop it.</source>
        <translation>程序正在运行。请等待其结束，或将其停止。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>No program is named. Write its command line.</source>
        <translation>未指定程序。请输入其命令行。</translation>
    </message>
    <message>
        <source>The program is running. What it prints is in the terminal that started Headroom.</source>
        <translation>程序正在运行。其输出显示在启动 Headroom 的终端中。</translation>
    </message>
    <message>
        <source>The program was sent a signal to end.</source>
        <translation>已向程序发送结束信号。</translation>
    </message>
    <message>
        <source>the figures of the program</source>
        <translation>程序的数据</translation>
    </message>
    <message>
        <source>Captured &amp;kernels as CSV...</source>
        <translation>捕获的内核导出为 CSV(&amp;K)...</translation>
    </message>
    <message>
        <source>Export the kernels of the program</source>
        <translation>导出程序的内核</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Captured launches as a trace...</source>
        <translation>捕获的启动导出为跟踪文件...</translation>
    </message>
    <message>
        <source>Export the launches of the program</source>
        <translation>导出程序的启动</translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation>跟踪文件 (*.json)</translation>
    </message>
    <message>
        <source>Capt&amp;ure report...</source>
        <translation>捕获报告(&amp;U)...</translation>
    </message>
    <message>
        <source>One page with the kernels by time, the timeline and the captured folders.</source>
        <translation>一个页面，包含按时间排列的内核、时间线和捕获的文件夹。</translation>
    </message>
    <message>
        <source>Export the report on the program</source>
        <translation>导出程序报告</translation>
    </message>
    <message>
        <source>Capture: the program has ended. Kernels: %1.</source>
        <translation>捕获：程序已结束。内核：%1。</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>捕获</translation>
    </message>
    <message>
        <source>C&amp;apture a program</source>
        <translation>捕获程序(&amp;A)</translation>
    </message>
    <message>
        <source>In the table of a program&apos;s kernels</source>
        <translation>在程序的内核表中</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Shift+上，Shift+下</translation>
    </message>
    <message>
        <source>Select several kernels</source>
        <translation>选择多个内核</translation>
    </message>
    <message>
        <source>In the timeline of its launches</source>
        <translation>在启动的时间线中</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左，右</translation>
    </message>
    <message>
        <source>The launch before or after</source>
        <translation>上一个或下一个启动</translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation>加号，减号，0</translation>
    </message>
    <message>
        <source>Show less, more, all</source>
        <translation>显示更少、更多、全部</translation>
    </message>
    <message>
        <source>Run the program and list its kernels (Ctrl+R).</source>
        <translation>运行程序并列出其内核（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Ask the program to end (Esc). If it still runs, pressing once more ends it at once.</source>
        <translation>请求程序结束（Esc）。若仍在运行，再按一次立即终止。</translation>
    </message>
    <message>
        <source>%1 has all selected launches, with a size %2 = %3.</source>
        <translation>%1 包含所有所选启动，尺寸 %2 = %3。</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureControls</name>
    <message>
        <source>Refuse &amp;binaries</source>
        <translation>拒绝二进制(&amp;B)</translation>
    </message>
    <message>
        <source>Program and its arguments</source>
        <translation>程序及其参数</translation>
    </message>
    <message>
        <source>As in a terminal, without a shell: darktable-cli in.jpg out.jpg. Quote words with blanks.</source>
        <translation>与终端中相同，但没有 shell：darktable-cli in.jpg out.jpg。含空格的词请加引号。</translation>
    </message>
    <message>
        <source>darktable-cli in.jpg out.jpg</source>
        <translation>darktable-cli in.jpg out.jpg</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Choose a program file.</source>
        <translation>选择程序文件。</translation>
    </message>
    <message>
        <source>Refuse kernels that the program kept as binaries, so that it builds their source. Some programs end then.</source>
        <translation>拒绝程序以二进制形式保存的内核，使其从源代码编译。有些程序会因此结束。</translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation>程序(&amp;G)</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureTimeline</name>
    <message>
        <source>%1 (%2), queue %3</source>
        <translation>%1（%2），队列 %3</translation>
    </message>
    <message>
        <source>Launches with times are drawn here.</source>
        <translation>带时间的启动将绘制在此处。</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureView</name>
    <message>
        <source>State of the program</source>
        <translation>程序状态</translation>
    </message>
    <message>
        <source>Capture selected kernels</source>
        <translation>捕获所选内核</translation>
    </message>
    <message>
        <source>Timeline of the launches</source>
        <translation>启动的时间线</translation>
    </message>
    <message>
        <source>Wait for the program to end.</source>
        <translation>请等待程序结束。</translation>
    </message>
    <message>
        <source>Select kernels in the table first.</source>
        <translation>请先在表中选择内核。</translation>
    </message>
    <message>
        <source>Launches to capture</source>
        <translation>要捕获的启动</translation>
    </message>
    <message>
        <source>Numbers of launches of each selected kernel, from 1: 1,2,5. Empty: the second, or the only one. Several launches of one kernel can be opened as one workload.</source>
        <translation>每个所选内核的启动序号，从 1 开始：1,2,5。留空：第二次或唯一一次。同一内核的多次启动可作为一个任务打开。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name launches. Write numbers from 1 on: 2, or 1,5.</source>
        <translation>“%1”没有指明启动。请写从 1 开始的序号：2 或 1,5。</translation>
    </message>
    <message>
        <source>Run the program again and keep the named launches of each selected kernel, or the second or only one, with all of their arguments.</source>
        <translation>再次运行程序，保留每个所选内核的指定启动，或第二次（或唯一一次）启动，及其所有参数。</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedKernels</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>chosen by the driver</source>
        <translation>由驱动程序选择</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Name in its program.</source>
        <translation>在其程序中的名称。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>In all processes of the program.</source>
        <translation>在程序的所有进程中。</translation>
    </message>
    <message>
        <source>Total (ms)</source>
        <translation>总计 (ms)</translation>
    </message>
    <message>
        <source>Time of all launches by the device&apos;s clock.</source>
        <translation>按设备时钟计的所有启动的时间。</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>Of the time of all kernels.</source>
        <translation>占所有内核时间的比例。</translation>
    </message>
    <message>
        <source>Mean (µs)</source>
        <translation>平均 (µs)</translation>
    </message>
    <message>
        <source>Of a launch, without the first one of each process.</source>
        <translation>每次启动，不含各进程的第一次。</translation>
    </message>
    <message>
        <source>First (ms)</source>
        <translation>首次 (ms)</translation>
    </message>
    <message>
        <source>The first launch, during which some drivers compile.</source>
        <translation>第一次启动，有些驱动程序此时进行编译。</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>Work-items of the last launch.</source>
        <translation>最后一次启动的工作项。</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Work-items of a group in the last launch.</source>
        <translation>最后一次启动中一个工作组的工作项。</translation>
    </message>
    <message>
        <source>Buffers (GB/s)</source>
        <translation>缓冲区 (GB/s)</translation>
    </message>
    <message>
        <source>Bytes of the buffers and images bound to a launch over its time: the rate of a kernel that uses each byte once.</source>
        <translation>绑定到一次启动的缓冲区和图像的字节数除以其时间：即每个字节只使用一次的内核的速率。</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedLaunches</name>
    <message>
        <source>Capture a kernel of the table above to run, check and tune it alone.</source>
        <translation>捕获上表中的一个内核，以便单独运行、检查和调优。</translation>
    </message>
    <message>
        <source>Captured launches</source>
        <translation>捕获的启动</translation>
    </message>
    <message>
        <source>&amp;Open as a kernel</source>
        <translation>作为内核打开(&amp;O)</translation>
    </message>
    <message>
        <source>Measure, check, change and tune the launch in the Kernel view.</source>
        <translation>在“内核”视图中测量、检查、修改和调优此启动。</translation>
    </message>
    <message>
        <source>Select a captured launch first.</source>
        <translation>请先选择一个捕获的启动。</translation>
    </message>
    <message>
        <source>Select launches of one kernel: these are of %1 and %2.</source>
        <translation>请选择同一内核的启动：这些属于 %1 和 %2。</translation>
    </message>
    <message>
        <source>&amp;Open as one workload</source>
        <translation>作为一个任务打开(&amp;O)</translation>
    </message>
    <message>
        <source>Merge the selected launches into a workload with a size for each, and show it in the Kernel view.</source>
        <translation>将所选启动合并为一个任务，每个启动一个尺寸，并在“内核”视图中显示。</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedTable</name>
    <message>
        <source>Kernels of the program</source>
        <translation>程序的内核</translation>
    </message>
    <message>
        <source>Name a program that uses OpenCL and start it. Its kernels are listed here while it runs, the longest total first. Nothing of the program is changed.</source>
        <translation>指定一个使用 OpenCL 的程序并启动它。运行期间其内核列在此处，总时间最长的在最前。不会更改程序的任何内容。</translation>
    </message>
</context>
<context>
    <name>headroom::Changes</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>headroom::ChangesWindow</name>
    <message>
        <source>Changes, line by line</source>
        <translation>逐行更改</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>没有差异。</translation>
    </message>
</context>
<context>
    <name>headroom::ChartOverlay</name>
    <message>
        <source>baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 GP/s (%2)</source>
        <translation>%1 GP/s（%2）</translation>
    </message>
    <message>
        <source>The baseline %1 has nothing of what is shown.</source>
        <translation>基线 %1 不含所示内容。</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 个数据</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n 个数据</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 without a rate in pixels: not drawn.</source>
        <translation>%2 的 %1 没有像素速率：未绘制。</translation>
    </message>
</context>
<context>
    <name>headroom::ChoiceMemory</name>
    <message>
        <source>choice of the workload</source>
        <translation>任务选择</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>%1 的更改</translation>
    </message>
    <message>
        <source>choice of the sizes</source>
        <translation>尺寸选择</translation>
    </message>
    <message>
        <source>choice of the caches</source>
        <translation>缓存选择</translation>
    </message>
    <message>
        <source>choice of transfers</source>
        <translation>传输选择</translation>
    </message>
    <message>
        <source>choice of tuned configurations</source>
        <translation>调优配置选择</translation>
    </message>
    <message>
        <source>choice of variants</source>
        <translation>变体选择</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>多项选择</translation>
    </message>
    <message>
        <source>choice of other devices</source>
        <translation>其他设备的选择</translation>
    </message>
</context>
<context>
    <name>headroom::CodeComparison</name>
    <message>
        <source>The driver of %1 shows no code.</source>
        <translation>%1 的驱动程序不显示代码。</translation>
    </message>
    <message>
        <source>Two revisions are being compiled. Wait for the end, or stop it.</source>
        <translation>正在编译两个修订版。请等待结束，或将其停止。</translation>
    </message>
    <message>
        <source>Comparing the code...</source>
        <translation>正在比较代码...</translation>
    </message>
    <message>
        <source>Compiling %1...</source>
        <translation>正在编译 %1...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The compiler did not respond. Try again.</source>
        <translation>编译器没有回应。请重试。</translation>
    </message>
    <message>
        <source>Code compared.</source>
        <translation>代码已比较。</translation>
    </message>
    <message>
        <source>%1 does not compile: %2</source>
        <translation>%1 无法编译：%2</translation>
    </message>
</context>
<context>
    <name>headroom::CodeWindow</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>Facts of both compilations</source>
        <translation>两次编译的信息</translation>
    </message>
    <message>
        <source>Code that differs, line by line</source>
        <translation>逐行显示有差异的代码</translation>
    </message>
    <message>
        <source>Code of %1 and %2</source>
        <translation>%1 与 %2 的代码</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>The code is the same.</source>
        <translation>代码相同。</translation>
    </message>
    <message>
        <source>Both compile to the same code.</source>
        <translation>两者编译成相同的代码。</translation>
    </message>
    <message>
        <source>The code differs, and all facts are the same.</source>
        <translation>代码不同，所有信息相同。</translation>
    </message>
    <message>
        <source>1 fact differs.</source>
        <translation>1 项信息不同。</translation>
    </message>
    <message numerus="yes">
        <source>%n facts differ.</source>
        <translation>
            <numerusform>%n 项信息不同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ComparisonController</name>
    <message>
        <source>run of %1</source>
        <translation>%1 的运行</translation>
    </message>
    <message>
        <source>pinned run</source>
        <translation>固定的运行</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation>固定为基线(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open baseline...</source>
        <translation>打开基线(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Clear baseline</source>
        <translation>清除基线(&amp;C)</translation>
    </message>
    <message>
        <source>Overlay &amp;results of another tool...</source>
        <translation>叠加其他工具的结果(&amp;R)...</translation>
    </message>
    <message>
        <source>Clear o&amp;verlays</source>
        <translation>清除叠加(&amp;V)</translation>
    </message>
    <message>
        <source>Compare later runs with these results (Ctrl+B).</source>
        <translation>将以后的运行与这些结果比较（Ctrl+B）。</translation>
    </message>
    <message>
        <source>Open a run as baseline</source>
        <translation>打开运行作为基线</translation>
    </message>
    <message>
        <source>Runs (*.json *.jsonl *.headroom);;All files (*)</source>
        <translation>运行 (*.json *.jsonl *.headroom);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open results of clpeak, nvbench or Google Benchmark</source>
        <translation>打开 clpeak、nvbench 或 Google Benchmark 的结果</translation>
    </message>
    <message>
        <source>Results (*.json *.xml);;All files (*)</source>
        <translation>结果 (*.json *.xml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>clearing of the overlays</source>
        <translation>清除叠加</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Pinned as the baseline. Later runs are compared with it.</source>
        <translation>已固定为基线。以后的运行将与其比较。</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Drop it again when the run ends.</source>
        <translation>未读取 %1，因为这会干扰运行。运行结束后请再次拖放。</translation>
    </message>
    <message>
        <source>%1 holds a run without results, so there is nothing to compare with.</source>
        <translation>%1 中的运行没有结果，无可比较。</translation>
    </message>
    <message>
        <source>overlay of %1</source>
        <translation>叠加 %1</translation>
    </message>
</context>
<context>
    <name>headroom::ControlBar</name>
    <message>
        <source>&amp;Use tuned</source>
        <translation>使用调优配置(&amp;U)</translation>
    </message>
    <message>
        <source>Use tuned configurations</source>
        <translation>使用调优后的配置</translation>
    </message>
    <message>
        <source>Run each variant with the configuration that tuning found best for it on this device at this size, and with its defaults where it was not tuned.</source>
        <translation>每个变体使用调优为其在此设备和此尺寸上找到的最佳配置；未调优的使用默认值。</translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation>传输(&amp;N)</translation>
    </message>
    <message>
        <source>Time transfers too</source>
        <translation>同时测量传输</translation>
    </message>
    <message>
        <source>Beside the kernels, time whole operations: the inputs written from ordinary memory, the kernels launched once, the result read back. The table and the Speed-up view then show both.</source>
        <translation>除内核外还测量完整操作：从普通内存写入输入，启动一次内核，读回结果。表格和“加速比”视图随后两者都显示。</translation>
    </message>
</context>
<context>
    <name>headroom::DescriptionPlace</name>
    <message>
        <source>Names the workload, and its description NAME.toml.</source>
        <translation>任务及其描述文件 NAME.toml 的名称。</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>浏览(&amp;B)...</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>The description has no name. Write one.</source>
        <translation>描述没有名称。请输入名称。</translation>
    </message>
    <message>
        <source>%1 Choose another one.</source>
        <translation>%1 请另选一个。</translation>
    </message>
    <message>
        <source>The description has no folder. Choose one.</source>
        <translation>描述没有文件夹。请选择一个。</translation>
    </message>
    <message>
        <source>There is no folder %1. Make it first, or choose another one.</source>
        <translation>没有文件夹 %1。请先创建，或另选一个。</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>计算单元</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟频率</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>最大缓冲区</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>%1 GB/s by bus and clock</source>
        <translation>%1 GB/s（按总线和频率）</translation>
    </message>
    <message>
        <source>not reported by the driver</source>
        <translation>驱动程序未报告</translation>
    </message>
    <message>
        <source>Matrix unit</source>
        <translation>矩阵单元</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>有</translation>
    </message>
    <message>
        <source>none usable from OpenCL C</source>
        <translation>没有可从 OpenCL C 使用的</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>Max work-group</source>
        <translation>最大工作组</translation>
    </message>
    <message>
        <source>%1 (%2 x %3 x %4)</source>
        <translation>%1 (%2 x %3 x %4)</translation>
    </message>
    <message>
        <source>Timer step</source>
        <translation>计时分辨率</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Selector</source>
        <translation>选择符</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>设备(&amp;D)</translation>
    </message>
    <message>
        <source>Device to measure</source>
        <translation>用于测量的设备</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>正在查找设备...</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Add machine...</source>
        <translation>添加机器...</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>在另一台机器、容器或 Pod 的设备上测量。</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>查找 %1 的设备</translation>
    </message>
    <message>
        <source>Connect to this machine and list its devices.</source>
        <translation>连接到此机器并列出其设备。</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>正在连接...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>重试 %1</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceCeilings</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 in 1 round</source>
        <translation>%1，1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rounds</source>
        <translation>
            <numerusform>%1，%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ceilings</source>
        <translation>复制上限</translation>
    </message>
    <message>
        <source>Copy the measured ceilings as a table.</source>
        <translation>将测得的上限复制为表格。</translation>
    </message>
    <message>
        <source>Copy commands</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copy the commands that measure the other ceilings, for a terminal.</source>
        <translation>复制测量其余上限的命令，供终端使用。</translation>
    </message>
    <message>
        <source>Measured ceilings</source>
        <translation>测得的上限</translation>
    </message>
    <message>
        <source>Commands that measure the other ceilings</source>
        <translation>测量其余上限的命令</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>尚未读取。</translation>
    </message>
    <message>
        <source>The history has no ceilings of this device.</source>
        <translation>历史中没有此设备的上限。</translation>
    </message>
    <message>
        <source>From 1 run in the history.</source>
        <translation>来自历史中的 1 次运行。</translation>
    </message>
    <message numerus="yes">
        <source>The highest rates of the latest %n runs in the history.</source>
        <translation>
            <numerusform>历史中最近 %n 次运行的最高速率。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured: %1. In a terminal, this measures them:</source>
        <translation>未测量：%1。在终端中用以下命令测量：</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>轮</translation>
    </message>
    <message>
        <source>day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceController</name>
    <message>
        <source>%1 has no device %2. Another device was selected.</source>
        <translation>%1 没有设备 %2。已选择另一个设备。</translation>
    </message>
    <message>
        <source>Device %1 is no longer available. Another device was selected.</source>
        <translation>设备 %1 不再可用。已选择另一个设备。</translation>
    </message>
    <message>
        <source>Device %1 of the last session is no longer available. Another device was selected.</source>
        <translation>上次会话的设备 %1 不再可用。已选择另一个设备。</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>未找到设备</translation>
    </message>
    <message>
        <source>Device %1 is on machine %2, which no file reaches. Choose %2 in the device box to use it. The selected device stays.</source>
        <translation>设备 %1 位于机器 %2 上，文件不会连接该机器。要使用它，请在设备框中选择 %2。所选设备保持不变。</translation>
    </message>
    <message>
        <source>Device %1 is not on this machine or on one that you added. The selected device stays.</source>
        <translation>设备 %1 不在本机上，也不在您添加的机器上。所选设备保持不变。</translation>
    </message>
    <message>
        <source>No OpenCL device was found. %1 Then choose Run &gt; Rescan devices.</source>
        <translation>未找到 OpenCL 设备。%1 然后选择“运行 &gt; 重新扫描设备”。</translation>
    </message>
</context>
<context>
    <name>headroom::DevicePanel</name>
    <message>
        <source>not measured yet (Tools menu)</source>
        <translation>尚未测量（“工具”菜单）</translation>
    </message>
    <message>
        <source>Facts of the device</source>
        <translation>设备信息</translation>
    </message>
    <message>
        <source>No device is chosen.</source>
        <translation>未选择设备。</translation>
    </message>
    <message>
        <source>A/A floor</source>
        <translation>A/A 本底噪声</translation>
    </message>
</context>
<context>
    <name>headroom::DistributionChart</name>
    <message>
        <source>Distribution of the samples</source>
        <translation>样本分布</translation>
    </message>
</context>
<context>
    <name>headroom::Docks</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device &amp;details</source>
        <translation>设备详情(&amp;D)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Messages (%1)</source>
        <translation>消息（%1）(&amp;M)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
</context>
<context>
    <name>headroom::DraftForm</name>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Which values have these arguments?</source>
        <translation>这些参数取什么值？</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Tunables</source>
        <translation>可调参数</translation>
    </message>
    <message>
        <source>Tunable</source>
        <translation>可调参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>see Questions</source>
        <translation>见“问题”</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>Content before a launch</source>
        <translation>启动前的内容</translation>
    </message>
    <message>
        <source>Content: %1</source>
        <translation>内容：%1</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>In a group</source>
        <translation>每组</translation>
    </message>
</context>
<context>
    <name>headroom::EditorPane</name>
    <message>
        <source>Files of the kernel</source>
        <translation>内核的文件</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>载入(&amp;L)</translation>
    </message>
    <message>
        <source>Drop the changes made here and show the file as it is.</source>
        <translation>放弃此处的更改，按原样显示文件。</translation>
    </message>
    <message>
        <source>K&amp;eep mine</source>
        <translation>保留我的(&amp;E)</translation>
    </message>
    <message>
        <source>Keep the text of the editor. Saving overwrites the file.</source>
        <translation>继续使用此处的文本。保存时会覆盖文件。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is not saved. Choose which text to keep.</source>
        <translation>%1 被另一个程序更改且尚未保存。请选择保留哪个文本。</translation>
    </message>
    <message>
        <source> (read only: it is not UTF-8)</source>
        <translation>（只读：不是 UTF-8）</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and here as well.</source>
        <translation>%1 被另一个程序更改，在此处也有更改。</translation>
    </message>
</context>
<context>
    <name>headroom::ExperimentPage</name>
    <message>
        <source>Run this experiment</source>
        <translation>运行此实验</translation>
    </message>
    <message>
        <source>Measure its kernels on this device (Ctrl+R).</source>
        <translation>在此设备上测量其内核（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Table 14-1 on this device</source>
        <translation>此设备上的表 14-1</translation>
    </message>
    <message>
        <source>Reproduces: %1.</source>
        <translation>再现：%1。</translation>
    </message>
    <message>
        <source>This experiment has no variants yet. To add one, name &quot;%1&quot; under [guide] experiments in its kernel file.</source>
        <translation>此实验还没有变体。要添加变体，请在其内核文件的 [guide] experiments 下写入“%1”。</translation>
    </message>
    <message>
        <source>Measuring. What comes of it is drawn here when the run ends.</source>
        <translation>正在测量。运行结束时结果将绘制在此处。</translation>
    </message>
    <message>
        <source>Looking in the history for what was measured here before.</source>
        <translation>正在历史中查找以前在此测得的结果。</translation>
    </message>
    <message>
        <source>Last run on %1, but that is out of date: %2 Press &quot;%3&quot; to see today&apos;s answer here.</source>
        <translation>上次运行于 %1，但已过时：%2 按“%3”查看今天的结果。</translation>
    </message>
    <message>
        <source>Not measured on this device at this size yet. Press &quot;%1&quot; to see the answer here.</source>
        <translation>尚未在此设备和此尺寸上测量。按“%1”查看结果。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU at 16 MP, in %1: %2.</source>
        <translation>指南的 GPU 在 16 MP 下，以 %1 计：%2。</translation>
    </message>
    <message>
        <source>The guide&apos;s numbers are for its own GPU at 16 MP.</source>
        <translation>指南的数值针对其自身 GPU，16 MP。</translation>
    </message>
    <message>
        <source>Stopped: 1 point was not measured.</source>
        <translation>已停止：1 个测点未测量。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n points were not measured.</source>
        <translation>
            <numerusform>已停止：%n 个测点未测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>测量于 %1。</translation>
    </message>
    <message>
        <source>Measured from %1 to %2.</source>
        <translation>测量于 %1 至 %2。</translation>
    </message>
    <message>
        <source>What to try next with %1</source>
        <translation>%1 接下来可尝试的</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>Text to find</source>
        <translation>要查找的文本</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>在此文件中查找</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Find the one before (Shift+Return).</source>
        <translation>查找上一个（Shift+Return）。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Find the next one (Return).</source>
        <translation>查找下一个（Return）。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back to the text (Esc).</source>
        <translation>返回文本（Esc）。</translation>
    </message>
    <message>
        <source>This file does not have it.</source>
        <translation>此文件中没有。</translation>
    </message>
</context>
<context>
    <name>headroom::FolderList</name>
    <message>
        <source>Kernel folders</source>
        <translation>内核文件夹</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Folders that kernels are read from; later ones override earlier ones</source>
        <translation>读取内核的文件夹；后面的覆盖前面的(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>添加(&amp;A)...</translation>
    </message>
    <message>
        <source>Read the kernels of another folder, too.</source>
        <translation>同时读取另一个文件夹的内核。</translation>
    </message>
    <message>
        <source>always read</source>
        <translation>始终读取</translation>
    </message>
    <message>
        <source>given by --kernels</source>
        <translation>由 --kernels 指定</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>（%1）%2</translation>
    </message>
    <message>
        <source>Add a kernel folder</source>
        <translation>添加内核文件夹</translation>
    </message>
    <message>
        <source>Select a folder to remove.</source>
        <translation>请选择要移除的文件夹。</translation>
    </message>
    <message>
        <source>Do not read the selected folder any more. Its files stay.</source>
        <translation>不再读取所选文件夹。其文件保留。</translation>
    </message>
    <message>
        <source>The selected folder cannot be removed: it is %1.</source>
        <translation>无法移除所选文件夹：%1。</translation>
    </message>
</context>
<context>
    <name>headroom::FoldingGroup</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>headroom::FrameBar</name>
    <message>
        <source>Run, device and views</source>
        <translation>运行、设备和视图</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>运行（%1）</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>导出(&amp;X)</translation>
    </message>
</context>
<context>
    <name>headroom::GuideController</name>
    <message>
        <source>A guide run is in progress. Wait for it to finish, or stop it.</source>
        <translation>正在运行指南。请等待其结束，或将其停止。</translation>
    </message>
    <message>
        <source>The session has results of the guide on %1. They are shown while this device is selected.</source>
        <translation>会话中有指南在 %1 上的结果。选择该设备时会显示。</translation>
    </message>
    <message>
        <source>The guide is running: wait for it, or stop it first.</source>
        <translation>指南正在运行：请等待，或先将其停止。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>No variants yet. To add one, name the experiment in its kernel file.</source>
        <translation>还没有变体。要添加变体，请在其内核文件中写入该实验的名称。</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4)</source>
        <translation>%1：%2（%3/%4）</translation>
    </message>
</context>
<context>
    <name>headroom::GuidePath</name>
    <message>
        <source>Steps and experiments of the guide</source>
        <translation>指南的步骤和实验</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>重复</translation>
    </message>
</context>
<context>
    <name>headroom::GuideView</name>
    <message>
        <source>Done: 1 result.</source>
        <translation>完成：1 个结果。</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>完成：%n 个结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the guide&apos;s report</source>
        <translation>保存指南报告</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>In the guide</source>
        <translation>在指南中</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上，下</translation>
    </message>
    <message>
        <source>Select the step or experiment before or after</source>
        <translation>选择上一个或下一个步骤或实验</translation>
    </message>
    <message>
        <source>Run what is selected in the guide (Ctrl+R).</source>
        <translation>运行指南中所选的内容（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>每个测点采样：%1。</translation>
    </message>
    <message>
        <source>Run the whole guide</source>
        <translation>运行整个指南</translation>
    </message>
    <message>
        <source>Image size of the experiments</source>
        <translation>实验的图像尺寸</translation>
    </message>
    <message>
        <source>Image size of the experiments; some run at smaller ones too. The guide&apos;s own numbers are for 16 MP.</source>
        <translation>实验的图像尺寸；有些实验也在更小的尺寸上运行。指南自身的数值针对 16 MP。</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>Save report...</source>
        <translation>保存报告...</translation>
    </message>
    <message>
        <source>Save what was measured on this device at this size as a web page.</source>
        <translation>将此设备在此尺寸上测得的结果保存为网页。</translation>
    </message>
    <message>
        <source>Image si&amp;ze</source>
        <translation>图像尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Measure every experiment of every step on this device.</source>
        <translation>在此设备上测量所有步骤的所有实验。</translation>
    </message>
</context>
<context>
    <name>headroom::HeatMap</name>
    <message>
        <source>Heat map of the configurations</source>
        <translation>配置的热图</translation>
    </message>
</context>
<context>
    <name>headroom::HeatPanel</name>
    <message>
        <source>Acr&amp;oss</source>
        <translation>横向(&amp;O)</translation>
    </message>
    <message>
        <source>Tunable across the heat map</source>
        <translation>热图横向的可调参数</translation>
    </message>
    <message>
        <source>Dow&amp;n</source>
        <translation>纵向(&amp;N)</translation>
    </message>
    <message>
        <source>Tunable down the heat map</source>
        <translation>热图纵向的可调参数</translation>
    </message>
    <message>
        <source>C&amp;ells show</source>
        <translation>单元格显示(&amp;E)</translation>
    </message>
    <message>
        <source>What a cell shows of the other tunables</source>
        <translation>单元格显示其他可调参数的什么</translation>
    </message>
    <message>
        <source>the best of the others</source>
        <translation>其他参数的最佳值</translation>
    </message>
    <message>
        <source>the selected one&apos;s others</source>
        <translation>所选配置的其他值</translation>
    </message>
    <message>
        <source>A cell holds many configurations where there are more than two tunables: show the fastest of them, or the one whose other values are those of the selected configuration.</source>
        <translation>可调参数多于两个时，一个单元格包含许多配置：显示其中最快的，或其他值与所选配置相同的那个。</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>The first %1 values across and %2 down are drawn.</source>
        <translation>绘制横向前 %1 个和纵向前 %2 个值。</translation>
    </message>
</context>
<context>
    <name>headroom::HeatScale</name>
    <message>
        <source>Scale of the colours</source>
        <translation>颜色刻度</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>%1 %2, logarithmic</source>
        <translation>%1 %2，对数</translation>
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
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Run documents (*.json)</source>
        <translation>运行文档 (*.json)</translation>
    </message>
    <message>
        <source>opening of the run of %1</source>
        <translation>打开 %1 的运行</translation>
    </message>
    <message>
        <source>Export a run</source>
        <translation>导出运行</translation>
    </message>
    <message>
        <source>label of the run of %1</source>
        <translation>%1 的运行的标签</translation>
    </message>
    <message>
        <source>Changed the label of the run of %1.</source>
        <translation>已更改 %1 的运行的标签。</translation>
    </message>
    <message>
        <source>deletion of the run of %1</source>
        <translation>删除 %1 的运行</translation>
    </message>
    <message>
        <source>Restored the run of %1.</source>
        <translation>已恢复 %1 的运行。</translation>
    </message>
    <message>
        <source>Deleted the run of %1. Ctrl+Z restores it.</source>
        <translation>已删除 %1 的运行。按 Ctrl+Z 恢复。</translation>
    </message>
    <message>
        <source>It stays shown until the next run, and the baseline until that is cleared.</source>
        <translation>它会显示到下次运行，并作为基线直到清除基线。</translation>
    </message>
    <message>
        <source>It stays shown until the next run.</source>
        <translation>它会显示到下次运行。</translation>
    </message>
    <message>
        <source>It stays the baseline until that is cleared.</source>
        <translation>它会作为基线直到清除基线。</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>显示的是 %1 的运行。</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryModel</name>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Measured on %1, stored in %2</source>
        <translation>测量于 %1，保存于 %2</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryView</name>
    <message>
        <source>All runs are stored</source>
        <translation>保存所有运行</translation>
    </message>
    <message>
        <source>The newest %1 completed runs are stored</source>
        <translation>保存最新的 %1 次完整运行</translation>
    </message>
    <message>
        <source>Newest %1 runs stored</source>
        <translation>保存最新 %1 次运行</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>设为基线</translation>
    </message>
    <message>
        <source>Label...</source>
        <translation>标签...</translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation>导出 CSV...</translation>
    </message>
    <message>
        <source>Export JSON...</source>
        <translation>导出 JSON...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Search: device, workload, variant, date, label</source>
        <translation>搜索：设备、任务、变体、日期、标签</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>在历史中搜索</translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation>运行，最新的在前</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>A new run deletes the oldest completed ones beyond this number. Labelled runs are never deleted.</source>
        <translation>新的运行会删除超出此数目的最旧完整运行。带标签的运行永不删除。</translation>
    </message>
    <message>
        <source>No runs yet. Every run is stored here, the guide&apos;s too.</source>
        <translation>还没有运行。每次运行都保存在此处，包括指南的运行。</translation>
    </message>
    <message>
        <source>No runs match.</source>
        <translation>没有匹配的运行。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>Show this run, tuning or split (Enter).</source>
        <translation>显示此运行、调优或拆分（Enter）。</translation>
    </message>
    <message>
        <source>Resume an interrupted or stopped run.</source>
        <translation>继续中断或停止的运行。</translation>
    </message>
    <message>
        <source>Compare the current results with this run.</source>
        <translation>将当前结果与此运行比较。</translation>
    </message>
    <message>
        <source>Set the name, the tags and the note of this run (F2).</source>
        <translation>设置此运行的名称、标记和备注（F2）。</translation>
    </message>
    <message>
        <source>Delete this run (Delete). Edit &gt; Undo restores it until the next start.</source>
        <translation>删除此运行（Delete）。在下次启动之前可用“编辑 &gt; 撤消”恢复。</translation>
    </message>
</context>
<context>
    <name>headroom::HostsController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>headroom::ImageWell</name>
    <message>
        <source>grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>grey + alpha</source>
        <translation>灰度 + Alpha</translation>
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
        <translation>%1，32 位浮点</translation>
    </message>
    <message>
        <source>%1, %2 bit</source>
        <translation>%1，%2 位</translation>
    </message>
    <message>
        <source>Drop an image file here, or anywhere on the window; or paste one (Ctrl+V).</source>
        <translation>将图像文件拖放到此处或窗口任意位置；或粘贴（Ctrl+V）。</translation>
    </message>
    <message>
        <source>Drop an
image here</source>
        <translation>将图像
拖放到此处</translation>
    </message>
    <message>
        <source>Thumbnail of the photo</source>
        <translation>照片缩略图</translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation>还没有照片</translation>
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
        <translation>%1 s：读取 %2，编译 %3，计时 %4，检查 %5</translation>
    </message>
    <message>
        <source>A kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>正在测量内核。请等待结束，或将其停止。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>修订版 %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 does not exist here.</source>
        <translation>会话中打开的内核 %1 在此不存在。</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 is not in the kernel folders. If it is yours, open %2 in the Kernel view.</source>
        <translation>会话中打开的内核 %1 不在内核文件夹中。如果是您的，请在“内核”视图中打开 %2。</translation>
    </message>
    <message>
        <source>Measure it (Ctrl+R), or save one of its files.</source>
        <translation>测量它（Ctrl+R），或保存其中一个文件。</translation>
    </message>
    <message>
        <source>Built in, to read. New &gt; A copy of this kernel makes it yours to change.</source>
        <translation>内置，只供阅读。选择“新建 &gt; 此内核的副本”即可修改。</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another folder.</source>
        <translation>%1 已存在于那里。请另选文件夹。</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1. Open it in your editor: saves are seen here.</source>
        <translation>此桌面没有程序可打开 %1。请在您的编辑器中打开：保存后此处会察觉。</translation>
    </message>
    <message>
        <source>Saved. It is measured when the run that is in progress has ended.</source>
        <translation>已保存。当前运行结束后进行测量。</translation>
    </message>
    <message>
        <source>It cannot be read, so nothing is measured. Correct it and save.</source>
        <translation>无法读取，因此不测量。请改正并保存。</translation>
    </message>
    <message>
        <source>The kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>正在测量内核。请等待结束，或将其停止。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>Open a kernel first.</source>
        <translation>请先打开一个内核。</translation>
    </message>
    <message>
        <source>The kernel cannot be read. Correct it and save.</source>
        <translation>无法读取内核。请改正并保存。</translation>
    </message>
    <message>
        <source>Building, checking and measuring it, and the device&apos;s ceilings...</source>
        <translation>正在编译、检查和测量内核以及设备的上限...</translation>
    </message>
    <message>
        <source>Building, checking and measuring it...</source>
        <translation>正在编译、检查和测量...</translation>
    </message>
    <message>
        <source>Revision %1: %2</source>
        <translation>修订版 %1：%2</translation>
    </message>
    <message>
        <source>Stopped. No results were stored.</source>
        <translation>已停止。未保留任何内容。</translation>
    </message>
    <message>
        <source>Kernel measured.</source>
        <translation>内核已测量。</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>打开内核</translation>
    </message>
    <message>
        <source>Kernels and tuning problems (*.cl *.toml *.json);;All files (*)</source>
        <translation>内核和调优问题 (*.cl *.toml *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation>副本的文件夹</translation>
    </message>
    <message>
        <source>Changes since revision %1</source>
        <translation>自修订版 %1 以来的更改</translation>
    </message>
    <message>
        <source>Changes from revision %1 to %2</source>
        <translation>从修订版 %1 到 %2 的更改</translation>
    </message>
    <message>
        <source>Open the &amp;kernel %1</source>
        <translation>打开内核 %1(&amp;K)</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 不是内核：没有文本可显示。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>内核(&amp;K)</translation>
    </message>
    <message>
        <source>In a kernel&apos;s text</source>
        <translation>在内核的文本中</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save, and measure where that is ticked</source>
        <translation>保存，并在勾选时测量</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>在此文件中查找</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6，Shift+F6</translation>
    </message>
    <message>
        <source>Leave the text for the next control, the previous one; Tab indents</source>
        <translation>离开文本，转到下一个或上一个控件；Tab 用于缩进</translation>
    </message>
    <message>
        <source>Build, check and measure the kernel as it is saved (Ctrl+R).</source>
        <translation>按保存的内容编译、检查和测量内核（Ctrl+R）。</translation>
    </message>
    <message>
        <source>It is sampled for %1.</source>
        <translation>采样：%1。</translation>
    </message>
</context>
<context>
    <name>headroom::KernelControls</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open a kernel: its .cl, or the .toml that describes it.</source>
        <translation>打开内核：它的 .cl 文件，或描述它的 .toml 文件。</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新版本(&amp;N)</translation>
    </message>
    <message>
        <source>Describe a bare .cl file, or copy a built-in kernel.</source>
        <translation>描述一个单独的 .cl 文件，或复制内置内核。</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>保存(&amp;A)</translation>
    </message>
    <message>
        <source>Save all files of the kernel (Ctrl+S).</source>
        <translation>保存内核的所有文件（Ctrl+S）。</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>Compil&amp;er</source>
        <translation>编译器(&amp;E)</translation>
    </message>
    <message>
        <source>Open in m&amp;y editor</source>
        <translation>在我的编辑器中打开(&amp;Y)</translation>
    </message>
    <message>
        <source>Open the file with the program that this desktop has for it. A save there is seen here.</source>
        <translation>用此桌面为其指定的程序打开文件。在那里保存后此处会察觉。</translation>
    </message>
    <message>
        <source>A copy of &amp;this kernel...</source>
        <translation>此内核的副本(&amp;T)...</translation>
    </message>
    <message>
        <source>Measure on save</source>
        <translation>保存时测量</translation>
    </message>
    <message>
        <source>From a .cl file or a te&amp;xt...</source>
        <translation>来自 .cl 文件或文本(&amp;X)...</translation>
    </message>
    <message>
        <source>Size to measure at</source>
        <translation>测量尺寸</translation>
    </message>
    <message>
        <source>Measure the kernel whenever one of its files is saved, here or in another program.</source>
        <translation>每当内核的某个文件在此处或另一个程序中保存时，测量该内核。</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>A kernel is measured at one size at a time. %1 names %2.</source>
        <translation>每次只在一个尺寸上测量内核：%1 包含 %2。</translation>
    </message>
    <message>
        <source>Run the kernel once in Oclgrind, at a small size: races, accesses out of bounds, uninitialized values, divergent barriers. Each is shown at its line.</source>
        <translation>在 Oclgrind 中以小尺寸运行一次内核：竞争、越界访问、未初始化的值、分歧的屏障。每项都显示在其所在行。</translation>
    </message>
    <message>
        <source>Show what the device&apos;s compiler made of the kernel: registers, spills, vectors, its code.</source>
        <translation>显示设备的编译器由内核生成的内容：寄存器、溢出、向量、代码。</translation>
    </message>
    <message>
        <source>Show a built-in kernel first.</source>
        <translation>请先显示一个内置内核。</translation>
    </message>
</context>
<context>
    <name>headroom::KernelInspector</name>
    <message>
        <source> (the other access is in line %1)</source>
        <translation>（另一次访问在第 %1 行）</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation>（%1 次）</translation>
    </message>
    <message>
        <source>Counted: %1%2 operations on floating point numbers, %3 bytes read from global memory and %4 written, by %5 work-items.</source>
        <translation>计数：%1%2 次浮点运算，从全局内存读取 %3 字节、写入 %4 字节，共 %5 个工作项。</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>至少 </translation>
    </message>
    <message>
        <source>A kernel is being looked at. Wait for it to finish, or stop it.</source>
        <translation>正在分析内核。请等待结束，或将其停止。</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel is beside its revisions.</source>
        <translation>编译器由内核生成的内容显示在修订版旁边。</translation>
    </message>
    <message>
        <source>Running it once in Oclgrind...</source>
        <translation>正在 Oclgrind 中运行一次...</translation>
    </message>
    <message>
        <source>Compiling it for the device...</source>
        <translation>正在为设备编译...</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 found a fault in 1 place.</source>
        <translation>%1 在 1 处发现错误。</translation>
    </message>
    <message numerus="yes">
        <source>%1 found faults in %n places.</source>
        <translation>
            <numerusform>%1 在 %n 处发现错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation>%1 未发现问题。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>headroom::KernelView</name>
    <message>
        <source>What came of it</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What took how long</source>
        <translation>各阶段用时</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>如何开始</translation>
    </message>
    <message>
        <source>Open a kernel, or drop a .cl file on the window.

A bare .cl file is described first: New proposes its buffers and sizes. Then each save, here or in your own editor, builds, checks and measures it again.</source>
        <translation>打开一个内核，或将 .cl 文件拖放到窗口上。

单独的 .cl 文件要先描述：“新建”会建议其缓冲区和尺寸。此后在此处或您的编辑器中每次保存，都会重新编译、检查和测量。</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel</source>
        <translation>编译器由内核生成的内容</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>修订版</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Advice on the kernel</source>
        <translation>对内核的建议</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compiler shows here what the device&apos;s compiler makes of the kernel.</source>
        <translation>“编译器”在此显示设备的编译器由内核生成的内容。</translation>
    </message>
    <message>
        <source>What to try next appears here when the kernel has been measured. Compiler adds what its code shows.</source>
        <translation>内核测量后，接下来可尝试的内容显示在此处。“编译器”会补充其代码所显示的内容。</translation>
    </message>
</context>
<context>
    <name>headroom::LabelDialog</name>
    <message>
        <source>Label a run</source>
        <translation>为运行加标签</translation>
    </message>
    <message>
        <source>Before the change</source>
        <translation>更改之前</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>词语，用逗号分隔</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>标记(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>备注(&amp;O)</translation>
    </message>
    <message>
        <source>A labelled run is never deleted to make room for a new one.</source>
        <translation>带标签的运行永不会为腾出空间而被删除。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>headroom::LabelledBars</name>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>with a warning</source>
        <translation>有警告</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1：%2，有警告</translation>
    </message>
</context>
<context>
    <name>headroom::LastRun</name>
    <message>
        <source>The run of %1 is not shown at start: %2</source>
        <translation>启动时不显示 %1 的运行：%2</translation>
    </message>
    <message>
        <source>its journal has %1. Open it from the history (Ctrl+H).</source>
        <translation>其日志有%1。请从历史中打开（Ctrl+H）。</translation>
    </message>
</context>
<context>
    <name>headroom::LessonPage</name>
    <message>
        <source>Page of the guide</source>
        <translation>指南的页面</translation>
    </message>
</context>
<context>
    <name>headroom::LineList</name>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Find a line</source>
        <translation>查找线</translation>
    </message>
    <message>
        <source>Lines of the chart, fastest first</source>
        <translation>图表的线，最快的在前</translation>
    </message>
</context>
<context>
    <name>headroom::LineListModel</name>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to draw it in grey.</source>
        <translation>%1
点击线的样例或按空格键，将其画成灰色。</translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to give it a colour.</source>
        <translation>%1
点击线的样例或按空格键，为其着色。</translation>
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
        <translation>视图“%1”没有运行。</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <translation>已停止。保留目前的结果。</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>运行失败。</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>运行（%1）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>正在停止...</translation>
    </message>
    <message>
        <source>%1 was added. Its devices are in the device box.</source>
        <translation>已添加 %1。其设备在设备框中。</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it.</source>
        <translation>打开照片（Ctrl+O）、拖放到此处或粘贴（Ctrl+V），查看模糊的效果。</translation>
    </message>
    <message>
        <source>Opened the session %1</source>
        <translation>已打开会话 %1</translation>
    </message>
    <message>
        <source>Saved the session %1</source>
        <translation>已保存会话 %1</translation>
    </message>
    <message>
        <source>Show kernels</source>
        <translation>显示内核</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>正在启动...</translation>
    </message>
    <message>
        <source>The compiler&apos;s log of %1:
%2</source>
        <translation>%1 的编译器日志：
%2</translation>
    </message>
    <message>
        <source>Saved the blurred photo as %1.</source>
        <translation>已将模糊后的照片保存为 %1。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>%1 - Headroom</source>
        <translation>%1 - Headroom</translation>
    </message>
    <message>
        <source>Kernel files were read again.</source>
        <translation>已重新读取内核文件。</translation>
    </message>
    <message>
        <source>A kernel file was skipped: %1</source>
        <translation>跳过了一个内核文件：%1</translation>
    </message>
    <message>
        <source>Run of %1 opened from history; Run would measure it again.</source>
        <translation>已从历史打开 %1 的运行；“运行”会重新测量。</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>显示的是 %1 的运行。</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>完成：1 个结果。</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>完成：%n 个结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open photo</source>
        <translation>打开照片</translation>
    </message>
    <message>
        <source>On %1 only.</source>
        <translation>仅在 %1 上。</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>在 %1 上。</translation>
    </message>
</context>
<context>
    <name>headroom::ManualBrowser</name>
    <message>
        <source>Page of the user guide</source>
        <translation>用户手册的页面</translation>
    </message>
</context>
<context>
    <name>headroom::ManualWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户手册</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>搜索所有页面</translation>
    </message>
    <message>
        <source>Words to search all pages for</source>
        <translation>在所有页面中搜索的词</translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation>用户手册的页面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>%1 is not part of the built-in guide. Look for it in Headroom&apos;s sources.</source>
        <translation>%1 不属于内置手册。请在 Headroom 的源代码中查找。</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>%1 - User guide</source>
        <translation>%1 - 用户手册</translation>
    </message>
</context>
<context>
    <name>headroom::MarkLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>mild outlier</source>
        <translation>轻微离群值</translation>
    </message>
    <message>
        <source>severe outlier</source>
        <translation>严重离群值</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>中位数的 95% 区间</translation>
    </message>
</context>
<context>
    <name>headroom::MarksLabel</name>
    <message>
        <source>Warnings about this time</source>
        <translation>关于此时间的警告</translation>
    </message>
</context>
<context>
    <name>headroom::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>headroom::MessageList</name>
    <message>
        <source>Messages of the compiler and the checks</source>
        <translation>编译器和检查的消息</translation>
    </message>
</context>
<context>
    <name>headroom::MessageLog</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>No messages. Errors and applied timing settings appear here.</source>
        <translation>没有消息。错误和所应用的计时设置显示在此处。</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelDialog</name>
    <message>
        <source>New kernel</source>
        <translation>新建内核</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Shows the file that is written.</source>
        <translation>显示将写入的文件。</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>创建(&amp;R)</translation>
    </message>
    <message>
        <source>No kernel is described yet. Choose its file, or paste its text.</source>
        <translation>尚未描述内核。请选择其文件，或粘贴其文本。</translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB, which no kernel is.</source>
        <translation>文本大于 %1 MiB，内核不会这么大。</translation>
    </message>
    <message>
        <source>A run is in progress. The kernel is built when it ends.</source>
        <translation>正在运行。运行结束后编译内核。</translation>
    </message>
    <message>
        <source>Building the kernel...</source>
        <translation>正在编译内核...</translation>
    </message>
    <message>
        <source>The kernel is being built.</source>
        <translation>正在编译内核。</translation>
    </message>
    <message>
        <source>Reading the tuning problem...</source>
        <translation>正在读取调优问题...</translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation>1 个参数</translation>
    </message>
    <message numerus="yes">
        <source>%n arguments</source>
        <translation>
            <numerusform>%n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>Built on %1: %2 takes %3.</source>
        <translation>在 %1 上编译：%2 有 %3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 problem: %1</source>
        <translation>1 个问题：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n problems, the first: %1</source>
        <translation>
            <numerusform>%n 个问题，第一个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the description.</source>
        <translation>写入描述。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation>%1 已存在于那里。要覆盖吗？</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>%1 are there already. Overwrite them?</source>
        <translation>%1 已存在于那里。要覆盖吗？</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelSource</name>
    <message>
        <source>A file of OpenCL C or a tuning problem, or paste text below</source>
        <translation>OpenCL C 文件或调优问题，或在下面粘贴文本</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation>选择(&amp;H)...</translation>
    </message>
    <message>
        <source>Paste OpenCL C here.</source>
        <translation>在此粘贴 OpenCL C。</translation>
    </message>
    <message>
        <source>none, or such as -DN=4 -Iinclude</source>
        <translation>无，或例如 -DN=4 -Iinclude</translation>
    </message>
    <message>
        <source>Messages of the compiler</source>
        <translation>编译器的消息</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>Build &amp;options</source>
        <translation>编译选项(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>内核(&amp;K)</translation>
    </message>
    <message>
        <source>Build options of the tuning problem.</source>
        <translation>编译选项，由调优问题指定。</translation>
    </message>
    <message>
        <source>Options of the build. Folders of -I are searched for what the file includes.</source>
        <translation>编译选项。在 -I 的文件夹中查找文件所包含的内容。</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>选择内核</translation>
    </message>
    <message>
        <source>OpenCL C and tuning problems (*.cl *.ocl *.clh *.h *.json)</source>
        <translation>OpenCL C 和调优问题 (*.cl *.ocl *.clh *.h *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>headroom::NoiseController</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>headroom::NoiseDialog</name>
    <message>
        <source>&amp;Copies of a plane</source>
        <translation>平面复制(&amp;C)</translation>
    </message>
    <message>
        <source>The &amp;ticked variants (%1 of %2)</source>
        <translation>勾选的变体（%1/%2）(&amp;T)</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise</source>
        <translation>测量本机的噪声</translation>
    </message>
    <message>
        <source>Finds the noise floor. Measure what you will compare, and leave the machine idle.</source>
        <translation>确定本底噪声。测量您要比较的内容，并让机器保持空闲。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>&amp;Pairs of each</source>
        <translation>每项的对数(&amp;P)</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>目前已知</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
</context>
<context>
    <name>headroom::OrderChart</name>
    <message>
        <source>Samples in the order of the run</source>
        <translation>按运行顺序的样本</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>时间，%1</translation>
    </message>
    <message>
        <source>sample, in the order of the run</source>
        <translation>样本，按运行顺序</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>%1 秒后</translation>
    </message>
</context>
<context>
    <name>headroom::OtherDevices</name>
    <message>
        <source>Device %1 of the last session is no longer available. Runs go on without it.</source>
        <translation>上次会话的设备 %1 不再可用。运行将不使用它。</translation>
    </message>
    <message>
        <source>Device %1 is not available. Runs go on without it.</source>
        <translation>设备 %1 不可用。运行将不使用它。</translation>
    </message>
    <message>
        <source>Runs go on without these devices: %1. They are not on this machine or on one that was reached.</source>
        <translation>运行将不使用以下设备：%1。它们不在本机上，也不在已连接的机器上。</translation>
    </message>
</context>
<context>
    <name>headroom::OtherDevicesButton</name>
    <message>
        <source>Also on...</source>
        <translation>同时在...</translation>
    </message>
    <message>
        <source>Also on 1 device</source>
        <translation>同时在 1 个设备上</translation>
    </message>
    <message numerus="yes">
        <source>Also on %n devices</source>
        <translation>
            <numerusform>同时在 %n 个设备上</numerusform>
        </translation>
    </message>
    <message>
        <source>This device only</source>
        <translation>仅此设备</translation>
    </message>
    <message>
        <source>Other devices to measure on</source>
        <translation>要测量的其他设备</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>%1: the same device as %2</source>
        <translation>%1：与 %2 是同一设备</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>查找 %1 的设备</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>正在连接...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>重试 %1</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>This view uses %1 only. Runs of Photo, Throughput, Speed-up and Roofline can measure on several devices.</source>
        <translation>此视图仅使用 %1。照片、吞吐量、加速比和屋顶线视图的运行可在多个设备上测量。</translation>
    </message>
    <message>
        <source>There is one device. A second driver, or a machine from Run &gt; Add machine..., would be another one.</source>
        <translation>只有一个设备。安装另一个驱动程序，或通过“运行 &gt; 添加机器...”添加机器，可以得到更多设备。</translation>
    </message>
    <message>
        <source>Choose other devices that runs measure on, too. Each has its own ceilings.</source>
        <translation>选择运行时同时测量的其他设备。每个设备有自己的上限。</translation>
    </message>
    <message>
        <source>Runs measure on these devices, too, machines at the same time:
%1</source>
        <translation>运行也在这些设备上测量，各机器同时进行：
%1</translation>
    </message>
    <message>
        <source>The photo and the other views use the selected device only.</source>
        <translation>照片和其他视图仅使用所选设备。</translation>
    </message>
</context>
<context>
    <name>headroom::ParameterControl</name>
    <message>
        <source>Si&amp;gma</source>
        <translation>Sigma(&amp;G)</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian, in pixels. The photo is blurred again while it changes.</source>
        <translation>高斯函数的标准差，以像素为单位。更改时照片会重新模糊。</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>0.000</source>
        <translation>0.000</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
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
        <translation>左侧图片</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Compare the photo with its blur.</source>
        <translation>将照片与其模糊结果比较。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Comparison of both pictures</source>
        <translation>两张图片的比较</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>分界线</translation>
    </message>
    <message>
        <source>Show the pictures on either side of a line that can be dragged (W).</source>
        <translation>在可拖动的分界线两侧显示两张图片（W）。</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Show the same part of both pictures (S).</source>
        <translation>显示两张图片的同一部分（S）。</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Show right minus left, amplified: blue is darker, orange brighter (D).</source>
        <translation>显示放大的右减左：蓝色更暗，橙色更亮（D）。</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>比较方式</translation>
    </message>
    <message>
        <source>Amplification of differences</source>
        <translation>差异的放大倍数</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>The largest power of two that fits 99.9% of the differing pixels into the scale.</source>
        <translation>使 99.9% 的不同像素落入刻度范围的最大 2 的幂。</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Amplified</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show left</source>
        <translation>显示左侧</translation>
    </message>
    <message>
        <source>Show the left picture in the whole view while the button is held (space bar in the photo).</source>
        <translation>按住按钮时在整个视图中显示左侧图片（照片中按空格键）。</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>闪烁</translation>
    </message>
    <message>
        <source>Show both pictures by turns, half a second each (B in the photo).</source>
        <translation>轮流显示两张图片，各半秒（照片中按 B）。</translation>
    </message>
    <message>
        <source>Zoom: 100% is one pixel of the photo per pixel of the screen. Click to change it.</source>
        <translation>缩放：100% 表示照片的一个像素对应屏幕的一个像素。点击更改。</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>缩放 %1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoComparison</name>
    <message>
        <source>%1 x %2 at %3, %4</source>
        <translation>%1 x %2，位于 %3, %4</translation>
    </message>
    <message>
        <source>error up to %1, RMS %2</source>
        <translation>误差最大 %1，RMS %2</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>无法比较 %1：%2</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>%1 minus %2, amplified %3x</source>
        <translation>%1 减 %2，放大 %3x</translation>
    </message>
    <message>
        <source>Whole photo: %1; %2 of %3 pixels differ</source>
        <translation>整张照片：%1；%3 个像素中有 %2 个不同</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>measured when the run ends</source>
        <translation>运行结束后测量</translation>
    </message>
    <message>
        <source>measuring...</source>
        <translation>正在测量...</translation>
    </message>
    <message>
        <source>between them: %1</source>
        <translation>两者之间：%1</translation>
    </message>
    <message>
        <source>before and after: %1</source>
        <translation>之前与之后：%1</translation>
    </message>
    <message>
        <source>Blurring with %1 to compare...</source>
        <translation>正在用 %1 模糊以便比较...</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1，y %2</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>差异：%1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoController</name>
    <message>
        <source>%1 with rounding</source>
        <translation>%1（含舍入）</translation>
    </message>
    <message>
        <source>exact; the cut at 3 sigma costs %1</source>
        <translation>精确；截断于 3 sigma 造成 %1</translation>
    </message>
    <message>
        <source>error up to %1</source>
        <translation>误差最大 %1</translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 GP/s</source>
        <translation>%1：%2 ms，%3 GP/s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>This photo is blurred with %1 at %2</source>
        <translation>此照片用 %1 模糊，%2</translation>
    </message>
    <message>
        <source>%1 in %2 ms, which is %3 GP/s.</source>
        <translation>%1，%2 ms，即 %3 GP/s。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Its error is measured when sigma rests.</source>
        <translation>sigma 停止变化后测量其误差。</translation>
    </message>
    <message>
        <source>on this photo</source>
        <translation>在此照片上</translation>
    </message>
    <message>
        <source>in samples from all over this photo</source>
        <translation>在整张照片的样本中</translation>
    </message>
    <message>
        <source>Its largest error %1 is %2 of the true Gaussian, white being 1.</source>
        <translation>其最大误差 %1，相对真正的高斯函数为 %2（白色为 1）。</translation>
    </message>
    <message>
        <source>%1 It is what the cut at 3 sigma costs, as in all exact blurs; the rest is exact. Approximations that reach further can be nearer to the true Gaussian.</source>
        <translation>%1 这是截断于 3 sigma 的代价，所有精确模糊都如此；其余部分是精确的。范围更大的近似可能更接近真正的高斯函数。</translation>
    </message>
    <message>
        <source>Not blurred: %1</source>
        <translation>未模糊：%1</translation>
    </message>
    <message>
        <source>Finding the fastest...</source>
        <translation>正在查找最快的...</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer. Save it first, then open the file.</source>
        <translation>%1 不是本机上的文件。请先保存，再打开该文件。</translation>
    </message>
    <message>
        <source>Pasted image</source>
        <translation>粘贴的图像</translation>
    </message>
    <message>
        <source>It is what you chose.</source>
        <translation>这是您的选择。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Paused until the run ends</source>
        <translation>暂停至运行结束</translation>
    </message>
    <message>
        <source>%1. Shown: %2</source>
        <translation>%1。显示的是：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1. The photo is blurred then.</source>
        <translation>%1。届时照片会被模糊。</translation>
    </message>
    <message>
        <source>Blurring would disturb what is timed. The photo is blurred again when the run ends.</source>
        <translation>模糊会干扰计时。运行结束后照片会再次模糊。</translation>
    </message>
    <message>
        <source>Blurring...</source>
        <translation>正在模糊...</translation>
    </message>
    <message>
        <source>the best variant</source>
        <translation>最佳变体</translation>
    </message>
    <message>
        <source>Blurring with %1%2...</source>
        <translation>正在用 %1%2 模糊...</translation>
    </message>
    <message>
        <source>Looking for devices to blur on...</source>
        <translation>正在查找用于模糊的设备...</translation>
    </message>
    <message>
        <source>Choose a blur for the photo.</source>
        <translation>请选择照片的模糊方式。</translation>
    </message>
    <message>
        <source>Not blurred: there is no device.</source>
        <translation>未模糊：没有设备。</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>照片</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoFiles</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>图像 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 does not fit into memory. Choose a smaller image.</source>
        <translation>内存放不下 %1。请选择更小的图像。</translation>
    </message>
    <message>
        <source>%1 cannot be read as an image: %2. Choose another file.</source>
        <translation>无法将 %1 读取为图像：%2。请选择其他文件。</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoPane</name>
    <message>
        <source>Values under the cursor</source>
        <translation>光标下的值</translation>
    </message>
    <message>
        <source>Compare by a &amp;line</source>
        <translation>用分界线比较(&amp;L)</translation>
    </message>
    <message>
        <source>Compare s&amp;ide by side</source>
        <translation>并排比较(&amp;I)</translation>
    </message>
    <message>
        <source>Show the &amp;difference</source>
        <translation>显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>闪烁(&amp;B)</translation>
    </message>
    <message>
        <source>Copy &amp;values under the cursor</source>
        <translation>复制光标下的值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Copy what is shown as picture</source>
        <translation>将所示内容复制为图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Measure the visible part</source>
        <translation>测量可见部分(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Remove the region</source>
        <translation>移除区域(&amp;R)</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoTools</name>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>粘贴图像(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save blurred photo as...</source>
        <translation>模糊照片另存为(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Fit photo</source>
        <translation>照片适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>Photo at &amp;100%</source>
        <translation>照片 100%(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>放大(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的(&amp;R)</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation>打开照片</translation>
    </message>
    <message>
        <source>The clipboard holds no image. Copy a picture or an image file first.</source>
        <translation>剪贴板中没有图像。请先复制图片或图像文件。</translation>
    </message>
    <message>
        <source>Save the blurred photo</source>
        <translation>保存模糊后的照片</translation>
    </message>
    <message>
        <source>Photo &amp;report...</source>
        <translation>照片报告(&amp;R)...</translation>
    </message>
    <message>
        <source>One page with the photo before and after, the amplified difference and its figures.</source>
        <translation>一个页面，包含模糊前后的照片、放大的差异及其数值。</translation>
    </message>
    <message>
        <source>Export the report on the photo</source>
        <translation>导出照片报告</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>&amp;Photo</source>
        <translation>照片(&amp;P)</translation>
    </message>
    <message>
        <source>In the photo</source>
        <translation>在照片中</translation>
    </message>
    <message>
        <source>+, -</source>
        <translation>+，-</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>放大，缩小</translation>
    </message>
    <message>
        <source>0, 1</source>
        <translation>0，1</translation>
    </message>
    <message>
        <source>Fit photo, photo at 100%</source>
        <translation>照片适合窗口，照片 100%</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the photo</source>
        <translation>移动照片</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+左，Shift+右</translation>
    </message>
    <message>
        <source>Move the line between both pictures</source>
        <translation>移动两张图片之间的分界线</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Show the left picture while held</source>
        <translation>按住时显示左侧图片</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show both pictures by turns</source>
        <translation>轮流显示两张图片</translation>
    </message>
    <message>
        <source>W, S, D</source>
        <translation>W，S，D</translation>
    </message>
    <message>
        <source>Compare by a line, side by side, by the difference</source>
        <translation>用分界线、并排、按差异比较</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+拖动</translation>
    </message>
    <message>
        <source>Measure a region</source>
        <translation>测量区域</translation>
    </message>
    <message>
        <source>&amp;Blur the photo with %1</source>
        <translation>用 %1 模糊照片(&amp;B)</translation>
    </message>
    <message>
        <source>%1 cannot blur photos.</source>
        <translation>%1 不能模糊照片。</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoView</name>
    <message>
        <source>Drop a photo here, or open one (Ctrl+O)</source>
        <translation>将照片拖放到此处，或打开一张（Ctrl+O）</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Photo before and after</source>
        <translation>模糊前后的照片</translation>
    </message>
</context>
<context>
    <name>headroom::PlotView</name>
    <message>
        <source>Line</source>
        <translation>分界线</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show everything again (0, or a double click).</source>
        <translation>重新显示全部（0 或双击）。</translation>
    </message>
</context>
<context>
    <name>headroom::Preferences</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 in %2, less where noise falls to %3% sooner</source>
        <translation>%1，%2，噪声提前降至 %3% 时缩短</translation>
    </message>
    <message>
        <source>Preferences cannot be stored in %1. Free space on its disk or make it writable; otherwise they are lost when the window is closed.</source>
        <translation>无法将首选项存储到 %1。请释放磁盘空间或使该文件可写；否则关闭窗口后首选项将丢失。</translation>
    </message>
</context>
<context>
    <name>headroom::PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Auto (as the desktop)</source>
        <translation>自动（跟随桌面）</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>时间 (ms)</translation>
    </message>
    <message>
        <source>Rate (GP/s, GB/s, GFLOP/s)</source>
        <translation>速率 (GP/s, GB/s, GFLOP/s)</translation>
    </message>
    <message>
        <source>Decimal (kB, MB, GB)</source>
        <translation>十进制 (kB, MB, GB)</translation>
    </message>
    <message>
        <source>Binary (KiB, MiB, GiB)</source>
        <translation>二进制 (KiB, MiB, GiB)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>恢复默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Time budget of a point in seconds</source>
        <translation>每个测点的时间预算（秒）</translation>
    </message>
    <message>
        <source>Sample each point for at most this long, in all rounds together. A longer time narrows the interval of the median.</source>
        <translation>每个测点最多采样这么久，各轮合计。时间越长，中位数的区间越窄。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Measure each point in this many rounds, in random order. They share the time budget, and each has a runner process of its own.</source>
        <translation>每个测点以随机顺序分这么多轮测量。各轮共用时间预算，每轮有自己的运行进程。</translation>
    </message>
    <message>
        <source>Noise goal in percent</source>
        <translation>噪声目标（百分比）</translation>
    </message>
    <message>
        <source>Stop sampling a point when its noise is at most this. 0: use the whole time budget, whatever the noise.</source>
        <translation>测点的噪声不超过此值时停止采样。0：无论噪声如何都用完时间预算。</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>as precise as the time allows</source>
        <translation>在时间允许范围内尽量精确</translation>
    </message>
    <message>
        <source>Measure as Headroom does by default.</source>
        <translation>按 Headroom 的默认设置测量。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light or dark windows. Exported pictures are black on white in each.</source>
        <translation>浅色或深色窗口。两种主题下导出的图片都是白底黑字。</translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation>语言，下次启动时生效</translation>
    </message>
    <message>
        <source>Language of the window. Sentences of the engine, files, reports and the command line stay English.</source>
        <translation>窗口的语言。引擎的语句、文件、报告和命令行保持英语。</translation>
    </message>
    <message>
        <source>Main figure of speed</source>
        <translation>主要速度指标</translation>
    </message>
    <message>
        <source>The figure that comes first where both are shown, and the one in the list beside the throughput chart. Axes show rates. Files and reports have both.</source>
        <translation>两者都显示时排在前面的指标，也是吞吐量图旁列表中的指标。坐标轴显示速率。文件和报告两者都有。</translation>
    </message>
    <message>
        <source>Units of bytes</source>
        <translation>字节单位</translation>
    </message>
    <message>
        <source>Units of memory sizes on screen. Rates and footprints of copies are decimal in either case, as GB/s is 10^9 bytes per second.</source>
        <translation>屏幕上内存大小的单位。复制的速率和占用量始终用十进制，因为 GB/s 是每秒 10^9 字节。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Time &amp;budget per point</source>
        <translation>每个测点的时间预算(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>轮数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Noise goal</source>
        <translation>噪声目标(&amp;N)</translation>
    </message>
    <message>
        <source>For runs, for A/A checks and splits, and for the finalists of a tuning. The Guide view takes 0.3 of the time, the Kernel view 0.4 of it in one round.</source>
        <translation>用于运行、A/A 测试和拆分，以及调优的入围配置。“指南”视图使用 0.3 倍时间，“内核”视图以一轮使用 0.4 倍时间。</translation>
    </message>
    <message>
        <source> Until the window is closed, the time budget is %1 s, as given by --time-budget.</source>
        <translation> 在关闭窗口之前，时间预算为 %1 秒，由 --time-budget 指定。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>下次启动时生效</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Main figure of &amp;speed</source>
        <translation>主要速度指标(&amp;S)</translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation>字节(&amp;Y)</translation>
    </message>
    <message>
        <source>Configurations compiled at once in tunings</source>
        <translation>调优时同时编译的配置数</translation>
    </message>
    <message>
        <source>Compile this many configurations of a tuning at once, before they are measured one after the other. 1: compile each when it is measured. Several workers always do that.</source>
        <translation>在逐个测量之前，同时编译一次调优中的这么多个配置。1：测量时才编译每个配置。有多个工作进程时始终如此。</translation>
    </message>
    <message>
        <source>by CPU cores</source>
        <translation>按 CPU 核心数</translation>
    </message>
    <message>
        <source>Compile a&amp;head in tunings</source>
        <translation>调优时预先编译(&amp;H)</translation>
    </message>
</context>
<context>
    <name>headroom::ResultController</name>
    <message>
        <source>clearing of the results</source>
        <translation>清除结果</translation>
    </message>
    <message>
        <source>choice of the baseline</source>
        <translation>基线选择</translation>
    </message>
    <message>
        <source>clearing of the baseline</source>
        <translation>清除基线</translation>
    </message>
    <message>
        <source>the baseline %1</source>
        <translation>基线 %1</translation>
    </message>
    <message>
        <source>Another measurement is in progress. Run waits for it to finish.</source>
        <translation>正在进行另一项测量。“运行”等待其结束。</translation>
    </message>
    <message>
        <source>Measuring the device&apos;s ceilings. The first result follows.</source>
        <translation>正在测量设备的上限。随后是第一个结果。</translation>
    </message>
    <message>
        <source>No results yet. Tick variants, choose sizes and press Run (Ctrl+R).</source>
        <translation>还没有结果。勾选变体，选择尺寸，然后按“运行”（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Select a result to see how close it is to the device&apos;s limits, and why.</source>
        <translation>选择一个结果，查看它离设备极限有多近以及原因。</translation>
    </message>
    <message>
        <source>Press Run to see how close each variant is to the device&apos;s limits, and why.</source>
        <translation>按“运行”查看每个变体离设备极限有多近以及原因。</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTable</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>默认列</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>没有结果包含所有这些词。</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTabs</name>
    <message>
        <source>Results and the selected one&apos;s details</source>
        <translation>结果及所选结果的详情</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Source of the selected result</source>
        <translation>所选结果的源代码</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>What the results are of</source>
        <translation>结果的对象</translation>
    </message>
    <message>
        <source>The selected result</source>
        <translation>所选结果</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Select a result to read the kernel that it is of.</source>
        <translation>选择一个结果，阅读其内核。</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 不是内核：没有文本可显示。</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTools</name>
    <message>
        <source>Show ceilings</source>
        <translation>显示上限</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>筛选结果</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show only results that have all of these words: in id, title, device, status or a value (Ctrl+F).</source>
        <translation>只显示包含所有这些词的结果：在 ID、标题、设备、状态或值中（Ctrl+F）。</translation>
    </message>
    <message>
        <source>List the copies and MAD peaks that the ceilings come from.</source>
        <translation>列出得出上限的复制和 MAD 峰值。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose the columns of the table. A right click on its header does it as well.</source>
        <translation>选择表格的列。右键点击表头也可以。</translation>
    </message>
</context>
<context>
    <name>headroom::Results</name>
    <message>
        <source>&amp;Samples of the result</source>
        <translation>结果的样本(&amp;S)</translation>
    </message>
    <message>
        <source>Time&amp;line of the result</source>
        <translation>结果的时间线(&amp;L)</translation>
    </message>
    <message>
        <source>Sour&amp;ce of the result</source>
        <translation>结果的源代码(&amp;C)</translation>
    </message>
    <message>
        <source>Filte&amp;r results</source>
        <translation>筛选结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear results</source>
        <translation>清除结果(&amp;C)</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>完成：1 个结果。</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>完成：%n 个结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the results from the window. They stay in the history.</source>
        <translation>从窗口中移除结果。它们保留在历史中。</translation>
    </message>
    <message>
        <source>Report as &amp;HTML...</source>
        <translation>HTML 报告(&amp;H)...</translation>
    </message>
    <message>
        <source>One page with verdicts, charts, results and conditions, with the changes against the baseline. Reports of blurs show the photo, too.</source>
        <translation>一个页面，包含结论、图表、结果和条件，以及相对基线的变化。模糊的报告还显示照片。</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>HTML 页面 (*.html)</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown...</source>
        <translation>Markdown 报告(&amp;M)...</translation>
    </message>
    <message>
        <source>The same without pictures, for a pull request or an issue.</source>
        <translation>内容相同但没有图片，用于拉取请求或议题。</translation>
    </message>
    <message>
        <source>Markdown texts (*.md)</source>
        <translation>Markdown 文本 (*.md)</translation>
    </message>
    <message>
        <source>Results as &amp;CSV...</source>
        <translation>结果导出为 CSV(&amp;C)...</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Chart as &amp;PNG...</source>
        <translation>图表导出为 PNG(&amp;P)...</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>Chart as S&amp;VG...</source>
        <translation>图表导出为 SVG(&amp;V)...</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Commands as a &amp;trace...</source>
        <translation>命令导出为跟踪文件(&amp;T)...</translation>
    </message>
    <message>
        <source>The commands&apos; times for ui.perfetto.dev or chrome://tracing.</source>
        <translation>供 ui.perfetto.dev 或 chrome://tracing 使用的命令时间。</translation>
    </message>
    <message>
        <source>Export the commands</source>
        <translation>导出命令</translation>
    </message>
    <message>
        <source>Trace events (*.json)</source>
        <translation>跟踪事件 (*.json)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>&amp;Throughput</source>
        <translation>吞吐量(&amp;T)</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左，右</translation>
    </message>
    <message>
        <source>Select the line&apos;s point before or after</source>
        <translation>选择线上的上一个或下一个点</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上，下</translation>
    </message>
    <message>
        <source>Select the nearest point of another line</source>
        <translation>选择另一条线上最近的点</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Speed-&amp;up</source>
        <translation>加速比(&amp;U)</translation>
    </message>
    <message>
        <source>In the speed-up&apos;s bars</source>
        <translation>在加速比的条形中</translation>
    </message>
    <message>
        <source>Select the bar above or below</source>
        <translation>选择上方或下方的条形</translation>
    </message>
    <message>
        <source>In the samples</source>
        <translation>在样本中</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>左，右，Home，End</translation>
    </message>
    <message>
        <source>Point at the sample before or after, the first, the last</source>
        <translation>指向上一个或下一个、第一个、最后一个样本</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>在时间线中</translation>
    </message>
    <message>
        <source>Point at the command before or after</source>
        <translation>指向上一个或下一个命令</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+，-，0</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show all commands</source>
        <translation>放大，缩小，显示所有命令</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+左，Shift+右</translation>
    </message>
    <message>
        <source>Move along the time</source>
        <translation>沿时间移动</translation>
    </message>
    <message>
        <source>Export the roofline</source>
        <translation>导出屋顶线</translation>
    </message>
    <message>
        <source>Roof&amp;line as SVG...</source>
        <translation>屋顶线导出为 SVG(&amp;L)...</translation>
    </message>
    <message>
        <source>Roo&amp;fline as CSV...</source>
        <translation>屋顶线导出为 CSV(&amp;F)...</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>Roofli&amp;ne</source>
        <translation>屋顶线(&amp;N)</translation>
    </message>
    <message>
        <source>In the roofline</source>
        <translation>在屋顶线图中</translation>
    </message>
    <message>
        <source>Select the variant&apos;s mark before or after</source>
        <translation>选择变体的上一个或下一个标记</translation>
    </message>
    <message>
        <source>Select the nearest mark of another variant</source>
        <translation>选择另一个变体最近的标记</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionChart</name>
    <message>
        <source>Speed of each revision</source>
        <translation>每个修订版的速度</translation>
    </message>
    <message>
        <source>revision %1: %2</source>
        <translation>修订版 %1：%2</translation>
    </message>
    <message>
        <source>Each text of the kernel that is measured becomes a point here.</source>
        <translation>每个测量过的内核文本在此成为一个点。</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>修订版</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionController</name>
    <message>
        <source>Restore a revision</source>
        <translation>恢复修订版</translation>
    </message>
    <message>
        <source>The kernel as it is now was not measured, so no revision has it. Revision %1 would take its place.</source>
        <translation>当前的内核未测量，因此没有修订版包含它。修订版 %1 将取代它。</translation>
    </message>
    <message>
        <source>Restore Revision</source>
        <translation>恢复修订版</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionList</name>
    <message>
        <source>Each measured text of the kernel is stored here, with its result.</source>
        <translation>每个测量过的内核文本及其结果保存在此处。</translation>
    </message>
    <message>
        <source>Show chan&amp;ges</source>
        <translation>显示更改(&amp;G)</translation>
    </message>
    <message>
        <source>Compare co&amp;de</source>
        <translation>比较代码(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>恢复(&amp;S)</translation>
    </message>
    <message>
        <source>Com&amp;pare in turns...</source>
        <translation>交替比较(&amp;P)...</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>修订版</translation>
    </message>
    <message>
        <source>Rev.</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>上限的 %</translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation>与前一个相比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Measured (UTC)</source>
        <translation>测量时间 (UTC)</translation>
    </message>
    <message>
        <source>Show what the compiler makes of two selected revisions, or of one and the saved files: registers, spills, memory, vector width, and the code line by line.</source>
        <translation>显示编译器由两个所选修订版（或一个修订版与已保存文件）生成的内容：寄存器、溢出、内存、向量宽度以及逐行代码。</translation>
    </message>
    <message>
        <source>Show line by line what changed: between two selected revisions, or since one.</source>
        <translation>逐行显示更改：两个所选修订版之间，或自某个修订版以来。</translation>
    </message>
    <message>
        <source>Write the selected revision over the kernel&apos;s files.</source>
        <translation>用所选修订版覆盖内核的文件。</translation>
    </message>
    <message>
        <source>Measure two selected revisions, or one and the current files, interleaved until it is clear which is faster.</source>
        <translation>交替测量两个所选修订版，或一个修订版与当前文件，直到明确哪个更快。</translation>
    </message>
</context>
<context>
    <name>headroom::RooflinePlot</name>
    <message>
        <source>%1 operations per byte</source>
        <translation>每字节 %1 次运算</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>headroom::RooflineView</name>
    <message>
        <source>Device of the roofline</source>
        <translation>屋顶线的设备</translation>
    </message>
    <message>
        <source>Roofs</source>
        <translation>屋顶</translation>
    </message>
    <message>
        <source>Roofs to show</source>
        <translation>要显示的屋顶</translation>
    </message>
    <message>
        <source>Marks grow with the size. Dotted: to the intensity by the kernel&apos;s own loads. Hollow: with a warning.</source>
        <translation>标记随尺寸增大。点线：连到按内核自身读取计的强度。空心：有警告。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>屋顶线</translation>
    </message>
    <message>
        <source>No roofs were measured. Run with ceilings.</source>
        <translation>未测量屋顶。请在运行时测量上限。</translation>
    </message>
    <message>
        <source>%1 more are not drawn.</source>
        <translation>另外 %1 个未绘制。</translation>
    </message>
    <message>
        <source>Choose the roofs to show.</source>
        <translation>选择要显示的屋顶。</translation>
    </message>
    <message>
        <source>The roofline appears with the first size that is measured.</source>
        <translation>测完第一个尺寸后显示屋顶线。</translation>
    </message>
    <message>
        <source>No results yet. Press Run (Ctrl+R) to see variants below the roofs of the device.</source>
        <translation>还没有结果。按“运行”（Ctrl+R）查看设备屋顶之下的各变体。</translation>
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
        <translation>复制上限</translation>
    </message>
    <message>
        <source>copy ceiling of %1</source>
        <translation>%1 的复制上限</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>MAD of %1, %2 flops</source>
        <translation>%1 的 MAD，%2 次浮点运算</translation>
    </message>
    <message>
        <source>MAD, %1 flops</source>
        <translation>MAD，%1 次浮点运算</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> (%1 MP)</source>
        <translation>（%1 MP）</translation>
    </message>
    <message>
        <source>median %1 ms</source>
        <translation>中位数 %1 ms</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>上限的 %1%</translation>
    </message>
    <message>
        <source>, bound by %1</source>
        <translation>，受限于 %1</translation>
    </message>
    <message>
        <source>%1% of what local memory allows</source>
        <translation>局部内存所允许的 %1%</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>估计 %1</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 ms</source>
        <translation>95% 区间 %1 到 %2 ms</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>冷缓存</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Failed validation: not on the line, not ranked</source>
        <translation>验证失败：不在线上，不参与排名</translation>
    </message>
    <message>
        <source>The result has warnings: %1. Point at it to read them.</source>
        <translation>该结果有警告：%1。指向它可阅读警告。</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning: %2. Point at a result to read its warnings.</source>
        <translation>%1 个结果中有 1 个有警告：%2。指向某个结果可阅读其警告。</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 results have warnings: %2. Point at a result to read its warnings.</source>
        <translation>
            <numerusform>%1 个结果中有 %n 个有警告：%2。指向某个结果可阅读其警告。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RunNames</name>
    <message>
        <source>run of %1</source>
        <translation>%1 的运行</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
</context>
<context>
    <name>headroom::RunStatus</name>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>%p%, %1 left</source>
        <translation>%p%，剩余 %1</translation>
    </message>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>headroom::SampleChart</name>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮</translation>
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
        <translation>选择一个结果，查看构成其中位数的样本。</translation>
    </message>
    <message>
        <source>The samples of this result were not kept.</source>
        <translation>未保留此结果的样本。</translation>
    </message>
    <message>
        <source>%1 has no samples: %2.</source>
        <translation>%1 没有样本：%2。</translation>
    </message>
    <message>
        <source>no outliers</source>
        <translation>没有离群值</translation>
    </message>
    <message>
        <source>1 mild outlier</source>
        <translation>1 个轻微离群值</translation>
    </message>
    <message numerus="yes">
        <source>%n mild outliers</source>
        <translation>
            <numerusform>%n 个轻微离群值</numerusform>
        </translation>
    </message>
    <message>
        <source>1 severe outlier</source>
        <translation>1 个严重离群值</translation>
    </message>
    <message numerus="yes">
        <source>%n severe outliers</source>
        <translation>
            <numerusform>%n 个严重离群值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mild and %2 severe outliers</source>
        <translation>%1 个轻微和 %2 个严重离群值</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 个样本</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n 个样本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %n rounds</source>
        <translation>
            <numerusform>，%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>95% interval unknown</source>
        <translation>95% 区间未知</translation>
    </message>
    <message>
        <source>95% interval up to %1</source>
        <translation>95% 区间最大 %1</translation>
    </message>
    <message>
        <source>95% interval %1</source>
        <translation>95% 区间 %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>挂钟 %1</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, cold caches</source>
        <translation>，冷缓存</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>quartiles %1</source>
        <translation>四分位数 %1</translation>
    </message>
    <message>
        <source>stopped by %1</source>
        <translation>因%1而停止</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1：%2%3。</translation>
    </message>
    <message>
        <source>%1, sample %2 of %3</source>
        <translation>%1，样本 %2/%3</translation>
    </message>
    <message>
        <source>, round %1 of %2 (after %3 s)</source>
        <translation>，第 %1/%2 轮（%3 秒后）</translation>
    </message>
    <message>
        <source>, mild outlier</source>
        <translation>，轻微离群值</translation>
    </message>
    <message>
        <source>, severe outlier</source>
        <translation>，严重离群值</translation>
    </message>
</context>
<context>
    <name>headroom::SamplesView</name>
    <message>
        <source>The selected result&apos;s samples</source>
        <translation>所选结果的样本</translation>
    </message>
</context>
<context>
    <name>headroom::SessionController</name>
    <message>
        <source>Sessions (*.headroom);;All files (*)</source>
        <translation>会话 (*.headroom);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was not opened, because that would disturb the run. Open it again when the run ends.</source>
        <translation>未打开 %1，因为这会干扰运行。运行结束后请再次打开。</translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation>最近的会话(&amp;N)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>The session has kernels that this window does not read: %1. They are only texts here, and are not built.</source>
        <translation>会话中有此窗口不读取的内核：%1。它们在此只是文本，不会编译。</translation>
    </message>
    <message>
        <source>Save the session in %1.</source>
        <translation>将会话保存到 %1。</translation>
    </message>
    <message>
        <source>The session names the photo %1 on this machine. It was not read. Open it only if you want to show it.</source>
        <translation>会话指明了本机上的照片 %1。尚未读取。只有在您想显示它时才打开。</translation>
    </message>
</context>
<context>
    <name>headroom::SessionKernelsWindow</name>
    <message>
        <source>%1, as saved</source>
        <translation>%1，已保存的版本</translation>
    </message>
    <message>
        <source>%1, revision %2: %3</source>
        <translation>%1，修订版 %2：%3</translation>
    </message>
    <message>
        <source>Save &amp;files...</source>
        <translation>保存文件(&amp;F)...</translation>
    </message>
    <message>
        <source>Kernels of the session</source>
        <translation>会话的内核</translation>
    </message>
    <message>
        <source>Kernels and their revisions</source>
        <translation>内核及其修订版</translation>
    </message>
    <message>
        <source>Text of the selected kernel</source>
        <translation>所选内核的文本</translation>
    </message>
    <message>
        <source>Save the files of the selected kernel in a folder. Existing files are not replaced.</source>
        <translation>将所选内核的文件保存到文件夹。不会替换现有文件。</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>文件的文件夹</translation>
    </message>
    <message>
        <source>These texts came with %1. They are not built or run. To measure one, read it, save its files, and add their folder in Tools &gt; Preferences.</source>
        <translation>这些文本随 %1 而来，不会编译或运行。要测量其中之一，请阅读它，保存其文件，并在“工具 &gt; 首选项”中添加其文件夹。</translation>
    </message>
    <message>
        <source>Saved %1 in %2. Add the folder in Tools &gt; Preferences to measure the kernel.</source>
        <translation>已将 %1 保存到 %2。在“工具 &gt; 首选项”中添加该文件夹即可测量此内核。</translation>
    </message>
</context>
<context>
    <name>headroom::SessionState</name>
    <message>
        <source>Workload %1 does not exist here. The chosen variants and sizes stay.</source>
        <translation>任务 %1 在此不存在。所选变体和尺寸保持不变。</translation>
    </message>
    <message>
        <source>These variants of the session do not exist here: %1.</source>
        <translation>会话的以下变体在此不存在：%1。</translation>
    </message>
</context>
<context>
    <name>headroom::ShareBar</name>
    <message>
        <source>%1 of the ceiling; the line is at the estimate, %2</source>
        <translation>上限的 %1；竖线表示估计值 %2</translation>
    </message>
    <message>
        <source>%1 of the ceiling</source>
        <translation>上限的 %1</translation>
    </message>
</context>
<context>
    <name>headroom::SidePanel</name>
    <message>
        <source>No variant has all of these words.</source>
        <translation>没有变体包含所有这些词。</translation>
    </message>
    <message>
        <source>W&amp;orkload</source>
        <translation>任务(&amp;O)</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Variants to run</source>
        <translation>要运行的变体</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Find a variant</source>
        <translation>查找变体</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Group the variants</source>
        <translation>对变体分组</translation>
    </message>
    <message>
        <source>List the variants by role or by family. Ticks and the selection stay.</source>
        <translation>按角色或系列列出变体。勾选和所选项保持不变。</translation>
    </message>
    <message>
        <source>&amp;No groups</source>
        <translation>不分组(&amp;N)</translation>
    </message>
    <message>
        <source>By &amp;role</source>
        <translation>按角色(&amp;R)</translation>
    </message>
    <message>
        <source>By &amp;family</source>
        <translation>按系列(&amp;F)</translation>
    </message>
    <message>
        <source>V&amp;ariants to run (%1)</source>
        <translation>要运行的变体（%1）(&amp;A)</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>精选</translation>
    </message>
    <message>
        <source>Tick the default: from the plain variant to the best for this device, and the fastest host implementation.</source>
        <translation>勾选默认项：从最简单的变体到最适合此设备的变体，以及最快的主机实现。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Tick all variants that the device can run.</source>
        <translation>勾选设备能运行的所有变体。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Clear all ticks.</source>
        <translation>清除所有勾选。</translation>
    </message>
</context>
<context>
    <name>headroom::SizesBox</name>
    <message>
        <source>Image sizes to measure: megapixels (&quot;1, 4, 16 MP&quot;, &quot;0.25 to 24 MP&quot;) or pixels (&quot;1023x769&quot;).</source>
        <translation>要测量的图像尺寸：百万像素（“1, 4, 16 MP”、“0.25 to 24 MP”）或像素（“1023x769”）。</translation>
    </message>
    <message>
        <source>Sizes to measure: %1, as in &quot;%2&quot;.</source>
        <translation>要测量的尺寸：%1，如“%2”。</translation>
    </message>
    <message>
        <source>Sizes to measure: %1 (&quot;%2&quot;), or one number for all of them (&quot;%3&quot;).</source>
        <translation>要测量的尺寸：%1（“%2”），或用一个数表示全部（“%3”）。</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Image sizes of the run</source>
        <translation>运行的图像尺寸</translation>
    </message>
    <message>
        <source>Sizes of the run, %1</source>
        <translation>运行的尺寸，%1</translation>
    </message>
</context>
<context>
    <name>headroom::SourceComparison</name>
    <message>
        <source>Variant whose code is shown</source>
        <translation>显示其代码的变体</translation>
    </message>
    <message>
        <source>&amp;Code of</source>
        <translation>代码(&amp;C)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The guide&apos;s listing, (c) 2018 Apple Inc.</source>
        <translation>指南的代码清单，(c) 2018 Apple Inc.</translation>
    </message>
    <message>
        <source>What runs here: %1</source>
        <translation>此处运行的：%1</translation>
    </message>
    <message>
        <source>// No kernel: host code, part of the program.</source>
        <translation>// 无内核：主机代码，属于程序的一部分。</translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpBars</name>
    <message>
        <source>Speed-up of each result</source>
        <translation>每个结果的加速比</translation>
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
        <translation>，重复 %1</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>95% interval: %1 to %2</source>
        <translation>95% 区间：%1 至 %2</translation>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>upload %1, kernels %2, download %3, rest %4</source>
        <translation>上传 %1，内核 %2，下载 %3，其余 %4</translation>
    </message>
    <message>
        <source>1 whole operation took less time than its kernels alone: measure again.</source>
        <translation>1 个完整操作用时少于其内核：请重新测量。</translation>
    </message>
    <message numerus="yes">
        <source>%n whole operations took less time than their kernels alone: measure again.</source>
        <translation>
            <numerusform>%n 个完整操作用时少于其内核：请重新测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;lative to</source>
        <translation>相对于(&amp;L)</translation>
    </message>
    <message>
        <source>Results are shown relative to this one (1x).</source>
        <translation>结果相对于此项（1x）显示。</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>时间(&amp;M)</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>端到端时间</translation>
    </message>
    <message>
        <source>Kernel time: data are on the device already.
End-to-end time: the inputs are written, the kernels launched once, the result read back. Libraries on the host need no transfers.</source>
        <translation>内核时间：数据已在设备上。
端到端时间：写入输入，启动一次内核，读回结果。主机上的库不需要传输。</translation>
    </message>
    <message>
        <source>Transfers were not timed. Run again with Transfers ticked: a bar for each result then shows upload, kernels and download.</source>
        <translation>未测量传输。请在勾选“传输”后重新运行：每个结果的条形将显示上传、内核和下载。</translation>
    </message>
    <message>
        <source>Parts of the end-to-end time</source>
        <translation>端到端时间的组成</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Measuring the first size. Bars appear here as each size is finished.</source>
        <translation>正在测量第一个尺寸。每完成一个尺寸，条形便显示在此处。</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>还没有结果。</translation>
    </message>
    <message>
        <source>None of these results can be compared. Ceilings and results that failed, are wrong or were skipped are not shown.</source>
        <translation>这些结果都无法比较。上限以及失败、错误或跳过的结果不显示。</translation>
    </message>
    <message>
        <source>Tick the variants to compare, choose sizes and press Run (Ctrl+R): how many times as fast each is as a baseline is drawn here.</source>
        <translation>勾选要比较的变体，选择尺寸，然后按“运行”（Ctrl+R）：此处绘制各变体相对基准快多少倍。</translation>
    </message>
</context>
<context>
    <name>headroom::SplitChart</name>
    <message>
        <source>95% interval of the end-to-end time</source>
        <translation>端到端时间的 95% 区间</translation>
    </message>
    <message>
        <source>within the noise of the best</source>
        <translation>与最佳值之差在噪声之内</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Speed-up against share</source>
        <translation>加速比与份额</translation>
    </message>
    <message>
        <source>The speed-up of each share appears here as it is measured.</source>
        <translation>每个份额测完后，其加速比显示在此处。</translation>
    </message>
    <message>
        <source>The chart appears when %1 has been measured alone.</source>
        <translation>%1 单独测完后显示图表。</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>端到端时间</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>times as fast as %1 alone</source>
        <translation>相对 %1 单独的倍数</translation>
    </message>
    <message>
        <source>% of the rows on %1</source>
        <translation>%1 上的行 %</translation>
    </message>
    <message>
        <source>ways to share the rows, in the table&apos;s order</source>
        <translation>行的分配方式，按表格顺序</translation>
    </message>
</context>
<context>
    <name>headroom::SplitController</name>
    <message>
        <source>Work is being split: wait for its end, or stop it first.</source>
        <translation>正在拆分工作：请等待结束，或先将其停止。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>Measuring...</source>
        <translation>正在测量...</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>未读取 %1，因为这会干扰运行。运行结束后请再次打开。</translation>
    </message>
    <message>
        <source>This is a tuning, not a split. Open it in the Tune view.</source>
        <translation>这是调优，不是拆分。请在“调优”视图中打开。</translation>
    </message>
    <message>
        <source>Split of %1, from the history.</source>
        <translation>%1 的拆分，来自历史。</translation>
    </message>
    <message>
        <source>Split of %1, from the session.</source>
        <translation>%1 的拆分，来自会话。</translation>
    </message>
    <message>
        <source>Stopped before all shares were measured.</source>
        <translation>在测完所有份额之前已停止。</translation>
    </message>
    <message>
        <source>Split: %1 shares measured.</source>
        <translation>拆分：已测量 %1 个份额。</translation>
    </message>
    <message>
        <source>Sh&amp;ares as CSV...</source>
        <translation>份额导出为 CSV(&amp;A)...</translation>
    </message>
    <message>
        <source>Export the shares</source>
        <translation>导出份额</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Shares as &amp;JSON...</source>
        <translation>份额导出为 JSON(&amp;J)...</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Split rep&amp;ort...</source>
        <translation>拆分报告(&amp;O)...</translation>
    </message>
    <message>
        <source>One page with the best share, the speed-ups and the conditions.</source>
        <translation>一个页面，包含最佳份额、加速比和条件。</translation>
    </message>
    <message>
        <source>Export the split&apos;s report</source>
        <translation>导出拆分报告</translation>
    </message>
    <message>
        <source>&amp;Split the work of %1</source>
        <translation>拆分 %1 的工作(&amp;S)</translation>
    </message>
    <message>
        <source>The work of %1 cannot be split into rows.</source>
        <translation>%1 的工作无法拆分成行。</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>拆分(&amp;I)</translation>
    </message>
    <message>
        <source>In the chart of shares</source>
        <translation>在份额图中</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>左，右，Home，End</translation>
    </message>
    <message>
        <source>Select the share before or after, the first, the last</source>
        <translation>选择上一个或下一个、第一个、最后一个份额</translation>
    </message>
    <message>
        <source>Measure the speed-up of each share of the rows (Ctrl+R).</source>
        <translation>测量每个行份额的加速比（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Each share is sampled for %1.</source>
        <translation>每个份额采样：%1。</translation>
    </message>
    <message>
        <source>The device cannot be split into %1 parts.</source>
        <translation>该设备无法分成 %1 个部分。</translation>
    </message>
</context>
<context>
    <name>headroom::SplitControls</name>
    <message>
        <source>Work of one size is split at a time: %1 names %2.</source>
        <translation>每次只拆分一个尺寸的工作：%1 包含 %2。</translation>
    </message>
    <message>
        <source>Variant to split</source>
        <translation>要拆分的变体</translation>
    </message>
    <message>
        <source>Size of the work</source>
        <translation>工作的尺寸</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>百万像素（“4 MP”）或像素（“1920x1080”）；矩阵用 N（“1024”）或 MxNxK。</translation>
    </message>
    <message>
        <source>Bet&amp;ween</source>
        <translation>分配给(&amp;W)</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>变体(&amp;A)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>步长(&amp;P)</translation>
    </message>
    <message>
        <source>Devices that share the work</source>
        <translation>分担工作的设备</translation>
    </message>
    <message>
        <source>Parts of one device, or devices side by side. The first one is what others are compared with.</source>
        <translation>一个设备的各部分，或并列的设备。其他设备与第一个比较。</translation>
    </message>
    <message>
        <source>Step from share to share</source>
        <translation>份额之间的步长</translation>
    </message>
    <message>
        <source>Shares of the rows that are measured first; then those about the best one.</source>
        <translation>首先测量的行份额；随后是最佳值附近的份额。</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>All %1 devices</source>
        <translation>全部 %1 个设备</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>%2 的 %1 个部分</translation>
    </message>
    <message>
        <source>There is nothing to share work with: one device, and it has no parts. A second driver, such as PoCL (package pocl-opencl-icd) for the processor, would be another device.</source>
        <translation>没有可分担工作的对象：只有一个设备，且没有分部。为处理器安装第二个驱动程序，如 PoCL（软件包 pocl-opencl-icd），即可得到另一个设备。</translation>
    </message>
</context>
<context>
    <name>headroom::SplitView</name>
    <message>
        <source>Every share that is measured gets a row here.</source>
        <translation>每个测量的份额在此占一行。</translation>
    </message>
    <message>
        <source>What was split</source>
        <translation>拆分内容</translation>
    </message>
    <message>
        <source>What came of sharing the work</source>
        <translation>分担工作的结果</translation>
    </message>
    <message>
        <source>Shares of the work</source>
        <translation>工作的份额</translation>
    </message>
    <message>
        <source>% on %1</source>
        <translation>%1 上的 %</translation>
    </message>
    <message>
        <source>end-to-end ms</source>
        <translation>端到端 ms</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>kernel ms</source>
        <translation>内核 ms</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>headroom::StepPage</name>
    <message>
        <source>Run this step</source>
        <translation>运行此步骤</translation>
    </message>
    <message>
        <source>Measure its experiments on this device (Ctrl+R).</source>
        <translation>在此设备上测量其实验（Ctrl+R）。</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>接下来可尝试的</translation>
    </message>
    <message>
        <source>Variant to advise on</source>
        <translation>要给出建议的变体</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>对象(&amp;F)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>looking in the history</source>
        <translation>正在查找历史</translation>
    </message>
    <message>
        <source>last run under other conditions than today&apos;s</source>
        <translation>上次运行的条件与今天不同</translation>
    </message>
    <message>
        <source>No blur has been measured in the guide on this device at this size yet: run the step that writes the code.</source>
        <translation>指南中尚未在此设备和此尺寸上测量过模糊：请运行编写代码的步骤。</translation>
    </message>
</context>
<context>
    <name>headroom::StoryController</name>
    <message>
        <source>%1 cannot run: it %2.</source>
        <translation>%1 无法运行：%2。</translation>
    </message>
</context>
<context>
    <name>headroom::Sweep</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
</context>
<context>
    <name>headroom::SweepChoice</name>
    <message>
        <source>There is no device to run on.</source>
        <translation>没有可用于运行的设备。</translation>
    </message>
    <message>
        <source>No variant is ticked: tick those that should run.</source>
        <translation>未勾选任何变体。请至少勾选一个。</translation>
    </message>
    <message>
        <source>Measure every ticked variant at every size (Ctrl+R).</source>
        <translation>在每个尺寸上测量每个勾选的变体（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>每个测点采样：%1。</translation>
    </message>
</context>
<context>
    <name>headroom::ThroughputView</name>
    <message>
        <source>%1: figures without a size</source>
        <translation>%1：没有尺寸的数据</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>ceiling of %1</source>
        <translation>%1 的上限</translation>
    </message>
    <message>
        <source>%1, the lower one</source>
        <translation>%1，较低者</translation>
    </message>
    <message>
        <source>, cold</source>
        <translation>，冷</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>估计：%1</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>端到端时间</translation>
    </message>
    <message>
        <source>faster than the host from %1 on, %2</source>
        <translation>自 %1 起快于主机，%2</translation>
    </message>
    <message>
        <source>faster than the host up to %1, %2</source>
        <translation>到 %1 为止快于主机，%2</translation>
    </message>
    <message>
        <source>1 point has no time</source>
        <translation>1 个测点没有时间</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no time</source>
        <translation>
            <numerusform>%n 个测点没有时间</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1. The table shows why.</source>
        <translation>%1。表格说明原因。</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>... 以及另外 %1 个</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>此线</translation>
    </message>
    <message>
        <source>&amp;Draw %1 in grey</source>
        <translation>将 %1 画成灰色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Give %1 a colour</source>
        <translation>为 %1 着色(&amp;G)</translation>
    </message>
    <message>
        <source>Show &amp;only %1</source>
        <translation>只显示 %1(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>隐藏 %1(&amp;H)</translation>
    </message>
    <message>
        <source>S&amp;how %1</source>
        <translation>显示 %1(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation>复制为图像(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>复制为表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save picture</source>
        <translation>保存图片(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the point&apos;s &amp;values</source>
        <translation>复制测点的值(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;how this line</source>
        <translation>显示此线(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;all lines</source>
        <translation>显示所有线(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset colours</source>
        <translation>重置颜色(&amp;R)</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>重置缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>Throughput against image size</source>
        <translation>吞吐量与图像尺寸</translation>
    </message>
    <message>
        <source>Drawn by Headroom</source>
        <translation>由 Headroom 绘制</translation>
    </message>
    <message>
        <source>%1 is neither .png nor .svg: name a file that is.</source>
        <translation>%1 既不是 .png 也不是 .svg：请指定这样的文件。</translation>
    </message>
    <message>
        <source>Throughput chart</source>
        <translation>吞吐量图</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Show or hide the list of lines.</source>
        <translation>显示或隐藏线的列表。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>throughput, cold caches, %1</source>
        <translation>吞吐量，冷缓存，%1</translation>
    </message>
    <message>
        <source>throughput, %1</source>
        <translation>吞吐量，%1</translation>
    </message>
    <message>
        <source>1 more line is grey.</source>
        <translation>另外 1 条线为灰色。</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines are grey.</source>
        <translation>
            <numerusform>另外 %n 条线为灰色。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the first size. Points appear here as each size is finished.</source>
        <translation>正在测量第一个尺寸。每完成一个尺寸，测点便显示在此处。</translation>
    </message>
    <message>
        <source>No point has a time. The table shows why.</source>
        <translation>没有测点有时间。表格说明原因。</translation>
    </message>
    <message>
        <source>No results yet. Tick the variants to compare and press Run. Their throughput at each size appears here, under this device&apos;s ceilings.</source>
        <translation>还没有结果。勾选要比较的变体并按“运行”。它们在每个尺寸上的吞吐量显示在此处，位于此设备的上限之下。</translation>
    </message>
</context>
<context>
    <name>headroom::TimePartsBars</name>
    <message>
        <source>Where the time goes</source>
        <translation>时间用在何处</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>(shares of each)</source>
        <translation>（各自的份额）</translation>
    </message>
</context>
<context>
    <name>headroom::Timeline</name>
    <message>
        <source>Select a result to see the commands of a few of its launches.</source>
        <translation>选择一个结果，查看其若干次启动的命令。</translation>
    </message>
    <message>
        <source>A library on the host gives the device no commands: there is no timeline.</source>
        <translation>主机上的库不向设备发送命令：没有时间线。</translation>
    </message>
    <message>
        <source>No commands were recorded for this result.</source>
        <translation>没有为此结果记录命令。</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation>%2 上的 %1 条命令，从 %3 到 %4。放大可将其分开。</translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 µs</source>
        <translation>%1，%2：开始 %3，结束 %4；运行 %5 µs</translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 µs</source>
        <translation>%1，%2：入队 %3，提交 %4，开始 %5，结束 %6；运行 %7 µs</translation>
    </message>
    <message>
        <source>The device&apos;s stamps of these commands cannot be drawn.</source>
        <translation>设备对这些命令的时间戳无法绘制。</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineChart</name>
    <message>
        <source>Timeline of the commands</source>
        <translation>命令的时间线</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Start, µs</source>
        <translation>开始，µs</translation>
    </message>
    <message>
        <source>End, µs</source>
        <translation>结束，µs</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineView</name>
    <message>
        <source>queued, until it is submitted</source>
        <translation>已入队，直到提交</translation>
    </message>
    <message>
        <source>submitted, until it starts</source>
        <translation>已提交，直到开始</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Show all commands (0)</source>
        <translation>显示所有命令（0）</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Zoom in (+, wheel)</source>
        <translation>放大（+，滚轮）</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Zoom out (-, wheel)</source>
        <translation>缩小（-，滚轮）</translation>
    </message>
</context>
<context>
    <name>headroom::TrialChart</name>
    <message>
        <source>configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>invalid configuration</source>
        <translation>无效配置</translation>
    </message>
    <message>
        <source>Speed of every configuration in the order tried</source>
        <translation>按尝试顺序的每个配置的速度</translation>
    </message>
    <message>
        <source>Each configuration appears here as it is tried.</source>
        <translation>每个配置在尝试时显示在此处。</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>configuration, in the order tried</source>
        <translation>配置，按尝试顺序</translation>
    </message>
</context>
<context>
    <name>headroom::TrialTable</name>
    <message>
        <source>Configurations tried</source>
        <translation>试过的配置</translation>
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
        <translation>百万 %1</translation>
    </message>
    <message>
        <source>Stored: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
        <translation>已保存：%1，供“使用调优配置”和 headroom-cli run --tuned 在此设备上 %2 到 %3 %4 时使用</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> 和 %1</translation>
    </message>
    <message>
        <source>, until its driver or the kernel changes.</source>
        <translation>，直到其驱动程序或内核更改。</translation>
    </message>
    <message>
        <source>A kernel is being tuned: wait for its end, or stop it first.</source>
        <translation>正在调优内核：请等待结束，或先将其停止。</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>正在运行。请先停止。</translation>
    </message>
    <message>
        <source>There is no device to tune on.</source>
        <translation>没有可用于调优的设备。</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>未读取 %1，因为这会干扰运行。运行结束后请再次打开。</translation>
    </message>
    <message>
        <source>This is a split, not a tuning. Open it in the Split view.</source>
        <translation>这是拆分，不是调优。请在“拆分”视图中打开。</translation>
    </message>
    <message>
        <source>Tuning of %1, from the history.</source>
        <translation>%1 的调优，来自历史。</translation>
    </message>
    <message>
        <source>Tuning of %1, from the session.</source>
        <translation>%1 的调优，来自会话。</translation>
    </message>
    <message>
        <source>Imported from %1, from the session.</source>
        <translation>导入自 %1，来自会话。</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>导入自 %1。</translation>
    </message>
    <message>
        <source>Nothing was saved, because there is no folder for it.</source>
        <translation>未保存任何内容，因为没有可保存的文件夹。</translation>
    </message>
    <message>
        <source>It is not kept: Messages says why.</source>
        <translation>未保存：“消息”说明原因。</translation>
    </message>
    <message>
        <source>No best configuration was saved. To continue, tick &quot;Resume where tuning left off&quot; and press Run.</source>
        <translation>未保存最佳配置。要继续，请勾选“继续上次调优”并按“运行”。</translation>
    </message>
    <message>
        <source>Tuned: 1 configuration tried.</source>
        <translation>调优：已试 1 个配置。</translation>
    </message>
    <message numerus="yes">
        <source>Tuned: %n configurations tried.</source>
        <translation>
            <numerusform>调优：已试 %n 个配置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open results of another tuner</source>
        <translation>打开其他调优器的结果</translation>
    </message>
    <message>
        <source>T4 results and caches of Kernel Tuner (*.json);;All files (*)</source>
        <translation>T4 结果和 Kernel Tuner 缓存 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Tun&amp;ing as CSV...</source>
        <translation>调优导出为 CSV(&amp;I)...</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>导出调优</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Tuning as T&amp;4 JSON...</source>
        <translation>调优导出为 T4 JSON(&amp;4)...</translation>
    </message>
    <message>
        <source>The configurations tried as Kernel Tuner writes them.</source>
        <translation>以 Kernel Tuner 的格式写出试过的配置。</translation>
    </message>
    <message>
        <source>T4 results (*.json)</source>
        <translation>T4 结果 (*.json)</translation>
    </message>
    <message>
        <source>Tuning r&amp;eport...</source>
        <translation>调优报告(&amp;E)...</translation>
    </message>
    <message>
        <source>One page with the best configuration, the search and the conditions.</source>
        <translation>一个页面，包含最佳配置、搜索和条件。</translation>
    </message>
    <message>
        <source>Export the tuning&apos;s report</source>
        <translation>导出调优报告</translation>
    </message>
    <message>
        <source>T&amp;une %1</source>
        <translation>调优 %1(&amp;U)</translation>
    </message>
    <message>
        <source>%1 has no tunables.</source>
        <translation>%1 没有可调参数。</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调优</translation>
    </message>
    <message>
        <source>Tun&amp;e</source>
        <translation>调优(&amp;E)</translation>
    </message>
    <message>
        <source>In the tuner&apos;s heat map</source>
        <translation>在调优的热图中</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>方向键，Home，End</translation>
    </message>
    <message>
        <source>Select the next cell</source>
        <translation>选择下一个单元格</translation>
    </message>
    <message>
        <source>In the tuner&apos;s chart</source>
        <translation>在调优的图表中</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>左，右，Home，End</translation>
    </message>
    <message>
        <source>Select the configuration tried before or after, the first, the last</source>
        <translation>选择上一个或下一个、第一个、最后一个试过的配置</translation>
    </message>
    <message>
        <source>Look for the fastest configuration of the chosen kernel (Ctrl+R).</source>
        <translation>寻找所选内核的最快配置（Ctrl+R）。</translation>
    </message>
    <message>
        <source>Each finalist is sampled for %1.</source>
        <translation>每个入围配置采样：%1。</translation>
    </message>
</context>
<context>
    <name>headroom::TuneView</name>
    <message>
        <source>Speed of each configuration, in the order tried</source>
        <translation>按尝试顺序的每个配置的速度</translation>
    </message>
    <message>
        <source>Every configuration that is tried gets a row here.</source>
        <translation>每个试过的配置在此占一行。</translation>
    </message>
    <message>
        <source>Default and fastest configurations, compared</source>
        <translation>默认配置与最快配置的比较</translation>
    </message>
    <message>
        <source>When the search ends, the default and the fastest are measured again side by side: their rows come here.</source>
        <translation>搜索结束时，默认配置和最快的配置会再次并列测量：其结果行显示在此处。</translation>
    </message>
    <message>
        <source>Configurations tried and compared</source>
        <translation>试过和比较过的配置</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>试过</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>headroom::TuningControls</name>
    <message>
        <source>All configurations, in the order of the kernel&apos;s file.</source>
        <translation>所有配置，按内核文件的顺序。</translation>
    </message>
    <message>
        <source>All configurations, in random order.</source>
        <translation>所有配置，随机顺序。</translation>
    </message>
    <message>
        <source>After some random ones, combinations of the fastest so far.</source>
        <translation>先随机若干个，再组合目前最快的。</translation>
    </message>
    <message>
        <source>First those that a model of the times so far expects most of: for spaces too large for the time budget.</source>
        <translation>先试模型根据目前的时间最看好的：用于相对时间预算过大的空间。</translation>
    </message>
    <message>
        <source>A tuning is of one size: %1 names %2.</source>
        <translation>一次调优针对一个尺寸：%1 包含 %2。</translation>
    </message>
    <message>
        <source>The time budget must be more than 0 seconds.</source>
        <translation>时间预算必须大于 0 秒。</translation>
    </message>
    <message>
        <source>Variant to tune</source>
        <translation>要调优的变体</translation>
    </message>
    <message>
        <source>Image size to tune for</source>
        <translation>调优的图像尺寸</translation>
    </message>
    <message>
        <source>Image size to tune for: megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;).</source>
        <translation>调优的图像尺寸：百万像素（“4 MP”）或像素（“1920x1080”）。</translation>
    </message>
    <message>
        <source>Resume &amp;where tuning left off</source>
        <translation>继续上次调优(&amp;W)</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>导入(&amp;M)...</translation>
    </message>
    <message>
        <source>Show the results of another tuner: T4 JSON, or a cache of Kernel Tuner.</source>
        <translation>显示其他调优器的结果：T4 JSON 或 Kernel Tuner 的缓存。</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>变体(&amp;A)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>时间预算(&amp;B)</translation>
    </message>
    <message>
        <source>Tunables: %1</source>
        <translation>可调参数：%1</translation>
    </message>
    <message>
        <source>Order of the search</source>
        <translation>搜索顺序</translation>
    </message>
    <message>
        <source>In which order configurations are tried; the default one is always the first.</source>
        <translation>尝试配置的顺序；默认配置总是第一个。</translation>
    </message>
    <message>
        <source>Time budget of the search</source>
        <translation>搜索的时间预算</translation>
    </message>
    <message>
        <source>How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top.</source>
        <translation>搜索多久：20 s、5 min、1 h。最后对最快配置的比较另计。</translation>
    </message>
    <message>
        <source>Skip the configurations that earlier tuning runs of this kernel measured on this device, at this size and with these parameters. Otherwise, measure all of them again.</source>
        <translation>跳过此内核以前在此设备、此尺寸和这些参数下调优时测量过的配置。否则全部重新测量。</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>No kernel has tunables: one gets them by [tune.NAME] in its file.</source>
        <translation>没有内核有可调参数：在内核文件中用 [tune.NAME] 添加。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>Workers: </source>
        <translation>工作进程：</translation>
    </message>
    <message>
        <source>Measure with this many runners of the host at once, each on an equal device of its own: tasks of Slurm, or GPUs of the machine.</source>
        <translation>同时用主机的这么多个运行进程测量，每个在各自相同的设备上：Slurm 的任务，或机器的 GPU。</translation>
    </message>
</context>
<context>
    <name>headroom::TuningModel</name>
    <message>
        <source>#</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Which one in the order tried.</source>
        <translation>在尝试顺序中的序号。</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables.</source>
        <translation>内核可调参数的值。</translation>
    </message>
    <message>
        <source>Speed, by the median.</source>
        <translation>按中位数计的速度。</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>中位数 ms</translation>
    </message>
    <message>
        <source>Median of the search&apos;s brief measurement. The fastest are measured again in the comparison.</source>
        <translation>搜索中短暂测量的中位数。最快的配置会在比较中再次测量。</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Valid, or why it is not.</source>
        <translation>有效，或无效的原因。</translation>
    </message>
    <message>
        <source>build ms</source>
        <translation>编译 ms</translation>
    </message>
    <message>
        <source>Compiling, or loading the binary.</source>
        <translation>编译或载入二进制。</translation>
    </message>
    <message>
        <source>timing ms</source>
        <translation>计时 ms</translation>
    </message>
    <message>
        <source>Warm-up and samples.</source>
        <translation>预热和采样。</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What happened, or what to know about the measurement.</source>
        <translation>发生了什么，或关于测量需要知道的。</translation>
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
        <translation>运行在全部测量完成之前结束。</translation>
    </message>
    <message>
        <source>The window&apos;s picture could not be encoded as PNG.</source>
        <translation>窗口的图片无法编码为 PNG。</translation>
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
        <translation>没有上限</translation>
    </message>
    <message>
        <source>%1% of ceiling</source>
        <translation>上限的 %1%</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>无法运行：%1。</translation>
    </message>
    <message>
        <source>Needs a matrix unit: Device details show whether a device has one.</source>
        <translation>需要矩阵单元：“设备详情”显示设备是否具备。</translation>
    </message>
</context>
<context>
    <name>headroom::ViewExports</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTabs</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTakes</name>
    <message>
        <source>the selected variant</source>
        <translation>所选变体</translation>
    </message>
</context>
</TS>
