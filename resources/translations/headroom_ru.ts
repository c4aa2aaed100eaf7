<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AbLines</name>
    <message>
        <source>measuring</source>
        <translation>измеряется</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>медленнее: %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>быстрее: %1</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>одинаково: %1</translation>
    </message>
    <message>
        <source>%1 ambiguous</source>
        <translation>неоднозначно: %1</translation>
    </message>
    <message>
        <source>%1 not comparable</source>
        <translation>несравнимо: %1</translation>
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
        <translation>&amp;Машина</translation>
    </message>
    <message>
        <source>Slurm (srun)</source>
        <translation>Slurm (srun)</translation>
    </message>
    <message>
        <source>Docker container</source>
        <translation>Контейнер Docker</translation>
    </message>
    <message>
        <source>C&amp;ontainer</source>
        <translation>К&amp;онтейнер</translation>
    </message>
    <message>
        <source>Podman container</source>
        <translation>Контейнер Podman</translation>
    </message>
    <message>
        <source>Kubernetes pod (kubectl)</source>
        <translation>Под Kubernetes (kubectl)</translation>
    </message>
    <message>
        <source>P&amp;od</source>
        <translation>П&amp;од</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>Другая команда</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>К&amp;оманда</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for %1. Close other programs, or choose a smaller file.</source>
        <translation>Для %1 не хватает памяти. Закройте другие программы или выберите файл поменьше.</translation>
    </message>
</context>
<context>
    <name>BarContent</name>
    <message>
        <source>not measured yet</source>
        <translation>ещё не измерено</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>предел копирования</translation>
    </message>
</context>
<context>
    <name>BlurGroups</name>
    <message>
        <source>Exact</source>
        <translation>Точные</translation>
    </message>
    <message>
        <source>Visually exact: error up to %1</source>
        <translation>Визуально точные: ошибка до %1</translation>
    </message>
    <message>
        <source>Fast: error up to %1</source>
        <translation>Быстрые: ошибка до %1</translation>
    </message>
    <message>
        <source>Larger or unknown error</source>
        <translation>Ошибка больше или неизвестна</translation>
    </message>
    <message>
        <source>On the host</source>
        <translation>На хосте</translation>
    </message>
    <message>
        <source>Cannot run on this device</source>
        <translation>Не работают на этом устройстве</translation>
    </message>
    <message>
        <source>is measured on random pixels only</source>
        <translation>измеряется только на случайных пикселях</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>неудача</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>около %1</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>Не может работать: %1.</translation>
    </message>
</context>
<context>
    <name>ChartCopy</name>
    <message>
        <source>Copy as image</source>
        <translation>Копировать как изображение</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Копировать как таблицу</translation>
    </message>
</context>
<context>
    <name>DisplayUnits</name>
    <message>
        <source>bytes</source>
        <translation>байт</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>about %1</source>
        <translation>около %1</translation>
    </message>
</context>
<context>
    <name>GuideState</name>
    <message>
        <source>no variants yet</source>
        <translation>вариантов ещё нет</translation>
    </message>
    <message>
        <source>not run on this device at this size</source>
        <translation>на этом устройстве при этом размере не измерено</translation>
    </message>
    <message>
        <source>measured in part</source>
        <translation>измерено частично</translation>
    </message>
    <message>
        <source>being measured now</source>
        <translation>измеряется сейчас</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>something failed</source>
        <translation>что-то не удалось</translation>
    </message>
</context>
<context>
    <name>HeatContent</name>
    <message>
        <source>%1 of its %2 configurations tried</source>
        <translation>испытано %1 из %2 конфигураций</translation>
    </message>
    <message>
        <source>%1, the fastest of this cell. %2.</source>
        <translation>%1, самая быстрая в этой ячейке. %2.</translation>
    </message>
    <message>
        <source>%1: none of those tried is valid. %2. %3</source>
        <translation>%1: ни одна из испытанных не годна. %2. %3</translation>
    </message>
    <message>
        <source>%1: not tried.</source>
        <translation>%1: не испытана.</translation>
    </message>
    <message>
        <source>The best of the comparison.</source>
        <translation>Лучшая в сравнении.</translation>
    </message>
    <message>
        <source>The best so far.</source>
        <translation>Лучшая пока.</translation>
    </message>
    <message>
        <source>The best.</source>
        <translation>Лучшая.</translation>
    </message>
    <message>
        <source>The default is in this cell.</source>
        <translation>В этой ячейке — конфигурация по умолчанию.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>best</source>
        <translation>лучшая</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>none valid</source>
        <translation>нет годных</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>не испытана</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;How far is an OpenCL kernel from what this device can do, and why?&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Headroom %1&lt;/h3&gt;&lt;p&gt;Насколько ядро OpenCL далеко от возможностей этого устройства, и почему?&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии 3 или новее.&lt;/p&gt;&lt;p&gt;Qt %2, %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h4&gt;OpenCL devices&lt;/h4&gt;</source>
        <translation>&lt;h4&gt;Устройства OpenCL&lt;/h4&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;None was found.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Не найдены.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;%1&lt;br/&gt;%2, driver %3&lt;/p&gt;</source>
        <translation>&lt;p&gt;%1&lt;br/&gt;%2, драйвер %3&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;User guide&lt;/a&gt;&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;a href=&quot;%1&quot;&gt;Руководство пользователя&lt;/a&gt;&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Headroom</source>
        <translation>О Headroom</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>Settings are not stored</source>
        <translation>Настройки не сохранены</translation>
    </message>
    <message>
        <source>The preferences and the window&apos;s layout cannot be stored in %1. Free space on its disk or make it writable, and try again.</source>
        <translation>Настройки и расположение окна не удаётся сохранить в %1. Освободите место на диске или сделайте файл доступным для записи и повторите попытку.</translation>
    </message>
    <message>
        <source>Otherwise the next start has the settings that were stored last.</source>
        <translation>Иначе при следующем запуске будут настройки, сохранённые последними.</translation>
    </message>
</context>
<context>
    <name>PageFile</name>
    <message>
        <source>HTML pages (*.html);;Markdown texts (*.md)</source>
        <translation>Страницы HTML (*.html);;Тексты Markdown (*.md)</translation>
    </message>
</context>
<context>
    <name>PhotoDifference</name>
    <message>
        <source>%1% clipped</source>
        <translation>%1% обрезано</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>нет разности</translation>
    </message>
    <message>
        <source>largest difference %1, RMS %2</source>
        <translation>наибольшая разность %1, RMS %2</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>memory-bound</source>
        <translation>ограничено памятью</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>ограничено вычислениями</translation>
    </message>
    <message>
        <source>Arithmetic intensity, operations per byte</source>
        <translation>Арифметическая интенсивность, операций на байт</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>операций на байт</translation>
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
        <translation>Запуск команды</translation>
    </message>
    <message>
        <source>Results of %1 are checked by a command. Run it?</source>
        <translation>Результаты %1 проверяет команда. Запустить её?</translation>
    </message>
    <message>
        <source>In %1:
%2

It can do whatever you can. Agree if you know who wrote it. It is asked again when the command changes.</source>
        <translation>В %1:
%2

Она может всё, что можете вы. Соглашайтесь, если знаете, кто её написал. При изменении команды вопрос повторится.</translation>
    </message>
    <message>
        <source>Run Command</source>
        <translation>Запустить команду</translation>
    </message>
    <message>
        <source>Measure Unchecked</source>
        <translation>Измерить без проверки</translation>
    </message>
</context>
<context>
    <name>SessionActions</name>
    <message>
        <source>Open sess&amp;ion...</source>
        <translation>Открыть се&amp;анс...</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>Со&amp;хранить сеанс</translation>
    </message>
    <message>
        <source>Save session &amp;as...</source>
        <translation>Сохранить сеанс &amp;как...</translation>
    </message>
    <message>
        <source>&amp;Kernels of the session...</source>
        <translation>&amp;Ядра сеанса...</translation>
    </message>
    <message>
        <source>P&amp;hoto in sessions</source>
        <translation>&amp;Фото в сеансах</translation>
    </message>
    <message>
        <source>Open choices, results, photo and layout from a file.</source>
        <translation>Открыть выбор, результаты, фото и расположение из файла.</translation>
    </message>
    <message>
        <source>Save choices, results, photo and layout in a file.</source>
        <translation>Сохранить выбор, результаты, фото и расположение в файл.</translation>
    </message>
    <message>
        <source>Read and save the kernels that the opened session brought along.</source>
        <translation>Прочесть и сохранить ядра, которые принёс открытый сеанс.</translation>
    </message>
    <message>
        <source>Copy if &amp;small</source>
        <translation>Копия, если &amp;мало</translation>
    </message>
    <message>
        <source>&amp;Always copy</source>
        <translation>&amp;Всегда копия</translation>
    </message>
    <message>
        <source>&amp;Path only</source>
        <translation>Только &amp;путь</translation>
    </message>
</context>
<context>
    <name>SessionPhoto</name>
    <message>
        <source>The example photo %1 does not exist here.</source>
        <translation>Примера фото %1 здесь нет.</translation>
    </message>
    <message>
        <source>The photo %1 has no file, so the session does not hold it.</source>
        <translation>У фото %1 нет файла, поэтому в сеансе его нет.</translation>
    </message>
    <message>
        <source>The session holds the path of %1, not a copy, because the file is large.</source>
        <translation>В сеансе путь к %1, а не копия, так как файл велик.</translation>
    </message>
    <message>
        <source>The photo %1 has changed since the session was saved.</source>
        <translation>Фото %1 изменилось после сохранения сеанса.</translation>
    </message>
    <message>
        <source>The photo %1 is not on this machine, and the session holds no copy.</source>
        <translation>Фото %1 нет на этой машине, а в сеансе нет копии.</translation>
    </message>
    <message>
        <source>The session holds no copy of the photo %1.</source>
        <translation>В сеансе нет копии фото %1.</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy row</source>
        <translation>Копировать строку</translation>
    </message>
    <message>
        <source>Copy cell</source>
        <translation>Копировать ячейку</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Копировать таблицу</translation>
    </message>
</context>
<context>
    <name>TuningSummary</name>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>испытано %1 из %2 конфигураций</translation>
    </message>
    <message>
        <source>%1 configurations, %2 allowed, %3 tried</source>
        <translation>конфигураций %1, допустимых %2, испытано %3</translation>
    </message>
    <message>
        <source>%1 configurations, at most %2 allowed, %3 tried</source>
        <translation>конфигураций %1, допустимых не более %2, испытано %3</translation>
    </message>
    <message>
        <source>%1, %2 of them by an earlier tuning</source>
        <translation>%1, из них прежней настройкой: %2</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>конфигурация по умолчанию негодна</translation>
    </message>
    <message>
        <source>the default itself</source>
        <translation>сама конфигурация по умолчанию</translation>
    </message>
    <message>
        <source>%1 times as fast as the default</source>
        <translation>в %1 раза быстрее, чем по умолчанию</translation>
    </message>
    <message>
        <source>Imported configurations</source>
        <translation>Импортированные конфигурации</translation>
    </message>
    <message>
        <source>%1, imported</source>
        <translation>%1, импортировано</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, на %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 configurations: %2.</source>
        <translation>Конфигураций %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2 configurations imported</source>
        <translation>%1: импортировано конфигураций: %2</translation>
    </message>
    <message>
        <source>Preparing the device.</source>
        <translation>Подготовка устройства.</translation>
    </message>
    <message>
        <source>Searching: %1, %2 of %3 s</source>
        <translation>Поиск: %1, %2 из %3 с</translation>
    </message>
    <message>
        <source>Comparing the fastest and the default side by side: %1</source>
        <translation>Самые быстрые и по умолчанию сравниваются рядом: %1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Остановлено: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Не удалось: %1</translation>
    </message>
    <message>
        <source>Done: %1 in %2 s</source>
        <translation>Готово: %1 за %2 с</translation>
    </message>
    <message>
        <source>No valid configuration so far.</source>
        <translation>Годной конфигурации пока нет.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <translation>Лучшая: %1, %2.</translation>
    </message>
    <message>
        <source>Best so far: %1, %2, %3.</source>
        <translation>Лучшая пока: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Best: %1, %2; %3</source>
        <translation>Лучшая: %1, %2; %3</translation>
    </message>
    <message>
        <source> Warning: %1.</source>
        <translation> Предупреждение: %1.</translation>
    </message>
    <message>
        <source> The search found %1 faster, at %2. The comparison decides: its rounds are interleaved.</source>
        <translation> Поиск нашёл %1 быстрее: %2. Решает сравнение: его раунды чередуются.</translation>
    </message>
    <message>
        <source>What is tuned</source>
        <translation>Что настраивается</translation>
    </message>
    <message>
        <source>How far the tuning is</source>
        <translation>Ход настройки</translation>
    </message>
    <message>
        <source>What was kept</source>
        <translation>Что сохранено</translation>
    </message>
    <message>
        <source>; %1% of the ceiling</source>
        <translation>; %1% предела</translation>
    </message>
</context>
<context>
    <name>VariantGroups</name>
    <message>
        <source>Others</source>
        <translation>Прочие</translation>
    </message>
    <message>
        <source>Host implementations</source>
        <translation>Реализации хоста</translation>
    </message>
    <message>
        <source>Device libraries</source>
        <translation>Библиотеки устройства</translation>
    </message>
    <message>
        <source>Probes of the runtime</source>
        <translation>Пробы среды выполнения</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Ядра</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Stop the run now and keep the results so far (Esc).</source>
        <translation>Остановить прогон сейчас и сохранить полученные результаты (Esc).</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>R&amp;escan devices</source>
        <translation>&amp;Искать устройства</translation>
    </message>
    <message>
        <source>Add &amp;machine...</source>
        <translation>&amp;Добавить машину...</translation>
    </message>
    <message>
        <source>Measure &amp;noise floor (A/A test)...</source>
        <translation>Измерить уровень &amp;шума (тест A/A)...</translation>
    </message>
    <message>
        <source>&amp;Take turns with...</source>
        <translation>Измерить поо&amp;черёдно...</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Настройки...</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Руководство пользователя</translation>
    </message>
    <message>
        <source>Help on this &amp;view</source>
        <translation>Справка об этом &amp;виде</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Headroom</source>
        <translation>&amp;О Headroom</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>Измерять на устройстве другой машины, контейнера или пода.</translation>
    </message>
    <message>
        <source>Measure two versions of a kernel, interleaved: is the new one faster, slower or the same?</source>
        <translation>Измерить две версии ядра поочерёдно: новая быстрее, медленнее или такая же?</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Ed&amp;it</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Инструменты</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Choose how points are measured, the theme, the language, and folders of kernels.</source>
        <translation>Задать, как измеряются точки, тему, язык и папки ядер.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <comment>menu</comment>
        <translation>П&amp;рогон</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>format</source>
        <translation>формат</translation>
    </message>
    <message>
        <source>device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>где измерено</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>драйвер</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>задача</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>вариант</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ширина</translation>
    </message>
    <message>
        <source>height</source>
        <translation>высота</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>status</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>замеры</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>медиана, мс</translation>
    </message>
    <message>
        <source>95% interval ms</source>
        <translation>95%-й интервал, мс</translation>
    </message>
    <message>
        <source>min ms</source>
        <translation>минимум, мс</translation>
    </message>
    <message>
        <source>q3 ms</source>
        <translation>3-й квартиль, мс</translation>
    </message>
    <message>
        <source>wall ms</source>
        <translation>часы хоста, мс</translation>
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
        <translation>оценка GP/s</translation>
    </message>
    <message>
        <source>ceiling GP/s</source>
        <translation>предел GP/s</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>% от предела</translation>
    </message>
    <message>
        <source>bound by</source>
        <translation>ограничено</translation>
    </message>
    <message>
        <source>max error</source>
        <translation>наибольшая ошибка</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>СКО ошибки</translation>
    </message>
    <message>
        <source>PSNR dB</source>
        <translation>PSNR, дБ</translation>
    </message>
    <message>
        <source>role</source>
        <translation>роль</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>измерено / оценка</translation>
    </message>
    <message>
        <source>noise %</source>
        <translation>шум, %</translation>
    </message>
    <message>
        <source>q1 ms</source>
        <translation>1-й квартиль, мс</translation>
    </message>
    <message>
        <source>own max error</source>
        <translation>наибольшая собственная ошибка</translation>
    </message>
    <message>
        <source>own RMS error</source>
        <translation>СКО собственной ошибки</translation>
    </message>
    <message>
        <source>stopped by</source>
        <translation>чем остановлено</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>итерация</translation>
    </message>
    <message>
        <source>low ms</source>
        <translation>нижняя граница, мс</translation>
    </message>
    <message>
        <source>high ms</source>
        <translation>верхняя граница, мс</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>предупреждения</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>event ms</source>
        <translation>часы устройства, мс</translation>
    </message>
    <message>
        <source>mild outliers</source>
        <translation>слабые выбросы</translation>
    </message>
    <message>
        <source>severe outliers</source>
        <translation>сильные выбросы</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
    <message>
        <source>caches</source>
        <translation>кэши</translation>
    </message>
    <message>
        <source>device id</source>
        <translation>ID устройства</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>конфигурация</translation>
    </message>
    <message>
        <source>pixel</source>
        <translation>пиксель</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>глубина</translation>
    </message>
    <message>
        <source>upload ms</source>
        <translation>загрузка, мс</translation>
    </message>
    <message>
        <source>download ms</source>
        <translation>выгрузка, мс</translation>
    </message>
    <message>
        <source>end-to-end ms</source>
        <translation>полное время, мс</translation>
    </message>
    <message>
        <source>end to end ms</source>
        <translation>полное время, мс</translation>
    </message>
    <message>
        <source>end to end GP/s</source>
        <translation>всего GP/s</translation>
    </message>
    <message>
        <source>end to end GFLOP/s</source>
        <translation>всего GFLOP/s</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>kernels ms</source>
        <translation>ядра, мс</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>точность</translation>
    </message>
    <message>
        <source>local roof GP/s</source>
        <translation>локальный предел GP/s</translation>
    </message>
    <message>
        <source>% of local roof</source>
        <translation>% от локального предела</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>регистры</translation>
    </message>
    <message>
        <source>spill bytes</source>
        <translation>вытеснено, байт</translation>
    </message>
    <message>
        <source>local bytes</source>
        <translation>локальная память, байт</translation>
    </message>
    <message>
        <source>private bytes</source>
        <translation>частная память, байт</translation>
    </message>
    <message>
        <source>host</source>
        <translation>хост</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>исполнитель</translation>
    </message>
    <message>
        <source>baseline GP/s</source>
        <translation>база GP/s</translation>
    </message>
    <message>
        <source>change</source>
        <translation>изменение</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>Ok</source>
        <translation>Ok</translation>
    </message>
    <message>
        <source>BuildFailed</source>
        <translation>сбой сборки</translation>
    </message>
    <message>
        <source>WrongResult</source>
        <translation>неверный результат</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>не поддерживается</translation>
    </message>
    <message>
        <source>DeviceLimit</source>
        <translation>предел устройства</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>TimedOut</source>
        <translation>превышено время</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>аварийное завершение</translation>
    </message>
    <message>
        <source>OverBudget</source>
        <translation>вне бюджета</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>память</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>вычисления</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>хост</translation>
    </message>
    <message>
        <source>event</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>холодные</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>тёплые</translation>
    </message>
    <message>
        <source>bad stamps</source>
        <translation>неверные метки времени</translation>
    </message>
    <message>
        <source>clocks disagree</source>
        <translation>часы расходятся</translation>
    </message>
    <message>
        <source>over ceiling</source>
        <translation>выше предела</translation>
    </message>
    <message>
        <source>single sample</source>
        <translation>один замер</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>дрейф</translation>
    </message>
    <message>
        <source>crashed once</source>
        <translation>один раз аварийно завершено</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>as captured</source>
        <translation>как при захвате</translation>
    </message>
    <message>
        <source>launch cost</source>
        <translation>стоимость запуска</translation>
    </message>
    <message>
        <source>invalid timestamps</source>
        <translation>неверные метки времени</translation>
    </message>
    <message>
        <source>above ceiling</source>
        <translation>выше предела</translation>
    </message>
    <message>
        <source>unstable</source>
        <translation>нестабильно</translation>
    </message>
    <message>
        <source>background load</source>
        <translation>фоновая нагрузка</translation>
    </message>
    <message>
        <source>SAME</source>
        <translation>ОДИНАКОВО</translation>
    </message>
    <message>
        <source>FASTER</source>
        <translation>БЫСТРЕЕ</translation>
    </message>
    <message>
        <source>SLOWER</source>
        <translation>МЕДЛЕННЕЕ</translation>
    </message>
    <message>
        <source>AMBIGUOUS</source>
        <translation>НЕОПРЕДЕЛЁННО</translation>
    </message>
    <message>
        <source>ONLY IN BASE</source>
        <translation>ТОЛЬКО В БАЗЕ</translation>
    </message>
    <message>
        <source>ONLY IN NEW</source>
        <translation>ТОЛЬКО В НОВОМ</translation>
    </message>
    <message>
        <source>NOT COMPARABLE</source>
        <translation>НЕСРАВНИМО</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>годно</translation>
    </message>
    <message>
        <source>too much local memory</source>
        <translation>слишком много локальной памяти</translation>
    </message>
    <message>
        <source>too large a group</source>
        <translation>слишком большая группа</translation>
    </message>
    <message>
        <source>device limit</source>
        <translation>предел устройства</translation>
    </message>
    <message>
        <source>build failed</source>
        <translation>сбой сборки</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>неверный результат</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>превышено время</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>аварийное завершение</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>не поддерживается</translation>
    </message>
    <message>
        <source>call failed</source>
        <translation>сбой вызова</translation>
    </message>
    <message>
        <source>Access patterns</source>
        <translation>Шаблоны доступа</translation>
    </message>
    <message>
        <source>The same copy in many orders and widths of access: what each pattern leaves of the memory&apos;s speed.</source>
        <translation>Одно и то же копирование с разными порядком и шириной доступа: сколько от скорости памяти оставляет каждый шаблон.</translation>
    </message>
    <message>
        <source>Gaussian blur</source>
        <translation>Размытие по Гауссу</translation>
    </message>
    <message>
        <source>A Gaussian blur of standard deviation sigma; beyond the border the edge pixel is repeated.</source>
        <translation>Размытие по Гауссу со стандартным отклонением сигма; за границей повторяется крайний пиксель.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Every pixel read once and written once: the speed of memory, the ceiling of everything else.</source>
        <translation>Каждый пиксель читается и записывается один раз: скорость памяти, предел для всего остального.</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Локальная память</translation>
    </message>
    <message>
        <source>Each pixel becomes the mean of its block, read from local memory by every work-item of the group: the roof of kernels that keep their data there.</source>
        <translation>Каждый пиксель становится средним своего блока, который каждый рабочий элемент группы читает из локальной памяти: предел для ядер, которые держат данные там.</translation>
    </message>
    <message>
        <source>Multiply and add</source>
        <translation>Умножение со сложением</translation>
    </message>
    <message>
        <source>A copy with arithmetic in between: how many operations per pixel come free with the memory traffic.</source>
        <translation>Копирование с арифметикой: сколько операций на пиксель не стоят ничего сверх обмена с памятью.</translation>
    </message>
    <message>
        <source>Matrix multiplication</source>
        <translation>Умножение матриц</translation>
    </message>
    <message>
        <source>C = A B: each number is used again and again, so that, unlike a picture&apos;s, its speed is a question of arithmetic and of what the caches and registers keep.</source>
        <translation>C = A B: каждое число используется снова и снова, поэтому, в отличие от изображений, скорость зависит от арифметики и от того, что хранят кэши и регистры.</translation>
    </message>
    <message>
        <source>N (cube root of M N K where they differ)</source>
        <translation>N (кубический корень из M N K, если они различны)</translation>
    </message>
    <message>
        <source>Overheads</source>
        <translation>Накладные расходы</translation>
    </message>
    <message>
        <source>What costs time beside the work itself: launches, events, builds, allocations, transfers, many small kernels, branches, and functions more precise than a picture needs.</source>
        <translation>Что стоит времени кроме самой работы: запуски, события, сборка, выделение памяти, передачи, множество малых ядер, ветвления и функции точнее, чем нужно изображению.</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Many numbers become one: how threads that need each other&apos;s results share them, and how near that comes to reading memory once.</source>
        <translation>Из многих чисел получается одно: как потоки, которым нужны результаты друг друга, делятся ими, и насколько это близко к однократному чтению памяти.</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Транспонирование</translation>
    </message>
    <message>
        <source>Rows become columns: a copy whose reads or writes have to stride through memory somewhere.</source>
        <translation>Строки становятся столбцами: копирование, в котором чтение или запись неизбежно идёт по памяти с шагом.</translation>
    </message>
    <message>
        <source>Dependent chain</source>
        <translation>Зависимая цепочка</translation>
    </message>
    <message>
        <source>Half peak</source>
        <translation>Пик half</translation>
    </message>
    <message>
        <source>Double peak</source>
        <translation>Пик double</translation>
    </message>
    <message>
        <source>Int peak</source>
        <translation>Пик int</translation>
    </message>
    <message>
        <source>Float peak</source>
        <translation>Пик float</translation>
    </message>
    <message>
        <source>Matrix multiplication of halves</source>
        <translation>Умножение матриц половинной точности</translation>
    </message>
    <message>
        <source>C = A B with A and B of halves and C of floats: half the memory traffic of floats, and the numbers that matrix units multiply fastest.</source>
        <translation>C = A B, где A и B — числа половинной точности, а C — float: вдвое меньше обращений к памяти, чем с float, и именно такие числа матричные блоки умножают быстрее всего.</translation>
    </message>
    <message>
        <source>Matrix multiplication of 8-bit integers</source>
        <translation>Умножение матриц 8-битных целых чисел</translation>
    </message>
    <message>
        <source>C = A B with A and B of signed 8-bit integers and C of 32-bit ints: a quarter of the memory traffic of floats, and exact sums.</source>
        <translation>C = A B, где A и B — знаковые 8-битные целые, а C — 32-битные целые: вчетверо меньше обращений к памяти, чем с float, и точные суммы.</translation>
    </message>
    <message>
        <source>Matrix unit peak</source>
        <translation>Пик матричных блоков</translation>
    </message>
    <message>
        <source>Matrix unit int peak</source>
        <translation>Пик матричных блоков, int</translation>
    </message>
    <message>
        <source>TF32 mma peak</source>
        <translation>Пик mma, TF32</translation>
    </message>
    <message>
        <source>Half mma peak</source>
        <translation>Пик mma, half</translation>
    </message>
    <message>
        <source>Int8 mma peak</source>
        <translation>Пик mma, int8</translation>
    </message>
    <message>
        <source>Version of this table&apos;s columns; it changes when a column changes its meaning.</source>
        <translation>Версия столбцов этой таблицы; меняется, когда меняется смысл столбца.</translation>
    </message>
    <message>
        <source>The OpenCL device&apos;s name, or the host&apos;s processor for a host library.</source>
        <translation>Имя устройства OpenCL, для библиотеки на хосте — имя процессора.</translation>
    </message>
    <message>
        <source>The device&apos;s short name and its id, after its host&apos;s name in hosts.toml if it has one; for a host library the processor&apos;s name. Tables of several devices have it.</source>
        <translation>Краткое имя и ID устройства после имени его хоста в hosts.toml, если оно есть; для библиотеки на хосте — имя процессора. Есть в таблицах нескольких устройств.</translation>
    </message>
    <message>
        <source>The driver&apos;s own version text.</source>
        <translation>Версия, как её называет драйвер.</translation>
    </message>
    <message>
        <source>The problem that was solved.</source>
        <translation>Решённая задача.</translation>
    </message>
    <message>
        <source>Variant id: workload.name, where name is the kernel file&apos;s.</source>
        <translation>ID варианта: задача.имя, где имя — имя файла ядра.</translation>
    </message>
    <message>
        <source>Pixels per row of the plane; of a product of matrices its columns, N.</source>
        <translation>Пикселей в строке плоскости; у произведения матриц — его столбцы, N.</translation>
    </message>
    <message>
        <source>Rows of the plane; of a product of matrices M.</source>
        <translation>Строк в плоскости; у произведения матриц — M.</translation>
    </message>
    <message>
        <source>Width x height of the plane in pixels; M x N x K of a product of matrices.</source>
        <translation>Ширина x высота плоскости в пикселях; у произведения матриц — M x N x K.</translation>
    </message>
    <message>
        <source>The Gaussian&apos;s standard deviation in pixels, for problems that have one.</source>
        <translation>Стандартное отклонение функции Гаусса в пикселях, для задач, у которых оно есть.</translation>
    </message>
    <message>
        <source>Ok, or what went wrong. Only rows that are Ok are ranked.</source>
        <translation>Ok или что пошло не так. Ранжируются только строки с Ok.</translation>
    </message>
    <message>
        <source>Why the result is not Ok, or the text of its warnings.</source>
        <translation>Почему результат не Ok, или текст его предупреждений.</translation>
    </message>
    <message>
        <source>Number of timed samples.</source>
        <translation>Число замеров.</translation>
    </message>
    <message>
        <source>Median time of one iteration in milliseconds by the clock that is used: the device&apos;s (START of the first pass to END of the last), or the host&apos;s where that cannot be right. The first launch, which may compile, is never timed.</source>
        <translation>Медиана времени одной итерации в миллисекундах по используемым часам: устройства (от START первого прохода до END последнего) или хоста, если те не могут быть верны. Первый запуск, при котором возможна компиляция, не замеряется.</translation>
    </message>
    <message>
        <source>Where 95% of medians would fall if the run were repeated, in milliseconds: from low_ms to high_ms; - where there are too few samples.</source>
        <translation>Куда попало бы 95% медиан при повторении прогона, в миллисекундах: от low_ms до high_ms; - при слишком малом числе замеров.</translation>
    </message>
    <message>
        <source>Shortest sample in milliseconds, by the same clock.</source>
        <translation>Самый короткий замер в миллисекундах, по тем же часам.</translation>
    </message>
    <message>
        <source>Third quartile of the samples in milliseconds: three of four were faster.</source>
        <translation>Третий квартиль замеров в миллисекундах: три из четырёх были быстрее.</translation>
    </message>
    <message>
        <source>Time of one iteration in milliseconds by the host&apos;s clock around the same launches: it includes launching and waiting.</source>
        <translation>Время одной итерации в миллисекундах по часам хоста вокруг тех же запусков: включает запуск и ожидание.</translation>
    </message>
    <message>
        <source>10^9 pixels per second, or items of the result where these are not pixels, over the median time.</source>
        <translation>10^9 пикселей в секунду или элементов результата, если это не пиксели, по медиане времени.</translation>
    </message>
    <message>
        <source>10^9 bytes per second of compulsory traffic (each input read once, each output written once) over the median time.</source>
        <translation>10^9 байт в секунду неизбежного обмена (каждый вход прочитан один раз, каждый выход записан один раз) по медиане времени.</translation>
    </message>
    <message>
        <source>10^9 operations per second, floating point or of the row&apos;s precision: the variant&apos;s declared operations over the median time.</source>
        <translation>10^9 операций в секунду, с плавающей точкой или с точностью строки: заявленные операции варианта по медиане времени.</translation>
    </message>
    <message>
        <source>The guide&apos;s model: copy rate at this size x 2 / floats read and written per pixel, every load counted as memory traffic. Caches may beat it.</source>
        <translation>Модель пособия: скорость копирования при этом размере x 2 / прочитанные и записанные float на пиксель; каждая загрузка считается обменом с памятью. Кэши могут превзойти её.</translation>
    </message>
    <message>
        <source>Upper bound for any kernel that does the whole job: the lower of the memory ceiling (copy rate x 2 / compulsory floats per pixel) and the compute ceiling (measured peak of the row&apos;s precision / operations per pixel), both measured at this size.</source>
        <translation>Верхняя граница для любого ядра, выполняющего всю работу: меньший из пределов памяти (скорость копирования x 2 / неизбежные float на пиксель) и вычислений (измеренный пик для точности строки / операции на пиксель), оба измерены при этом размере.</translation>
    </message>
    <message>
        <source>GP/s as a share of the ceiling at this size. Over 105% is a measuring error.</source>
        <translation>GP/s как доля предела при этом размере. Более 105% — ошибка измерения.</translation>
    </message>
    <message>
        <source>Which of the two ceilings is the lower one: memory or compute.</source>
        <translation>Какой из двух пределов ниже: память или вычисления.</translation>
    </message>
    <message>
        <source>Largest absolute difference from the workload&apos;s exact result in double precision, on data in [0, 1].</source>
        <translation>Наибольшее абсолютное отклонение от точного результата задачи с двойной точностью, на данных в [0, 1].</translation>
    </message>
    <message>
        <source>Root mean square difference from the workload&apos;s exact result.</source>
        <translation>Среднеквадратичное отклонение от точного результата задачи.</translation>
    </message>
    <message>
        <source>Peak signal-to-noise ratio against the exact result in decibels, peak 1; inf when they are equal.</source>
        <translation>Пиковое отношение сигнала к шуму относительно точного результата в децибелах, пик 1; inf при равенстве.</translation>
    </message>
    <message>
        <source>Why it was measured: variant, host (a library on the host) or ceiling.</source>
        <translation>Зачем измерено: вариант, host (библиотека на хосте) или предел.</translation>
    </message>
    <message>
        <source>GP/s over the guide&apos;s estimate. Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>GP/s, делённые на оценку пособия. Больше 1 — повторные загрузки обслуживают кэши; меньше 1 — даже обмен с памятью не объясняет время.</translation>
    </message>
    <message>
        <source>Half-width of the median&apos;s 95% confidence interval in per cent of the median, from order statistics; inf under 6 samples.</source>
        <translation>Половина ширины 95-%-го доверительного интервала медианы в процентах от медианы, по порядковым статистикам; inf при менее чем 6 замерах.</translation>
    </message>
    <message>
        <source>First quartile of the samples in milliseconds: one of four was faster.</source>
        <translation>Первый квартиль замеров в миллисекундах: один из четырёх был быстрее.</translation>
    </message>
    <message>
        <source>Largest absolute difference from the variant&apos;s own method in double precision: the kernel&apos;s error without the method&apos;s. It decides between Ok and WrongResult.</source>
        <translation>Наибольшее абсолютное отклонение от собственного метода варианта с двойной точностью: ошибка ядра без ошибки метода. Решает между Ok и WrongResult.</translation>
    </message>
    <message>
        <source>Root mean square difference from the variant&apos;s own method in double precision.</source>
        <translation>Среднеквадратичное отклонение от собственного метода варианта с двойной точностью.</translation>
    </message>
    <message>
        <source>What ended the sampling: noise goal, round limit, time budget or sample limit; not the ceiling, where a ceiling was sought and another variant is clearly faster; slower than the best, in a search of a tuning; or a stop.</source>
        <translation>Что завершило замеры: цель по шуму, предел раундов, бюджет времени или предел замеров; не предел, если искали предел и другой вариант явно быстрее; медленнее лучшей, при поиске настройки; или остановка.</translation>
    </message>
    <message>
        <source>What one iteration is where a probe times the OpenCL runtime, by the host&apos;s clock unless the variant&apos;s summary says otherwise: launch, start, transfer...; empty for kernels.</source>
        <translation>Что считается итерацией, когда измеряется сама среда OpenCL, по часам хоста, если в описании варианта не сказано иначе: launch, start, transfer...; пусто для ядер.</translation>
    </message>
    <message>
        <source>Lower end of the interval in which the median of a repetition is expected with 95% probability, in milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ by.</source>
        <translation>Нижняя граница интервала, в котором с вероятностью 95% ожидается медиана повторения, в миллисекундах: из замеров в раундах, из различий раундов и из различий отдельных прогонов.</translation>
    </message>
    <message>
        <source>Upper end of that interval in milliseconds; inf with too few samples.</source>
        <translation>Верхняя граница этого интервала в миллисекундах; inf при слишком малом числе замеров.</translation>
    </message>
    <message>
        <source>Warnings about the time: bad stamps, clocks disagree, over ceiling, single sample, unsteady, drift, busy, crashed once, not checked, as captured, launch cost. The reason says each in a sentence.</source>
        <translation>Предупреждения о времени: неверные метки времени, часы расходятся, выше предела, один замер, нестабильно, дрейф, фоновая нагрузка, один раз аварийно завершено, не проверено, как при захвате, стоимость запуска. Причина называет каждое одной фразой.</translation>
    </message>
    <message>
        <source>Whose samples count: event (the device&apos;s stamps) or wall (the host&apos;s clock).</source>
        <translation>Чьи замеры считаются: event (метки времени устройства) или wall (часы хоста).</translation>
    </message>
    <message>
        <source>Median by the device&apos;s profiling clock in milliseconds, beside wall_ms.</source>
        <translation>Медиана по часам профилирования устройства в миллисекундах, рядом с wall_ms.</translation>
    </message>
    <message>
        <source>Samples beyond 1.5 and up to 3 interquartile ranges from the quartiles (Tukey&apos;s fences).</source>
        <translation>Замеры за пределами от 1.5 до 3 межквартильных размахов от квартилей (границы Тьюки).</translation>
    </message>
    <message>
        <source>Samples beyond 3 interquartile ranges from the quartiles.</source>
        <translation>Замеры далее 3 межквартильных размахов от квартилей.</translation>
    </message>
    <message>
        <source>Number of rounds.</source>
        <translation>Число раундов.</translation>
    </message>
    <message>
        <source>warm: a launch finds what the one before it left in the caches; cold: a buffer larger than the last level cache is written before each launch.</source>
        <translation>warm: запуск находит в кэшах оставленное предыдущим; cold: перед каждым запуском записывается буфер больше кэша последнего уровня.</translation>
    </message>
    <message>
        <source>Index of the device in the ICD loader&apos;s list: platform:device.</source>
        <translation>Индекс устройства в списке загрузчика ICD: платформа:устройство.</translation>
    </message>
    <message>
        <source>Index of an independent measurement of the same point, from 0 (A/A test).</source>
        <translation>Индекс независимого измерения той же точки, от 0 (тест A/A).</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables that it ran with, e.g. `TILE_X=32 TILE_Y=64`; empty for kernels without.</source>
        <translation>Значения параметров настройки ядра, с которыми оно работало, например `TILE_X=32 TILE_Y=64`; пусто для ядер без них.</translation>
    </message>
    <message>
        <source>What a pixel of its planes is: float, float4 (four channels side by side), uchar, uchar4 or int. The copy that its memory ceiling comes from moves the same.</source>
        <translation>Что такое пиксель его плоскостей: float, float4 (четыре канала рядом), uchar, uchar4 или int. Копия, из которой взят предел памяти, перемещает то же.</translation>
    </message>
    <message>
        <source>Of a product of matrices K: columns of the left one, rows of the right one.</source>
        <translation>K произведения матриц: столбцы левой, строки правой.</translation>
    </message>
    <message>
        <source>Time to write the inputs from ordinary host memory to the device in milliseconds: median over a few whole operations, by the commands&apos; own stamps. Only with `--transfers`.</source>
        <translation>Время записи входных данных из обычной памяти хоста на устройство в миллисекундах: медиана нескольких полных операций, по меткам времени команд. Только с `--transfers`.</translation>
    </message>
    <message>
        <source>Time to read the result back in milliseconds, likewise.</source>
        <translation>Время чтения результата обратно в миллисекундах, так же.</translation>
    </message>
    <message>
        <source>Kernels and transfers in milliseconds: median_ms + upload_ms + download_ms.</source>
        <translation>Ядра и передачи в миллисекундах: median_ms + upload_ms + download_ms.</translation>
    </message>
    <message>
        <source>The whole operation in milliseconds by the host&apos;s clock: inputs written, kernels launched once, result read back with a wait at the end. What it has above with_transfers_ms is launching, waiting, and colder caches and clocks. Of a library on the host its own time: nothing has to be moved.</source>
        <translation>Вся операция в миллисекундах по часам хоста: входные данные записаны, ядра запущены один раз, результат прочитан с ожиданием в конце. Сверх with_transfers_ms — запуск, ожидание, более холодные кэши и частоты. Для библиотеки на хосте — её собственное время: перемещать ничего не нужно.</translation>
    </message>
    <message>
        <source>10^9 pixels per second by the whole operation.</source>
        <translation>10^9 пикселей в секунду по всей операции.</translation>
    </message>
    <message>
        <source>10^9 floating point operations per second by the whole operation.</source>
        <translation>10^9 операций с плавающей точкой в секунду по всей операции.</translation>
    </message>
    <message>
        <source>The variant&apos;s title; empty in files from before rows had one.</source>
        <translation>Название варианта; пусто в файлах того времени, когда у строк его не было.</translation>
    </message>
    <message>
        <source>Of a launch of several commands: their own times added up in milliseconds, without what lies between them.</source>
        <translation>Для запуска из нескольких команд: сумма их собственных времён в миллисекундах, без промежутков между ними.</translation>
    </message>
    <message>
        <source>Values of the problem&apos;s other parameters, e.g. gamma=2.2; empty for problems without.</source>
        <translation>Значения прочих параметров задачи, например gamma=2.2; пусто для задач без них.</translation>
    </message>
    <message>
        <source>What its operations are on: float, half, double, int, or numbers of matrix units (mma-half, ...). The peak that its compute ceiling comes from is of the same.</source>
        <translation>С чем выполняются операции: float, half, double, int или числа матричных блоков (mma-half, ...). Пик, из которого взят предел вычислений, — для того же.</translation>
    </message>
    <message>
        <source>The rate at which the device&apos;s local memory moves what the variant moves through it: measured bandwidth / the variant&apos;s declared local traffic per pixel. A roof of this variant, not of the problem.</source>
        <translation>Скорость, с которой локальная память устройства перемещает то, что вариант через неё перемещает: измеренная пропускная способность / заявленный локальный обмен варианта на пиксель. Предел этого варианта, а не задачи.</translation>
    </message>
    <message>
        <source>GP/s as a share of the local-memory roof.</source>
        <translation>GP/s как доля предела локальной памяти.</translation>
    </message>
    <message>
        <source>Registers of 32 bits per work-item, the most of the variant&apos;s kernels; where the driver&apos;s build log says them (NVIDIA with the build option -cl-nv-verbose). `headroom-cli compiled` shows more.</source>
        <translation>Регистры по 32 бита на рабочий элемент, максимум по ядрам варианта; там, где их называет журнал сборки драйвера (NVIDIA с параметром сборки -cl-nv-verbose). `headroom-cli compiled` показывает больше.</translation>
    </message>
    <message>
        <source>Bytes of spilled registers per work-item, the most of the variant&apos;s kernels, likewise, and from Intel&apos;s driver.</source>
        <translation>Байты вытесненных регистров на рабочий элемент, максимум по ядрам варианта, так же, а также от драйвера Intel.</translation>
    </message>
    <message>
        <source>Bytes of local memory per work-group that the driver reports, arguments included; the most of the variant&apos;s kernels.</source>
        <translation>Байты локальной памяти на рабочую группу, о которых сообщает драйвер, вместе с аргументами; максимум по ядрам варианта.</translation>
    </message>
    <message>
        <source>Bytes of private memory per work-item that the driver reports; the most of the variant&apos;s kernels.</source>
        <translation>Байты частной памяти на рабочий элемент, о которых сообщает драйвер; максимум по ядрам варианта.</translation>
    </message>
    <message>
        <source>The host&apos;s name in hosts.toml; empty for the machine that the run was started on.</source>
        <translation>Имя хоста в hosts.toml; пусто для машины, на которой запущен прогон.</translation>
    </message>
    <message>
        <source>The same point&apos;s GP/s in the baseline.</source>
        <translation>GP/s той же точки в базе.</translation>
    </message>
    <message>
        <source>Change of speed since the baseline in per cent: the baseline&apos;s median time over this one&apos;s, less 1. Plus is faster.</source>
        <translation>Изменение скорости относительно базы в процентах: медиана времени базы, делённая на эту, минус 1. Плюс — быстрее.</translation>
    </message>
    <message>
        <source>Whether that change is more than noise, by the 95% intervals of both medians and the device&apos;s A/A floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.</source>
        <translation>Превышает ли это изменение шум, по 95-%-м интервалам обеих медиан и уровню шума A/A устройства: БЫСТРЕЕ, МЕДЛЕННЕЕ, ОДИНАКОВО или НЕОПРЕДЕЛЁННО, если шум слишком велик для решения.</translation>
    </message>
    <message>
        <source>The worker that measured it, of a run with several: its number, its machine, and its device there. Tables of such runs have it.</source>
        <translation>Исполнитель, который выполнил измерение, если их в запуске несколько: его номер, его машина и устройство на ней. Этот столбец есть в таблицах таких запусков.</translation>
    </message>
    <message>
        <source>image size, MP</source>
        <translation>размер изображения, Мп</translation>
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
        <translation>Измерьте поочерёдно в одном прогоне: `headroom-cli ab`.</translation>
    </message>
    <message>
        <source>not numbers: the kernel does not write them, or computes NaN or infinity</source>
        <translation>не числа: ядро их не записывает или вычисляет NaN либо бесконечность</translation>
    </message>
    <message>
        <source>Its time is mostly the cost of starting launches: an empty launch takes %1 µs on this device. Try larger sizes.</source>
        <translation>Его время — в основном стоимость запуска: пустой запуск на этом устройстве занимает %1 мкс. Попробуйте размеры побольше.</translation>
    </message>
    <message numerus="yes">
        <source>Its time is mostly the cost of starting launches: %1 empty launches take %2 µs on this device. Try larger sizes.</source>
        <translation>
            <numerusform>Его время — в основном стоимость запуска: %1 пустой запуск на этом устройстве занимает %2 мкс. Попробуйте размеры побольше.</numerusform>
            <numerusform>Его время — в основном стоимость запуска: %1 пустых запуска на этом устройстве занимают %2 мкс. Попробуйте размеры побольше.</numerusform>
            <numerusform>Его время — в основном стоимость запуска: %1 пустых запусков на этом устройстве занимают %2 мкс. Попробуйте размеры побольше.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kernel is not deterministic: its results differ from launch to launch, within what is allowed.</source>
        <translation>Ядро недетерминировано: его результаты различаются от запуска к запуску в пределах допустимого.</translation>
    </message>
    <message>
        <source>The device&apos;s profiling clock gave zero or reversed times: the host clock is used instead.</source>
        <translation>Часы профилирования устройства дали нулевое или обратное время: вместо них используются часы хоста.</translation>
    </message>
    <message>
        <source>One launch takes longer than the time budget allows to repeat: this is a single sample, of unknown noise.</source>
        <translation>Один запуск длится так долго, что бюджет времени не позволяет повторить его: это единственный замер с неизвестным шумом.</translation>
    </message>
    <message>
        <source>It crashed once and did not when it was tried again: look for an access outside its buffers.</source>
        <translation>Один раз произошёл сбой, а при повторе — нет: ищите обращение за пределы буферов.</translation>
    </message>
    <message>
        <source>The base version is %1</source>
        <translation>Исходная версия: %1</translation>
    </message>
    <message>
        <source>The new version is %1</source>
        <translation>Новая версия: %1</translation>
    </message>
    <message>
        <source>%1 to %2 more time</source>
        <translation>на %1–%2 больше времени</translation>
    </message>
    <message>
        <source>%1 to %2 less time</source>
        <translation>на %1–%2 меньше времени</translation>
    </message>
    <message>
        <source>Whether that exceeds the margin of %1 is open.</source>
        <translation>Превышает ли это допуск %1, пока не ясно.</translation>
    </message>
    <message>
        <source>The new version takes %1.</source>
        <translation>Новой версии нужно %1.</translation>
    </message>
    <message>
        <source>The change of the time is within %1.</source>
        <translation>Изменение времени — в пределах %1.</translation>
    </message>
    <message>
        <source>There are %1 of the %2 rounds that a verdict needs.</source>
        <translation>Есть %1 из %2 раундов, нужных для вывода.</translation>
    </message>
    <message>
        <source>The ratio changed while it was measured: no single one fits all looks. Measure again.</source>
        <translation>Отношение менялось во время измерения: единого значения нет. Измерьте ещё раз.</translation>
    </message>
    <message>
        <source>The new version takes %1, beyond the margin of %2.</source>
        <translation>Новой версии нужно %1, за пределами допуска %2.</translation>
    </message>
    <message>
        <source>The change of the time is within %1, inside the margin of %2.</source>
        <translation>Изменение времени — в пределах %1, внутри допуска %2.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 и ещё %2</translation>
    </message>
    <message>
        <source>At %1% of the arithmetic ceiling, arithmetic is its limit.</source>
        <translation>При %1% предела вычислений ограничивает арифметика.</translation>
    </message>
    <message>
        <source>What is left is an algorithm with fewer operations per %1.</source>
        <translation>Остаётся алгоритм с меньшим числом операций на %1.</translation>
    </message>
    <message>
        <source>Use native_ and half_ built-ins, -cl-fast-relaxed-math, or an algorithm with fewer operations per %1.</source>
        <translation>Используйте функции native_ и half_, -cl-fast-relaxed-math или алгоритм с меньшим числом операций на %1.</translation>
    </message>
    <message>
        <source>Neither memory nor arithmetic is busy at %1% of the ceiling. Let each work-item compute more than one %2, which gives it independent dependency chains and shares its loads.</source>
        <translation>При %1% предела не загружены ни память, ни арифметика. Пусть каждый рабочий элемент вычисляет больше одного результата (%2): так появятся независимые цепочки зависимостей и общие загрузки.</translation>
    </message>
    <message>
        <source>Its data are not doubles, but an expression is computed in double</source>
        <translation>Данные не double, но одно выражение вычисляется в double</translation>
    </message>
    <message numerus="yes">
        <source>Its data are not doubles, but %1 expressions are computed in double</source>
        <translation>
            <numerusform>Данные не double, но %1 выражение вычисляется в double</numerusform>
            <numerusform>Данные не double, но %1 выражения вычисляются в double</numerusform>
            <numerusform>Данные не double, но %1 выражений вычисляются в double</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as a literal without f is one: %2. Write 0.5f for 0.5, or build with -cl-single-precision-constant.</source>
        <translation>%1, потому что литерал без f имеет тип double: %2. Пишите 0.5f вместо 0.5 или собирайте с -cl-single-precision-constant.</translation>
    </message>
    <message>
        <source>An integer division in a loop or an index takes tens of instructions</source>
        <translation>Целочисленное деление в цикле или индексе занимает десятки инструкций</translation>
    </message>
    <message numerus="yes">
        <source>%1 integer divisions in a loop or an index take tens of instructions each</source>
        <translation>
            <numerusform>%1 целочисленное деление в цикле или индексе занимает десятки инструкций</numerusform>
            <numerusform>%1 целочисленных деления в цикле или индексе занимают десятки инструкций каждое</numerusform>
            <numerusform>%1 целочисленных делений в цикле или индексе занимают десятки инструкций каждое</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as the compiler does not know the divisor: %2. Make it a constant (-D), use &amp; and &gt;&gt; where it is a power of two, or count along, with mul24 for products.</source>
        <translation>%1, потому что компилятор не знает делителя: %2. Сделайте его константой (-D), используйте &amp; и &gt;&gt; для степеней двойки или ведите счётчик; для произведений — mul24.</translation>
    </message>
    <message>
        <source>%1 is filled with denormal numbers (below 1.2e-38), which take a CPU many times as long. Fill it with ordinary numbers, or build with -cl-denorms-are-zero.</source>
        <translation>%1 заполнен денормализованными числами (меньше 1.2e-38), на которые CPU тратит во много раз больше времени. Заполните обычными числами или собирайте с -cl-denorms-are-zero.</translation>
    </message>
    <message>
        <source>Measure a larger size, or do more per launch: most of the time is the cost of starting launches.</source>
        <translation>Измерьте размер побольше или делайте больше за один запуск: бо́льшая часть времени — стоимость запуска.</translation>
    </message>
    <message>
        <source>Launching and waiting take %1 µs around %2 µs of kernel. Do more per launch, or enqueue many before waiting.</source>
        <translation>Запуск и ожидание занимают %1 мкс при %2 мкс работы ядра. Делайте больше за один запуск или ставьте в очередь много запусков до ожидания.</translation>
    </message>
    <message>
        <source>%1 has no local size, and groups must divide its %2: the widest such group has %3. Give the pass a local size of %4, which rounds the global size up, and let work-items beyond the end do nothing.</source>
        <translation>У %1 нет локального размера, и группы должны делить нацело глобальный (%2): в самой широкой из таких групп %3. Задайте проходу локальный размер %4, он округлит глобальный вверх, и пусть рабочие элементы за концом ничего не делают.</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items along x</source>
        <translation>
            <numerusform>%1 рабочий элемент по x</numerusform>
            <numerusform>%1 рабочих элемента по x</numerusform>
            <numerusform>%1 рабочих элементов по x</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 work-items</source>
        <translation>
            <numerusform>%1 рабочий элемент</numerusform>
            <numerusform>%1 рабочих элемента</numerusform>
            <numerusform>%1 рабочих элементов</numerusform>
        </translation>
    </message>
    <message>
        <source>Its work-groups have %1 work-items, and GPUs run %2 or 64 at once. Use a multiple.</source>
        <translation>Рабочих элементов в группе: %1, а GPU выполняют сразу %2 или 64. Возьмите кратное число.</translation>
    </message>
    <message>
        <source>In %1, neighbouring work-items access %2 %3 bytes apart, and memory moves %4 bytes at least.</source>
        <translation>В %1 соседние рабочие элементы обращаются к %2 через %3 байт, а память передаёт не меньше %4 байт.</translation>
    </message>
    <message>
        <source>Make groups wider along x: its neighbours differ in y.</source>
        <translation>Сделайте группы шире по x: соседи различаются по y.</translation>
    </message>
    <message>
        <source>Exchange get_global_id(0) and get_global_id(1) there: neighbours differ in x.</source>
        <translation>Поменяйте там местами get_global_id(0) и get_global_id(1): соседи различаются по x.</translation>
    </message>
    <message>
        <source>Give each member of the struct an array of its own, unless all members are used at once.</source>
        <translation>Дайте каждому полю структуры собственный массив, если только не нужны сразу все поля.</translation>
    </message>
    <message>
        <source>Let get_global_id(0) be the fastest index, or load rows together into local memory.</source>
        <translation>Сделайте get_global_id(0) самым быстрым индексом или загружайте строки сообща в локальную память.</translation>
    </message>
    <message>
        <source>It runs at %1% of what its %2 per %3 would take at the copy&apos;s speed. See whether neighbouring work-items access neighbouring addresses, and whether each waits for its own last result.</source>
        <translation>Его скорость — %1% от той, что дали бы его %2 на %3 при скорости копирования. Проверьте, обращаются ли соседние рабочие элементы к соседним адресам и не ждёт ли каждый своего предыдущего результата.</translation>
    </message>
    <message>
        <source>local memory or registers</source>
        <translation>локальной памяти или регистрах</translation>
    </message>
    <message>
        <source>registers, or in tiles that fit the cache</source>
        <translation>регистрах или в блоках, которые помещаются в кэш</translation>
    </message>
    <message>
        <source>%1, and caches already serve some of them. Keep what neighbours share in %2.</source>
        <translation>%1, и часть уже берётся из кэшей. Держите общие данные соседей в %2.</translation>
    </message>
    <message>
        <source>%1. Keep what neighbours share in %2.</source>
        <translation>%1. Держите общие данные соседей в %2.</translation>
    </message>
    <message>
        <source>Each of %1 passes stores its result in global memory for the next one to load. Fuse them where a tile can stay in %2.</source>
        <translation>Каждый из проходов (%1) сохраняет результат в глобальной памяти, чтобы следующий его загрузил. Объедините их там, где блок может остаться в %2.</translation>
    </message>
    <message>
        <source>load from global memory</source>
        <translation>загрузка из глобальной памяти</translation>
    </message>
    <message>
        <source>a byte</source>
        <translation>по одному байту</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 байт</numerusform>
            <numerusform>%1 байта</numerusform>
            <numerusform>%1 байт</numerusform>
        </translation>
    </message>
    <message>
        <source>At %1% of the memory ceiling, each work-item of %2 loads %3 of %4 at a time. Let it take 4 to 16 neighbouring elements with vload4 to vload16.</source>
        <translation>При %1% предела памяти каждый рабочий элемент %2 загружает за раз %3 из %4. Пусть он берёт от 4 до 16 соседних элементов с помощью vload4–vload16.</translation>
    </message>
    <message>
        <source>By its text, neighbouring work-items of %1 access %2 in local memory %3 elements apart, so that %4 of %5 meet in one bank and wait for each other. Make rows one element longer than a multiple of %6.</source>
        <translation>По тексту соседние рабочие элементы %1 обращаются к %2 в локальной памяти через %3 элементов, так что %4 из %5 попадают в один банк и ждут друг друга. Сделайте строки на один элемент длиннее кратного %6.</translation>
    </message>
    <message>
        <source>measure a larger size</source>
        <translation>измерьте размер побольше</translation>
    </message>
    <message>
        <source>split the work of each into independent pieces</source>
        <translation>разделите работу каждого на независимые части</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups on %2 cores leave cores waiting</source>
        <translation>
            <numerusform>%1 рабочая группа на %2 ядер CPU оставляет часть ядер без дела</numerusform>
            <numerusform>%1 рабочие группы на %2 ядер CPU оставляют часть ядер без дела</numerusform>
            <numerusform>%1 рабочих групп на %2 ядер CPU оставляют часть ядер без дела</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-group on %1 cores leaves cores waiting</source>
        <translation>1 рабочая группа на %1 ядер CPU оставляет часть ядер без дела</translation>
    </message>
    <message>
        <source>%1, and %2 keep them busy. Choose smaller groups, or %3.</source>
        <translation>%1, а загрузят их %2. Возьмите группы поменьше или %3.</translation>
    </message>
    <message>
        <source>%1 on a device that wants %2 in flight (%3 compute units x %4). Raise parallelism: %5.</source>
        <translation>%1 на устройстве, которому нужно сразу %2 (%3 вычислительных блоков x %4). Увеличьте параллелизм: %5.</translation>
    </message>
    <message>
        <source>%1 of %2 run %3 at a time, so the last of %4 waves has %5: about %6% of the time is spent waiting for it. Change the group size, or the outputs per work-item, so that the last wave is full.</source>
        <translation>%1 ядра %2 выполняются по %3, поэтому в последней из %4 волн %5: около %6% времени уходит на её ожидание. Измените размер группы или число результатов на рабочий элемент, чтобы последняя волна была полной.</translation>
    </message>
    <message>
        <source>The %1 registers of each work-item of %2 leave room for %3 of %4 waves on a compute unit, too few to hide latency. Keep less alive at once: compute fewer outputs per work-item, or unroll less.</source>
        <translation>Регистры каждого рабочего элемента %2 (%1) оставляют на вычислительном блоке место для %3 из %4 волн, этого мало, чтобы скрыть задержки. Держите меньше живых значений: вычисляйте меньше результатов на рабочий элемент или меньше разворачивайте циклы.</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes stored and loaded by each work-item</source>
        <translation>
            <numerusform>%1 байт, который сохраняет и загружает каждый рабочий элемент</numerusform>
            <numerusform>%1 байта, которые сохраняет и загружает каждый рабочий элемент</numerusform>
            <numerusform>%1 байт, которые сохраняет и загружает каждый рабочий элемент</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes of each work-item</source>
        <translation>
            <numerusform>%1 байт каждого рабочего элемента</numerusform>
            <numerusform>%1 байта каждого рабочего элемента</numerusform>
            <numerusform>%1 байт каждого рабочего элемента</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 registers</source>
        <translation>
            <numerusform>%1 регистр</numerusform>
            <numerusform>%1 регистра</numerusform>
            <numerusform>%1 регистров</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep less alive at once: smaller private arrays, less unrolling, fewer outputs per work-item.</source>
        <translation>Держите меньше живых значений: меньшие приватные массивы, меньше разворачивания, меньше результатов на рабочий элемент.</translation>
    </message>
    <message>
        <source>%1 has more values than registers: %2 go through memory.</source>
        <translation>У %1 значений больше, чем регистров: через память проходит %2.</translation>
    </message>
    <message>
        <source>Its kernels have more values than registers: %1 bytes of each work-item go through memory.</source>
        <translation>У ядер значений больше, чем регистров: через память проходит %1 байт каждого рабочего элемента.</translation>
    </message>
    <message>
        <source>The compiler left %1 of %2 scalar: %3, none on vectors. Let neighbouring work-items access neighbouring addresses without branches, or compute with float4 to float16.</source>
        <translation>Компилятор оставил %1 %2 скалярным кодом: %3, ни одной над векторами. Пусть соседние рабочие элементы без ветвлений обращаются к соседним адресам, или считайте с float4–float16.</translation>
    </message>
    <message>
        <source>the hot loop</source>
        <translation>горячий цикл</translation>
    </message>
    <message>
        <source>the arithmetic</source>
        <translation>вычисления</translation>
    </message>
    <message>
        <source>Its text has inner loops and no vectors, and compilers often leave such kernels scalar on a CPU. Look at the compiled code, or compute with float4 to float16.</source>
        <translation>В тексте есть внутренние циклы и нет векторов, а компиляторы часто оставляют такие ядра на CPU скалярными. Посмотрите на скомпилированный код или считайте с float4–float16.</translation>
    </message>
    <message>
        <source>The result is wrong, so its speed means nothing yet. Compare it with an earlier version on the same input, at a size small enough to read.</source>
        <translation>Результат неверен, поэтому скорость пока ничего не значит. Сравните с более ранней версией на тех же данных и размере, который можно просмотреть.</translation>
    </message>
    <message>
        <source>At %1% of its ceiling, this variant is done. Only an algorithm that %2 could be faster.</source>
        <translation>При %1% предела этот вариант готов. Быстрее может быть лишь алгоритм, который %2.</translation>
    </message>
    <message>
        <source>needs fewer operations</source>
        <translation>требует меньше операций</translation>
    </message>
    <message>
        <source>moves less memory</source>
        <translation>передаёт меньше данных</translation>
    </message>
    <message>
        <source>%1 does the same here %2 times as fast. Compare the two sources.</source>
        <translation>%1 делает здесь то же самое в %2 раза быстрее. Сравните исходные тексты.</translation>
    </message>
    <message>
        <source>1 sample is too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>1 замера мало, чтобы судить о стабильности. Возьмите размер поменьше или увеличьте бюджет времени.</translation>
    </message>
    <message numerus="yes">
        <source>%1 samples are too few to show how steady it is. Choose a smaller size or a longer time budget.</source>
        <translation>
            <numerusform>%1 замера мало, чтобы судить о стабильности. Возьмите размер поменьше или увеличьте бюджет времени.</numerusform>
            <numerusform>%1 замеров мало, чтобы судить о стабильности. Возьмите размер поменьше или увеличьте бюджет времени.</numerusform>
            <numerusform>%1 замеров мало, чтобы судить о стабильности. Возьмите размер поменьше или увеличьте бюджет времени.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its median is known to %1% only. Close other programs or raise the time budget before comparing it.</source>
        <translation>Медиана известна лишь с точностью до %1%. Прежде чем сравнивать, закройте другие программы или увеличьте бюджет времени.</translation>
    </message>
    <message>
        <source>This is %1% of its ceiling, which is not possible:</source>
        <translation>Это %1% предела, чего не может быть:</translation>
    </message>
    <message>
        <source>the device&apos;s clock errs, so the host clock is used instead.</source>
        <translation>часы устройства ошибаются, поэтому вместо них используются часы хоста.</translation>
    </message>
    <message>
        <source>a measuring error, or a ceiling measured while the device was busy; run it again on an idle device.</source>
        <translation>ошибка измерения или предел, измеренный на занятом устройстве; повторите прогон на свободном устройстве.</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>медленнее на %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>быстрее на %1</translation>
    </message>
    <message>
        <source>The device&apos;s clock says %1 ms per launch and the host&apos;s %2 ms: %3. The host clock is used.</source>
        <translation>Часы устройства показывают %1 мс на запуск, часы хоста — %2 мс: %3. Используются часы хоста.</translation>
    </message>
    <message>
        <source>the device&apos;s cannot be right</source>
        <translation>часы устройства не могут быть верны</translation>
    </message>
    <message>
        <source>the launches waited for something, or the device&apos;s clock is slow</source>
        <translation>запуски чего-то ждали, или часы устройства отстают</translation>
    </message>
    <message>
        <source>Its rounds differ by %1, from %2 to %3 ms: the device&apos;s clock, its load or where memory lies changed.</source>
        <translation>Раунды различаются на %1, от %2 до %3 мс: изменились частота устройства, его нагрузка или расположение памяти.</translation>
    </message>
    <message>
        <source>Other programs kept 1 CPU core busy. Close them and run again.</source>
        <translation>Другие программы занимали 1 ядро CPU. Закройте их и повторите прогон.</translation>
    </message>
    <message numerus="yes">
        <source>Other programs kept %1 CPU cores busy. Close them and run again.</source>
        <translation>
            <numerusform>Другие программы занимали %1 ядро CPU. Закройте их и повторите прогон.</numerusform>
            <numerusform>Другие программы занимали %1 ядра CPU. Закройте их и повторите прогон.</numerusform>
            <numerusform>Другие программы занимали %1 ядер CPU. Закройте их и повторите прогон.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was %2 at the end of this size than at its beginning: the device&apos;s clock or load changed, so rows of this size cannot be compared.</source>
        <translation>%1 в конце этого размера %2, чем в начале: изменились частота устройства или нагрузка, поэтому строки этого размера нельзя сравнивать.</translation>
    </message>
    <message>
        <source>%1 was %2 than in the part of the run before: the device&apos;s clock or load changed, so rows of this size from before and after cannot be compared.</source>
        <translation>%1 %2, чем в предыдущей части прогона: изменились частота устройства или нагрузка, поэтому строки этого размера до и после нельзя сравнивать.</translation>
    </message>
    <message>
        <source>The %1 row is %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>без времени</translation>
    </message>
    <message>
        <source>The base&apos;s time is by the %1 clock, the new one by the %2 clock.</source>
        <translation>Время базы взято по часам %1, новое — по часам %2.</translation>
    </message>
    <message>
        <source>The medians differ by %1 of the shorter</source>
        <translation>Медианы различаются на %1 от меньшей</translation>
    </message>
    <message>
        <source>%1, but noise alone can reach %2, which is too much to decide.</source>
        <translation>%1, но один лишь шум может достигать %2, и решить нельзя.</translation>
    </message>
    <message>
        <source>%1, no more than the A/A floor of %2.</source>
        <translation>%1, не больше уровня шума A/A %2.</translation>
    </message>
    <message>
        <source>%1: only one of the two intervals excludes the other&apos;s median.</source>
        <translation>%1: лишь один из двух интервалов исключает медиану другого.</translation>
    </message>
    <message>
        <source>%1, less than the %2 that a repetition may differ by.</source>
        <translation>%1, меньше, чем %2, на которые может отличаться повторение.</translation>
    </message>
    <message>
        <source>%1, but the %2 row is marked &quot;%3&quot;. Measure again.</source>
        <translation>%1, но строка %2 помечена «%3». Измерьте ещё раз.</translation>
    </message>
    <message>
        <source>%1, but launches of under %2 ms on a CPU differ by more from run to run where the noise floor has not been measured.</source>
        <translation>%1, но запуски короче %2 мс на CPU сильнее различаются от прогона к прогону, если уровень шума не измерен.</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few rounds in processes of their own to show what differs from run to run.</source>
        <translation>%1, но у строки %2 слишком мало раундов в отдельных процессах, чтобы показать различия между прогонами.</translation>
    </message>
    <message>
        <source>%1, but the rounds of the two runs overlap.</source>
        <translation>%1, но раунды двух прогонов перекрываются.</translation>
    </message>
    <message>
        <source>%1, but the %2 row has too few samples to estimate its noise.</source>
        <translation>%1, но у строки %2 слишком мало замеров, чтобы оценить шум.</translation>
    </message>
    <message>
        <source>%1; a repetition may differ by %2 of the shorter time, the A/A floor is %3.</source>
        <translation>%1; повторение может отличаться на %2 от меньшего времени, уровень шума A/A — %3.</translation>
    </message>
    <message>
        <source>It takes %1 more time than the base</source>
        <translation>Времени на %1 больше, чем у базы</translation>
    </message>
    <message>
        <source>It takes %1 less time than the base</source>
        <translation>Времени на %1 меньше, чем у базы</translation>
    </message>
    <message>
        <source>%1 arithmetic</source>
        <translation>вычислений %1</translation>
    </message>
    <message>
        <source>%1 could not be built at %2.</source>
        <translation>%1 не удалось собрать при %2.</translation>
    </message>
    <message>
        <source>%1 does not support this case at %2.</source>
        <translation>%1 не поддерживает этот случай при %2.</translation>
    </message>
    <message>
        <source>%1 does not fit on this device at %2.</source>
        <translation>%1 не помещается на этом устройстве при %2.</translation>
    </message>
    <message>
        <source>%1 took too long and was stopped at %2.</source>
        <translation>%1 выполнялся слишком долго при %2 и был остановлен.</translation>
    </message>
    <message>
        <source>%1 crashed the driver at %2.</source>
        <translation>%1 вызвал сбой драйвера при %2.</translation>
    </message>
    <message>
        <source>%1 was skipped because it would take too long at %2.</source>
        <translation>%1 пропущен при %2, потому что занял бы слишком много времени.</translation>
    </message>
    <message>
        <source>%1 was cancelled before it was measured at %2.</source>
        <translation>%1 отменён при %2 до измерения.</translation>
    </message>
    <message>
        <source>%1 ran, but its time could not be measured at %2.</source>
        <translation>%1 выполнился при %2, но его время измерить не удалось.</translation>
    </message>
    <message>
        <source>%1 gave a wrong result and no time at %2.</source>
        <translation>%1 дал неверный результат и никакого времени при %2.</translation>
    </message>
    <message>
        <source>%1 failed at %2.</source>
        <translation>%1 завершился ошибкой при %2.</translation>
    </message>
    <message>
        <source>The compiler&apos;s log says where.</source>
        <translation>Место указано в журнале компилятора.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>Choose a smaller size, or look for a loop that does not end.</source>
        <translation>Выберите размер поменьше или ищите цикл, который не завершается.</translation>
    </message>
    <message>
        <source>Run it again; if it crashes again, look for accesses out of bounds.</source>
        <translation>Повторите прогон; если сбой повторится, ищите обращения за границы.</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2 (off by up to %3), so its %4 are not valid.</source>
        <translation>%1 вычисляет неверный результат при %2 (отклонение до %3), поэтому его %4 не считаются.</translation>
    </message>
    <message>
        <source>%1 computes a wrong result at %2, so its %3 are not valid.</source>
        <translation>%1 вычисляет неверный результат при %2, поэтому его %3 не считаются.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s of local memory, at %4: the fastest such row is the roof of what kernels move through local memory.</source>
        <translation>%1 даёт %2, %3 GB/s локальной памяти, при %4: самая быстрая из таких строк — предел передачи ядер через локальную память.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 %4, at %5: the fastest such row is the %6 ceiling of this size; with few flops per pixel, memory is what holds it back.</source>
        <translation>%1 даёт %2, %3 %4, при %5: самая быстрая из таких строк — предел %6 для этого размера; при малом числе операций на пиксель сдерживает память.</translation>
    </message>
    <message>
        <source>%1 runs at %2, %3 GB/s, at %4: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 даёт %2, %3 GB/s, при %4: самое быстрое копирование — предел памяти для этого размера.</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3: the fastest copy is the memory ceiling of this size.</source>
        <translation>%1 даёт %2 при %3: самое быстрое копирование — предел памяти для этого размера.</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3 on the host: for comparison with the variants. The device&apos;s ceilings do not apply to it.</source>
        <translation>%1 даёт %2 при %3 на хосте: для сравнения с вариантами. Пределы устройства к нему не относятся.</translation>
    </message>
    <message>
        <source>%1 did not do what it was timed for at %2, so its time is invalid.</source>
        <translation>%1 не сделал при %2 того, что измерялось, поэтому время не считается.</translation>
    </message>
    <message>
        <source>%1 takes %2 per %3 at %4</source>
        <translation>%1 занимает %2 на %3 при %4</translation>
    </message>
    <message>
        <source>copy ceiling</source>
        <translation>предела копирования</translation>
    </message>
    <message>
        <source>%1 ceiling</source>
        <translation>предела %1</translation>
    </message>
    <message>
        <source>only known ceiling</source>
        <translation>единственного известного предела</translation>
    </message>
    <message>
        <source>compute is not the limit.</source>
        <translation>вычисления не ограничивают.</translation>
    </message>
    <message>
        <source>memory is not the limit.</source>
        <translation>память не ограничивает.</translation>
    </message>
    <message>
        <source>whether the other ceiling is lower is not known.</source>
        <translation>ниже ли другой предел, неизвестно.</translation>
    </message>
    <message>
        <source>local memory is the limit, at %1 of the %2 that its bandwidth allows for %3 bytes per %4: keep more of them in registers.</source>
        <translation>ограничивает локальная память: %1 от %2, которые её пропускная способность даёт при %3 байт на %4: держите больше данных в регистрах.</translation>
    </message>
    <message>
        <source>neither ceiling explains this. Look at latency, parallelism, the access pattern and repeated loads.</source>
        <translation>ни один из пределов этого не объясняет. Проверьте задержки, параллелизм, порядок обращений и повторные загрузки.</translation>
    </message>
    <message>
        <source>neither ceiling explains this. At %1 times the guide&apos;s estimate of %2, caches already serve repeated loads: fewer loads per %3, or more parallelism, is what is left.</source>
        <translation>ни один из пределов этого не объясняет. Скорость в %1 раза выше оценки пособия %2, то есть кэши уже обслуживают повторные загрузки: остаётся меньше загрузок на %3 или больше параллелизма.</translation>
    </message>
    <message>
        <source>neither ceiling explains this: even with every load from memory, the guide&apos;s estimate is %1. Look at latency, parallelism and the access pattern.</source>
        <translation>ни один из пределов этого не объясняет: даже если все загрузки идут из памяти, оценка пособия — %1. Проверьте задержки, параллелизм и порядок обращений.</translation>
    </message>
    <message>
        <source>that is the guide&apos;s estimate (%1) for its %2 of traffic per %3: repeated loads are the limit; keep them in local memory or registers.</source>
        <translation>это оценка пособия (%1) для трафика %2 на %3: ограничивают повторные загрузки; держите данные в локальной памяти или регистрах.</translation>
    </message>
    <message>
        <source>%1 appears to reach %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 будто бы достигает %2 %3 этого устройства при %4 (%5 из %6)</translation>
    </message>
    <message>
        <source>%1 reaches %2 of this device&apos;s %3 at %4 (%5 of %6)</source>
        <translation>%1 достигает %2 %3 этого устройства при %4 (%5 из %6)</translation>
    </message>
    <message>
        <source>no kernel that does the whole job can be, so suspect the measurement.</source>
        <translation>ядро, которое делает всю работу, так не может, поэтому измерение под сомнением.</translation>
    </message>
    <message>
        <source>repeated loads</source>
        <translation>повторные загрузки</translation>
    </message>
    <message>
        <source>%1 runs at %2 at %3</source>
        <translation>%1 даёт %2 при %3</translation>
    </message>
    <message>
        <source>how far that is from what this device can do is not known, because no ceiling was measured at this size: run again with ceilings.</source>
        <translation>насколько это далеко от возможностей устройства, неизвестно, потому что предел при этом размере не измерен: повторите прогон с пределами.</translation>
    </message>
    <message>
        <source>no faster than %1 (%2)</source>
        <translation>не быстрее, чем %1 (%2)</translation>
    </message>
    <message>
        <source>%1 times as fast as %2 (%3)</source>
        <translation>в %1 раза быстрее, чем %2 (%3)</translation>
    </message>
    <message>
        <source>Fastest here at %1 is %2 with %3, %4.</source>
        <translation>Быстрее всех здесь при %1 — %2: %3, %4.</translation>
    </message>
    <message>
        <source>No difference here at %1: all run at about %2.</source>
        <translation>Здесь при %1 разницы нет: у всех около %2.</translation>
    </message>
    <message>
        <source>Nothing beats %1 here at %2, with %3; %4 reaches %5% of it.</source>
        <translation>Здесь при %2 ничто не быстрее %1: %3; %4 достигает %5% от этого.</translation>
    </message>
    <message>
        <source>Its largest error is %1, against %2.</source>
        <translation>Его наибольшая ошибка %1 против %2.</translation>
    </message>
    <message>
        <source>No difference here: all take about %1.</source>
        <translation>Здесь разницы нет: всем нужно около %1.</translation>
    </message>
    <message>
        <source>Shortest here is %1 with %2, longest %3 with %4: %5 times as much.</source>
        <translation>Короче всех здесь %1: %2, дольше всех %3: %4, в %5 раза больше.</translation>
    </message>
    <message>
        <source>This device copies %1 (%2 GB/s) at %3, with %4; the guide&apos;s copied 13.5 GP/s.</source>
        <translation>Это устройство копирует %1 (%2 GB/s) при %3 с %4; устройство пособия копировало 13,5 GP/s.</translation>
    </message>
    <message>
        <source>At %1 it is %2 times as fast: that size fits a cache.</source>
        <translation>При %1 оно в %2 раза быстрее: этот размер помещается в кэш.</translation>
    </message>
    <message>
        <source>The chains of growing length have not been measured yet.</source>
        <translation>Цепочки растущей длины ещё не измерены.</translation>
    </message>
    <message>
        <source>Not memory-bound from %1 flops per pixel on, at %2: they run at %3% of the copy&apos;s speed.</source>
        <translation>Начиная с %1 операций на пиксель не ограничено памятью, при %2: скорость — %3% от копирования.</translation>
    </message>
    <message>
        <source>Memory-bound up to %1 flops per pixel on this device, at %2</source>
        <translation>На этом устройстве ограничено памятью до %1 операций на пиксель, при %2</translation>
    </message>
    <message>
        <source>even the longest chain measured hides behind the copy.</source>
        <translation>даже самая длинная измеренная цепочка скрывается за копированием.</translation>
    </message>
    <message>
        <source>%1 flops run at %2% of the copy&apos;s speed, %3 at %4%.</source>
        <translation>%1 операций идут со скоростью %2% от копирования, %3 — %4%.</translation>
    </message>
    <message>
        <source>No algorithm has been measured beside the copy yet.</source>
        <translation>Кроме копирования, ни один алгоритм ещё не измерен.</translation>
    </message>
    <message>
        <source>By its estimate %1 should win (%2 GP/s) at %3</source>
        <translation>По оценке должен победить %1 (%2 GP/s) при %3</translation>
    </message>
    <message>
        <source>and of them all it is the fastest; yet its %1 are %2% of that estimate.</source>
        <translation>и он действительно быстрее всех; но его %1 — это %2% от этой оценки.</translation>
    </message>
    <message>
        <source>here %1 does, with %2: %3 runs at %4, %5% of its estimate.</source>
        <translation>здесь побеждает %1: %2; у %3 — %4, %5% от его оценки.</translation>
    </message>
    <message>
        <source>At %1, %2 reaches %3% of the copy</source>
        <translation>При %1 %2 достигает %3% копирования</translation>
    </message>
    <message>
        <source>and skewed runs at %1 times the speed of local</source>
        <translation>а «косо» работает в %1 раза быстрее, чем «локально»</translation>
    </message>
    <message>
        <source>The transposes have not been measured beside the copy yet.</source>
        <translation>Транспонирования ещё не измерены рядом с копированием.</translation>
    </message>
    <message>
        <source>Fastest here is %1 with %2 at %3, %4.</source>
        <translation>Быстрее всех здесь %1: %2 при %3, %4.</translation>
    </message>
    <message>
        <source>That is %1% of the estimate of %2 GP/s that the guide&apos;s code missed (%3 reaches %4% of it).</source>
        <translation>Это %1% от оценки %2 GP/s, которой не достиг код пособия (%3 достигает %4% от неё).</translation>
    </message>
    <message>
        <source>From %1 with %2 to %3 with %4 at %5: %6 times as fast.</source>
        <translation>От %1 (%2) до %3 (%4) при %5: в %6 раза быстрее.</translation>
    </message>
    <message>
        <source>That is %1% of its ceiling.</source>
        <translation>Это %1% его предела.</translation>
    </message>
    <message>
        <source>The step that brought most was %1: %2 times.</source>
        <translation>Больше всего дал шаг %1: в %2 раза.</translation>
    </message>
    <message>
        <source>Wrong on this device: %1.</source>
        <translation>Неверно на этом устройстве: %1.</translation>
    </message>
    <message>
        <source>No result has been checked yet.</source>
        <translation>Ни один результат ещё не проверен.</translation>
    </message>
    <message>
        <source>All %1 results are right by their own methods; the furthest from the exact Gaussian is %2, by up to %3 of full scale.</source>
        <translation>Все результаты (%1) верны по своим методам; дальше всех от точного гауссиана %2, до %3 полной шкалы.</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 µs per kernel.</source>
        <translation>В пособии указано 10–100 мкс на ядро.</translation>
    </message>
    <message>
        <source>One of the clocks gave no valid result.</source>
        <translation>Одни из часов не дали годного результата.</translation>
    </message>
    <message>
        <source>One that waits at the end only, and starts while the launch before still runs, says %1.</source>
        <translation>Таймер, который ждёт только в конце и стартует, пока идёт предыдущий запуск, показывает %1.</translation>
    </message>
    <message>
        <source>The kernel takes %1 by the device&apos;s events; a host timer that waits says %2, launch and wait included; one that does not wait says %3, which is the call alone and nothing of the kernel.</source>
        <translation>По событиям устройства ядро занимает %1; таймер хоста с ожиданием показывает %2, включая запуск и ожидание; таймер без ожидания — %3, то есть один вызов без работы ядра.</translation>
    </message>
    <message>
        <source>One of the loops gave no valid result.</source>
        <translation>Один из циклов не дал годного результата.</translation>
    </message>
    <message>
        <source>With one wait at the end it takes %1, which is what the kernel takes; the read was the rest.</source>
        <translation>С одним ожиданием в конце он занимает %1, это и есть время ядра; остальное — чтение.</translation>
    </message>
    <message>
        <source>A launch of the loop takes %1 with a read and %2 without. Launching is asynchronous, and a timer that does not wait measures the enqueueing alone; here that takes as long as the kernel, so the mistake does not show.</source>
        <translation>Запуск в цикле занимает %1 с чтением и %2 без него. Запуск асинхронный, и таймер без ожидания измеряет только постановку в очередь; здесь она длится столько же, сколько ядро, и ошибка не видна.</translation>
    </message>
    <message>
        <source>Separable through images runs at %1 times the speed of %2</source>
        <translation>Разделимое через изображения — в %1 раза быстрее, чем %2</translation>
    </message>
    <message>
        <source>2D, image</source>
        <translation>2D, изображение</translation>
    </message>
    <message>
        <source>2D, buffers</source>
        <translation>2D, буферы</translation>
    </message>
    <message>
        <source>two-dimensional through images at %1 times the speed of %2</source>
        <translation>двумерное через изображения — в %1 раза быстрее, чем %2</translation>
    </message>
    <message>
        <source>half buffers</source>
        <translation>буферы half</translation>
    </message>
    <message>
        <source>with half storage at %1 times the speed of %2</source>
        <translation>с хранением в half — в %1 раза быстрее, чем %2</translation>
    </message>
    <message>
        <source>Neither images nor halves gave a valid result here.</source>
        <translation>Ни изображения, ни half не дали здесь годного результата.</translation>
    </message>
    <message>
        <source>Measure larger sizes before trusting small differences.</source>
        <translation>Измерьте размеры побольше, прежде чем доверять малым различиям.</translation>
    </message>
    <message>
        <source>Measure again before trusting small differences.</source>
        <translation>Измерьте ещё раз, прежде чем доверять малым различиям.</translation>
    </message>
    <message>
        <source>Not measured on this device yet.</source>
        <translation>На этом устройстве ещё не измерено.</translation>
    </message>
    <message>
        <source>No verdict: the run stopped too early.</source>
        <translation>Вывода нет: прогон остановлен слишком рано.</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants have been measured here.</source>
        <translation>Вывода нет: здесь измерено слишком мало вариантов.</translation>
    </message>
    <message>
        <source>No verdict: too few of its variants ran here. Their rows say why.</source>
        <translation>Вывода нет: здесь выполнилось слишком мало вариантов. Причины — в их строках.</translation>
    </message>
    <message>
        <source>Some of these beat their ceiling, so the device was not steady: measure again.</source>
        <translation>Некоторые из них выше своего предела, значит, устройство работало нестабильно: измерьте ещё раз.</translation>
    </message>
    <message>
        <source>Cache of %1</source>
        <translation>Кэш %1</translation>
    </message>
    <message>
        <source>%1 to [work] in %2</source>
        <translation>%1 в [work] файла %2</translation>
    </message>
    <message>
        <source>%1 to [work] of its workload</source>
        <translation>%1 в [work] его задачи</translation>
    </message>
    <message>
        <source>%1 declares no operations. Add %2, or the operations of each %3 as flops to [cost] of the variant. `headroom-cli check %4` counts them.</source>
        <translation>%1 не объявляет операций. Добавьте %2 или число операций на %3 как flops в [cost] варианта. Их считает `headroom-cli check %4`.</translation>
    </message>
    <message>
        <source>%1 runs on the host: the roofs of %2 do not bound it.</source>
        <translation>%1 выполняется на хосте: пределы %2 к нему не относятся.</translation>
    </message>
    <message>
        <source>%1 times the OpenCL runtime, not the operations of a kernel.</source>
        <translation>%1 измеряет среду OpenCL, а не операции ядра.</translation>
    </message>
    <message>
        <source>%1 does no operations: its arithmetic intensity is 0.</source>
        <translation>%1 не выполняет операций: арифметическая интенсивность равна 0.</translation>
    </message>
    <message>
        <source>%1 moves no bytes of global memory by its description. Add %2.</source>
        <translation>По описанию %1 не передаёт байтов глобальной памяти. Добавьте %2.</translation>
    </message>
    <message>
        <source>%1 has figures too large or too small to be drawn. Measure it again.</source>
        <translation>Значения %1 слишком велики или малы для рисования. Измерьте ещё раз.</translation>
    </message>
    <message>
        <source>%1 caches</source>
        <translation>кэши: %1</translation>
    </message>
    <message>
        <source>dependent chain</source>
        <translation>зависимая цепочка</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>пропускная способность памяти</translation>
    </message>
    <message>
        <source>none of the roofs</source>
        <translation>ни один из пределов</translation>
    </message>
    <message>
        <source>the cost of starting launches</source>
        <translation>стоимость запуска</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>%1 %2 at %3 operations per byte</source>
        <translation>%1 %2 при %3 операций на байт</translation>
    </message>
    <message>
        <source>%1 by its own loads</source>
        <translation>%1 по собственным загрузкам</translation>
    </message>
    <message>
        <source>%1% of its roof, %2</source>
        <translation>%1% предела, %2</translation>
    </message>
    <message>
        <source>%1% of its %2 roof, %3</source>
        <translation>%1% предела (%2), %3</translation>
    </message>
    <message>
        <source>%1% of its local-memory roof</source>
        <translation>%1% предела локальной памяти</translation>
    </message>
    <message>
        <source>Limiter:</source>
        <translation>Ограничивает:</translation>
    </message>
    <message>
        <source>Copy at %1, cold caches</source>
        <translation>Копирование %1, холодные кэши</translation>
    </message>
    <message>
        <source>Copy at %1</source>
        <translation>Копирование %1</translation>
    </message>
    <message>
        <source>Copy of %1 at %2, cold caches</source>
        <translation>Копирование %1 при %2, холодные кэши</translation>
    </message>
    <message>
        <source>Copy of %1 at %2</source>
        <translation>Копирование %1 при %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>The result is not checked: %1 names no reference.</source>
        <translation>Результат не проверен: %1 не задаёт эталона.</translation>
    </message>
    <message>
        <source>The result is not checked: what %1 expects is not on this machine.</source>
        <translation>Результат не проверен: того, что ожидает %1, на этой машине нет.</translation>
    </message>
    <message>
        <source>The result is as captured, right or not: %1 names no other reference.</source>
        <translation>Результат как при захвате, верный или нет: %1 не задаёт другого эталона.</translation>
    </message>
    <message>
        <source>The host has too little memory for the inputs and the result, so no transfers were timed.</source>
        <translation>На хосте мало памяти для входных данных и результата, поэтому передачи не измерялись.</translation>
    </message>
    <message>
        <source>What was read back is not what the device holds.</source>
        <translation>Прочитанное обратно не совпадает с тем, что на устройстве.</translation>
    </message>
    <message>
        <source>%1 are %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2, and %3 is allowed.</source>
        <translation>Результат отличается от эталона на хосте (%1) до %2, а допускается %3.</translation>
    </message>
    <message>
        <source>The result differs from the host reference (%1) by up to %2 of the largest value, %3, and %4 is allowed.</source>
        <translation>Результат отличается от эталона на хосте (%1) до %2 от наибольшего значения %3, а допускается %4.</translation>
    </message>
    <message>
        <source>%1 of %2 pixels of the result</source>
        <translation>%1 из %2 пикселей результата</translation>
    </message>
    <message>
        <source>%1 of %2 values of the result</source>
        <translation>%1 из %2 значений результата</translation>
    </message>
    <message numerus="yes">
        <source>%1 pixels</source>
        <translation>
            <numerusform>%1 пиксель</numerusform>
            <numerusform>%1 пикселя</numerusform>
            <numerusform>%1 пикселей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 values</source>
        <translation>
            <numerusform>%1 значение</numerusform>
            <numerusform>%1 значения</numerusform>
            <numerusform>%1 значений</numerusform>
        </translation>
    </message>
    <message>
        <source>The host reference (%1) has numbers at %2 where the result has none: the kernel spreads those that are none in its source further, or makes its own.</source>
        <translation>В эталоне на хосте (%1) есть числа (%2) там, где в результате их нет: ядро разносит нечисла источника дальше или создаёт свои.</translation>
    </message>
    <message>
        <source>Elements of the result</source>
        <translation>Элементы результата</translation>
    </message>
    <message>
        <source>needs a matrix unit, and %1 has none that OpenCL C can use (NVIDIA GPUs from compute capability 8.0 do)</source>
        <translation>нужен матричный блок, а у %1 нет такого, что доступен из OpenCL C (есть у GPU NVIDIA с compute capability 8.0)</translation>
    </message>
    <message>
        <source>needs %1 precision, which %2 does not compute in (%3 is missing)</source>
        <translation>нужна точность %1, в которой %2 не считает (нет %3)</translation>
    </message>
    <message>
        <source>needs %1, and here %2</source>
        <translation>нужно %1, а здесь %2</translation>
    </message>
    <message>
        <source>needs groups of %1 work-items to divide %2 = %3, and they do not</source>
        <translation>нужно, чтобы группы по %1 рабочих элементов делили %2 = %3, а они не делят</translation>
    </message>
    <message>
        <source>needs images of 32-bit floats, which %1 does not have</source>
        <translation>нужны изображения с 32-битными float, которых у %1 нет</translation>
    </message>
    <message>
        <source>needs %1 work-items in dimension %2 of a work-group, and %3 allows %4</source>
        <translation>нужно %1 рабочих элементов в измерении %2 группы, а %3 допускает %4</translation>
    </message>
    <message>
        <source>needs work-groups of %1 work-items, and %2 allows %3</source>
        <translation>нужны группы по %1 рабочих элементов, а %2 допускает %3</translation>
    </message>
    <message>
        <source>needs %1 bytes of local memory, and %2 has %3</source>
        <translation>нужно %1 байт локальной памяти, а у %2 есть %3</translation>
    </message>
    <message>
        <source>base&apos;s</source>
        <translation>базы</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нового прогона</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>вычислений</translation>
    </message>
    <message numerus="yes">
        <source>%1 floats</source>
        <translation>
            <numerusform>%1 float</numerusform>
            <numerusform>%1 float</numerusform>
            <numerusform>%1 float</numerusform>
        </translation>
    </message>
    <message>
        <source>1 work-item</source>
        <translation>1 рабочий элемент</translation>
    </message>
    <message>
        <source>1 work-group</source>
        <translation>1 рабочая группа</translation>
    </message>
    <message numerus="yes">
        <source>%1 work-groups</source>
        <translation>
            <numerusform>%1 рабочая группа</numerusform>
            <numerusform>%1 рабочие группы</numerusform>
            <numerusform>%1 рабочих групп</numerusform>
        </translation>
    </message>
    <message>
        <source>1 group</source>
        <translation>1 группа</translation>
    </message>
    <message numerus="yes">
        <source>%1 groups</source>
        <translation>
            <numerusform>%1 группа</numerusform>
            <numerusform>%1 группы</numerusform>
            <numerusform>%1 групп</numerusform>
        </translation>
    </message>
    <message>
        <source>1 floating point operation</source>
        <translation>1 операция с плавающей точкой</translation>
    </message>
    <message numerus="yes">
        <source>%1 floating point operations</source>
        <translation>
            <numerusform>%1 операция с плавающей точкой</numerusform>
            <numerusform>%1 операции с плавающей точкой</numerusform>
            <numerusform>%1 операций с плавающей точкой</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 при %2</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 ч %2 мин</translation>
    </message>
    <message>
        <source>Array of structures, one field at a time</source>
        <translation>Массив структур, по одному полю</translation>
    </message>
    <message>
        <source>Neighbours along a column</source>
        <translation>Соседи вдоль столбца</translation>
    </message>
    <message>
        <source>Gather and scatter of bytes</source>
        <translation>Сборка и разброс байтов</translation>
    </message>
    <message>
        <source>Gather and scatter of floats</source>
        <translation>Сборка и разброс float</translation>
    </message>
    <message>
        <source>Gather and scatter of shorts</source>
        <translation>Сборка и разброс short</translation>
    </message>
    <message>
        <source>Through local memory, all in one bank</source>
        <translation>Через локальную память, все в одном банке</translation>
    </message>
    <message>
        <source>Through local memory, padded against conflicts</source>
        <translation>Через локальную память, с заполнением против конфликтов</translation>
    </message>
    <message>
        <source>Four floats per work-item, shifted by one float</source>
        <translation>Четыре float на рабочий элемент, со сдвигом на один float</translation>
    </message>
    <message>
        <source>Shifted by one float</source>
        <translation>Со сдвигом на один float</translation>
    </message>
    <message>
        <source>Through a private array, loops unrolled</source>
        <translation>Через приватный массив, циклы развёрнуты</translation>
    </message>
    <message>
        <source>Through a private array, indexed at run time</source>
        <translation>Через приватный массив, индекс известен при выполнении</translation>
    </message>
    <message>
        <source>Neighbours along a row</source>
        <translation>Соседи вдоль строки</translation>
    </message>
    <message>
        <source>Structure of arrays, one field at a time</source>
        <translation>Структура массивов, по одному полю</translation>
    </message>
    <message>
        <source>2 floats apart</source>
        <translation>Через 2 float</translation>
    </message>
    <message>
        <source>32 floats apart</source>
        <translation>Через 32 float</translation>
    </message>
    <message>
        <source>8 floats apart</source>
        <translation>Через 8 float</translation>
    </message>
    <message>
        <source>One float per work-item</source>
        <translation>Один float на рабочий элемент</translation>
    </message>
    <message>
        <source>Two floats per work-item</source>
        <translation>Два float на рабочий элемент</translation>
    </message>
    <message>
        <source>Four floats per work-item</source>
        <translation>Четыре float на рабочий элемент</translation>
    </message>
    <message>
        <source>Recursive Gaussian in blocks, joined exactly</source>
        <translation>Рекурсивный гауссиан по блокам с точной стыковкой</translation>
    </message>
    <message>
        <source>Recursive Gaussian in overlapping blocks</source>
        <translation>Рекурсивный гауссиан по перекрывающимся блокам</translation>
    </message>
    <message>
        <source>Separable, four channels at once</source>
        <translation>Разделимый, четыре канала сразу</translation>
    </message>
    <message>
        <source>Two-dimensional convolution</source>
        <translation>Двумерная свёртка</translation>
    </message>
    <message>
        <source>Three sliding cosines (CPU)</source>
        <translation>Три скользящих косинуса (CPU)</translation>
    </message>
    <message>
        <source>Four cosines that slide, for CPUs</source>
        <translation>Четыре скользящих косинуса, для CPU</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit</source>
        <translation>Прореживание и интерполяция, потоком по полосам, 8 бит</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips, 8-bit colour</source>
        <translation>Прореживание и интерполяция, потоком по полосам, 8-битный цвет</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs, 8-bit</source>
        <translation>Прореживание и интерполяция, шириной 16 float, для CPU, 8 бит</translation>
    </message>
    <message>
        <source>Decimated and interpolated, 16 floats wide, for CPUs</source>
        <translation>Прореживание и интерполяция, шириной 16 float, для CPU</translation>
    </message>
    <message>
        <source>Decimated and interpolated, streamed down strips</source>
        <translation>Прореживание и интерполяция, потоком по полосам</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs, 8-bit</source>
        <translation>Четыре скользящих косинуса, точно при любой сигме, для CPU, 8 бит</translation>
    </message>
    <message>
        <source>Four sliding cosines, exact at any sigma, for CPUs</source>
        <translation>Четыре скользящих косинуса, точно при любой сигме, для CPU</translation>
    </message>
    <message>
        <source>Separable, both passes in one kernel</source>
        <translation>Разделимый, оба прохода в одном ядре</translation>
    </message>
    <message>
        <source>Separable, rows kept in half precision</source>
        <translation>Разделимый, строки в половинной точности</translation>
    </message>
    <message>
        <source>Two-dimensional convolution, through an image</source>
        <translation>Двумерная свёртка через изображение</translation>
    </message>
    <message>
        <source>Separable, through images</source>
        <translation>Разделимый, через изображения</translation>
    </message>
    <message>
        <source>Separable, tiles in local memory</source>
        <translation>Разделимый, блоки в локальной памяти</translation>
    </message>
    <message>
        <source>Separable, several pixels per work-item</source>
        <translation>Разделимый, несколько пикселей на рабочий элемент</translation>
    </message>
    <message>
        <source>Pyramid of one step, finer</source>
        <translation>Пирамида в одну ступень, точнее</translation>
    </message>
    <message>
        <source>One-level pyramid: decimate, blur, interpolate</source>
        <translation>Пирамида в одну ступень: прореживание, размытие, интерполяция</translation>
    </message>
    <message>
        <source>Recursive Gaussian (Deriche, fourth order)</source>
        <translation>Рекурсивный гауссиан (Дериш, четвёртый порядок)</translation>
    </message>
    <message>
        <source>Separable, two passes through global memory</source>
        <translation>Разделимый, два прохода через глобальную память</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit</source>
        <translation>Разделимый, потоком по полосам, 8 бит</translation>
    </message>
    <message>
        <source>Separable, streamed down strips, 8-bit colour</source>
        <translation>Разделимый, потоком по полосам, 8-битный цвет</translation>
    </message>
    <message>
        <source>Separable, streamed down strips</source>
        <translation>Разделимый, потоком по полосам</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs, 8-bit</source>
        <translation>Строки и столбцы в одном ядре, целые векторы, для CPU, 8 бит</translation>
    </message>
    <message>
        <source>Rows and columns in one kernel, whole vectors, for CPUs</source>
        <translation>Строки и столбцы в одном ядре, целые векторы, для CPU</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit</source>
        <translation>Произведения ленточных матриц (матричные блоки), 8 бит</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit</source>
        <translation>Прореживание произведениями ленточных матриц, матричные блоки, 8 бит</translation>
    </message>
    <message>
        <source>Decimated, by products with banded matrices, on matrix units, 8-bit colour</source>
        <translation>Прореживание произведениями ленточных матриц, матричные блоки, 8-битный цвет</translation>
    </message>
    <message>
        <source>Banded matrix products of halves (matrix units)</source>
        <translation>Произведения ленточных матриц половинной точности (матричные блоки)</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units), 8-bit colour</source>
        <translation>Произведения ленточных матриц (матричные блоки), 8-битный цвет</translation>
    </message>
    <message>
        <source>Banded matrix products (matrix units)</source>
        <translation>Произведения ленточных матриц (матричные блоки)</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes in local memory</source>
        <translation>Рекурсивный гауссиан, транспонирование в локальной памяти</translation>
    </message>
    <message>
        <source>Recursive Gaussian, columns only, plain transposes</source>
        <translation>Рекурсивный гауссиан, только столбцы, простое транспонирование</translation>
    </message>
    <message>
        <source>Recursive Gaussian, transposes along diagonals</source>
        <translation>Рекурсивный гауссиан, транспонирование по диагоналям</translation>
    </message>
    <message>
        <source>Four floats per work-item, aligned</source>
        <translation>Четыре float на рабочий элемент, выровненные</translation>
    </message>
    <message>
        <source>Bytes, sixteen per work-item</source>
        <translation>Байты, шестнадцать на рабочий элемент</translation>
    </message>
    <message>
        <source>Four bytes per pixel, four pixels per work-item</source>
        <translation>Четыре байта на пиксель, четыре пикселя на рабочий элемент</translation>
    </message>
    <message>
        <source>Four cache lines per work-item</source>
        <translation>Четыре строки кэша на рабочий элемент</translation>
    </message>
    <message>
        <source>Four cache lines per work-item, non-temporal stores</source>
        <translation>Четыре строки кэша на рабочий элемент, запись мимо кэшей</translation>
    </message>
    <message>
        <source>Local memory, a float at a time</source>
        <translation>Локальная память, по одному float</translation>
    </message>
    <message>
        <source>Local memory, four floats at a time</source>
        <translation>Локальная память, по четыре float</translation>
    </message>
    <message>
        <source>One chain of 256 fused multiply-adds</source>
        <translation>Одна цепочка из 256 операций FMA</translation>
    </message>
    <message>
        <source>Two chains of 128 fused multiply-adds, independent</source>
        <translation>Две независимые цепочки по 128 операций FMA</translation>
    </message>
    <message>
        <source>Four chains of 64 fused multiply-adds, independent</source>
        <translation>Четыре независимые цепочки по 64 операции FMA</translation>
    </message>
    <message>
        <source>12 flops per pixel</source>
        <translation>12 операций на пиксель</translation>
    </message>
    <message>
        <source>192 flops per pixel</source>
        <translation>192 операции на пиксель</translation>
    </message>
    <message>
        <source>24 flops per pixel</source>
        <translation>24 операции на пиксель</translation>
    </message>
    <message>
        <source>3 flops per pixel</source>
        <translation>3 операции на пиксель</translation>
    </message>
    <message>
        <source>48 flops per pixel</source>
        <translation>48 операций на пиксель</translation>
    </message>
    <message>
        <source>6 flops per pixel</source>
        <translation>6 операций на пиксель</translation>
    </message>
    <message>
        <source>96 flops per pixel</source>
        <translation>96 операций на пиксель</translation>
    </message>
    <message>
        <source>FLOP peak: independent chains of fused multiply-adds</source>
        <translation>Пик FLOP: независимые цепочки операций FMA</translation>
    </message>
    <message>
        <source>Int peak in vectors of sixteen</source>
        <translation>Пик int в векторах по шестнадцать</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of sixteen</source>
        <translation>Пик FLOP в векторах по шестнадцать</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of four</source>
        <translation>Пик FLOP double в векторах по четыре</translation>
    </message>
    <message>
        <source>Half FLOP peak in vectors of four</source>
        <translation>Пик FLOP half в векторах по четыре</translation>
    </message>
    <message>
        <source>Int peak in vectors of four</source>
        <translation>Пик int в векторах по четыре</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of four</source>
        <translation>Пик FLOP в векторах по четыре</translation>
    </message>
    <message>
        <source>Double FLOP peak in vectors of eight</source>
        <translation>Пик FLOP double в векторах по восемь</translation>
    </message>
    <message>
        <source>FLOP peak in vectors of eight</source>
        <translation>Пик FLOP в векторах по восемь</translation>
    </message>
    <message>
        <source>Blocks of 8 x 16 sums per work-item, for GPUs</source>
        <translation>Блоки по 8 x 16 сумм на рабочий элемент, для GPU</translation>
    </message>
    <message>
        <source>Tiles in local memory, several results per work-item</source>
        <translation>Блоки в локальной памяти, несколько результатов на рабочий элемент</translation>
    </message>
    <message>
        <source>One work-item per element of the product, of ints</source>
        <translation>Один рабочий элемент на элемент произведения, int</translation>
    </message>
    <message>
        <source>One work-item per element of the product</source>
        <translation>Один рабочий элемент на элемент произведения</translation>
    </message>
    <message>
        <source>Blocks of packed panels, 12 or 16 sums in vectors, for CPUs</source>
        <translation>Блоки упакованных панелей, 12 или 16 сумм в векторах, для CPU</translation>
    </message>
    <message>
        <source>Tiles in registers</source>
        <translation>Блоки в регистрах</translation>
    </message>
    <message>
        <source>Tiles split along K (small products, GPU)</source>
        <translation>Блоки, разделённые по K (малые произведения, GPU)</translation>
    </message>
    <message>
        <source>Tiles in local memory, of ints</source>
        <translation>Блоки в локальной памяти, int</translation>
    </message>
    <message>
        <source>Tiles in local memory</source>
        <translation>Блоки в локальной памяти</translation>
    </message>
    <message>
        <source>Floats in two halves (matrix units)</source>
        <translation>Float из двух половин (матричные блоки)</translation>
    </message>
    <message>
        <source>Floats in two parts (matrix units)</source>
        <translation>Float из двух частей (матричные блоки)</translation>
    </message>
    <message>
        <source>Tiles in local memory and in registers</source>
        <translation>Блоки в локальной памяти и в регистрах</translation>
    </message>
    <message>
        <source>Matrix units</source>
        <translation>Матричные блоки</translation>
    </message>
    <message>
        <source>Divergent branch (per pixel)</source>
        <translation>Расходящееся ветвление (по пикселям)</translation>
    </message>
    <message>
        <source>Eight small kernels</source>
        <translation>Восемь малых ядер</translation>
    </message>
    <message>
        <source>half_ functions</source>
        <translation>Функции half_</translation>
    </message>
    <message>
        <source>native_ functions</source>
        <translation>Функции native_</translation>
    </message>
    <message>
        <source>One kernel with the same eight steps</source>
        <translation>Одно ядро с теми же восемью шагами</translation>
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
        <translation>Без параметров сборки</translation>
    </message>
    <message>
        <source>Precise built-in functions</source>
        <translation>Точные встроенные функции</translation>
    </message>
    <message>
        <source>Both sides, then a ? b : c</source>
        <translation>Обе стороны, затем a ? b : c</translation>
    </message>
    <message>
        <source>Branch by the row</source>
        <translation>Ветвление по строкам</translation>
    </message>
    <message>
        <source>An atomic addition for every number</source>
        <translation>Атомарное сложение на каждое число</translation>
    </message>
    <message>
        <source>A long run of numbers for each work-item, in vectors</source>
        <translation>Длинный ряд чисел на рабочий элемент, в векторах</translation>
    </message>
    <message>
        <source>A tree in local memory, then an atomic addition for every group</source>
        <translation>Дерево в локальной памяти, затем атомарное сложение на группу</translation>
    </message>
    <message>
        <source>Many numbers for each work-item, in two passes</source>
        <translation>Много чисел на рабочий элемент, в два прохода</translation>
    </message>
    <message>
        <source>Loads of four numbers, in two passes</source>
        <translation>Загрузка по четыре числа, в два прохода</translation>
    </message>
    <message>
        <source>Tiles moved and written at whole sectors</source>
        <translation>Блоки, читаемые и записываемые целыми секторами</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16 in local memory</source>
        <translation>Блоки 16 x 16 в локальной памяти</translation>
    </message>
    <message>
        <source>One pixel per work-item, straight across</source>
        <translation>Один пиксель на рабочий элемент, напрямую</translation>
    </message>
    <message>
        <source>Padded tiles of 32 x 32, four pixels per work-item</source>
        <translation>Блоки 32 x 32 с заполнением, четыре пикселя на рабочий элемент</translation>
    </message>
    <message>
        <source>Blocks of vectors turned in registers, for CPUs</source>
        <translation>Блоки векторов, повёрнутые в регистрах, для CPU</translation>
    </message>
    <message>
        <source>Tiles of 16 x 16, work-groups laid diagonally</source>
        <translation>Блоки 16 x 16, рабочие группы по диагонали</translation>
    </message>
    <message>
        <source>Launch and wait</source>
        <translation>Запуск и ожидание</translation>
    </message>
    <message>
        <source>Many launches, one wait</source>
        <translation>Много запусков, одно ожидание</translation>
    </message>
    <message>
        <source>Launch over the plane and wait</source>
        <translation>Запуск по всей плоскости и ожидание</translation>
    </message>
    <message>
        <source>An event per launch</source>
        <translation>Событие на каждый запуск</translation>
    </message>
    <message>
        <source>Each launch waits for the last one&apos;s event</source>
        <translation>Каждый запуск ждёт события предыдущего</translation>
    </message>
    <message>
        <source>Events on a profiling queue</source>
        <translation>События на очереди с профилированием</translation>
    </message>
    <message>
        <source>Start from source</source>
        <translation>Старт из исходного текста</translation>
    </message>
    <message>
        <source>Start from a saved binary</source>
        <translation>Старт из сохранённого двоичного файла</translation>
    </message>
    <message>
        <source>A new buffer each time</source>
        <translation>Каждый раз новый буфер</translation>
    </message>
    <message>
        <source>One buffer, used again</source>
        <translation>Один буфер, используется снова</translation>
    </message>
    <message>
        <source>Write, in one piece</source>
        <translation>Запись целиком</translation>
    </message>
    <message>
        <source>Write, row by row</source>
        <translation>Запись построчно</translation>
    </message>
    <message>
        <source>Write, from pinned memory</source>
        <translation>Запись из закреплённой памяти</translation>
    </message>
    <message>
        <source>Map, copy and unmap</source>
        <translation>Отображение, копирование, снятие отображения</translation>
    </message>
    <message>
        <source>Read, in one piece</source>
        <translation>Чтение целиком</translation>
    </message>
    <message>
        <source>Write, compute, read</source>
        <translation>Запись, вычисление, чтение</translation>
    </message>
    <message>
        <source>Host timer, no wait</source>
        <translation>Таймер хоста без ожидания</translation>
    </message>
    <message>
        <source>Host timer and wait</source>
        <translation>Таймер хоста с ожиданием</translation>
    </message>
    <message>
        <source>Device events</source>
        <translation>События устройства</translation>
    </message>
    <message>
        <source>Host timer, no wait before</source>
        <translation>Таймер хоста без ожидания перед запуском</translation>
    </message>
    <message>
        <source>Loop of launches and reads</source>
        <translation>Цикл запусков и чтений</translation>
    </message>
    <message>
        <source>Loop of launches, no read, no wait</source>
        <translation>Цикл запусков без чтения и ожидания</translation>
    </message>
    <message>
        <source>Loop of launches, one wait at the end</source>
        <translation>Цикл запусков с одним ожиданием в конце</translation>
    </message>
    <message>
        <source>OpenCV, CPU</source>
        <translation>OpenCV, CPU</translation>
    </message>
    <message>
        <source>OpenCV, CPU, 8-bit</source>
        <translation>OpenCV, CPU, 8 бит</translation>
    </message>
    <message>
        <source>OpenCV, OpenCL (UMat)</source>
        <translation>OpenCV, OpenCL (UMat)</translation>
    </message>
    <message>
        <source>Estimate the ceilings</source>
        <translation>Оцените пределы</translation>
    </message>
    <message>
        <source>Before tuning anything, learn what the device can do: how fast it copies an image, and how many operations it does meanwhile. Both are measured at the size you care for.</source>
        <translation>Прежде чем что-либо настраивать, узнайте, что может устройство: как быстро оно копирует изображение и сколько операций выполняет при этом. И то и другое измеряется при нужном вам размере.</translation>
    </message>
    <message>
        <source>Choose an algorithm</source>
        <translation>Выберите алгоритм</translation>
    </message>
    <message>
        <source>Count the floats each algorithm reads and writes and the operations it does per pixel. The copy ceiling turns the first number into an estimate of its speed, before a line of it is written.</source>
        <translation>Сосчитайте, сколько float каждый алгоритм читает и пишет на пиксель и сколько операций выполняет. Предел копирования превращает первое число в оценку скорости ещё до первой строки кода.</translation>
    </message>
    <message>
        <source>Write the code</source>
        <translation>Напишите код</translation>
    </message>
    <message>
        <source>Scalar code first, then parallel code, then code that moves less memory. How work-items are laid over the image decides how much of the memory&apos;s speed they see.</source>
        <translation>Сначала скалярный код, затем параллельный, затем такой, что передаёт меньше данных. От раскладки рабочих элементов по изображению зависит, какая часть скорости памяти им достанется.</translation>
    </message>
    <message>
        <source>Validate the results</source>
        <translation>Проверьте результаты</translation>
    </message>
    <message>
        <source>Each version of the code is checked against the same input before its speed means anything.</source>
        <translation>Каждая версия кода проверяется на одних и тех же данных, прежде чем её скорость что-то значит.</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Измерьте</translation>
    </message>
    <message>
        <source>Warm up, repeat, wait for the end, and know which clock was read. If the result is near its ceiling you are done.</source>
        <translation>Прогрейте, повторите, дождитесь конца и знайте, какие часы читались. Если результат близок к пределу, всё готово.</translation>
    </message>
    <message>
        <source>Find the bottleneck</source>
        <translation>Найдите узкое место</translation>
    </message>
    <message>
        <source>A kernel far from both ceilings loses its time to something else: the pattern of its memory accesses, too little parallelism, or repeated loads.</source>
        <translation>Ядро, далёкое от обоих пределов, теряет время на другом: порядок обращений к памяти, мало параллелизма или повторные загрузки.</translation>
    </message>
    <message>
        <source>Reduce the overhead</source>
        <translation>Сократите накладные расходы</translation>
    </message>
    <message>
        <source>Around the kernels the runtime takes its share: launches, events, builds, allocations and transfers. Each costs little once and much in a loop.</source>
        <translation>Вокруг ядер свою долю берёт среда выполнения: запуски, события, сборки, выделение памяти и передачи. По одному это дёшево, в цикле — дорого.</translation>
    </message>
    <message>
        <source>How fast can an image be read and written?</source>
        <translation>Как быстро можно прочитать и записать изображение?</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU copies 13.5 GP/s, and takes this for the best memory speed to expect.</source>
        <translation>GPU пособия копирует 13,5 GP/s и принимает это за лучшую ожидаемую скорость памяти.</translation>
    </message>
    <message>
        <source>Arithmetic in the shadow of memory</source>
        <translation>Арифметика в тени памяти</translation>
    </message>
    <message>
        <source>How many operations per pixel come free with the copy?</source>
        <translation>Сколько операций на пиксель при копировании даются даром?</translation>
    </message>
    <message>
        <source>On the guide&apos;s GPU 3 and 6 operations cost almost nothing (11.9 and 11.8 GP/s) and 24 begin to show (10.1 GP/s).</source>
        <translation>На GPU пособия 3 и 6 операций почти ничего не стоят (11,9 и 11,8 GP/s), а 24 уже заметны (10,1 GP/s).</translation>
    </message>
    <message>
        <source>Independent chains</source>
        <translation>Независимые цепочки</translation>
    </message>
    <message>
        <source>How much more arithmetic do independent dependence chains reach than a single one?</source>
        <translation>Насколько больше арифметики дают независимые цепочки зависимостей, чем одна?</translation>
    </message>
    <message>
        <source>One chain of dependent operations waits for itself. The guide notes that kernels with several independent chains reach far higher ratios of compute to memory, nearly 2 TFLOP/s on its GPU.</source>
        <translation>Цепочка зависимых операций ждёт сама себя. Пособие отмечает, что ядра с несколькими независимыми цепочками достигают гораздо большего отношения вычислений к памяти, почти 2 TFLOP/s на его GPU.</translation>
    </message>
    <message>
        <source>Three ways to blur</source>
        <translation>Три способа размытия</translation>
    </message>
    <message>
        <source>Which algorithm should win by its estimate, and does it?</source>
        <translation>Какой алгоритм должен победить по оценке и так ли это?</translation>
    </message>
    <message>
        <source>By memory traffic alone the recursive filter should be fastest. The guide estimates 30 MP/s for the plain convolution, 443 for the separable one, 2,840 for the recursive one and 2,030 with transposes.</source>
        <translation>По одному лишь трафику памяти быстрее всех должен быть рекурсивный фильтр. Пособие оценивает простую свёртку в 30 MP/s, разделимую в 443, рекурсивную в 2840, с транспонированием — в 2030.</translation>
    </message>
    <message>
        <source>Rows against columns</source>
        <translation>Строки против столбцов</translation>
    </message>
    <message>
        <source>What does it cost when neighbouring work-items do not access neighbouring pixels?</source>
        <translation>Во что обходится, если соседние рабочие элементы обращаются не к соседним пикселям?</translation>
    </message>
    <message>
        <source>Accesses of neighbouring work-items to neighbouring addresses are served together; those a row apart are served one by one.</source>
        <translation>Обращения соседних рабочих элементов к соседним адресам обслуживаются вместе; через строку — по одному.</translation>
    </message>
    <message>
        <source>Transposing</source>
        <translation>Транспонирование</translation>
    </message>
    <message>
        <source>Does local memory make a transpose as fast as a copy, and does skewing the work-groups help?</source>
        <translation>Делает ли локальная память транспонирование таким же быстрым, как копирование, и помогает ли косая раскладка групп?</translation>
    </message>
    <message>
        <source>A transpose reads rows and writes columns. Going through a tile of local memory makes both ends contiguous; mapping work-groups diagonally spreads them over memory channels. On the guide&apos;s GPU the first did not help alone, and the second did. Widths that are a power of two are the hard case.</source>
        <translation>Транспонирование читает строки и пишет столбцы. Блок в локальной памяти делает оба конца непрерывными; диагональная раскладка групп разносит их по каналам памяти. На GPU пособия первое само по себе не помогло, второе помогло. Трудный случай — ширина, равная степени двойки.</translation>
    </message>
    <message>
        <source>Turning rows into columns</source>
        <translation>Превращение строк в столбцы</translation>
    </message>
    <message>
        <source>Does vertical pass, transpose, vertical pass, transpose beat a horizontal and a vertical pass?</source>
        <translation>Лучше ли вертикальный проход, транспонирование, вертикальный проход, транспонирование, чем горизонтальный и вертикальный проходы?</translation>
    </message>
    <message>
        <source>The guide&apos;s vertical pass is fast and its horizontal one is not: each work-item walks along a row. Transposing twice costs four more floats per pixel and lets both passes walk down columns.</source>
        <translation>Вертикальный проход пособия быстрый, а горизонтальный — нет: каждый рабочий элемент идёт вдоль строки. Двойное транспонирование стоит лишних четырёх float на пиксель и позволяет обоим проходам идти вниз по столбцам.</translation>
    </message>
    <message>
        <source>More parallelism for the recursion</source>
        <translation>Больше параллелизма для рекурсии</translation>
    </message>
    <message>
        <source>Do rows and columns cut into blocks reach the estimate that the guide&apos;s code missed?</source>
        <translation>Достигают ли строки и столбцы, разрезанные на блоки, оценки, которой не достиг код пособия?</translation>
    </message>
    <message>
        <source>The guide ends short of its own estimate for want of work-groups: one work-item per column is too few. Cutting lines into blocks, either overlapped or joined exactly by their carries (Nehab, Maximo, Lima and Hoppe 2011), multiplies them.</source>
        <translation>Пособие не достигает собственной оценки из-за нехватки рабочих групп: одного рабочего элемента на столбец мало. Разрезание линий на блоки, с перекрытием или с точной стыковкой по переносам (Nehab, Maximo, Lima и Hoppe, 2011), умножает их число.</translation>
    </message>
    <message>
        <source>Local memory and fewer passes</source>
        <translation>Локальная память и меньше проходов</translation>
    </message>
    <message>
        <source>What do local memory and a single fused kernel save the separable blur?</source>
        <translation>Что экономят локальная память и одно объединённое ядро в разделимом размытии?</translation>
    </message>
    <message>
        <source>Each layer of memory is about ten times as fast as the one below it, says the guide; and each kernel&apos;s end stores its results in global memory.</source>
        <translation>Каждый уровень памяти примерно вдесятеро быстрее следующего, говорит пособие; а каждое ядро в конце сохраняет результаты в глобальную память.</translation>
    </message>
    <message>
        <source>Several outputs per work-item</source>
        <translation>Несколько результатов на рабочий элемент</translation>
    </message>
    <message>
        <source>Does a work-item that computes several pixels beat one that computes one?</source>
        <translation>Лучше ли рабочий элемент, который вычисляет несколько пикселей, чем один?</translation>
    </message>
    <message>
        <source>Grouping several outputs in one work-item gives it independent dependency chains, and shares loads.</source>
        <translation>Несколько результатов в одном рабочем элементе дают независимые цепочки зависимостей и общие загрузки.</translation>
    </message>
    <message>
        <source>The way to the ceiling</source>
        <translation>Путь к пределу</translation>
    </message>
    <message>
        <source>How much does each step from the plain convolution to the fastest blurs bring?</source>
        <translation>Сколько даёт каждый шаг от простой свёртки до самых быстрых размытий?</translation>
    </message>
    <message>
        <source>The guide goes from 30 MP/s to a chain of transposes that misses its own estimate. Headroom goes on from there: fewer floats moved, fewer operations, and for processors wider vectors. Each step&apos;s own estimate says what it may bring; docs/explanation/speed-up.md has the measured numbers.</source>
        <translation>Пособие идёт от 30 MP/s до цепочки транспонирований, которая не достигает его оценки. Headroom идёт дальше: меньше передаваемых float, меньше операций, а для процессоров — более широкие векторы. Оценка каждого шага говорит, что он может дать; измеренные числа — в docs/explanation/speed-up.md.</translation>
    </message>
    <message>
        <source>Images and half floats</source>
        <translation>Изображения и половинная точность</translation>
    </message>
    <message>
        <source>Is the image path faster than buffers here, and what does half storage change?</source>
        <translation>Быстрее ли здесь путь через изображения, чем через буферы, и что меняет хранение в half?</translation>
    </message>
    <message>
        <source>The guide suggests image objects, whose hardware path can be faster for some access patterns, above all with 16-bit floats.</source>
        <translation>Пособие советует объекты изображений: их аппаратный путь бывает быстрее при некоторых порядках обращений, особенно с 16-битными float.</translation>
    </message>
    <message>
        <source>How far from the Gaussian</source>
        <translation>Насколько далеко от гауссиана</translation>
    </message>
    <message>
        <source>How large is each blur&apos;s error, and is any variant wrong?</source>
        <translation>Какова ошибка каждого размытия и есть ли неверные варианты?</translation>
    </message>
    <message>
        <source>Run the unoptimised code, keep its result, and compare every later version with it. Headroom compares with a reference in double precision.</source>
        <translation>Выполните неоптимизированный код, сохраните его результат и сравнивайте с ним каждую следующую версию. Headroom сравнивает с эталоном в двойной точности.</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>Трое часов</translation>
    </message>
    <message>
        <source>What do a host timer without waiting, one with waiting, and the device&apos;s events measure of one launch?</source>
        <translation>Что показывают для одного запуска таймер хоста без ожидания, с ожиданием и события устройства?</translation>
    </message>
    <message>
        <source>Enqueueing returns before the kernel has run: a timer that does not wait measures the call alone.</source>
        <translation>Постановка в очередь возвращается до выполнения ядра: таймер без ожидания измеряет один лишь вызов.</translation>
    </message>
    <message>
        <source>The read that was removed</source>
        <translation>Убранное чтение</translation>
    </message>
    <message>
        <source>Does a loop of launches become faster when the read of its result is taken out?</source>
        <translation>Становится ли цикл запусков быстрее, если убрать чтение результата?</translation>
    </message>
    <message>
        <source>A program times ten launches, each with a blocking read of its result, and divides by ten. Without the read its author saw 4 µs instead of 500, and the same for matrices of every size: what was left in the loop was enqueueing.</source>
        <translation>Программа измеряет десять запусков, каждый с блокирующим чтением результата, и делит на десять. Без чтения автор увидел 4 мкс вместо 500, причём для матриц любого размера: в цикле осталась только постановка в очередь.</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>How does speed fall as neighbouring work-items move apart?</source>
        <translation>Как падает скорость, когда соседние рабочие элементы расходятся?</translation>
    </message>
    <message>
        <source>Memory comes in lines; a work-item that uses one float of a line throws the rest away.</source>
        <translation>Память приходит строками; рабочий элемент, которому нужен один float строки, выбрасывает остальное.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Выравнивание</translation>
    </message>
    <message>
        <source>Does a shift by one float cost anything?</source>
        <translation>Стоит ли что-нибудь сдвиг на один float?</translation>
    </message>
    <message>
        <source>Aligned data lets compilers use wide loads and keeps accesses within one line.</source>
        <translation>Выровненные данные позволяют компиляторам загружать широко и держат обращения в пределах одной строки.</translation>
    </message>
    <message>
        <source>Arrays of structures</source>
        <translation>Массивы структур</translation>
    </message>
    <message>
        <source>What does it cost to read one field of a structure at a time?</source>
        <translation>Во что обходится чтение структуры по одному полю?</translation>
    </message>
    <message>
        <source>Structures of arrays keep each field contiguous; arrays of structures make every access strided.</source>
        <translation>Структуры массивов держат каждое поле непрерывным; в массивах структур каждое обращение идёт с шагом.</translation>
    </message>
    <message>
        <source>Bytes, shorts and floats</source>
        <translation>Байты, short и float</translation>
    </message>
    <message>
        <source>Do gathers of narrow elements lose speed?</source>
        <translation>Теряет ли скорость сборка узких элементов?</translation>
    </message>
    <message>
        <source>Elements of 4 bytes are preferred over those of 1 and 2, which cost as many accesses for less data.</source>
        <translation>Элементы по 4 байта предпочтительнее 1- и 2-байтных, которые требуют столько же обращений ради меньших данных.</translation>
    </message>
    <message>
        <source>Vector loads</source>
        <translation>Векторные загрузки</translation>
    </message>
    <message>
        <source>Do float2 and float4 move more than single floats?</source>
        <translation>Передают ли float2 и float4 больше, чем одиночные float?</translation>
    </message>
    <message>
        <source>A work-item that moves more per access needs fewer of them.</source>
        <translation>Рабочему элементу, который передаёт больше за обращение, нужно их меньше.</translation>
    </message>
    <message>
        <source>Arrays of one&apos;s own</source>
        <translation>Приватные массивы</translation>
    </message>
    <message>
        <source>What does it cost to index a private array by what is known at run time only?</source>
        <translation>Во что обходится индекс приватного массива, известный лишь при выполнении?</translation>
    </message>
    <message>
        <source>An array in the register file is fast when loops over it are unrolled: its registers are then named directly. Indexed at run time it is slower, and beyond the register file it is memory.</source>
        <translation>Массив в регистрах быстр, если циклы по нему развёрнуты: регистры тогда названы прямо. С индексом при выполнении он медленнее, а за пределами регистров это память.</translation>
    </message>
    <message>
        <source>Local memory banks</source>
        <translation>Банки локальной памяти</translation>
    </message>
    <message>
        <source>What do bank conflicts in local memory cost, and does a column of padding cure them?</source>
        <translation>Во что обходятся конфликты банков локальной памяти и устраняет ли их столбец заполнения?</translation>
    </message>
    <message>
        <source>Local memory is dealt out over banks; work-items that hit the same bank wait for each other.</source>
        <translation>Локальная память разделена на банки; рабочие элементы, попавшие в один банк, ждут друг друга.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Стоимость запуска</translation>
    </message>
    <message>
        <source>What does it take to start a kernel?</source>
        <translation>Сколько стоит запуск ядра?</translation>
    </message>
    <message>
        <source>The guide says 10 to 100 microseconds per kernel.</source>
        <translation>В пособии указано 10–100 микросекунд на ядро.</translation>
    </message>
    <message>
        <source>Many small kernels or one</source>
        <translation>Много малых ядер или одно</translation>
    </message>
    <message>
        <source>What do eight small kernels cost that one fused kernel does not?</source>
        <translation>Чего стоят восемь малых ядер по сравнению с одним объединённым?</translation>
    </message>
    <message>
        <source>Each kernel&apos;s end stores its result in global memory; concatenating small kernels saves that.</source>
        <translation>Каждое ядро в конце сохраняет результат в глобальную память; объединение малых ядер это экономит.</translation>
    </message>
    <message>
        <source>Events and profiling</source>
        <translation>События и профилирование</translation>
    </message>
    <message>
        <source>What do events and a profiling queue add to a launch?</source>
        <translation>Что добавляют к запуску события и очередь с профилированием?</translation>
    </message>
    <message>
        <source>Events cost; use them where needed, and in-order queues otherwise.</source>
        <translation>События стоят времени; используйте их по необходимости, а в остальном — упорядоченные очереди.</translation>
    </message>
    <message>
        <source>Build or load</source>
        <translation>Собрать или загрузить</translation>
    </message>
    <message>
        <source>How much of a program&apos;s start does a saved binary save?</source>
        <translation>Сколько времени старта программы экономит сохранённый двоичный файл?</translation>
    </message>
    <message>
        <source>Building is expensive: save the binary, reuse it, and build again when device, driver or source changed.</source>
        <translation>Сборка дорога: сохраните двоичный файл, используйте его снова и собирайте заново при смене устройства, драйвера или исходного текста.</translation>
    </message>
    <message>
        <source>Allocate or reuse</source>
        <translation>Выделять или использовать снова</translation>
    </message>
    <message>
        <source>What does a new buffer for every image cost against reusing one?</source>
        <translation>Во что обходится новый буфер для каждого изображения по сравнению с повторным использованием?</translation>
    </message>
    <message>
        <source>Allocating and freeing resources takes time; reuse them.</source>
        <translation>Выделение и освобождение ресурсов занимает время; используйте их снова.</translation>
    </message>
    <message>
        <source>Host and device</source>
        <translation>Хост и устройство</translation>
    </message>
    <message>
        <source>What does moving an image to the device cost: in one piece, in many, from pinned memory, mapped?</source>
        <translation>Во что обходится передача изображения на устройство: целиком, частями, из закреплённой памяти, через отображение?</translation>
    </message>
    <message>
        <source>Transfers are expensive: aggregate them, keep data on the device, and use pinned memory or none at all.</source>
        <translation>Передачи дороги: объединяйте их, держите данные на устройстве, используйте закреплённую память или обходитесь без передач.</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ветвления</translation>
    </message>
    <message>
        <source>What does a branch cost whose sides neighbouring work-items take differently?</source>
        <translation>Во что обходится ветвление, стороны которого соседние рабочие элементы выбирают по-разному?</translation>
    </message>
    <message>
        <source>All work-items of a group go through both sides; select or a ? b : c avoids it.</source>
        <translation>Все рабочие элементы группы проходят обе стороны; select или a ? b : c этого избегают.</translation>
    </message>
    <message>
        <source>Precise, half and native functions</source>
        <translation>Точные функции, half_ и native_</translation>
    </message>
    <message>
        <source>How much faster are the less precise built-ins, and how much less precise?</source>
        <translation>Насколько быстрее менее точные встроенные функции и насколько они менее точны?</translation>
    </message>
    <message>
        <source>Graphics needs less precision; the fastest functions are the native_ and half_ ones.</source>
        <translation>Графике нужна меньшая точность; быстрее всех функции native_ и half_.</translation>
    </message>
    <message>
        <source>Build options</source>
        <translation>Параметры сборки</translation>
    </message>
    <message>
        <source>What do relaxed mathematics options change in speed and in the result?</source>
        <translation>Что меняют в скорости и результате параметры ослабленной математики?</translation>
    </message>
    <message>
        <source>Program build options control some of the optimisations that trade precision for speed.</source>
        <translation>Параметры сборки управляют частью оптимизаций, которые меняют точность на скорость.</translation>
    </message>
    <message>
        <source>%1 (%2 MP)</source>
        <translation>%1 (%2 MP)</translation>
    </message>
    <message>
        <source>Host %1 has no OpenCL device. `headroom-cli hosts check %2` shows what is missing.</source>
        <translation>У хоста %1 нет устройства OpenCL. `headroom-cli hosts check %2` покажет, чего не хватает.</translation>
    </message>
    <message>
        <source>This machine has no OpenCL device.</source>
        <translation>На этой машине нет устройства OpenCL.</translation>
    </message>
    <message>
        <source>Install a driver for your hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. `clinfo -l` (package clinfo) lists the platforms that OpenCL finds.</source>
        <translation>Установите драйвер для своего оборудования или PoCL (пакет pocl-opencl-icd), который делает устройством CPU. `clinfo -l` (пакет clinfo) перечисляет платформы, которые находит OpenCL.</translation>
    </message>
    <message>
        <source>No OpenCL device matches &quot;%1&quot;. Choose by id, type, or a part of a name: %2.</source>
        <translation>Ни одно устройство OpenCL не подходит под «%1». Выберите по идентификатору, типу или части имени: %2.</translation>
    </message>
    <message>
        <source>between about %1 and %2</source>
        <translation>примерно от %1 до %2</translation>
    </message>
    <message>
        <source>from about %1 on</source>
        <translation>примерно от %1</translation>
    </message>
    <message>
        <source>up to about %1</source>
        <translation>примерно до %1</translation>
    </message>
    <message>
        <source>at every size measured</source>
        <translation>при всех измеренных размерах</translation>
    </message>
    <message>
        <source>wherever the intervals allow a comparison</source>
        <translation>везде, где интервалы позволяют сравнить</translation>
    </message>
    <message>
        <source>%1 by kernel time</source>
        <translation>%1 по времени ядер</translation>
    </message>
    <message>
        <source>%1 by end-to-end time</source>
        <translation>%1 по полному времени</translation>
    </message>
    <message>
        <source>at no size measured</source>
        <translation>ни при одном измеренном размере</translation>
    </message>
    <message>
        <source>nowhere that the intervals allow a comparison</source>
        <translation>нигде, где интервалы позволяют сравнить</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>холодные кэши</translation>
    </message>
    <message>
        <source>The intervals overlap at %1.</source>
        <translation>Интервалы перекрываются при %1.</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>whether %1 or the fastest host implementation (%2) is faster cannot be decided.</source>
        <translation>нельзя решить, что быстрее: %1 или самая быстрая реализация на хосте (%2).</translation>
    </message>
    <message>
        <source>%1 is faster than the fastest code on the host (%2) %3.</source>
        <translation>%1 быстрее самого быстрого кода на хосте (%2): %3.</translation>
    </message>
    <message>
        <source>1 of 1 result has a warning:</source>
        <translation>Предупреждение есть у 1 результата из 1:</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning:</source>
        <translation>Предупреждение есть у 1 результата из %1:</translation>
    </message>
    <message>
        <source>%1 of %2 results have warnings:</source>
        <translation>Результатов с предупреждениями — %1 из %2:</translation>
    </message>
    <message>
        <source>copy %1 GP/s (%2 GB/s)</source>
        <translation>копирование %1 GP/s (%2 GB/s)</translation>
    </message>
    <message>
        <source>copy of %1 %2 GP/s (%3 GB/s)</source>
        <translation>копирование %1 %2 GP/s (%3 GB/s)</translation>
    </message>
    <message>
        <source>FLOP peak %1</source>
        <translation>пик FLOP %1</translation>
    </message>
    <message>
        <source>int peak %1</source>
        <translation>пик int %1</translation>
    </message>
    <message>
        <source>matrix int peak %1</source>
        <translation>матричный пик int %1</translation>
    </message>
    <message>
        <source>%1 FLOP peak %2</source>
        <translation>пик FLOP %1: %2</translation>
    </message>
    <message>
        <source>local memory %1 GB/s</source>
        <translation>локальная память %1 GB/s</translation>
    </message>
    <message>
        <source>At %1 on %2:</source>
        <translation>При %1 на %2:</translation>
    </message>
    <message>
        <source>At %1:</source>
        <translation>При %1:</translation>
    </message>
    <message>
        <source>Against %1: %2, speed %3.</source>
        <translation>Сравнение (%1): %2, скорость %3.</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Сравнение (%1): %2.</translation>
    </message>
    <message>
        <source>building %1</source>
        <translation>сборка: %1</translation>
    </message>
    <message>
        <source>simulating %1</source>
        <translation>моделирование: %1</translation>
    </message>
    <message>
        <source>timing transfers of %1</source>
        <translation>измерение передач: %1</translation>
    </message>
    <message>
        <source>filling memory for %1</source>
        <translation>заполнение памяти: %1</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>проверка: %1</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>измерение: %1</translation>
    </message>
    <message>
        <source>There is no probe %1 in this build.</source>
        <translation>В этой сборке нет пробы %1.</translation>
    </message>
    <message>
        <source>preparing %1</source>
        <translation>подготовка: %1</translation>
    </message>
    <message>
        <source>There is no host implementation %1 in this build.</source>
        <translation>В этой сборке нет реализации на хосте %1.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, and the buffer %3 takes %4. Give a file of as many.</source>
        <translation>В %1 %2 байт, а буферу %3 нужно %4. Укажите файл такого же размера.</translation>
    </message>
    <message>
        <source>replaying %1</source>
        <translation>воспроизведение: %1</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>структуры</translation>
    </message>
    <message>
        <source>down columns</source>
        <translation>вниз по столбцам</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 байт</translation>
    </message>
    <message>
        <source>4 bytes</source>
        <translation>4 байта</translation>
    </message>
    <message>
        <source>2 bytes</source>
        <translation>2 байта</translation>
    </message>
    <message>
        <source>rows of 32</source>
        <translation>строки по 32</translation>
    </message>
    <message>
        <source>rows of 33</source>
        <translation>строки по 33</translation>
    </message>
    <message>
        <source>float4 shifted</source>
        <translation>float4 со сдвигом</translation>
    </message>
    <message>
        <source>shifted by a float</source>
        <translation>сдвиг на float</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>прямо</translation>
    </message>
    <message>
        <source>indexed</source>
        <translation>по индексу</translation>
    </message>
    <message>
        <source>along rows</source>
        <translation>вдоль строк</translation>
    </message>
    <message>
        <source>stride 1</source>
        <translation>шаг 1</translation>
    </message>
    <message>
        <source>aligned</source>
        <translation>выровнено</translation>
    </message>
    <message>
        <source>arrays</source>
        <translation>массивы</translation>
    </message>
    <message>
        <source>stride 2</source>
        <translation>шаг 2</translation>
    </message>
    <message>
        <source>stride 32</source>
        <translation>шаг 32</translation>
    </message>
    <message>
        <source>stride 8</source>
        <translation>шаг 8</translation>
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
        <translation>float4 выровнено</translation>
    </message>
    <message>
        <source>exact blocks</source>
        <translation>точные блоки</translation>
    </message>
    <message>
        <source>overlapped blocks</source>
        <translation>перекрытие блоков</translation>
    </message>
    <message>
        <source>four channels</source>
        <translation>четыре канала</translation>
    </message>
    <message>
        <source>2D convolution</source>
        <translation>2D-свёртка</translation>
    </message>
    <message>
        <source>every weight</source>
        <translation>каждый вес</translation>
    </message>
    <message>
        <source>sliding cosines</source>
        <translation>скользящие косинусы</translation>
    </message>
    <message>
        <source>decimated, wide</source>
        <translation>прореживание, широко</translation>
    </message>
    <message>
        <source>every fourth sample</source>
        <translation>каждый четвёртый</translation>
    </message>
    <message>
        <source>decimated</source>
        <translation>прореживание</translation>
    </message>
    <message>
        <source>sliding, exact</source>
        <translation>скользящие, точно</translation>
    </message>
    <message>
        <source>one fused kernel</source>
        <translation>одно общее ядро</translation>
    </message>
    <message>
        <source>one kernel</source>
        <translation>одно ядро</translation>
    </message>
    <message>
        <source>image</source>
        <translation>изображение</translation>
    </message>
    <message>
        <source>4 outputs</source>
        <translation>4 результата</translation>
    </message>
    <message>
        <source>four outputs</source>
        <translation>четыре результата</translation>
    </message>
    <message>
        <source>pyramid, finer</source>
        <translation>пирамида, точнее</translation>
    </message>
    <message>
        <source>pyramid</source>
        <translation>пирамида</translation>
    </message>
    <message>
        <source>recursive</source>
        <translation>рекурсивный</translation>
    </message>
    <message>
        <source>rgH + rgV</source>
        <translation>rgH + rgV</translation>
    </message>
    <message>
        <source>separable</source>
        <translation>разделимый</translation>
    </message>
    <message>
        <source>1 output</source>
        <translation>1 результат</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>буферы</translation>
    </message>
    <message>
        <source>rows, then columns</source>
        <translation>строки, затем столбцы</translation>
    </message>
    <message>
        <source>streamed down strips</source>
        <translation>потоком по полосам</translation>
    </message>
    <message>
        <source>streamed</source>
        <translation>потоком</translation>
    </message>
    <message>
        <source>whole vectors</source>
        <translation>целые векторы</translation>
    </message>
    <message>
        <source>matrix units, halves</source>
        <translation>матричные блоки, half</translation>
    </message>
    <message>
        <source>matrix units</source>
        <translation>матричные блоки</translation>
    </message>
    <message>
        <source>local transpose</source>
        <translation>транспонирование, локально</translation>
    </message>
    <message>
        <source>V+T+V+T, local</source>
        <translation>V+T+V+T, локально</translation>
    </message>
    <message>
        <source>naive transpose</source>
        <translation>транспонирование, просто</translation>
    </message>
    <message>
        <source>V+T+V+T, naive</source>
        <translation>V+T+V+T, просто</translation>
    </message>
    <message>
        <source>V+T+V+T</source>
        <translation>V+T+V+T</translation>
    </message>
    <message>
        <source>skewed transpose</source>
        <translation>транспонирование, косо</translation>
    </message>
    <message>
        <source>V+T+V+T, skewed</source>
        <translation>V+T+V+T, косо</translation>
    </message>
    <message>
        <source>one float</source>
        <translation>один float</translation>
    </message>
    <message>
        <source>0 flops</source>
        <translation>0 операций</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копирование</translation>
    </message>
    <message>
        <source>four floats</source>
        <translation>четыре float</translation>
    </message>
    <message>
        <source>1 chain</source>
        <translation>1 цепочка</translation>
    </message>
    <message>
        <source>2 chains</source>
        <translation>2 цепочки</translation>
    </message>
    <message>
        <source>4 chains</source>
        <translation>4 цепочки</translation>
    </message>
    <message>
        <source>12 flops</source>
        <translation>12 операций</translation>
    </message>
    <message>
        <source>192 flops</source>
        <translation>192 операции</translation>
    </message>
    <message>
        <source>24 flops</source>
        <translation>24 операции</translation>
    </message>
    <message>
        <source>3 flops</source>
        <translation>3 операции</translation>
    </message>
    <message>
        <source>48 flops</source>
        <translation>48 операций</translation>
    </message>
    <message>
        <source>6 flops</source>
        <translation>6 операций</translation>
    </message>
    <message>
        <source>96 flops</source>
        <translation>96 операций</translation>
    </message>
    <message>
        <source>8 chains</source>
        <translation>8 цепочек</translation>
    </message>
    <message>
        <source>8 chains of float16</source>
        <translation>8 цепочек float16</translation>
    </message>
    <message>
        <source>8 chains of float8</source>
        <translation>8 цепочек float8</translation>
    </message>
    <message>
        <source>divergent branch</source>
        <translation>расходящееся ветвление</translation>
    </message>
    <message>
        <source>eight kernels</source>
        <translation>восемь ядер</translation>
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
        <translation>без параметров</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>a ? b : c</source>
        <translation>a ? b : c</translation>
    </message>
    <message>
        <source>uniform branch</source>
        <translation>единое ветвление</translation>
    </message>
    <message>
        <source>whole sectors</source>
        <translation>целые секторы</translation>
    </message>
    <message>
        <source>local</source>
        <translation>локально</translation>
    </message>
    <message>
        <source>naive</source>
        <translation>просто</translation>
    </message>
    <message>
        <source>padded</source>
        <translation>с заполнением</translation>
    </message>
    <message>
        <source>skewed</source>
        <translation>косо</translation>
    </message>
    <message>
        <source>launch and wait</source>
        <translation>запуск и ожидание</translation>
    </message>
    <message>
        <source>batched</source>
        <translation>пачкой</translation>
    </message>
    <message>
        <source>plain queue</source>
        <translation>обычная очередь</translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation>вся плоскость</translation>
    </message>
    <message>
        <source>with events</source>
        <translation>с событиями</translation>
    </message>
    <message>
        <source>event chain</source>
        <translation>цепочка событий</translation>
    </message>
    <message>
        <source>profiling queue</source>
        <translation>очередь с профилированием</translation>
    </message>
    <message>
        <source>from source</source>
        <translation>из исходного текста</translation>
    </message>
    <message>
        <source>from binary</source>
        <translation>из двоичного файла</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>каждый раз новый</translation>
    </message>
    <message>
        <source>reused</source>
        <translation>повторно</translation>
    </message>
    <message>
        <source>one write</source>
        <translation>одна запись</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>построчно</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплённая</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>отображение</translation>
    </message>
    <message>
        <source>one read</source>
        <translation>одно чтение</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>туда и обратно</translation>
    </message>
    <message>
        <source>timer, no wait</source>
        <translation>таймер без ожидания</translation>
    </message>
    <message>
        <source>timer and wait</source>
        <translation>таймер с ожиданием</translation>
    </message>
    <message>
        <source>device events</source>
        <translation>события устройства</translation>
    </message>
    <message>
        <source>timer, no wait before</source>
        <translation>таймер без ожидания перед</translation>
    </message>
    <message>
        <source>read in the loop</source>
        <translation>чтение в цикле</translation>
    </message>
    <message>
        <source>no read, no wait</source>
        <translation>без чтения и ожидания</translation>
    </message>
    <message>
        <source>no read, one wait</source>
        <translation>без чтения, одно ожидание</translation>
    </message>
    <message>
        <source>mma-int8 peak %1</source>
        <translation>пик mma int8 %1</translation>
    </message>
    <message>
        <source>Half peak of mma (matrix units)</source>
        <translation>Пик mma, half (матричные блоки)</translation>
    </message>
    <message>
        <source>Int8 peak of mma (matrix units)</source>
        <translation>Пик mma, int8 (матричные блоки)</translation>
    </message>
    <message>
        <source>TF32 peak of mma (matrix units)</source>
        <translation>Пик mma, TF32 (матричные блоки)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>or</source>
        <translation>или</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>декодер</translation>
    </message>
    <message>
        <source>global</source>
        <translation>глобальная</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>константная</translation>
    </message>
    <message>
        <source>private</source>
        <translation>приватная</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>read</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>write</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>others</source>
        <translation>другие</translation>
    </message>
    <message>
        <source>Several workers measure on equal devices. Name one device, or leave out --workers.</source>
        <translation>Несколько процессов измеряют на одинаковых устройствах. Укажите одно устройство или уберите --workers.</translation>
    </message>
    <message>
        <source>comparing the fastest</source>
        <translation>сравнение самых быстрых</translation>
    </message>
    <message>
        <source>not the ceiling</source>
        <translation>не предел</translation>
    </message>
    <message>
        <source>There is no allowance &quot;%1&quot;. Choose exact, visually-exact (an error of at most %2) or fast (at most %3).</source>
        <translation>Уровня точности «%1» нет. Выберите exact, visually-exact (ошибка до %2) или fast (до %3).</translation>
    </message>
    <message>
        <source>%1: %2 describes another workload of the same name, which was read first; rename one of the two folders.</source>
        <translation>%1: %2 описывает другую задачу с тем же именем, она прочитана первой; переименуйте одну из папок.</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>встроено</translation>
    </message>
    <message>
        <source>`headroom-cli variants` lists all.</source>
        <translation>Все перечисляет `headroom-cli variants`.</translation>
    </message>
    <message>
        <source>Choose &quot;all&quot; or from: %1.</source>
        <translation>Выберите «all» или что-то из списка: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1? `headroom-cli variants` lists all.</source>
        <translation>Возможно, %1? Все перечисляет `headroom-cli variants`.</translation>
    </message>
    <message>
        <source>%1 was skipped, so there is no variant &quot;%2&quot;:</source>
        <translation>%1 пропущен, поэтому варианта «%2» нет:</translation>
    </message>
    <message>
        <source>There is no variant &quot;%1&quot;%2.</source>
        <translation>Варианта «%1»%2 нет.</translation>
    </message>
    <message>
        <source>of workload %1</source>
        <translation>задачи %1</translation>
    </message>
    <message>
        <source>%1: there is no kernel %2 to compare results with; add it, or correct [reference].</source>
        <translation>%1: нет ядра %2, с которым сравнивать результаты; добавьте его или исправьте [reference].</translation>
    </message>
    <message>
        <source>has no file %1 any more</source>
        <translation>больше нет файла %1</translation>
    </message>
    <message>
        <source>cannot be read as it is now:</source>
        <translation>в нынешнем виде не читается:</translation>
    </message>
    <message>
        <source>No kernel of workload %1 takes %2.</source>
        <translation>Ни одно ядро задачи %1 не принимает %2.</translation>
    </message>
    <message>
        <source>%1 is included %2 files deep; include fewer files from one another.</source>
        <translation>%1 включён на глубину %2 файлов; сократите вложенность включений.</translation>
    </message>
    <message>
        <source>%1: the kernel and what it includes are larger than %2 MiB together; include less.</source>
        <translation>%1: ядро и всё включённое в сумме больше %2 МиБ; включайте меньше.</translation>
    </message>
    <message>
        <source>%1:%2: there is no %3; put it beside this file.</source>
        <translation>%1:%2: файла %3 нет; положите его рядом с этим.</translation>
    </message>
    <message>
        <source>Name a kernel&apos;s .cl or .toml, or a folder of them.</source>
        <translation>Укажите файл ядра .cl или .toml либо папку с ними.</translation>
    </message>
    <message>
        <source>the description names no kernel&apos;s file; add source = [&quot;NAME.cl&quot;]</source>
        <translation>описание не называет файл ядра; добавьте source = [&quot;NAME.cl&quot;]</translation>
    </message>
    <message>
        <source>there is no folder %1; correct its name</source>
        <translation>папки %1 нет; исправьте имя</translation>
    </message>
    <message>
        <source>there is no file %1; put it beside this one</source>
        <translation>файла %1 нет; положите его рядом с этим</translation>
    </message>
    <message>
        <source>%1 is a pointer of Git LFS in place of the file. Run `git lfs pull`, or keep kernels out of Git LFS.</source>
        <translation>%1 — указатель Git LFS вместо файла. Выполните `git lfs pull` или не держите ядра в Git LFS.</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>Файла или папки %1 нет.</translation>
    </message>
    <message>
        <source>%1 describes a workload, not a kernel.</source>
        <translation>%1 описывает задачу, а не ядро.</translation>
    </message>
    <message>
        <source>%1 is neither a kernel&apos;s file nor a folder.</source>
        <translation>%1 — не файл ядра и не папка.</translation>
    </message>
    <message>
        <source>%1 has more than %2 files and folders; what comes after these was not searched. Name the folder of the kernels.</source>
        <translation>В %1 больше %2 файлов и папок; остальное не просмотрено. Укажите папку с ядрами.</translation>
    </message>
    <message>
        <source>%1 cannot be searched for kernels: %2; check the folder.</source>
        <translation>В %1 не удаётся искать ядра: %2; проверьте папку.</translation>
    </message>
    <message>
        <source>the bits of its colours are scattered. Export it as PNG</source>
        <translation>биты его цветов разбросаны. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>its coding is one that hardly any program writes. Export it as PNG</source>
        <translation>его кодирование почти не встречается. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>has bits in each pixel that its header does not name, which may be transparency. They are not used.</source>
        <translation>в каждом пикселе есть биты, не названные в заголовке, — возможно, прозрачность. Они не используются.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files is missing: there is no %1. Install Headroom again.</source>
        <translation>Нет модуля Headroom для файлов изображений: %1 отсутствует. Переустановите Headroom.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files, %1, is of another version. Install Headroom again.</source>
        <translation>Модуль Headroom для файлов изображений, %1, другой версии. Переустановите Headroom.</translation>
    </message>
    <message>
        <source>Headroom&apos;s module for image files cannot be loaded (%1). Install OpenCV&apos;s library for image files as it was when Headroom was built: on Debian 12 libopencv-imgcodecs406.</source>
        <translation>Модуль Headroom для файлов изображений не загружается (%1). Установите библиотеку OpenCV для изображений, с которой собран Headroom: в Debian 12 это libopencv-imgcodecs406.</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>нет памяти</translation>
    </message>
    <message>
        <source>holds %1 %2. Only the first is used.</source>
        <translation>содержит %1 %2. Используется только первое.</translation>
    </message>
    <message>
        <source>is an animation of %1 frames. Only its still picture is used.</source>
        <translation>анимация из %1 кадров. Используется только неподвижное изображение.</translation>
    </message>
    <message>
        <source>it is a lossless or hierarchical JPEG. Export it as PNG</source>
        <translation>это JPEG без потерь или иерархический. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>its samples have %1 bits, not 8. Export it as PNG</source>
        <translation>его отсчёты по %1 бит, а не по 8. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>its colours are inks (CMYK) for printing. Export it as RGB</source>
        <translation>его цвета — краски для печати (CMYK). Экспортируйте его в RGB</translation>
    </message>
    <message>
        <source>it has neither 1 nor 3 channels. Export it as RGB</source>
        <translation>в нём не 1 и не 3 канала. Экспортируйте его в RGB</translation>
    </message>
    <message>
        <source>it is animated. Export one frame of it as a still picture</source>
        <translation>оно анимированное. Экспортируйте один его кадр</translation>
    </message>
    <message>
        <source>holds more than one picture. Only the first is used.</source>
        <translation>содержит несколько изображений. Используется только первое.</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>в нём %1</translation>
    </message>
    <message>
        <source>%1 channels of a kind that Headroom does not process. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>%1 каналы, которые Headroom не обрабатывает. Экспортируйте его с 8, 16 или 32 (float) битами на канал</translation>
    </message>
    <message>
        <source>it is in none of the formats</source>
        <translation>оно не в одном из этих форматов</translation>
    </message>
    <message>
        <source>its pixels have more than four samples. Export it as PNG</source>
        <translation>в его пикселях больше четырёх отсчётов. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>its pixels are neither grey nor RGB. Export it as PNG</source>
        <translation>его пиксели не серые и не RGB. Экспортируйте его в PNG</translation>
    </message>
    <message>
        <source>its channels differ in their bits. Export it with 8, 16 or 32 bits per channel</source>
        <translation>в его каналах разное число бит. Экспортируйте его с 8, 16 или 32 битами на канал</translation>
    </message>
    <message>
        <source>its colours are CIE L*a*b*. Export it as RGB</source>
        <translation>его цвета — CIE L*a*b*. Экспортируйте его в RGB</translation>
    </message>
    <message>
        <source>its pixels are not grey, RGB or a palette, as those of camera raw files. Export it as RGB</source>
        <translation>его пиксели не серые, не RGB и не палитра, как у raw-файлов камер. Экспортируйте его в RGB</translation>
    </message>
    <message>
        <source>has %1 more %2 per pixel than colours and transparency. Only those are used.</source>
        <translation>на пиксель на %1 %2 больше, чем цвета и прозрачность. Используются только они.</translation>
    </message>
    <message>
        <source>it has more than 16 channels. Export those to be blurred as RGB</source>
        <translation>в нём больше 16 каналов. Экспортируйте нужные как RGB</translation>
    </message>
    <message>
        <source>signed or complex numbers</source>
        <translation>знаковые или комплексные числа</translation>
    </message>
    <message>
        <source>its samples are %1 of %2 bits. Export it with 8, 16 or 32 (float) bits per channel</source>
        <translation>его отсчёты — %1 по %2 бит. Экспортируйте его с 8, 16 или 32 (float) битами на канал</translation>
    </message>
    <message>
        <source>its compression (number %1) is one that libtiff does not know here. Export it without compression</source>
        <translation>его сжатие (номер %1) здешняя libtiff не знает. Экспортируйте его без сжатия</translation>
    </message>
    <message>
        <source>TIFF files cannot be read: the library libtiff cannot be used (%1). On Debian 12, install libtiff6.</source>
        <translation>Файлы TIFF не читаются: библиотека libtiff недоступна (%1). В Debian 12 установите libtiff6.</translation>
    </message>
    <message>
        <source>it lacks functions</source>
        <translation>не хватает функций</translation>
    </message>
    <message>
        <source>Pixels could not be shared with another process of Headroom: %1: %2.</source>
        <translation>Не удалось передать пиксели другому процессу Headroom: %1: %2.</translation>
    </message>
    <message>
        <source>Pixels of another process of Headroom were announced and did not come; too many files may be open.</source>
        <translation>Другой процесс Headroom объявил пиксели, но они не пришли; возможно, открыто слишком много файлов.</translation>
    </message>
    <message>
        <source>There is no memory for a picture&apos;s pixels: %1: %2. Close other programs.</source>
        <translation>Нет памяти для пикселей изображения: %1: %2. Закройте другие программы.</translation>
    </message>
    <message>
        <source>A picture&apos;s memory has %1 bytes where %2 were announced.</source>
        <translation>Память изображения — %1 байт, а объявлено %2.</translation>
    </message>
    <message>
        <source>A picture&apos;s memory may be cut by the process that it came from.</source>
        <translation>Процесс, передавший изображение, может урезать его память.</translation>
    </message>
    <message>
        <source>slower than the best</source>
        <translation>медленнее лучшей</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>It was %1.</source>
        <translation>Он выполнял: %1.</translation>
    </message>
    <message>
        <source>It had been given %1.</source>
        <translation>Ему поручено: %1.</translation>
    </message>
    <message>
        <source>It was %1, which runs %2.</source>
        <translation>Он выполнял: %1; при этом работает: %2.</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>запись невозможна</translation>
    </message>
    <message>
        <source>its disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>%1 cannot be used (%2)</source>
        <translation>%1 использовать нельзя (%2)</translation>
    </message>
    <message>
        <source>%1=%2 was set: PoCL has one thread for each processor that this program may use.</source>
        <translation>Установлено %1=%2: у PoCL по потоку на каждый процессор, доступный программе.</translation>
    </message>
    <message>
        <source>POCL_AFFINITY=1 was set: PoCL pins one thread per core, which valid CPU timings need.</source>
        <translation>Установлено POCL_AFFINITY=1: PoCL закрепляет по потоку на ядро, без этого времена CPU недостоверны.</translation>
    </message>
    <message>
        <source>%1=%2 was set: %3.</source>
        <translation>Установлено %1=%2: %3.</translation>
    </message>
    <message>
        <source>PoCL&apos;s compiled kernels are stored separately</source>
        <translation>скомпилированные ядра PoCL хранятся отдельно</translation>
    </message>
    <message>
        <source>%1, and PoCL cannot be used without a folder for compiled kernels</source>
        <translation>%1, а без папки для скомпилированных ядер PoCL работать не может</translation>
    </message>
    <message>
        <source>No folder for PoCL&apos;s compiled kernels can be used, and PoCL cannot be used without one. %1Name one in %2.</source>
        <translation>Нет пригодной папки для скомпилированных ядер PoCL, а без неё PoCL работать не может. %1Укажите папку в %2.</translation>
    </message>
    <message>
        <source>%1: the buffer %2 has %3 bytes, and a part of it has %4 from byte %5 on. Correct offset or bytes.</source>
        <translation>%1: в буфере %2 байт: %3, а его часть занимает %4, начиная с байта %5. Исправьте offset или bytes.</translation>
    </message>
    <message>
        <source>%1: a part of the buffer %2 begins at byte %3, and parts begin at multiples of %4 bytes on %5. Choose another offset or device.</source>
        <translation>%1: часть буфера %2 начинается с байта %3, а на %5 части начинаются с кратных %4 байт. Выберите другой offset или устройство.</translation>
    </message>
    <message>
        <source>%1 is empty, and an argument takes its bytes. Give a file with the argument&apos;s value.</source>
        <translation>%1 пуст, а аргумент берёт из него байты. Дайте файл со значением аргумента.</translation>
    </message>
    <message>
        <source>the check of buffers between launches</source>
        <translation>проверка буферов между запусками</translation>
    </message>
    <message>
        <source>cache flush</source>
        <translation>сброс кэша</translation>
    </message>
    <message>
        <source>the cache flush</source>
        <translation>сброс кэша</translation>
    </message>
    <message>
        <source>OpenCL %1 was skipped: %2 failed with %3.</source>
        <translation>OpenCL: %1 пропущено: вызов %2 завершился с %3.</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>устройство %1</translation>
    </message>
    <message>
        <source>platform %1</source>
        <translation>платформа %1</translation>
    </message>
    <message>
        <source>The variant %1. Choose one that uses buffers.</source>
        <translation>Этот вариант %1. Выберите вариант с буферами.</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot; takes %2 MB and %3 allocates at most %4 MB at a time. Choose a smaller size.</source>
        <translation>Буферу «%1» нужно %2 МБ, а %3 выделяет за раз не больше %4 МБ. Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>%1 buffers take %2 MB and %3 has %4 MB, less what other programs hold. Choose a smaller size.</source>
        <translation>Буферам (%1) нужно %2 МБ, а у %3 — %4 МБ за вычетом занятого другими программами. Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>An image of %1 is larger than %2 allows (%3 x %4). Choose a smaller size.</source>
        <translation>Изображение %1 больше, чем допускает %2 (%3 x %4). Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>An image of %1 MB does not fit beside the buffers on %2 (%3 MB). Choose a smaller size.</source>
        <translation>Изображение в %1 МБ не помещается рядом с буферами на %2 (%3 МБ). Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>random %1 %2</source>
        <translation>случайные данные для %1 %2</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device.</source>
        <translation>Выберите размер поменьше или закройте другие программы, занимающие устройство.</translation>
    </message>
    <message>
        <source>Choose smaller local sizes or tile constants for this device.</source>
        <translation>Выберите для этого устройства меньшие локальные размеры или константы блока.</translation>
    </message>
    <message>
        <source>The driver gave no more reason; try another variant or device.</source>
        <translation>Драйвер не назвал причины; попробуйте другой вариант или другое устройство.</translation>
    </message>
    <message>
        <source>Check the kernel&apos;s front matter against its code.</source>
        <translation>Сверьте описание в начале файла ядра с его кодом.</translation>
    </message>
    <message>
        <source>Install a driver for a device.</source>
        <translation>Установите драйвер для устройства.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Выберите другое устройство.</translation>
    </message>
    <message>
        <source>Choose a smaller size or close what else uses the device; some drivers also say this of a kernel that reads or writes outside its buffers.</source>
        <translation>Выберите размер поменьше или закройте другие программы, занимающие устройство; некоторые драйверы сообщают это и о ядре, которое читает или пишет вне буферов.</translation>
    </message>
    <message>
        <source>Read the compiler&apos;s log.</source>
        <translation>Прочтите журнал компилятора.</translation>
    </message>
    <message>
        <source>An earlier launch failed: look for reads or writes outside the buffers.</source>
        <translation>Один из прежних запусков завершился сбоем: ищите чтение или запись вне буферов.</translation>
    </message>
    <message>
        <source>An earlier launch probably broke the queue: look for reads or writes outside the buffers.</source>
        <translation>Вероятно, один из прежних запусков сломал очередь: ищите чтение или запись вне буферов.</translation>
    </message>
    <message>
        <source>The front matter names a kernel that the code does not define, or one named like a built-in function.</source>
        <translation>Описание называет ядро, которого нет в коде или которое названо как встроенная функция.</translation>
    </message>
    <message>
        <source>The front matter gives a kernel more arguments than it takes.</source>
        <translation>Описание передаёт ядру больше аргументов, чем оно принимает.</translation>
    </message>
    <message>
        <source>An argument in the front matter has another type than the kernel&apos;s.</source>
        <translation>Тип одного из аргументов в описании не такой, как у ядра.</translation>
    </message>
    <message>
        <source>The front matter gives a kernel fewer arguments than it takes.</source>
        <translation>Описание передаёт ядру меньше аргументов, чем оно принимает.</translation>
    </message>
    <message>
        <source>Install an OpenCL driver, e.g. pocl-opencl-icd.</source>
        <translation>Установите драйвер OpenCL, например pocl-opencl-icd.</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>ошибка %1</translation>
    </message>
    <message>
        <source>%1 failed with %2 for %3.</source>
        <translation>Вызов %1 завершился с %2: %3.</translation>
    </message>
    <message>
        <source>before the start and behind the end</source>
        <translation>перед началом и за концом</translation>
    </message>
    <message>
        <source>before the start</source>
        <translation>перед началом</translation>
    </message>
    <message>
        <source>behind the end</source>
        <translation>за концом</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a %2 image of %3 %4, which %5 does not have. Choose another format, or a buffer.</source>
        <translation>«%1» — изображение %2 из %3 %4, которого у %5 нет. Выберите другой формат или буфер.</translation>
    </message>
    <message>
        <source>The %1 image &quot;%2&quot; of %3 x %4 x %5 is larger than %6 allows. Choose a smaller size.</source>
        <translation>Изображение %1 «%2» размером %3 x %4 x %5 больше, чем допускает %6. Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>%1 does not build on %2. Read the compiler&apos;s log, mend the text, or give the build options that it needs.</source>
        <translation>%1 на %2 не собирается. Прочтите журнал компилятора, исправьте текст или задайте нужные параметры сборки.</translation>
    </message>
    <message>
        <source>The buffer %1 has %2 elements here, by &quot;%3&quot;. Write ceil(%4) or floor(%5), or choose another size.</source>
        <translation>В буфере %1 здесь %2 элементов по формуле «%3». Напишите ceil(%4) или floor(%5) либо выберите другой размер.</translation>
    </message>
    <message>
        <source>%1 %2. Choose another size or variant.</source>
        <translation>%1 %2. Выберите другой размер или вариант.</translation>
    </message>
    <message>
        <source>%1 as filled</source>
        <translation>%1 как заполнено</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches nothing here: its loops do not run once. Choose another size.</source>
        <translation>
            <numerusform>%1 здесь ничего не запускает: его циклы не выполняются ни разу. Выберите другой размер.</numerusform>
            <numerusform>%1 здесь ничего не запускает: его циклы не выполняются ни разу. Выберите другой размер.</numerusform>
            <numerusform>%1 здесь ничего не запускает: его циклы не выполняются ни разу. Выберите другой размер.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, more than an argument of type %4 holds. Choose a smaller size, or a wider type.</source>
        <translation>%1: %2 здесь %3, больше, чем вмещает аргумент типа %4. Выберите размер поменьше или тип пошире.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 here, and the argument is a whole number (%4). Write { type = &quot;float&quot;, value = &quot;%5&quot; }, or floor(%6).</source>
        <translation>%1: %2 здесь %3, а аргумент — целое число (%4). Напишите { type = &quot;float&quot;, value = &quot;%5&quot; } или floor(%6).</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>не больше %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не меньше %1</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; gives %3 here and must be %4.</source>
        <translation>%1: «%2» даёт здесь %3, а должно быть %4.</translation>
    </message>
    <message>
        <source>loop %1 ran %2 times</source>
        <translation>цикл %1 выполнен раз: %2</translation>
    </message>
    <message>
        <source>%1: %2 in one launch and did not end. Correct its count or its while.</source>
        <translation>%1: %2 за один запуск и не завершился. Исправьте count или while.</translation>
    </message>
    <message>
        <source>it took %1 minutes</source>
        <translation>прошло минут: %1</translation>
    </message>
    <message>
        <source>it made %1 steps</source>
        <translation>сделано шагов: %1</translation>
    </message>
    <message>
        <source>%1 %2 for kernel %3. Choose smaller tile constants.</source>
        <translation>%1 %2 у ядра %3. Выберите меньшие константы блока.</translation>
    </message>
    <message>
        <source>%1 %2. Make its groups or tiles smaller.</source>
        <translation>%1 %2. Уменьшите его группы или блоки.</translation>
    </message>
    <message>
        <source>%1: kernel %2 runs on %3 = %4 work-items in dimension %5, which its groups of %6 do not divide. Choose another size, or write round = true if the kernel checks its bounds.</source>
        <translation>%1: ядро %2 выполняется на %3 = %4 рабочих элементах по измерению %5, а группы по %6 их не делят. Выберите другой размер или напишите round = true, если ядро проверяет границы.</translation>
    </message>
    <message>
        <source>%1 was not compiled.</source>
        <translation>%1 не скомпилировано.</translation>
    </message>
    <message>
        <source>The driver refused to build %1 without naming an error; the build was tried again.</source>
        <translation>Драйвер отказался собирать %1, не назвав ошибки; сборка повторена.</translation>
    </message>
    <message>
        <source>Its log:</source>
        <translation>Его журнал:</translation>
    </message>
    <message>
        <source>The driver refused the kept binary of %1: %2 failed with %3. It was built from its source.</source>
        <translation>Драйвер отверг сохранённый двоичный код %1: %2 завершился с %3. Программа собрана из исходного текста.</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep.</source>
        <translation>Драйвер не дал двоичного кода программы для хранения.</translation>
    </message>
    <message>
        <source>The driver gave no binary of a program to keep: %1 failed with %2.</source>
        <translation>Драйвер не дал двоичного кода программы для хранения: %1 завершился с %2.</translation>
    </message>
    <message>
        <source>%1 was not used, because of its folder: %2.</source>
        <translation>%1 не использован из-за папки: %2.</translation>
    </message>
    <message>
        <source>is damaged: it is cut off</source>
        <translation>повреждён: обрезан</translation>
    </message>
    <message>
        <source>is of another version of Headroom</source>
        <translation>другой версии Headroom</translation>
    </message>
    <message>
        <source>is damaged: its length differs</source>
        <translation>повреждён: другая длина</translation>
    </message>
    <message>
        <source>belongs to another device, driver, options or source</source>
        <translation>от другого устройства, драйвера, параметров или исходного текста</translation>
    </message>
    <message>
        <source>is damaged: its checksum differs</source>
        <translation>повреждён: другая контрольная сумма</translation>
    </message>
    <message>
        <source>%1 cannot be split into %2 sub-devices: %3. Choose fewer parts, or name two devices.</source>
        <translation>%1 не делится на подустройства (%2): %3. Выберите меньше частей или укажите два устройства.</translation>
    </message>
    <message>
        <source>it has 1 compute unit</source>
        <translation>у него 1 вычислительный блок</translation>
    </message>
    <message>
        <source>it has %1 compute units</source>
        <translation>вычислительных блоков у него: %1</translation>
    </message>
    <message>
        <source>its driver cannot partition it by counts of compute units</source>
        <translation>его драйвер не умеет делить по числу вычислительных блоков</translation>
    </message>
    <message>
        <source>%1 failed with %2</source>
        <translation>%1: сбой %2</translation>
    </message>
    <message>
        <source>%1 (part %2 of %3)</source>
        <translation>%1 (часть %2 из %3)</translation>
    </message>
    <message>
        <source>in-order queue</source>
        <translation>очередь по порядку</translation>
    </message>
    <message>
        <source>map result</source>
        <translation>отображение результата</translation>
    </message>
    <message>
        <source>unmap result</source>
        <translation>снятие отображения результата</translation>
    </message>
    <message>
        <source>unknown form</source>
        <translation>неизвестный вид</translation>
    </message>
    <message>
        <source>%1 could not be disassembled: %2 %3.</source>
        <translation>%1 не дизассемблируется: %2 %3.</translation>
    </message>
    <message>
        <source>took too long</source>
        <translation>слишком долго</translation>
    </message>
    <message>
        <source>wrote too much</source>
        <translation>слишком большой вывод</translation>
    </message>
    <message>
        <source>Its code is not shown: %1 cannot be started (%2). Install binutils where the device is.</source>
        <translation>Его код не показан: %1 не запускается (%2). Установите binutils там, где находится устройство.</translation>
    </message>
    <message>
        <source>timing empty launches</source>
        <translation>измерение пустых запусков</translation>
    </message>
    <message>
        <source>There is no OpenCL device %1</source>
        <translation>Нет устройства OpenCL %1</translation>
    </message>
    <message>
        <source>%1 any more. List the devices again.</source>
        <translation>%1 больше нет. Обновите список устройств.</translation>
    </message>
    <message>
        <source>this request</source>
        <translation>этот запрос</translation>
    </message>
    <message>
        <source>The host has too little memory for this. Choose a smaller size or close other programs.</source>
        <translation>У хоста для этого мало памяти. Выберите размер поменьше или закройте другие программы.</translation>
    </message>
    <message>
        <source>The OpenCL runner was offered a file without a checksum.</source>
        <translation>OpenCL-процессу предложен файл без контрольной суммы.</translation>
    </message>
    <message>
        <source>A file was damaged on its way to the OpenCL runner. Start the run again.</source>
        <translation>Файл повреждён по пути к OpenCL-процессу. Начните прогон заново.</translation>
    </message>
    <message>
        <source>A file of %1 bytes cannot be stored in %2 on the host. Make room there.</source>
        <translation>Файл в %1 байт не помещается в %2 на хосте. Освободите там место.</translation>
    </message>
    <message>
        <source>CLBlast&apos;s product failed on %1 with its code %2.</source>
        <translation>Произведение CLBlast на %1 завершилось с кодом %2.</translation>
    </message>
    <message>
        <source>%1 failed with code %2; cuBLAS cannot be measured here.</source>
        <translation>%1 завершился с кодом %2; измерить здесь cuBLAS нельзя.</translation>
    </message>
    <message>
        <source>CUDA does not know %1 as one of its %2 devices, so cuBLAS cannot be measured on it.</source>
        <translation>CUDA не знает %1 среди своих устройств (%2), поэтому измерить на нём cuBLAS нельзя.</translation>
    </message>
    <message>
        <source>cuBLAS does not multiply numbers of these types at %1 x %2 x %3. Choose another size, in multiples of 16.</source>
        <translation>cuBLAS не умножает числа этих типов при %1 x %2 x %3. Выберите другой размер, кратный 16.</translation>
    </message>
    <message>
        <source>OpenCV cannot use %1:</source>
        <translation>OpenCV не может использовать %1:</translation>
    </message>
    <message>
        <source>OpenCV does not use OpenCL on %1: this OpenCV was built without it, or OPENCV_OPENCL_RUNTIME is &quot;disabled&quot;.</source>
        <translation>OpenCV не использует OpenCL на %1: эта OpenCV собрана без него или OPENCV_OPENCL_RUNTIME равно «disabled».</translation>
    </message>
    <message>
        <source>%1 wrote %2 of its buffer &quot;%3&quot;.</source>
        <translation>%1: запись %2 буфера «%3».</translation>
    </message>
    <message>
        <source>%1 changed its input &quot;%2&quot;, which it may only read.</source>
        <translation>%1 меняет вход «%2», который можно только читать.</translation>
    </message>
    <message>
        <source>building %1 at %2 ahead</source>
        <translation>сборка %1 для %2 заранее</translation>
    </message>
    <message>
        <source>building %1 at %2</source>
        <translation>сборка %1 для %2</translation>
    </message>
    <message>
        <source>The driver gives no binary of the program.</source>
        <translation>Драйвер не даёт двоичного кода программы.</translation>
    </message>
    <message>
        <source>Headroom does not disassemble a program of the form &quot;%1&quot;.</source>
        <translation>Headroom не дизассемблирует программы вида «%1».</translation>
    </message>
    <message>
        <source>What PoCL compiled was not found in %1.</source>
        <translation>Скомпилированное PoCL не найдено: %1.</translation>
    </message>
    <message>
        <source>its cache</source>
        <translation>его кэш</translation>
    </message>
    <message>
        <source>disassembling %1</source>
        <translation>дизассемблирование %1</translation>
    </message>
    <message>
        <source>PoCL compiles kernels when they are launched, and these were not.</source>
        <translation>PoCL компилирует ядра при запуске, а эти не запускались.</translation>
    </message>
    <message>
        <source>launch %1 in round %2</source>
        <translation>запуск %1 в раунде %2</translation>
    </message>
    <message>
        <source>An earlier launch was right, %1 was not.</source>
        <translation>Один из прежних запусков верен, а %1 — нет.</translation>
    </message>
    <message>
        <source>Not every launch has the same result, and that of %1 is wrong.</source>
        <translation>Результаты запусков различаются, и этот неверен: %1.</translation>
    </message>
    <message>
        <source>launching %1 at %2</source>
        <translation>запуск %1 при %2</translation>
    </message>
    <message>
        <source>Choose another variant.</source>
        <translation>Выберите другой вариант.</translation>
    </message>
    <message>
        <source>The host has too little memory for %1</source>
        <translation>У хоста мало памяти для этого: %1</translation>
    </message>
    <message>
        <source>timing %1 at %2 in turns</source>
        <translation>поочерёдное измерение %1 при %2</translation>
    </message>
    <message>
        <source>%1 hold values that are %2.</source>
        <translation>%1 содержат значения, которые %2.</translation>
    </message>
    <message>
        <source>%1 differ from the host reference (%2) by up to %3, and %4 is allowed.</source>
        <translation>%1 отличаются от эталона хоста (%2) до %3; допустимо %4.</translation>
    </message>
    <message>
        <source>Rows %1 to %2, by %3,</source>
        <translation>Строки %1–%2, %3,</translation>
    </message>
    <message>
        <source>The joined rows</source>
        <translation>Соединённые строки</translation>
    </message>
    <message>
        <source>%1 at %2, split</source>
        <translation>%1 при %2, с разделением</translation>
    </message>
    <message>
        <source>The tolerance &quot;%1&quot; of %2 is %3 here. Write an expression that is at least 0 for all sizes and parameters.</source>
        <translation>Допуск «%1» для %2 здесь %3. Напишите выражение, которое при всех размерах и параметрах не меньше 0.</translation>
    </message>
    <message>
        <source>%1 of %2 numbers of the output %3 are wrong</source>
        <translation>неверных чисел в выводе %3: %1 из %2</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>в пределах %1</translation>
    </message>
    <message>
        <source>%1, the worst at %2[%3]: %4, where %5 is expected %6.</source>
        <translation>%1, худшее в %2[%3]: %4 вместо %5 %6.</translation>
    </message>
    <message>
        <source>%1 of %2 at %3, %4, seed %5</source>
        <translation>%1 из %2 при %3, %4, начальное число %5</translation>
    </message>
    <message>
        <source>Of the output %1 nothing is compared: its &quot;where&quot; or its mask leaves out all.</source>
        <translation>Из вывода %1 ничего не сравнивается: «where» или маска исключает всё.</translation>
    </message>
    <message>
        <source>whether alpha is below white</source>
        <translation>есть ли альфа ниже белого</translation>
    </message>
    <message>
        <source>the sorting of a photo&apos;s pixels</source>
        <translation>сортировка пикселей фото</translation>
    </message>
    <message>
        <source>%1, on a photo of %2</source>
        <translation>%1, на фото %2</translation>
    </message>
    <message>
        <source>There is no host implementation %1</source>
        <translation>Реализации на хосте %1</translation>
    </message>
    <message>
        <source>%1 in this build.</source>
        <translation>%1 в этой сборке нет.</translation>
    </message>
    <message>
        <source>channel %1, column %2, row %3 (counted from 1)</source>
        <translation>канал %1, столбец %2, строка %3 (счёт с 1)</translation>
    </message>
    <message>
        <source>The photo has %1 %2 NaN or infinite, the first in %3. What it reaches in the result is not checked.</source>
        <translation>В фото NaN или бесконечности: %1 (%2), первая — %3. Затронутое ими в результате не проверяется.</translation>
    </message>
    <message>
        <source>value that is</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>values that are</source>
        <translation>значения</translation>
    </message>
    <message>
        <source>%1 is measured on random pixels only. Choose a kernel for photos.</source>
        <translation>%1 измеряется только на случайных пикселях. Выберите ядро для фото.</translation>
    </message>
    <message>
        <source>The variant works on 8-bit pixels and would round those of this photo. Choose one that works on floats.</source>
        <translation>Вариант работает с 8-битными пикселями и округлил бы пиксели этого фото. Выберите вариант для float.</translation>
    </message>
    <message>
        <source>%1 of %2 buffers did not hold what they had been filled with.</source>
        <translation>Буферов, где не то, чем их заполнили: %1 из %2.</translation>
    </message>
    <message>
        <source>After %1 of %2 starts another program ran than the one that was built.</source>
        <translation>В %1 запусках из %2 работала не та программа, что собрана.</translation>
    </message>
    <message>
        <source>the probe&apos;s own program</source>
        <translation>собственная программа пробы</translation>
    </message>
    <message>
        <source>%1 gives no binary of a program that it built, so none can be loaded.</source>
        <translation>%1 не даёт двоичного кода собранной программы, загрузить нечего.</translation>
    </message>
    <message>
        <source>are not what the launch should have computed</source>
        <translation>не то, что должен был вычислить запуск</translation>
    </message>
    <message>
        <source>%1&apos;s profiling clock gives zero or reversed times: events cannot time anything there. Time with the host&apos;s clock and a wait.</source>
        <translation>Часы профилирования %1 дают нулевые или обратные времена: события там ничего не измеряют. Измеряйте часами хоста с ожиданием.</translation>
    </message>
    <message>
        <source>that came back are not what the launch should have computed</source>
        <translation>вернувшиеся — не то, что должен был вычислить запуск</translation>
    </message>
    <message>
        <source>a probe&apos;s kernels</source>
        <translation>ядра пробы</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches were requested and %2 ran.</source>
        <translation>
            <numerusform>Запрошено запусков: %1, выполнено: %2.</numerusform>
            <numerusform>Запрошено запусков: %1, выполнено: %2.</numerusform>
            <numerusform>Запрошено запусков: %1, выполнено: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 floats %2</source>
        <translation>
            <numerusform>значений float: %1 — %2</numerusform>
            <numerusform>значений float: %1 — %2</numerusform>
            <numerusform>значений float: %1 — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>on the device are not those that were sent</source>
        <translation>на устройстве не те, что отправлены</translation>
    </message>
    <message>
        <source>that came back are not those on the device</source>
        <translation>вернувшиеся — не те, что на устройстве</translation>
    </message>
    <message>
        <source>that came back are not what the kernel should have made of those sent</source>
        <translation>вернувшиеся — не то, что ядро должно было сделать из отправленных</translation>
    </message>
    <message>
        <source>The runner&apos;s process cannot be started: %1: %2</source>
        <translation>Процесс измерения не запускается: %1: %2</translation>
    </message>
    <message>
        <source>The runner has too little memory for this photo. Choose a smaller one or close other programs there.</source>
        <translation>Процессу не хватает памяти для этого фото. Выберите фото поменьше или закройте там другие программы.</translation>
    </message>
    <message>
        <source>The OpenCL runner was given another photo.</source>
        <translation>OpenCL-процессу передано другое фото.</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>сигнал %1</translation>
    </message>
    <message>
        <source>was killed by %1</source>
        <translation>прерван сигналом %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <translation>завершился с кодом %1</translation>
    </message>
    <message>
        <source>%1, which is %2 to a shell</source>
        <translation>%1, для оболочки это %2</translation>
    </message>
    <message>
        <source>its last words:</source>
        <translation>его последние слова:</translation>
    </message>
    <message>
        <source>The disk of %1, where PoCL stores compiled kernels, is full. Make room there, or name another folder in POCL_CACHE_DIR.</source>
        <translation>Диск с %1, где PoCL хранит скомпилированные ядра, заполнен. Освободите место или укажите другую папку в POCL_CACHE_DIR.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 не удалось записать: %2.</translation>
    </message>
    <message>
        <source>Make room, or choose another place; what was there before is unchanged.</source>
        <translation>Освободите место или выберите другое; прежнее содержимое не изменено.</translation>
    </message>
    <message>
        <source>Choose a place that you may write to.</source>
        <translation>Выберите место, куда вам можно писать.</translation>
    </message>
    <message>
        <source>Make its folder first, or choose another place.</source>
        <translation>Сначала создайте папку или выберите другое место.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Выберите другое место.</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>имя пустое</translation>
    </message>
    <message>
        <source>Name a file.</source>
        <translation>Укажите файл.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Укажите файл в ней.</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>%1 is in use by a run in progress. Wait for it to finish.</source>
        <translation>%1 занят идущим прогоном. Дождитесь его конца.</translation>
    </message>
    <message>
        <source>%1 has changed since it was read: another Headroom went on with it. Look at it again, and resume it if it is still unfinished.</source>
        <translation>%1 изменился после чтения: его продолжил другой Headroom. Посмотрите снова и возобновите, если он ещё не завершён.</translation>
    </message>
    <message>
        <source>%1 are not all known: %2 is damaged (%3). %4 writes a new file and keeps the damaged one beside it.</source>
        <translation>Известны не все (%1): %2 повреждён (%3). %4 запишет новый файл, а повреждённый сохранит рядом.</translation>
    </message>
    <message>
        <source>%1 are not known: %2 is of format %3, which a newer Headroom wrote; this one reads format %4. Use that one, or move the file away.</source>
        <translation>Неизвестно (%1): %2 в формате %3, его записал более новый Headroom; этот читает формат %4. Используйте тот или уберите файл.</translation>
    </message>
    <message>
        <source>%1 is not kept: %2 is damaged and could not be copied to %3 (%4). Move it away.</source>
        <translation>%1: не сохранено, так как %2 повреждён и не копируется в %3 (%4). Уберите файл.</translation>
    </message>
    <message>
        <source>%1 cannot be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.</source>
        <translation>%1: сохранить некуда, нет домашней папки. Задайте HOME или XDG_DATA_HOME абсолютным путём.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made: %2. %3 is not kept; set XDG_DATA_HOME to a place that you may write to.</source>
        <translation>Папку %1 не удалось создать: %2. %3: не сохранено; задайте в XDG_DATA_HOME место, куда вам можно писать.</translation>
    </message>
    <message>
        <source>%1 is not kept, so as not to lose others.</source>
        <translation>%1: не сохранено, чтобы не потерять остальное.</translation>
    </message>
    <message>
        <source>The host cannot start a thread on each of its %1 processors (%2). Close other programs, or raise the limit on threads.</source>
        <translation>Хост не может запустить по потоку на каждом из процессоров (%1): %2. Закройте другие программы или повысьте лимит потоков.</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>it belongs to another user</source>
        <translation>принадлежит другому пользователю</translation>
    </message>
    <message>
        <source>other users may write to it</source>
        <translation>в неё могут писать другие пользователи</translation>
    </message>
    <message>
        <source>%1 could not be read: %2. Check its name and permissions.</source>
        <translation>%1 не удалось прочитать: %2. Проверьте имя и права.</translation>
    </message>
    <message>
        <source>%1 is not read: it is larger than %2 bytes, more than such a file holds. Name the right one.</source>
        <translation>%1 не читается: больше %2 байт, таких файлов не бывает. Укажите верный.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>a pipe</source>
        <translation>канал</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>сокет</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>%1 could not be read: it is %2. Name a file.</source>
        <translation>%1 не удалось прочитать: это %2. Укажите файл.</translation>
    </message>
    <message>
        <source>A folder for temporary files is needed, and none can be made. Make room in /tmp.</source>
        <translation>Нужна папка для временных файлов, но её не создать. Освободите место в /tmp.</translation>
    </message>
    <message>
        <source>needs %1, which is not installed here (%2)</source>
        <translation>требует %1, здесь не установлено (%2)</translation>
    </message>
    <message>
        <source>needs %1, which could not be loaded (%2; %3)</source>
        <translation>требует %1, но загрузить не удалось (%2; %3)</translation>
    </message>
    <message>
        <source>%1... %2 more were left out.</source>
        <translation>%1... Ещё пропущено: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>нет «%1»</translation>
    </message>
    <message>
        <source>it is not JSON, or is truncated</source>
        <translation>это не JSON, или он обрезан</translation>
    </message>
    <message>
        <source>a value has the wrong type</source>
        <translation>у значения неверный тип</translation>
    </message>
    <message>
        <source>OpenSSL&apos;s libcrypto computed no SHA-256. Check its configuration.</source>
        <translation>libcrypto из OpenSSL не вычислила SHA-256. Проверьте её настройку.</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be %3. Choose one of %4.</source>
        <translation>%1 у %2 не может быть %3. Выберите из %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets no tunable. Write NAME=VALUE with a whole number, e.g. LOCAL_X=32.</source>
        <translation>«%1» не задаёт параметра настройки. Напишите ИМЯ=ЗНАЧЕНИЕ с целым числом, например LOCAL_X=32.</translation>
    </message>
    <message>
        <source>Write megapixels (&quot;16MP&quot;, &quot;0.5MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;) for images, N (&quot;1024&quot;) or MxNxK (&quot;512x1024x256&quot;) for matrices, and else the workload&apos;s size parameters with an x between each two.</source>
        <translation>Для изображений пишите мегапиксели («16MP», «0.5MP») или ШИРИНАxВЫСОТА («1023x769»), для матриц N («1024») или MxNxK («512x1024x256»), иначе параметры размера задачи через x.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size: %2.</source>
        <translation>«%1» — не размер: %2.</translation>
    </message>
    <message>
        <source>there is no number before MP</source>
        <translation>перед MP нет числа</translation>
    </message>
    <message>
        <source>there must be pixels in it</source>
        <translation>в нём должны быть пиксели</translation>
    </message>
    <message>
        <source>its side is over %1 pixels</source>
        <translation>сторона больше %1 пикселей</translation>
    </message>
    <message>
        <source>sides are whole numbers, and megapixels end in MP (&quot;%1MP&quot;)</source>
        <translation>стороны — целые числа, а мегапиксели оканчиваются на MP («%1MP»)</translation>
    </message>
    <message>
        <source>the sides must be whole numbers</source>
        <translation>стороны должны быть целыми числами</translation>
    </message>
    <message>
        <source>every side must be at least 1</source>
        <translation>каждая сторона не меньше 1</translation>
    </message>
    <message>
        <source>a side is over %1</source>
        <translation>сторона больше %1</translation>
    </message>
    <message>
        <source>it has more than %1 sides</source>
        <translation>сторон больше %1</translation>
    </message>
    <message>
        <source>There is no size.</source>
        <translation>Размера нет.</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Прогон остановлен.</translation>
    </message>
    <message>
        <source>The budget ended: give it more time, or choose a wider margin.</source>
        <translation>Бюджет исчерпан: дайте больше времени или выберите более широкий допуск.</translation>
    </message>
    <message>
        <source>%1 rounds take about %2 s: give it that budget.</source>
        <translation>Раунды (%1) займут около %2 с: дайте такой бюджет.</translation>
    </message>
    <message>
        <source>%1 version:</source>
        <translation>%1 версия:</translation>
    </message>
    <message>
        <source>Both versions were affected, because their rounds are interleaved.</source>
        <translation>Затронуты обе версии, так как их раунды чередуются.</translation>
    </message>
    <message>
        <source>%1 is compared at all sizes that it lists: %2.</source>
        <translation>%1 сравнивается на всех своих размерах: %2.</translation>
    </message>
    <message>
        <source>taking turns with %1 at %2, round %3</source>
        <translation>поочерёдно с %1 при %2, раунд %3</translation>
    </message>
    <message>
        <source>There is nothing to compare. Name two versions of a kernel.</source>
        <translation>Сравнивать нечего. Укажите две версии ядра.</translation>
    </message>
    <message>
        <source>A comparison needs at least one size, e.g. 4MP.</source>
        <translation>Для сравнения нужен хотя бы один размер, например 4MP.</translation>
    </message>
    <message>
        <source>The margin is from %1 to %2 of the time.</source>
        <translation>Допуск — от %1 до %2 времени.</translation>
    </message>
    <message>
        <source>The budget is from 1 to %1 seconds for each pair and size.</source>
        <translation>Бюджет — от 1 до %1 секунд на каждую пару и размер.</translation>
    </message>
    <message>
        <source>The compiler itself reads %1, so it is unknown whether that file has changed. Name its folder with `include` in the description in place of -I.</source>
        <translation>%1 читает сам компилятор, поэтому неизвестно, изменился ли файл. Укажите его папку в описании через `include`, а не -I.</translation>
    </message>
    <message>
        <source>Described in another way than in the baseline, with references, tolerances and sizes: %1. Both versions run as described now.</source>
        <translation>Описаны иначе, чем в базе, с эталонами, допусками и размерами: %1. Обе версии идут по нынешнему описанию.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different workloads or pixel formats and cannot be compared.</source>
        <translation>%1 и %2 относятся к разным задачам или форматам пикселей, сравнить их нельзя.</translation>
    </message>
    <message>
        <source>%1 is %2 under another name.</source>
        <translation>%1 — это %2 под другим именем.</translation>
    </message>
    <message>
        <source>The baseline has no %1, but kernels that are gone now, of which it may be one: %2. Compare the two with `headroom-cli ab`.</source>
        <translation>В базе нет %1, но есть исчезнувшие ядра, одним из которых он может быть: %2. Сравните их командой `headroom-cli ab`.</translation>
    </message>
    <message>
        <source>In the baseline alone: %1.</source>
        <translation>Только в базе: %1.</translation>
    </message>
    <message>
        <source>&quot;%1:%2&quot; names no revision. Write it like HEAD~1:./kernels.</source>
        <translation>«%1:%2» не называет ревизию. Пишите, например, HEAD~1:./kernels.</translation>
    </message>
    <message>
        <source>The folder that you are in is gone. Change to another one.</source>
        <translation>Текущей папки больше нет. Перейдите в другую.</translation>
    </message>
    <message>
        <source>%1 is in no git repository. Name a folder of one.</source>
        <translation>%1 не в репозитории git. Укажите папку из репозитория.</translation>
    </message>
    <message>
        <source>git does not read the repository of %1, because it belongs to another user. If you trust it, run `git config --global --add safe.directory FOLDER` with the repository&apos;s folder.</source>
        <translation>git не читает репозиторий %1: он принадлежит другому пользователю. Если доверяете ему, выполните `git config --global --add safe.directory FOLDER` с папкой репозитория.</translation>
    </message>
    <message>
        <source>A temporary folder could not be made like %1: %2. Make room there.</source>
        <translation>Временную папку вида %1 не удалось создать: %2. Освободите там место.</translation>
    </message>
    <message>
        <source>git has no revision &quot;%1&quot; in %2. Check it with `git log`; a shallow clone has only the latest ones, and `git fetch --unshallow` gets the others.</source>
        <translation>В git нет ревизии «%1» в %2. Проверьте через `git log`; в неполном клоне только последние, остальные получит `git fetch --unshallow`.</translation>
    </message>
    <message>
        <source>%1 is not a folder in %2, but a file, a symbolic link or a submodule.</source>
        <translation>%1 в %2 — не папка, а файл, символическая ссылка или подмодуль.</translation>
    </message>
    <message>
        <source>git has no file or folder &quot;%1&quot; in %2. Check the revision with `git log`, and the path, which starts from the folder that you are in.</source>
        <translation>В git нет файла или папки «%1» в %2. Проверьте ревизию через `git log` и путь: он начинается от текущей папки.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl.</source>
        <translation>«%1» — не файл ядра: имя не оканчивается на .cl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file in that revision.</source>
        <translation>«%1» в этой ревизии — не обычный файл.</translation>
    </message>
    <message>
        <source>git could not be run: %1. Install git, or name a folder.</source>
        <translation>git не запускается: %1. Установите git или укажите папку.</translation>
    </message>
    <message>
        <source>%1 could not be written. Make room there.</source>
        <translation>%1 не удалось записать. Освободите там место.</translation>
    </message>
    <message>
        <source>git&apos;s list of the files of &quot;%1&quot; cannot be read: the clone is partial or damaged, or the list is too long. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>Список файлов «%1» от git не читается: клон неполон или повреждён либо список слишком длинный. Клонируйте без --filter и проверьте репозиторий командой `git fsck`.</translation>
    </message>
    <message>
        <source>%1 is a submodule in %2, whose files git does not have here. Compare two checkouts.</source>
        <translation>%1 в %2 — подмодуль, файлов которого у git здесь нет. Сравните две рабочие копии.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link in %2 that leads to no file of that revision. Commit the file itself.</source>
        <translation>%1 в %2 — символическая ссылка, которая не ведёт к файлу этой ревизии. Зафиксируйте сам файл.</translation>
    </message>
    <message>
        <source>git does not have %1 of %2, or it is too large: the clone is partial or damaged. Clone without --filter, and check the repository with `git fsck`.</source>
        <translation>У git нет %1 из %2, или файл слишком велик: клон неполон или повреждён. Клонируйте без --filter и проверьте репозиторий командой `git fsck`.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has over %2 kernel files. Name the folder of the kernels.</source>
        <translation>В «%1» больше %2 файлов ядер. Укажите папку с ядрами.</translation>
    </message>
    <message>
        <source>The %1 version has no name. Name a variant, a kernel file, a folder or REVISION:PATH.</source>
        <translation>У версии (%1) нет имени. Укажите вариант, файл ядра, папку или РЕВИЗИЯ:ПУТЬ.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a kernel file: its name does not end in .cl or .toml.</source>
        <translation>«%1» — не файл ядра: имя не оканчивается на .cl или .toml.</translation>
    </message>
    <message>
        <source>There is no kernel file or folder &quot;%1&quot;. Name one, a variant, or REVISION:PATH.</source>
        <translation>Файла ядра или папки «%1» нет. Укажите файл, папку, вариант или РЕВИЗИЯ:ПУТЬ.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; sets nothing. Write @NAME=VALUE for a tunable, or @-OPTION for a build option.</source>
        <translation>«%1» ничего не задаёт. Напишите @ИМЯ=ЗНАЧЕНИЕ для параметра настройки или @-ПАРАМЕТР для сборки.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be applied: no kernel of &quot;%2&quot; has this tunable with this value, or takes build options. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>«%1» применить нельзя: ни у одного ядра из «%2» нет такого параметра с этим значением, и параметров сборки они не принимают. Параметры перечисляет `headroom-cli variants --json`.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no kernel &quot;%2&quot;.</source>
        <translation>В «%1» нет ядра «%2».</translation>
    </message>
    <message>
        <source>In one of the two versions alone, and not measured: %1.</source>
        <translation>Только в одной из версий, не измерено: %1.</translation>
    </message>
    <message>
        <source>No kernel differs between &quot;%1&quot; and &quot;%2&quot;. Name some with --variants to compare them all the same.</source>
        <translation>Между «%1» и «%2» ядра не отличаются. Чтобы всё же сравнить, назовите их через --variants.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; have no kernel in common. A kernel&apos;s id is its workload and its file&apos;s name.</source>
        <translation>У «%1» и «%2» нет общих ядер. ID ядра — это задача и имя файла.</translation>
    </message>
    <message>
        <source>%1, commit %2</source>
        <translation>%1, коммит %2</translation>
    </message>
    <message>
        <source>compiled code</source>
        <translation>скомпилированный код</translation>
    </message>
    <message>
        <source>other results</source>
        <translation>другие результаты</translation>
    </message>
    <message>
        <source>The A/A floor of %1 is %2, from %3 %4 measured at %5.</source>
        <translation>Уровень шума A/A для %1 — %2, по данным: %3 %4, измерено %5.</translation>
    </message>
    <message>
        <source>For libraries on the host a floor of %1 is assumed.</source>
        <translation>Для библиотек на хосте принят уровень шума %1.</translation>
    </message>
    <message>
        <source>The noise floor of %1 is unknown, so %2 is assumed. Run `headroom-cli noise`.</source>
        <translation>Уровень шума %1 неизвестен, принято %2. Выполните `headroom-cli noise`.</translation>
    </message>
    <message>
        <source>%1 measured it at %2.</source>
        <translation>%1: измерено при %2.</translation>
    </message>
    <message>
        <source>%1 measured it with %2 caches.</source>
        <translation>%1: измерено, кэши: %2.</translation>
    </message>
    <message>
        <source>%1 did not measure it.</source>
        <translation>%1: не измерено.</translation>
    </message>
    <message>
        <source>The new run</source>
        <translation>Новый прогон</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>База</translation>
    </message>
    <message>
        <source>Different %1: %2 in the base, %3 in the new run.</source>
        <translation>Различие, %1: %2 в базе, %3 в новом прогоне.</translation>
    </message>
    <message>
        <source>driver of %1</source>
        <translation>драйвер %1</translation>
    </message>
    <message>
        <source>Different kernel source of %1</source>
        <translation>Исходный текст ядра различается: %1</translation>
    </message>
    <message>
        <source>build options of %1</source>
        <translation>параметры сборки %1</translation>
    </message>
    <message>
        <source>pixel format</source>
        <translation>формат пикселей</translation>
    </message>
    <message>
        <source>base does not record its</source>
        <translation>в базе не записаны её</translation>
    </message>
    <message>
        <source>new run does not record its</source>
        <translation>в новом прогоне не записаны его</translation>
    </message>
    <message>
        <source>runs do not record their</source>
        <translation>в прогонах не записаны их</translation>
    </message>
    <message>
        <source>The %1 conditions: device, kernels and host may differ.</source>
        <translation>Условия: %1. Устройство, ядра и хост могут различаться.</translation>
    </message>
    <message>
        <source>The %1 had not ended when it was written.</source>
        <translation>Не завершено на момент записи: %1.</translation>
    </message>
    <message>
        <source>The %1 was stopped before its end.</source>
        <translation>Остановлено до конца: %1.</translation>
    </message>
    <message>
        <source>The %1 failed before its end.</source>
        <translation>Сбой до конца: %1.</translation>
    </message>
    <message>
        <source>new run</source>
        <translation>новый прогон</translation>
    </message>
    <message>
        <source>%1: two measurements of the same thing differ by up to %2.</source>
        <translation>%1: два измерения одного и того же расходятся до %2.</translation>
    </message>
    <message>
        <source>Noise floors of devices</source>
        <translation>Уровни шума устройств</translation>
    </message>
    <message>
        <source>The noise floor</source>
        <translation>Уровень шума</translation>
    </message>
    <message>
        <source>`headroom-cli noise`</source>
        <translation>`headroom-cli noise`</translation>
    </message>
    <message>
        <source>use of ceilings</source>
        <translation>измерение пределов</translation>
    </message>
    <message>
        <source>number of repeats</source>
        <translation>число повторов</translation>
    </message>
    <message>
        <source>longest launch in seconds</source>
        <translation>самый долгий запуск в секундах</translation>
    </message>
    <message>
        <source>use of tuned configurations</source>
        <translation>использование настроенных конфигураций</translation>
    </message>
    <message>
        <source>values of tunables (--set)</source>
        <translation>значения параметров настройки (--set)</translation>
    </message>
    <message>
        <source>timing of transfers</source>
        <translation>измерение передач</translation>
    </message>
    <message>
        <source>number of workers</source>
        <translation>число процессов измерения</translation>
    </message>
    <message>
        <source>number of warm-up launches</source>
        <translation>число прогревочных запусков</translation>
    </message>
    <message>
        <source>smallest number of samples</source>
        <translation>наименьшее число замеров</translation>
    </message>
    <message>
        <source>largest number of samples</source>
        <translation>наибольшее число замеров</translation>
    </message>
    <message>
        <source>noise goal</source>
        <translation>цель по шуму</translation>
    </message>
    <message>
        <source>time budget in seconds</source>
        <translation>бюджет времени в секундах</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>число раундов</translation>
    </message>
    <message>
        <source>process mode</source>
        <translation>режим процессов</translation>
    </message>
    <message>
        <source>a process for each round</source>
        <translation>по процессу на раунд</translation>
    </message>
    <message>
        <source>one process for all rounds</source>
        <translation>один процесс на все раунды</translation>
    </message>
    <message>
        <source>version of Headroom</source>
        <translation>версия Headroom</translation>
    </message>
    <message>
        <source>operating system</source>
        <translation>операционная система</translation>
    </message>
    <message>
        <source>number of processors</source>
        <translation>число процессоров</translation>
    </message>
    <message>
        <source>place of OpenCL</source>
        <translation>место OpenCL</translation>
    </message>
    <message>
        <source>version of OpenCL</source>
        <translation>версия OpenCL</translation>
    </message>
    <message>
        <source>number of compute units</source>
        <translation>число вычислительных блоков</translation>
    </message>
    <message>
        <source>clock in MHz</source>
        <translation>частота в МГц</translation>
    </message>
    <message>
        <source>memory in bytes</source>
        <translation>память в байтах</translation>
    </message>
    <message>
        <source>local memory in bytes</source>
        <translation>локальная память в байтах</translation>
    </message>
    <message>
        <source>largest work-group</source>
        <translation>наибольшая рабочая группа</translation>
    </message>
    <message>
        <source>largest allocation in bytes</source>
        <translation>наибольшее выделение в байтах</translation>
    </message>
    <message>
        <source>largest numbers of work-items</source>
        <translation>наибольшие числа рабочих элементов</translation>
    </message>
    <message>
        <source>memory bandwidth in GB/s</source>
        <translation>пропускная способность памяти в GB/s</translation>
    </message>
    <message>
        <source>matrix unit</source>
        <translation>матричный блок</translation>
    </message>
    <message>
        <source>image support</source>
        <translation>поддержка изображений</translation>
    </message>
    <message>
        <source>half precision</source>
        <translation>половинная точность</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>двойная точность</translation>
    </message>
    <message>
        <source>local memory of its own</source>
        <translation>собственная локальная память</translation>
    </message>
    <message>
        <source>no or not known</source>
        <translation>нет или неизвестно</translation>
    </message>
    <message>
        <source>timer resolution in ns</source>
        <translation>разрешение таймера в нс</translation>
    </message>
    <message>
        <source>The whole operation took %1 ms, less than its kernels alone, which took %2 ms at other moments of the run: the machine was not steady. Measure again when nothing else runs.</source>
        <translation>Вся операция заняла %1 мс, меньше, чем одни её ядра в другие моменты прогона (%2 мс): машина работала неровно. Измерьте снова, когда больше ничего не запущено.</translation>
    </message>
    <message>
        <source>%1 has no kernel: no function in it begins with the word kernel or __kernel.</source>
        <translation>В %1 нет ядра: ни одна функция не начинается словом kernel или __kernel.</translation>
    </message>
    <message>
        <source>%1 has %2 kernels: %3. Name the one that you want with --kernel.</source>
        <translation>В %1 ядер: %2 (%3). Назовите нужное через --kernel.</translation>
    </message>
    <message>
        <source>%1 has no kernel &quot;%2&quot;. %3 %4</source>
        <translation>В %1 нет ядра «%2». %3 %4</translation>
    </message>
    <message>
        <source>It has</source>
        <translation>Есть:</translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation>Возможно,</translation>
    </message>
    <message>
        <source>%1 is not a kernel file, so there is nothing to copy. `headroom-cli variants` lists all.</source>
        <translation>%1 — не файл ядра, копировать нечего. Все перечисляет `headroom-cli variants`.</translation>
    </message>
    <message>
        <source>%1 has no value. Write whole numbers with commas between them.</source>
        <translation>У %1 нет значения. Напишите целые числа через запятую.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from 1. Write such numbers with commas between them.</source>
        <translation>«%1» — не целое число от 1. Напишите такие числа через запятую.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write such numbers with commas between them.</source>
        <translation>«%1» — не целое число. Напишите такие числа через запятую.</translation>
    </message>
    <message>
        <source>%1 has one default. Write one number.</source>
        <translation>У %1 одно значение по умолчанию. Напишите одно число.</translation>
    </message>
    <message>
        <source>read and written: filled again before each launch</source>
        <translation>чтение и запись: заполняется перед каждым запуском</translation>
    </message>
    <message>
        <source>neither filled nor compared</source>
        <translation>не заполняется и не сравнивается</translation>
    </message>
    <message>
        <source>%1 has no type. Write one, such as float.</source>
        <translation>У %1 нет типа. Напишите его, например float.</translation>
    </message>
    <message>
        <source>An extent of %1 is empty. Write a number or an expression of the sizes.</source>
        <translation>Одна из длин %1 пуста. Напишите число или выражение от размеров.</translation>
    </message>
    <message>
        <source>%1 lacks a number. Write a number or an expression of the sizes.</source>
        <translation>У %1 нет числа. Напишите число или выражение от размеров.</translation>
    </message>
    <message>
        <source>The number of work-items is empty. Write a number or an expression of the sizes.</source>
        <translation>Число рабочих элементов не задано. Напишите число или выражение от размеров.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tolerance. Write such as abs 0.001, rel 1e-5, ulp 4, or exact.</source>
        <translation>«%1» — не допуск. Напишите, например, abs 0.001, rel 1e-5, ulp 4 или exact.</translation>
    </message>
    <message>
        <source>A number, or an expression of the sizes such as 2 * n or ceil(n / 256).</source>
        <translation>Число или выражение от размеров, например 2 * n или ceil(n / 256).</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Значения %1</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them, to measure at each. %1 is %2.</source>
        <translation>Целые числа через запятую, измеряется при каждом. %1 — %2.</translation>
    </message>
    <message>
        <source>Whole numbers with commas between them: %1 is one of them in each configuration.</source>
        <translation>Целые числа через запятую: в каждой конфигурации %1 — одно из них.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Значение %1 по умолчанию</translation>
    </message>
    <message>
        <source>One of the values: the one that is measured until the kernel is tuned.</source>
        <translation>Одно из значений: с ним измеряется, пока ядро не настроено.</translation>
    </message>
    <message>
        <source>Condition %1</source>
        <translation>Условие %1</translation>
    </message>
    <message>
        <source>An expression of tunables and sizes, such as A * B &lt;= 256. Configurations that do not fulfil it are not tried.</source>
        <translation>Выражение от параметров настройки и размеров, например A * B &lt;= 256. Конфигурации, где оно ложно, не пробуются.</translation>
    </message>
    <message>
        <source>Channels and their type, such as rgba float, r unorm8 or rg int32.</source>
        <translation>Каналы и их тип, например rgba float, r unorm8 или rg int32.</translation>
    </message>
    <message>
        <source>A type of OpenCL C, a struct of the kernel&apos;s text, or raw for bytes that are not numbers.</source>
        <translation>Тип OpenCL C, структура из текста ядра или raw для байтов, которые не числа.</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>Назначение %1</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>чтение и запись</translation>
    </message>
    <message>
        <source>Written buffers are results. Read and written ones are filled again before each launch. Scratch is not compared.</source>
        <translation>Буферы для записи — результаты. Буферы для чтения и записи заполняются перед каждым запуском. Рабочие буферы не сравниваются.</translation>
    </message>
    <message>
        <source>%1 Several extents have commas between them, x first.</source>
        <translation>%1 Несколько длин пишутся через запятую, сначала x.</translation>
    </message>
    <message>
        <source>Content of %1</source>
        <translation>Содержимое %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Значение %1</translation>
    </message>
    <message>
        <source>%1 Vectors and structs have commas between their numbers.</source>
        <translation>%1 Числа векторов и структур пишутся через запятую.</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <translation>Байты %1</translation>
    </message>
    <message>
        <source>Local memory of a group, in bytes.</source>
        <translation>Локальная память группы в байтах.</translation>
    </message>
    <message>
        <source>Sampler %1</source>
        <translation>Сэмплер %1</translation>
    </message>
    <message>
        <source>none, edge, border, repeat or mirror for what is beyond the border; nearest or linear; normalized where coordinates are.</source>
        <translation>none, edge, border, repeat или mirror — для того, что за краем; nearest или linear; normalized, если координаты нормированы.</translation>
    </message>
    <message>
        <source>Work-items along %1</source>
        <translation>Рабочие элементы по %1</translation>
    </message>
    <message>
        <source>Group along %1</source>
        <translation>Группа по %1</translation>
    </message>
    <message>
        <source>Work-items of a group. Empty in all dimensions: the driver chooses.</source>
        <translation>Рабочие элементы группы. Пусто по всем измерениям: выбирает драйвер.</translation>
    </message>
    <message>
        <source>driver chooses</source>
        <translation>выбирает драйвер</translation>
    </message>
    <message>
        <source>Only sizes that groups divide</source>
        <translation>Только размеры, кратные группам</translation>
    </message>
    <message>
        <source>Rounded up to whole groups</source>
        <translation>Округлено до целых групп</translation>
    </message>
    <message>
        <source>Rounding up is for kernels that check their bounds.</source>
        <translation>Округление — для ядер, проверяющих свои границы.</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>Ожидаемый результат</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Не сравнивается</translation>
    </message>
    <message>
        <source>An expression for each number</source>
        <translation>Выражение для каждого числа</translation>
    </message>
    <message>
        <source>The result of another kernel</source>
        <translation>Результат другого ядра</translation>
    </message>
    <message>
        <source>A file for each output</source>
        <translation>Файл для каждого вывода</translation>
    </message>
    <message>
        <source>What the kernel&apos;s results are compared with.</source>
        <translation>С чем сравниваются результаты ядра.</translation>
    </message>
    <message>
        <source>An expression of the element&apos;s place i (or x, y, z) and of other buffers, such as %1. Empty: %2 is not compared.</source>
        <translation>Выражение от места элемента i (или x, y, z) и других буферов, например %1. Пусто: %2 не сравнивается.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>не сравнивается</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation>Файл ядра</translation>
    </message>
    <message>
        <source>The name of a described kernel beside this description, such as plain.toml. It runs on the same inputs.</source>
        <translation>Имя описанного ядра рядом с этим описанием, например plain.toml. Оно выполняется на тех же входах.</translation>
    </message>
    <message>
        <source>File for %1</source>
        <translation>Файл для %1</translation>
    </message>
    <message>
        <source>A .npy file, or a file of the numbers&apos; bytes, in the description&apos;s folder.</source>
        <translation>Файл .npy или файл с байтами чисел в папке описания.</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Допуск для %1</translation>
    </message>
    <message>
        <source>The largest error allowed: abs 0.001, rel 1e-5, ulp 4, several of them with commas between them, or exact. Empty: by the type of the numbers.</source>
        <translation>Наибольшая допустимая ошибка: abs 0.001, rel 1e-5, ulp 4, несколько через запятую или exact. Пусто: по типу чисел.</translation>
    </message>
    <message>
        <source>by type</source>
        <translation>по типу</translation>
    </message>
    <message>
        <source>A number; random numbers such as -1 to 1, or whole 0 to 9; an expression of the element&apos;s place such as i / 50; or the name of a .npy file. Empty: random, floats from 0 to 1, integers from 0 to 255.</source>
        <translation>Число; случайные числа, например -1 to 1 или целые 0 to 9; выражение от места элемента, например i / 50; или имя файла .npy. Пусто: случайные, float от 0 до 1, целые от 0 до 255.</translation>
    </message>
    <message>
        <source>No kernel is named. Write the name of its file.</source>
        <translation>Ядро не названо. Напишите имя его файла.</translation>
    </message>
    <message>
        <source>%1 is not a kernel. Name a .cl or .toml file.</source>
        <translation>%1 — не ядро. Укажите файл .cl или .toml.</translation>
    </message>
    <message>
        <source>%1 has no description in itself. Name %2.</source>
        <translation>В самом %1 нет описания. Укажите %2.</translation>
    </message>
    <message>
        <source>%1 has no description. Describe it first.</source>
        <translation>У %1 нет описания. Сначала опишите его.</translation>
    </message>
    <message>
        <source>There is no file %1 in %2. Put it there, or correct the name.</source>
        <translation>Файла %1 нет в %2. Положите его туда или исправьте имя.</translation>
    </message>
    <message>
        <source>No file is named. Name one for at least one output.</source>
        <translation>Файл не указан. Укажите его хотя бы для одного вывода.</translation>
    </message>
    <message>
        <source>A side of the group is empty. Write it, or none where the driver is to choose.</source>
        <translation>Одна из сторон группы пуста. Заполните её или оставьте пустыми все, чтобы выбрал драйвер.</translation>
    </message>
    <message>
        <source>No expression is given. Write one for at least one output.</source>
        <translation>Выражение не задано. Напишите его хотя бы для одного вывода.</translation>
    </message>
    <message>
        <source>%1 takes no argument, so it has nowhere to write its results. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 не принимает аргументов, писать результаты некуда. Headroom выполняет ядра, которые пишут в буфер или изображение.</translation>
    </message>
    <message>
        <source>The driver reports neither names nor types of the arguments of %1. Try another device, or write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>Драйвер не сообщает ни имён, ни типов аргументов %1. Попробуйте другое устройство или напишите описание вручную: «Describe any kernel» в руководстве.</translation>
    </message>
    <message>
        <source>What should the results be?</source>
        <translation>Какими должны быть результаты?</translation>
    </message>
    <message>
        <source>nothing is compared</source>
        <translation>ничего не сравнивается</translation>
    </message>
    <message>
        <source>What does %1 do with its arguments? Its text was not found, so that this draft comes from their types alone.</source>
        <translation>Что %1 делает с аргументами? Его текст не найден, поэтому черновик составлен только по типам.</translation>
    </message>
    <message>
        <source>see below</source>
        <translation>см. ниже</translation>
    </message>
    <message>
        <source>Which value has %1?</source>
        <translation>Какое значение у %1?</translation>
    </message>
    <message>
        <source>How many work-items has a group? The kernel works in groups and requires no size of them.</source>
        <translation>Сколько рабочих элементов в группе? Ядро работает группами, но не требует их размера.</translation>
    </message>
    <message>
        <source>How many work-items are there along %1?</source>
        <translation>Сколько рабочих элементов по %1?</translation>
    </message>
    <message>
        <source>the kernel&apos;s argument %1</source>
        <translation>аргумент ядра %1</translation>
    </message>
    <message>
        <source>What is an element of %1, of type %2, made of?</source>
        <translation>Из чего состоит элемент %1 типа %2?</translation>
    </message>
    <message>
        <source>%1 raw bytes each</source>
        <translation>по %1 байт как есть</translation>
    </message>
    <message>
        <source>read: it is const</source>
        <translation>чтение: он const</translation>
    </message>
    <message>
        <source>Is %1 read, written, or both?%2</source>
        <translation>%1 читается, пишется или то и другое?%2</translation>
    </message>
    <message>
        <source>both (inout)</source>
        <translation>то и другое (inout)</translation>
    </message>
    <message>
        <source>read and written, as far as is known</source>
        <translation>чтение и запись, насколько известно</translation>
    </message>
    <message>
        <source>not used by the kernel</source>
        <translation>ядро не использует</translation>
    </message>
    <message>
        <source>How many elements has %1? The kernel&apos;s indices into it were not understood.</source>
        <translation>Сколько элементов у %1? Индексы ядра в нём не поняты.</translation>
    </message>
    <message>
        <source>%1, one for each work-item</source>
        <translation>%1, по одному на рабочий элемент</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices are what other buffers hold.</source>
        <translation>Сколько элементов у %1? Его индексы лежат в других буферах.</translation>
    </message>
    <message>
        <source>%1: integers are filled with 0 to 255</source>
        <translation>%1: целые заполняются числами от 0 до 255</translation>
    </message>
    <message>
        <source>How many elements has %1? Its indices fit into more than one size.</source>
        <translation>Сколько элементов у %1? Индексы подходят к нескольким размерам.</translation>
    </message>
    <message>
        <source>written, but for some of its elements: those stay 0</source>
        <translation>запись, кроме части элементов: они остаются 0</translation>
    </message>
    <message>
        <source>2d array</source>
        <translation>двумерный массив</translation>
    </message>
    <message>
        <source>1d array</source>
        <translation>одномерный массив</translation>
    </message>
    <message>
        <source>%1 of %2 is an %3, which Headroom has no kind of buffer for. It knows image1d_t, image2d_t, image3d_t, image1d_array_t and image2d_array_t.</source>
        <translation>%1 у %2 — это %3, такого вида буферов у Headroom нет. Он знает image1d_t, image2d_t, image3d_t, image1d_array_t и image2d_array_t.</translation>
    </message>
    <message>
        <source>How large is the image %1, and what are its pixels?</source>
        <translation>Каков размер изображения %1 и каковы его пиксели?</translation>
    </message>
    <message>
        <source>How does the sampler %1 read beyond the border and between pixels?</source>
        <translation>Как сэмплер %1 читает за краем и между пикселями?</translation>
    </message>
    <message>
        <source>the nearest pixel, those at the edge beyond it</source>
        <translation>ближайший пиксель, за краем — крайний</translation>
    </message>
    <message>
        <source>How many elements of local memory does %1 need?</source>
        <translation>Сколько элементов локальной памяти нужно %1?</translation>
    </message>
    <message>
        <source>one for each work-item of a group</source>
        <translation>по одному на рабочий элемент группы</translation>
    </message>
    <message>
        <source>How long is a row in memory (%1)?</source>
        <translation>Какова длина строки в памяти (%1)?</translation>
    </message>
    <message>
        <source>%1, so without anything behind it</source>
        <translation>%1, то есть без остатка за ней</translation>
    </message>
    <message>
        <source>%1 of %2 is of type %3, whose members were not found in the text or are not numbers. Write the description by hand: see &quot;Describe any kernel&quot; in the user guide.</source>
        <translation>%1 у %2 имеет тип %3, члены которого не найдены в тексте или не числа. Напишите описание вручную: «Describe any kernel» в руководстве.</translation>
    </message>
    <message>
        <source>taken for the output</source>
        <translation>принят за вывод</translation>
    </message>
    <message>
        <source>Which buffer does %1 write to? No store was found.</source>
        <translation>В какой буфер пишет %1? Записи не найдены.</translation>
    </message>
    <message>
        <source>%1 writes to none of its arguments: all that are buffers are const. Headroom runs kernels that write to a buffer or an image.</source>
        <translation>%1 не пишет ни в один аргумент: все буферы const. Headroom выполняет ядра, которые пишут в буфер или изображение.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a workload: its name is to be of letters, digits, - and _.</source>
        <translation>«%1» не годится как имя задачи: оно состоит из букв, цифр, - и _.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of a built-in workload.</source>
        <translation>«%1» — имя встроенной задачи.</translation>
    </message>
    <message>
        <source>is used in a way that was not understood</source>
        <translation>используется непонятным образом</translation>
    </message>
    <message>
        <source>has its address taken</source>
        <translation>берётся его адрес</translation>
    </message>
    <message>
        <source>is given to %1()</source>
        <translation>передаётся в %1()</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a launch. Write a kernel&apos;s name, or the name and launches from 1 on: blur:2 or blur:1,5.</source>
        <translation>«%1» не называет запуска. Напишите имя ядра или имя и номера запусков от 1: blur:2 или blur:1,5.</translation>
    </message>
    <message>
        <source>The program did not use the system&apos;s OpenCL loader.</source>
        <translation>Программа не использовала системный загрузчик OpenCL.</translation>
    </message>
    <message>
        <source>The timeline has %1 launches of all processes. %2 more were left out.</source>
        <translation>На шкале запусков всех процессов: %1. Ещё пропущено: %2.</translation>
    </message>
    <message>
        <source>Of kernels with many launches shorter than 0.3 ms only some are timed after the first ones, chosen at random, because timing can cost more than such a launch. Their totals are estimated from these.</source>
        <translation>У ядер со множеством запусков короче 0,3 мс после первых измеряются лишь некоторые, случайно выбранные: измерение может стоить больше запуска. Итоги оценены по ним.</translation>
    </message>
    <message>
        <source>%1 more notes of process %2 were left out.</source>
        <translation>Пропущено замечаний процесса %2: %1.</translation>
    </message>
    <message>
        <source>Process %1 launched more than %2 different kernels. %3 launches are of kernels that are not listed.</source>
        <translation>Процесс %1 запускал больше %2 разных ядер. Запусков неперечисленных ядер: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 launches of process %2 were not timed, because too many had not ended yet.</source>
        <translation>
            <numerusform>%1 запуск процесса %2 не измерен: слишком много незавершённых.</numerusform>
            <numerusform>%1 запуска процесса %2 не измерены: слишком много незавершённых.</numerusform>
            <numerusform>%1 запусков процесса %2 не измерены: слишком много незавершённых.</numerusform>
        </translation>
    </message>
    <message>
        <source>The timeline of process %1 has its first %2 launches of %3.</source>
        <translation>На шкале процесса %1 первые запуски: %2 из %3.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 processes are counted.</source>
        <translation>Учтены лишь первые процессы: %1 из %2.</translation>
    </message>
    <message>
        <source>%1 is damaged and was skipped.</source>
        <translation>%1 повреждён и пропущен.</translation>
    </message>
    <message>
        <source>A program to run is missing.</source>
        <translation>Не указана программа для запуска.</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2. Name a program, or the path of one.</source>
        <translation>%1 не запускается: %2. Укажите программу или путь к ней.</translation>
    </message>
    <message>
        <source>Headroom&apos;s capture layer is missing: there is no %1. Install Headroom again.</source>
        <translation>Нет слоя захвата Headroom: %1 отсутствует. Переустановите Headroom.</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes layers, but made no OpenCL call.</source>
        <translation>У %1 загрузчик OpenCL %2, он принимает слои, но вызовов OpenCL не было.</translation>
    </message>
    <message>
        <source>%1 has the OpenCL loader %2, which takes no layers. The loaders of Debian 12 (ocl-icd 2.3) and of Khronos from 2021 on do: put the folder of one first, as in LD_LIBRARY_PATH=%3.</source>
        <translation>У %1 загрузчик OpenCL %2, он не принимает слоёв. Их принимают загрузчики Debian 12 (ocl-icd 2.3) и Khronos с 2021 года: поставьте папку такого первой, например LD_LIBRARY_PATH=%3.</translation>
    </message>
    <message>
        <source>%1 runs with another user&apos;s rights, and the OpenCL loader takes no layers there. Run it as that user.</source>
        <translation>%1 выполняется с правами другого пользователя, там загрузчик OpenCL слоёв не принимает. Запустите от его имени.</translation>
    </message>
    <message>
        <source>%1 is statically linked: it has no OpenCL loader that takes layers, if any.</source>
        <translation>%1 собрана статически: загрузчика OpenCL со слоями в ней нет.</translation>
    </message>
    <message>
        <source>%1 is not linked to libOpenCL.so, and loaded no OpenCL loader that takes layers. Check that it uses OpenCL when it is run like this.</source>
        <translation>%1 не связана с libOpenCL.so и не загрузила загрузчик OpenCL со слоями. Проверьте, что при таком запуске она использует OpenCL.</translation>
    </message>
    <message>
        <source>which is a script or not readable,</source>
        <translation>это скрипт или нечитаемый файл,</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2. Choose another place.</source>
        <translation>%1 не создать: %2. Выберите другое место.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a line feed. Choose another name.</source>
        <translation>В «%1» есть перевод строки. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind takes some %1 for them.</source>
        <translation>Неинициализированные значения не искались: Oclgrind принимает за них и %1.</translation>
    </message>
    <message>
        <source>pixels of images</source>
        <translation>пиксели изображений</translation>
    </message>
    <message>
        <source>Its last words: %1.</source>
        <translation>Последние слова: %1.</translation>
    </message>
    <message>
        <source>Uninitialised values were not looked for: Oclgrind crashed while it did, as it does over some loops on vectors.</source>
        <translation>Неинициализированные значения не искались: Oclgrind на этом упал, как бывает на некоторых циклах по векторам.</translation>
    </message>
    <message>
        <source>Nothing was counted: Oclgrind crashed while it did.</source>
        <translation>Ничего не подсчитано: Oclgrind на этом упал.</translation>
    </message>
    <message>
        <source>Oclgrind has no matrix unit, so the kernel was checked as it runs without one.</source>
        <translation>У Oclgrind нет матричного блока, ядро проверено в варианте без него.</translation>
    </message>
    <message>
        <source>The result was not compared here: `headroom-cli run` does that.</source>
        <translation>Результат здесь не сравнивался: это делает `headroom-cli run`.</translation>
    </message>
    <message>
        <source>It was not done after %1 s: in Oclgrind kernels run thousands of times slower than on a device. Choose a smaller size or a longer limit.</source>
        <translation>За %1 с не завершено: в Oclgrind ядра работают в тысячи раз медленнее, чем на устройстве. Выберите размер поменьше или срок подольше.</translation>
    </message>
    <message>
        <source>Oclgrind ended in the middle of %1.</source>
        <translation>Oclgrind прервался: %1.</translation>
    </message>
    <message>
        <source>What it had found until then is listed.</source>
        <translation>Найденное до этого перечислено.</translation>
    </message>
    <message>
        <source>Oclgrind did not start.</source>
        <translation>Oclgrind не запустился.</translation>
    </message>
    <message>
        <source>Run `oclgrind --version` in a terminal to see whether it is installed whole.</source>
        <translation>Выполните `oclgrind --version` в терминале, чтобы проверить, полностью ли он установлен.</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: the kernel takes no two sizes that are small enough to count at.</source>
        <translation>Подсчёты для %1 неизвестны: у ядра нет двух достаточно малых размеров.</translation>
    </message>
    <message>
        <source>Counts for %1 are not known: counting at %2 %3.</source>
        <translation>Подсчёты для %1 неизвестны: подсчёт при %2 — %3.</translation>
    </message>
    <message>
        <source>went wrong</source>
        <translation>не удался</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so there is nothing to check. Choose a kernel.</source>
        <translation>%1 — не ядро, проверять нечего. Выберите ядро.</translation>
    </message>
    <message>
        <source>A check&apos;s limit is from %1 to %2 seconds, and %3 is not.</source>
        <translation>Срок проверки — от %1 до %2 секунд, а не %3.</translation>
    </message>
    <message>
        <source>integer operations</source>
        <translation>целочисленные операции</translation>
    </message>
    <message>
        <source>global loads</source>
        <translation>глобальные загрузки</translation>
    </message>
    <message>
        <source>global stores</source>
        <translation>глобальные записи</translation>
    </message>
    <message>
        <source>global bytes read</source>
        <translation>прочитано глобальных байтов</translation>
    </message>
    <message>
        <source>global bytes written</source>
        <translation>записано глобальных байтов</translation>
    </message>
    <message>
        <source>global bytes in all</source>
        <translation>глобальных байтов всего</translation>
    </message>
    <message>
        <source>local bytes read</source>
        <translation>прочитано локальных байтов</translation>
    </message>
    <message>
        <source>local bytes written</source>
        <translation>записано локальных байтов</translation>
    </message>
    <message>
        <source>atomic operations</source>
        <translation>атомарные операции</translation>
    </message>
    <message>
        <source>image accesses</source>
        <translation>обращения к изображениям</translation>
    </message>
    <message>
        <source>asynchronous copies</source>
        <translation>асинхронные копии</translation>
    </message>
    <message>
        <source>barriers passed</source>
        <translation>пройдено барьеров</translation>
    </message>
    <message>
        <source>Oclgrind, in which kernels are checked, is not installed: PATH has no program oclgrind. Install the package oclgrind, e.g. with `sudo apt install oclgrind`, and check again.</source>
        <translation>Oclgrind, в котором проверяются ядра, не установлен: в PATH нет программы oclgrind. Установите пакет oclgrind, например `sudo apt install oclgrind`, и повторите проверку.</translation>
    </message>
    <message>
        <source>%1 of %2 outside of any buffer in %3 memory</source>
        <translation>%1, %2 вне всех буферов, память: %3</translation>
    </message>
    <message>
        <source>index %1 in an array of %2</source>
        <translation>индекс %1 в массиве из %2</translation>
    </message>
    <message>
        <source>%1 at one address of %2 memory without a barrier between</source>
        <translation>%1 по одному адресу без барьера между ними, память: %2</translation>
    </message>
    <message>
        <source>two work-items write</source>
        <translation>два рабочих элемента пишут</translation>
    </message>
    <message>
        <source>one work-item reads and another writes</source>
        <translation>один рабочий элемент читает, другой пишет</translation>
    </message>
    <message>
        <source>an address that was never written is used to %1</source>
        <translation>используется адрес, который не записывали, доступ: %1</translation>
    </message>
    <message>
        <source>a value that was never written is stored to %1 memory</source>
        <translation>сохраняется значение, которое не записывали, память: %1</translation>
    </message>
    <message>
        <source>%1 started, but no device of its own answered. Install the package oclgrind again.</source>
        <translation>%1 запущен, но его устройство не ответило. Переустановите пакет oclgrind.</translation>
    </message>
    <message>
        <source>that are exact</source>
        <translation>точных</translation>
    </message>
    <message>
        <source>that are exact or within %1</source>
        <translation>точных или с ошибкой до %1</translation>
    </message>
    <message>
        <source>%1, measured %2</source>
        <translation>%1, измерено %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>не измерено</translation>
    </message>
    <message>
        <source>extrapolated from</source>
        <translation>экстраполировано из</translation>
    </message>
    <message>
        <source>%1: by its cost the likeliest of %2 %3 on %4, where none was measured yet.</source>
        <translation>%1: по затратам самый вероятный из %2 %3 на %4, где ещё ни один не измерен.</translation>
    </message>
    <message>
        <source>Those %1 come first, by their measured speed, then by what they are expected to cost. *: chosen. -: further from exact than that.</source>
        <translation>Сначала идут варианты из %1 — по измеренной скорости, затем по ожидаемым затратам. *: выбран. -: дальше от точного.</translation>
    </message>
    <message>
        <source>finding the fastest blur: %1 at %2</source>
        <translation>поиск самого быстрого размытия: %1 при %2</translation>
    </message>
    <message>
        <source>Measured times</source>
        <translation>Измеренные времена</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Измеренное</translation>
    </message>
    <message>
        <source>The next run</source>
        <translation>Следующий прогон</translation>
    </message>
    <message>
        <source>No kernel of workload %1 that is %2 takes %3.</source>
        <translation>Ни одно ядро задачи %1 с точностью %2 не принимает %3.</translation>
    </message>
    <message>
        <source>%1 is not known.</source>
        <translation>%1 не известен.</translation>
    </message>
    <message>
        <source>of full scale</source>
        <translation>полной шкалы</translation>
    </message>
    <message>
        <source>Without the read the loop seems %1 times as fast: %2 a launch instead of %3. But nothing waits any more: the timer stops when the launches are enqueued, before the kernels have run.</source>
        <translation>Без чтения цикл кажется быстрее в %1 раза: %2 на запуск вместо %3. Но больше ничто не ждёт: таймер останавливается, когда запуски поставлены в очередь, до выполнения ядер.</translation>
    </message>
    <message>
        <source>Really faster: %1 times.</source>
        <translation>На деле быстрее: в %1 раза.</translation>
    </message>
    <message>
        <source>copy their files to %1</source>
        <translation>скопируйте их файлы в %1</translation>
    </message>
    <message>
        <source>They came from another folder of kernels: give it as when the run began (--kernels DIR), or %1.</source>
        <translation>Они из другой папки ядер: укажите её, как в начале прогона (--kernels DIR), или %1.</translation>
    </message>
    <message>
        <source>They came from %1, where they are missing or left out now: put their files back as they were.</source>
        <translation>Они из %1, где теперь отсутствуют или пропущены: верните файлы на место.</translation>
    </message>
    <message>
        <source>They came from %1: start Headroom with %2, as when the run began, or %3.</source>
        <translation>Они из %1: запустите Headroom с %2, как в начале прогона, или %3.</translation>
    </message>
    <message>
        <source>of which %1</source>
        <translation>из них %1</translation>
    </message>
    <message>
        <source>They came from %1, %2 %3 not there now: give the folder of their files (--kernels DIR), or %4.</source>
        <translation>Они из %1 (%2 %3: теперь нет): укажите папку их файлов (--kernels DIR) или %4.</translation>
    </message>
    <message>
        <source>The run has variants that are not known here: %1.</source>
        <translation>В прогоне есть неизвестные здесь варианты: %1.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3.</source>
        <translation>Журнал %1 повреждён в строке %2: %3.</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>он обрезан</translation>
    </message>
    <message>
        <source>%1 is not a journal of a tuning or a split.</source>
        <translation>%1 — не журнал настройки или разделения.</translation>
    </message>
    <message>
        <source>%1 is the journal of a run, not of a tuning or a split.</source>
        <translation>%1 — журнал прогона, а не настройки или разделения.</translation>
    </message>
    <message>
        <source>%1 is a %2, not a run. Open it in the window&apos;s history, or export it with `headroom-cli runs --export`.</source>
        <translation>%1 — не прогон, а: %2. Откройте его в истории окна или экспортируйте через `headroom-cli runs --export`.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged in line %2: %3. The lines before it can be saved by removing this one and what follows.</source>
        <translation>Журнал %1 повреждён в строке %2: %3. Строки до неё можно спасти, удалив её и следующие.</translation>
    </message>
    <message>
        <source>The last line of %1 is truncated and was ignored. The program or the machine stopped while writing it.</source>
        <translation>Последняя строка %1 обрезана и пропущена. Программа или машина остановилась при записи.</translation>
    </message>
    <message>
        <source>The journal %1 holds no run: it is truncated at its beginning. It can be removed.</source>
        <translation>В журнале %1 нет прогона: он обрезан в начале. Его можно удалить.</translation>
    </message>
    <message>
        <source>This %1 is not in the history:</source>
        <translation>Нет в истории (%1):</translation>
    </message>
    <message>
        <source>%1 is of a newer Headroom and was left alone. Set the number of runs with that one, or move the file away.</source>
        <translation>%1 от более нового Headroom и оставлен как есть. Задайте число прогонов в нём или уберите файл.</translation>
    </message>
    <message>
        <source>The oldest %1 deleted from %2, which stores %3 completed runs. `headroom-cli runs --keep N` changes that number. Labelled runs are never deleted.</source>
        <translation>Удалены старейшие (%1) из %2, где хранится завершённых прогонов: %3. Число меняет `headroom-cli runs --keep N`. Прогоны с метками не удаляются.</translation>
    </message>
    <message>
        <source>run was</source>
        <translation>1 прогон</translation>
    </message>
    <message>
        <source>%1 runs were</source>
        <translation>прогонов: %1</translation>
    </message>
    <message>
        <source>The label %1 cannot be read: %2. Move it away to label the run again.</source>
        <translation>Метка %1 не читается: %2. Уберите её, чтобы пометить прогон заново.</translation>
    </message>
    <message>
        <source>it is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>она в формате %1, её записал более новый Headroom; этот читает формат %2</translation>
    </message>
    <message>
        <source>%1 is not a journal, so it cannot have a label. Label the run in the history.</source>
        <translation>%1 — не журнал, метки у него быть не может. Пометьте прогон в истории.</translation>
    </message>
    <message>
        <source>The run %1 cannot be labelled, because its journal no longer exists.</source>
        <translation>Прогон %1 нельзя пометить: его журнала больше нет.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted: %2.</source>
        <translation>%1 не удалить: %2.</translation>
    </message>
    <message>
        <source>This run is not kept:</source>
        <translation>Этот прогон не сохраняется:</translation>
    </message>
    <message>
        <source>%1 cannot be resumed:</source>
        <translation>%1 нельзя возобновить:</translation>
    </message>
    <message>
        <source>From here on this run is not kept:</source>
        <translation>С этого места прогон не сохраняется:</translation>
    </message>
    <message>
        <source>%1 was %2 when it began, and is %3 now.</source>
        <translation>%1: в начале %2, сейчас %3.</translation>
    </message>
    <message>
        <source>Headroom&apos;s version</source>
        <translation>Версия Headroom</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>The processor</source>
        <translation>Процессор</translation>
    </message>
    <message>
        <source>There is no device %1 (%2) now.</source>
        <translation>Устройства %1 (%2) сейчас нет.</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>Устройство %1</translation>
    </message>
    <message>
        <source>The driver of device %1</source>
        <translation>Драйвер устройства %1</translation>
    </message>
    <message>
        <source>Start a new run.</source>
        <translation>Начните новый прогон.</translation>
    </message>
    <message>
        <source>Its kernels came from %1, which is not given now. Resume with %2, or start a new run.</source>
        <translation>Его ядра из %1, сейчас эта папка не указана. Возобновите с %2 или начните новый прогон.</translation>
    </message>
    <message>
        <source>The kernel of %1 has changed since it began.</source>
        <translation>Ядро %1 изменилось с начала прогона.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be read: %2.</source>
        <translation>Журнал %1 не читается: %2.</translation>
    </message>
    <message>
        <source>The run %1 cannot be %2: %3.</source>
        <translation>Для прогона %1 невозможно (%2): %3.</translation>
    </message>
    <message>
        <source>The run %1 is being measured: stop it before you delete it.</source>
        <translation>Прогон %1 измеряется: остановите его перед удалением.</translation>
    </message>
    <message>
        <source>%1 could not be made:</source>
        <translation>%1 не создать:</translation>
    </message>
    <message>
        <source>there is a run of that name</source>
        <translation>прогон с таким именем уже есть</translation>
    </message>
    <message>
        <source>it is no longer in the trash, which the start of another Headroom empties</source>
        <translation>его больше нет в корзине: её очищает запуск другого Headroom</translation>
    </message>
    <message>
        <source>lists of devices</source>
        <translation>списков устройств</translation>
    </message>
    <message>
        <source>launch costs</source>
        <translation>стоимостей запуска</translation>
    </message>
    <message>
        <source>digests of a result</source>
        <translation>сводок результата</translation>
    </message>
    <message>
        <source>lists of kernels</source>
        <translation>списков ядер</translation>
    </message>
    <message>
        <source>launches in a simulator</source>
        <translation>запусков в симуляторе</translation>
    </message>
    <message>
        <source>compiled programs</source>
        <translation>скомпилированных программ</translation>
    </message>
    <message>
        <source>sent a row of &quot;%1&quot; at %2, and the job asks for %3 at %4.</source>
        <translation>прислал строку «%1» при %2, а задание требует %3 при %4.</translation>
    </message>
    <message>
        <source>sent a row of %1 rounds, and the job asks for 1.</source>
        <translation>прислал строку из раундов (%1), а задание требует 1.</translation>
    </message>
    <message>
        <source>sent more %1 than its job asks for, which is %2.</source>
        <translation>прислал больше %1, чем требует задание (%2).</translation>
    </message>
    <message>
        <source>sent over %1 notes or %2 bytes of them with one job.</source>
        <translation>прислал к одному заданию больше %1 замечаний или %2 байт.</translation>
    </message>
    <message>
        <source>Host %1 cannot be reached: %2. Install that program here, or correct the host&apos;s command.</source>
        <translation>Хост %1 недоступен: %2. Установите здесь эту программу или исправьте команду хоста.</translation>
    </message>
    <message>
        <source>Make that command work in a terminal, without a question or a password, e.g. by a key in your agent.</source>
        <translation>Добейтесь, чтобы команда работала в терминале без вопросов и пароля, например с ключом в агенте.</translation>
    </message>
    <message>
        <source>The host needs a POSIX shell, sh, for this check; correct the host&apos;s command if there is one.</source>
        <translation>Для этой проверки хосту нужна оболочка POSIX, sh; если она есть, исправьте команду хоста.</translation>
    </message>
    <message>
        <source>Make that command work in a terminal first.</source>
        <translation>Сначала добейтесь, чтобы команда работала в терминале.</translation>
    </message>
    <message>
        <source>Host %1 cannot be used: `%2` %3.</source>
        <translation>Хост %1 использовать нельзя: `%2` %3.</translation>
    </message>
    <message>
        <source>The check of host %1 was stopped.</source>
        <translation>Проверка хоста %1 остановлена.</translation>
    </message>
    <message>
        <source>first writes &quot;%1&quot;</source>
        <translation>сначала выводит «%1»</translation>
    </message>
    <message>
        <source>Remove that from the shell&apos;s start files there, or print it only in a terminal: the runner&apos;s protocol uses that output.</source>
        <translation>Уберите это там из файлов запуска оболочки или выводите только в терминале: этот вывод занят протоколом процесса.</translation>
    </message>
    <message>
        <source>did not end within %1 s</source>
        <translation>не завершилась за %1 с</translation>
    </message>
    <message>
        <source>It may be waiting for a password, an answer or a place in a queue. Run it in a terminal.</source>
        <translation>Возможно, она ждёт пароля, ответа или очереди. Выполните её в терминале.</translation>
    </message>
    <message>
        <source>Its OpenCL has no device. Install a driver there for its hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. In a container, pass the device on, as by docker run --gpus all.</source>
        <translation>В его OpenCL нет устройств. Установите там драйвер для оборудования или PoCL (пакет pocl-opencl-icd), который делает устройством CPU. В контейнер устройство передают, например, через docker run --gpus all.</translation>
    </message>
    <message>
        <source>Reached: %1 on %2.</source>
        <translation>Подключено: %1 на %2.</translation>
    </message>
    <message>
        <source>%1 was not found there. Install Headroom %2 there, give its path with --program, or copy this one with --install.</source>
        <translation>%1 там не найден. Установите там Headroom %2, укажите путь через --program или скопируйте этот через --install.</translation>
    </message>
    <message>
        <source>%1 does not start there: %2. Install Headroom %3 there, or copy this one with --install.</source>
        <translation>%1 там не запускается: %2. Установите там Headroom %3 или скопируйте этот через --install.</translation>
    </message>
    <message>
        <source>it prints no version</source>
        <translation>версия не выводится</translation>
    </message>
    <message>
        <source>Found: %1, Headroom %2.</source>
        <translation>Найдено: %1, Headroom %2.</translation>
    </message>
    <message>
        <source>Its runner started on %1: %2, %3 with %4 CPU cores.</source>
        <translation>Процесс запущен на %1: %2, %3, ядер CPU: %4.</translation>
    </message>
    <message>
        <source>No host is known yet. Add one with `headroom-cli hosts add`.</source>
        <translation>Хостов пока нет. Добавьте через `headroom-cli hosts add`.</translation>
    </message>
    <message>
        <source>Known hosts</source>
        <translation>Известные хосты</translation>
    </message>
    <message>
        <source>The nearest names</source>
        <translation>Ближайшие имена</translation>
    </message>
    <message>
        <source>There is no host &quot;%1&quot;.</source>
        <translation>Хоста «%1» нет.</translation>
    </message>
    <message>
        <source>command names no program; begin it with one, as in [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</source>
        <translation>command не называет программы; начните с неё, например [&quot;ssh&quot;, &quot;gpu7&quot;, &quot;%1&quot;]</translation>
    </message>
    <message>
        <source>command has %1 or %2 more than once; leave one</source>
        <translation>в command несколько раз %1 или %2; оставьте одно</translation>
    </message>
    <message>
        <source>command has the unknown word %1; write %2 or %3</source>
        <translation>в command неизвестное слово %1; напишите %2 или %3</translation>
    </message>
    <message>
        <source>command has more than 200 words; shorten it</source>
        <translation>в command больше 200 слов; сократите</translation>
    </message>
    <message>
        <source>a word of command contains a zero byte; remove it</source>
        <translation>в слове command есть нулевой байт; уберите его</translation>
    </message>
    <message>
        <source>program is not the name or path of a program; correct it, or remove it</source>
        <translation>program — не имя и не путь программы; исправьте или уберите</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host; use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2</source>
        <translation>«%1» не годится как имя хоста; используйте буквы, цифры, «.», «_» и «-», не больше %2</translation>
    </message>
    <message>
        <source>a word of command</source>
        <translation>слово command</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>Host %1 is not a table of its own in %2. Remove it there by hand.</source>
        <translation>Хост %1 в %2 — не отдельная таблица. Удалите его там вручную.</translation>
    </message>
    <message>
        <source>There is no folder for hosts.toml: neither XDG_CONFIG_HOME nor HOME is set. Set one.</source>
        <translation>Для hosts.toml нет папки: не заданы ни XDG_CONFIG_HOME, ни HOME. Задайте что-то из них.</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2. Create it, or set XDG_CONFIG_HOME.</source>
        <translation>%1 не создать: %2. Создайте сами или задайте XDG_CONFIG_HOME.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot name a host. Use letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;, at most %2, beginning with a letter or a digit.</source>
        <translation>«%1» не годится как имя хоста. Используйте буквы, цифры, «.», «_» и «-», не больше %2, в начале буква или цифра.</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored: %2.</source>
        <translation>Хост %1 не сохранить: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not UTF-8, which hosts.toml is. Write it in UTF-8.</source>
        <translation>«%1» не в UTF-8, а hosts.toml в UTF-8. Запишите в UTF-8.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a machine, a container or a pod. Name one; options go to --option.</source>
        <translation>«%1» — не имя машины, контейнера или пода. Укажите имя; параметры задаются через --option.</translation>
    </message>
    <message>
        <source>The command of host %1 only starts a runner. Put %2 or %3 where the command there belongs.</source>
        <translation>Команда хоста %1 только запускает процесс. Поставьте %2 или %3 на место тамошней команды.</translation>
    </message>
    <message>
        <source>There is a host %1 in %2 already. Choose another name, or give --replace.</source>
        <translation>Хост %1 в %2 уже есть. Выберите другое имя или добавьте --replace.</translation>
    </message>
    <message>
        <source>Host %1 cannot be stored in %2.</source>
        <translation>Хост %1 не сохранить в %2.</translation>
    </message>
    <message>
        <source>%1 For a device whose name contains a slash, choose another part of its name.</source>
        <translation>%1 Если в имени устройства есть косая черта, возьмите другую часть имени.</translation>
    </message>
    <message>
        <source>There is no folder for it, as neither XDG_CACHE_HOME nor HOME is set.</source>
        <translation>Для этого нет папки: не заданы ни XDG_CACHE_HOME, ни HOME.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 не записать: %2.</translation>
    </message>
    <message>
        <source>The whole log is in %1.</source>
        <translation>Весь журнал в %1.</translation>
    </message>
    <message>
        <source>They were not stored.</source>
        <translation>Они не сохранены.</translation>
    </message>
    <message>
        <source>The OpenCL runner sent pixels that were to be in shared memory. Install Headroom again.</source>
        <translation>OpenCL-процесс прислал пиксели, которые должны быть в общей памяти. Переустановите Headroom.</translation>
    </message>
    <message>
        <source>The OpenCL runner did not list the files that it lacks.</source>
        <translation>OpenCL-процесс не назвал недостающие файлы.</translation>
    </message>
    <message>
        <source>The OpenCL runner wants a file that was not offered.</source>
        <translation>OpenCL-процесс просит файл, который не предлагался.</translation>
    </message>
    <message>
        <source>%1 changed while it was sent to the host. Start the run again.</source>
        <translation>%1 изменился во время отправки на хост. Начните прогон заново.</translation>
    </message>
    <message>
        <source>The OpenCL runner announced %1 bytes of pixels for job %2, where %3 for job %4 are due.</source>
        <translation>OpenCL-процесс объявил байтов пикселей: %1 для задания %2, а нужно %3 для задания %4.</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>эта машина</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>хост %1</translation>
    </message>
    <message>
        <source>Devices of %1 and of %2 were named, and %3 uses one machine. Choose devices of one.</source>
        <translation>Указаны устройства на разных машинах: %1 и %2, а %3 использует одну. Выберите устройства одной машины.</translation>
    </message>
    <message>
        <source>a job</source>
        <translation>задание</translation>
    </message>
    <message>
        <source>(once more)</source>
        <translation>(ещё раз)</translation>
    </message>
    <message>
        <source>(%1 times more)</source>
        <translation>(ещё раз: %1)</translation>
    </message>
    <message>
        <source>%1 printed:</source>
        <translation>%1 выводит:</translation>
    </message>
    <message>
        <source>%1 more %2 left out.</source>
        <translation>пропущено ещё %1 (%2).</translation>
    </message>
    <message>
        <source>an older protocol</source>
        <translation>более старый протокол</translation>
    </message>
    <message>
        <source>version %1 of the runner&apos;s protocol</source>
        <translation>версия %1 протокола процесса</translation>
    </message>
    <message>
        <source>The OpenCL runner</source>
        <translation>OpenCL-процесс</translation>
    </message>
    <message>
        <source>The OpenCL runner on %1</source>
        <translation>OpenCL-процесс на %1</translation>
    </message>
    <message>
        <source>Trying once more.</source>
        <translation>Ещё одна попытка.</translation>
    </message>
    <message>
        <source>Trying once more with a fresh cache of compiled kernels.</source>
        <translation>Ещё одна попытка с чистым кэшем скомпилированных ядер.</translation>
    </message>
    <message>
        <source>A cache of compiled kernels was damaged. The caches were removed. Kernels are compiled again when they run.</source>
        <translation>Кэш скомпилированных ядер был повреждён. Кэши удалены. Ядра компилируются снова при запуске.</translation>
    </message>
    <message>
        <source>The %1 is no longer available%2, or cannot be distinguished from others of its name. List the devices again, and choose one.</source>
        <translation>%1 больше не доступно%2 или не отличимо от других с тем же именем. Обновите список устройств и выберите одно.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2. Check that %3 and memory is free.</source>
        <translation>%1 не запускается: %2. Проверьте, что %3 и есть свободная память.</translation>
    </message>
    <message>
        <source>headroom-cli stands beside this program</source>
        <translation>headroom-cli лежит рядом с этой программой</translation>
    </message>
    <message>
        <source>the command is right</source>
        <translation>команда верна</translation>
    </message>
    <message>
        <source>%1 did not start: it %2.</source>
        <translation>%1 не запустился: %2.</translation>
    </message>
    <message>
        <source>Install Headroom again if that lasts.</source>
        <translation>Если так и останется, переустановите Headroom.</translation>
    </message>
    <message>
        <source>%1 for %2 s</source>
        <translation>%1, %2 с</translation>
    </message>
    <message>
        <source>was stopped (SIGSTOP)</source>
        <translation>был остановлен (SIGSTOP)</translation>
    </message>
    <message>
        <source>was silent</source>
        <translation>молчал</translation>
    </message>
    <message>
        <source>%1 %2 before its first line and was replaced.</source>
        <translation>%1 заменён до первой строки: %2.</translation>
    </message>
    <message>
        <source>%1 did not greet: it wrote &quot;%2&quot;.</source>
        <translation>%1 не поздоровался, а написал «%2».</translation>
    </message>
    <message>
        <source>%1 is of %2 and speaks %3. This is Headroom %4, which speaks version %5.</source>
        <translation>%1 от %2 и использует: %3. Это Headroom %4, он использует версию %5.</translation>
    </message>
    <message>
        <source>an older Headroom</source>
        <translation>более старый Headroom</translation>
    </message>
    <message>
        <source>Start Headroom again, or install it again.</source>
        <translation>Перезапустите Headroom или переустановите его.</translation>
    </message>
    <message>
        <source>Install Headroom %1 there.</source>
        <translation>Установите там Headroom %1.</translation>
    </message>
    <message>
        <source>%1 was on %2 and is now on %3. A run is measured on one machine: name one, and start the run again.</source>
        <translation>%1 был на %2, а теперь на %3. Прогон измеряется на одной машине: укажите её и начните прогон заново.</translation>
    </message>
    <message>
        <source>%1 sent signs of life but no result for %2 times %3 s and was killed.</source>
        <translation>%1 подавал признаки жизни, но не дал результата (%2 раза по %3 с) и прерван.</translation>
    </message>
    <message>
        <source>Allow more time or choose a smaller size.</source>
        <translation>Дайте больше времени или выберите размер поменьше.</translation>
    </message>
    <message>
        <source>%1 was stopped (SIGSTOP) for %2 s and was ended.</source>
        <translation>%1 был остановлен (SIGSTOP) на %2 с и прерван.</translation>
    </message>
    <message>
        <source>%1 did not respond for %2 s and was killed; a kernel or the driver may be stuck.</source>
        <translation>%1 не отвечал %2 с и прерван; возможно, зависло ядро или драйвер.</translation>
    </message>
    <message>
        <source>Run that command in a terminal to see what is wrong: it has to write one line of JSON and to wait.</source>
        <translation>Выполните эту команду в терминале, чтобы увидеть ошибку: она должна вывести строку JSON и ждать.</translation>
    </message>
    <message>
        <source>Install Headroom again.</source>
        <translation>Переустановите Headroom.</translation>
    </message>
    <message>
        <source>Nothing but the runner may write to the output of %1; the error output is free.</source>
        <translation>В вывод %1 может писать только сам процесс; поток ошибок свободен.</translation>
    </message>
    <message>
        <source>device %1 (%2)</source>
        <translation>устройство %1 (%2)</translation>
    </message>
    <message>
        <source>Too many files are open to watch for Stop; close some programs.</source>
        <translation>Открыто слишком много файлов, чтобы следить за остановкой; закройте часть программ.</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files cannot be started (%1)</source>
        <translation>Процесс Headroom для изображений не запускается (%1)</translation>
    </message>
    <message>
        <source>Headroom&apos;s process for image files gave a wrong answer (%1)</source>
        <translation>Процесс Headroom для изображений дал неверный ответ (%1)</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s</source>
        <translation>%1: не завершено за %2 с</translation>
    </message>
    <message>
        <source>its %1 was not done within %2 s of a processor&apos;s time</source>
        <translation>%1: не завершено за %2 с процессорного времени</translation>
    </message>
    <message>
        <source>8 bits per channel</source>
        <translation>8 бит на канал</translation>
    </message>
    <message>
        <source>16 bits per channel</source>
        <translation>16 бит на канал</translation>
    </message>
    <message>
        <source>%1 cannot be saved: its ending names no format that Headroom writes. Use one of %2.</source>
        <translation>%1 не сохранить: расширение не из форматов, которые пишет Headroom. Используйте одно из: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold grey pictures only. Choose .ppm or .png.</source>
        <translation>%1 не сохранить: в файлах .%2 только серые изображения. Выберите .ppm или .png.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: .%2 files hold pictures of at most %3 pixels a side, and this one is %4. Choose .png or .tiff.</source>
        <translation>%1 не сохранить: в файлах .%2 сторона не больше %3 пикселей, а здесь %4. Выберите .png или .tiff.</translation>
    </message>
    <message>
        <source>%1 (it has %2)</source>
        <translation>%1 (в оригинале: %2)</translation>
    </message>
    <message>
        <source>transparency (which is laid on white)</source>
        <translation>прозрачность (она кладётся на белый)</translation>
    </message>
    <message>
        <source>%1 cannot keep %2.</source>
        <translation>%1 не сохранит: %2.</translation>
    </message>
    <message>
        <source>%1 A .%2 file can.</source>
        <translation>%1 Файл .%2 может.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: this build of Headroom reads no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>%1 не открыть: эта сборка Headroom не читает изображения (%2). Настройте её с -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: this build of Headroom writes no image files (%2). Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>%1 не сохранить: эта сборка Headroom не пишет изображения (%2). Настройте её с -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>A %1 picture cannot be made: this build of Headroom writes no image files. Configure it with -DHEADROOM_OPENCV=ON.</source>
        <translation>Изображение %1 не создать: эта сборка Headroom не пишет изображения. Настройте её с -DHEADROOM_OPENCV=ON.</translation>
    </message>
    <message>
        <source>%1 is empty (0 bytes). Copy or export it again.</source>
        <translation>%1 пуст (0 байт). Скопируйте или экспортируйте его заново.</translation>
    </message>
    <message>
        <source>There is no file %1. Check its name and folder.</source>
        <translation>Файла %1 нет. Проверьте имя и папку.</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <translation>%1 — папка. Укажите файл в ней.</translation>
    </message>
    <message>
        <source>%1 is not a plain file that can be read. Choose an image file.</source>
        <translation>%1 — не обычный читаемый файл. Выберите файл изображения.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, too many for an image file that Headroom reads (at most %3).</source>
        <translation>В %1 байтов: %2, слишком много для изображения, которое читает Headroom (до %3).</translation>
    </message>
    <message>
        <source>%1 is damaged: %2. Copy or export it again.</source>
        <translation>%1 повреждён: %2. Скопируйте или экспортируйте его заново.</translation>
    </message>
    <message>
        <source>%1 is not supported: %2.</source>
        <translation>%1 не поддерживается: %2.</translation>
    </message>
    <message>
        <source>%1 is not an image in a format that Headroom reads (%2).</source>
        <translation>%1 — не изображение в формате, который читает Headroom (%2).</translation>
    </message>
    <message>
        <source>%1 says it is %2 x %3 pixels; Headroom reads up to %4 pixels, and %5 a side. Scale it down first.</source>
        <translation>В %1 указано %2 x %3 пикселей; Headroom читает до %4 пикселей и %5 на сторону. Сначала уменьшите его.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Закройте другие программы и попробуйте снова.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2 x %3 pixels take more than the %4 MB of memory that its decoder may have, or than there is. Copy or export it again, or close other programs.</source>
        <translation>%1 не декодировать: %2 x %3 пикселей требуют больше %4 МБ, отведённых декодеру, или больше, чем есть. Скопируйте или экспортируйте файл заново либо закройте другие программы.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded.</source>
        <translation>%1 не декодируется.</translation>
    </message>
    <message>
        <source>%1 is a damaged %2 file: its pixels cannot be decoded. Copy or export it again.</source>
        <translation>%1 — повреждённый файл %2: его пиксели не декодируются. Скопируйте или экспортируйте его заново.</translation>
    </message>
    <message>
        <source>%1 cannot be decoded: %2.</source>
        <translation>%1 не декодируется: %2.</translation>
    </message>
    <message>
        <source>Copy or export it again.</source>
        <translation>Скопируйте или экспортируйте файл заново.</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: the %2 file is incomplete. Copy or download it again.</source>
        <translation>%1 кончается раньше изображения: файл %2 неполон. Скопируйте или загрузите его заново.</translation>
    </message>
    <message>
        <source>%1 ends before its picture does: what is missing is shown grey. Copy or download it again.</source>
        <translation>%1 кончается раньше изображения: недостающее показано серым. Скопируйте или загрузите файл заново.</translation>
    </message>
    <message>
        <source>%1 may be damaged: its decoder says &quot;%2&quot;. Compare it with the original.</source>
        <translation>%1, возможно, повреждён: декодер сообщает «%2». Сравните с оригиналом.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2.</source>
        <translation>%1 не сохранить: %2.</translation>
    </message>
    <message>
        <source>Choose another format.</source>
        <translation>Выберите другой формат.</translation>
    </message>
    <message>
        <source>%1 cannot be saved.</source>
        <translation>%1 не сохранить.</translation>
    </message>
    <message>
        <source>%1 could not be encoded: %2. Choose .png or .tiff.</source>
        <translation>%1 не закодировать: %2. Выберите .png или .tiff.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: a picture of %2 pixels does not fit its format. Choose .png or .tiff.</source>
        <translation>%1 не сохранить: изображение в %2 пикселей не помещается в этот формат. Выберите .png или .tiff.</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is. Close other programs or scale it down.</source>
        <translation>%1 требует больше памяти, чем есть. Закройте другие программы или уменьшите изображение.</translation>
    </message>
    <message>
        <source>%1 could not be decoded: %2.</source>
        <translation>%1 не удалось декодировать: %2.</translation>
    </message>
    <message>
        <source>There is no picture to save as %1. Open one first.</source>
        <translation>Нет изображения, чтобы сохранить его как %1. Сначала откройте его.</translation>
    </message>
    <message>
        <source>the colour profile</source>
        <translation>цветовой профиль</translation>
    </message>
    <message>
        <source>its gamma and primaries</source>
        <translation>гамма и основные цвета</translation>
    </message>
    <message>
        <source>the EXIF data with the GPS position</source>
        <translation>данные EXIF с координатами GPS</translation>
    </message>
    <message>
        <source>the EXIF data</source>
        <translation>данные EXIF</translation>
    </message>
    <message>
        <source>the maker note in the EXIF data</source>
        <translation>заметка производителя в данных EXIF</translation>
    </message>
    <message>
        <source>the XMP data</source>
        <translation>данные XMP</translation>
    </message>
    <message>
        <source>the IPTC data</source>
        <translation>данные IPTC</translation>
    </message>
    <message>
        <source>the resolution</source>
        <translation>разрешение</translation>
    </message>
    <message>
        <source>the comments</source>
        <translation>комментарии</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>нет значения</translation>
    </message>
    <message>
        <source>The run was stopped before its end: tests may be missing.</source>
        <translation>Прогон остановлен до конца: тестов может не хватать.</translation>
    </message>
    <message>
        <source>%1 is JSON of clpeak&apos;s format %2; formats %3 and %4 are read. Write it with another version of clpeak.</source>
        <translation>%1 — JSON формата clpeak %2; читаются форматы %3 и %4. Запишите его другой версией clpeak.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from byte %2 on it is not XML. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 повреждён или обрезан: с байта %2 это не XML. Дайте записавшему его инструменту отработать до конца ещё раз.</translation>
    </message>
    <message>
        <source>is XML of another kind</source>
        <translation>— XML другого вида</translation>
    </message>
    <message>
        <source>%1 is XML of clpeak&apos;s format %2; format %3 and the one of clpeak 1.x are read. Write it with another version of clpeak.</source>
        <translation>%1 — XML формата clpeak %2; читаются формат %3 и формат clpeak 1.x. Запишите его другой версией clpeak.</translation>
    </message>
    <message>
        <source>it failed or was skipped:</source>
        <translation>сбой или пропуск:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>The rates of %1 were per second of CPU time. They were recomputed for real time.</source>
        <translation>Скорости %1 были на секунду времени CPU. Они пересчитаны на реальное время.</translation>
    </message>
    <message>
        <source>The rates of %1 are per second of CPU time, and cannot be recomputed for real time. Use UseRealTime() in the benchmark.</source>
        <translation>Скорости %1 даны на секунду времени CPU и не пересчитываются на реальное. Используйте в тесте UseRealTime().</translation>
    </message>
    <message>
        <source>only aggregates other than the median are in the file</source>
        <translation>в файле только сводки без медианы</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a time</source>
        <translation>нет ни скорости, ни времени</translation>
    </message>
    <message>
        <source>is nested deeper than any tool&apos;s results</source>
        <translation>вложен глубже, чем результаты любого инструмента</translation>
    </message>
    <message>
        <source>%1 is damaged or truncated: from about byte %2 on it is not JSON. Let the tool that wrote it run to its end once more.</source>
        <translation>%1 повреждён или обрезан: примерно с байта %2 это не JSON. Дайте записавшему его инструменту отработать до конца ещё раз.</translation>
    </message>
    <message>
        <source>%1 is damaged: it holds a number that is out of all bounds. Let the tool that wrote it run once more.</source>
        <translation>%1 повреждён: в нём число вне всяких границ. Запустите записавший его инструмент ещё раз.</translation>
    </message>
    <message>
        <source>is JSON of another kind</source>
        <translation>— JSON другого вида</translation>
    </message>
    <message>
        <source>%1 %2. Results are read from clpeak (XML and JSON), nvbench (--json) and Google Benchmark (--benchmark_out_format=json).</source>
        <translation>%1 %2. Читаются результаты clpeak (XML и JSON), nvbench (--json) и Google Benchmark (--benchmark_out_format=json).</translation>
    </message>
    <message>
        <source>is larger than any tool&apos;s results</source>
        <translation>больше, чем результаты любого инструмента</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>пуст</translation>
    </message>
    <message>
        <source>is neither XML nor JSON</source>
        <translation>— не XML и не JSON</translation>
    </message>
    <message>
        <source>skipped:</source>
        <translation>пропущено:</translation>
    </message>
    <message>
        <source>it holds neither a rate nor a mean time</source>
        <translation>нет ни скорости, ни среднего времени</translation>
    </message>
    <message>
        <source>%1 is JSON of nvbench&apos;s format %2; format %3 is read. Write it with another version of nvbench.</source>
        <translation>%1 — JSON формата nvbench %2; читается формат %3. Запишите его другой версией nvbench.</translation>
    </message>
    <message>
        <source>unknown device</source>
        <translation>неизвестное устройство</translation>
    </message>
    <message>
        <source>%1 %2 is not a measurement</source>
        <translation>%1 %2 — не измерение</translation>
    </message>
    <message>
        <source>%1 was skipped: %2.</source>
        <translation>%1 пропущен: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 more were skipped: %3.</source>
        <translation>%1 и ещё %2 пропущены: %3.</translation>
    </message>
    <message>
        <source>%1 more were skipped for other reasons.</source>
        <translation>Ещё пропущено по другим причинам: %1.</translation>
    </message>
    <message>
        <source>%1 is of %2 and holds no figure that can be shown.</source>
        <translation>%1 от %2, показать в нём нечего.</translation>
    </message>
    <message>
        <source>Let the tool run to its end on a device that it supports.</source>
        <translation>Дайте инструменту отработать до конца на поддерживаемом устройстве.</translation>
    </message>
    <message>
        <source>cannot be read:</source>
        <translation>не читается:</translation>
    </message>
    <message>
        <source>is JSON of another kind: a T4 document has &quot;results&quot;, a cache of Kernel Tuner &quot;cache&quot;</source>
        <translation>— JSON другого вида: в документе T4 есть «results», в кэше Kernel Tuner — «cache»</translation>
    </message>
    <message>
        <source>holds no configuration of whole numbers</source>
        <translation>не содержит конфигураций из целых чисел</translation>
    </message>
    <message>
        <source>%1 left out: values that are not whole numbers, such as %2.</source>
        <translation>Пропущено (%1): значения не целые, например %2.</translation>
    </message>
    <message>
        <source>1 configuration is</source>
        <translation>1 конфигурация</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations are</source>
        <translation>
            <numerusform>конфигураций: %1</numerusform>
            <numerusform>конфигураций: %1</numerusform>
            <numerusform>конфигураций: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kernel Tuner, a cache</source>
        <translation>Kernel Tuner, кэш</translation>
    </message>
    <message>
        <source>has no list &quot;tune_params_keys&quot;</source>
        <translation>без списка «tune_params_keys»</translation>
    </message>
    <message>
        <source>T4 results</source>
        <translation>результаты T4</translation>
    </message>
    <message>
        <source>has a result without a configuration</source>
        <translation>содержит результат без конфигурации</translation>
    </message>
    <message>
        <source>%1, T4 results</source>
        <translation>%1, результаты T4</translation>
    </message>
    <message>
        <source>gives times in &quot;%1&quot;, a unit that is not known</source>
        <translation>даёт времена в «%1», единица неизвестна</translation>
    </message>
    <message>
        <source>times as long</source>
        <translation>раза дольше</translation>
    </message>
    <message>
        <source>%1: %2 of %3 configurations are valid</source>
        <translation>%1: действительных конфигураций %2 из %3</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>ядро %1</translation>
    </message>
    <message>
        <source>It said:</source>
        <translation>Вывод:</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 не запускается: %2.</translation>
    </message>
    <message>
        <source>It cannot be waited for.</source>
        <translation>Дождаться её нельзя.</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>It did not end within %1 minutes.</source>
        <translation>Не завершено за минут: %1.</translation>
    </message>
    <message>
        <source>It was ended by signal %1.</source>
        <translation>Прервано сигналом %1.</translation>
    </message>
    <message>
        <source>It ended with %1.</source>
        <translation>Завершено с %1.</translation>
    </message>
    <message>
        <source>It wrote no %1.expected.npy.</source>
        <translation>%1.expected.npy не записан.</translation>
    </message>
    <message>
        <source>At %1 its inputs and outputs take more than %2 GiB. Choose a smaller size.</source>
        <translation>При %1 входы и выходы занимают больше %2 ГиБ. Выберите размер поменьше.</translation>
    </message>
    <message>
        <source>The result is not checked: its reference, `%1` in %2, failed.</source>
        <translation>Результат не проверен: эталон, `%1` в %2, завершился сбоем.</translation>
    </message>
    <message>
        <source>Commands that were agreed to</source>
        <translation>Разрешённые команды</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>Разрешение</translation>
    </message>
    <message>
        <source>`headroom-cli allow`</source>
        <translation>`headroom-cli allow`</translation>
    </message>
    <message>
        <source>There is no folder to keep the agreement in. Set HOME or XDG_DATA_HOME.</source>
        <translation>Хранить разрешение негде. Задайте HOME или XDG_DATA_HOME.</translation>
    </message>
    <message>
        <source>The result is not checked: its reference is a command, `%1` in %2, that nobody has agreed to run. `headroom-cli allow %3` shows it and asks.</source>
        <translation>Результат не проверен: эталон — команда `%1` в %2, которую никто не разрешил. `headroom-cli allow %3` покажет её и спросит.</translation>
    </message>
    <message>
        <source>running the reference of %1 at %2</source>
        <translation>выполняется эталон %1 при %2</translation>
    </message>
    <message>
        <source>The result is not checked: there is no room for its reference&apos;s files. Make some in the folder for temporary files (TMPDIR).</source>
        <translation>Результат не проверен: нет места для файлов эталона. Освободите его в папке временных файлов (TMPDIR).</translation>
    </message>
    <message>
        <source>has a kernel %1 of %2 arguments, and %3 were captured; capture the launch again</source>
        <translation>содержит ядро %1 с числом аргументов %2, а захвачено %3; захватите запуск заново</translation>
    </message>
    <message>
        <source>%1: argument %2 (%3) is memory or a sampler, and there is no file with what it was. Capture the launch again, with the contents of buffers.</source>
        <translation>%1: аргумент %2 (%3) — память или сэмплер, а файла с содержимым нет. Захватите запуск заново, с содержимым буферов.</translation>
    </message>
    <message>
        <source>%1: the launch of %2 has no memory among its arguments, so there is nothing to compare. Choose another launch.</source>
        <translation>%1: среди аргументов запуска %2 нет памяти, сравнивать нечего. Выберите другой запуск.</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>аргумент %1</translation>
    </message>
    <message>
        <source>The contents of %1 were not captured%2. Here it holds zeros.</source>
        <translation>Содержимое %1 не захвачено%2. Здесь нули.</translation>
    </message>
    <message>
        <source>Headers that were not found when it was captured: %1.</source>
        <translation>Заголовки, не найденные при захвате: %1.</translation>
    </message>
    <message>
        <source>The groups of %1 do not divide %2 work-items: the program used groups of several sizes, which are not replayed.</source>
        <translation>Группы %1 не делят рабочие элементы (%2): программа использовала группы разных размеров, они не воспроизводятся.</translation>
    </message>
    <message>
        <source>Arguments %1 and %2 shared memory, one of them as an image. Here each has memory of its own.</source>
        <translation>Аргументы %1 и %2 делили память, один из них — изображение. Здесь у каждого своя память.</translation>
    </message>
    <message>
        <source>Argument %1 pointed %2 bytes into its allocation. Here its buffer begins there: what is before is left out.</source>
        <translation>Аргумент %1 указывал на %2 байт вглубь своей памяти. Здесь буфер начинается там, предыдущее опущено.</translation>
    </message>
    <message>
        <source>%1: argument %2 shares memory of %3 bytes with others, and at most %4 are replayed. Choose another launch.</source>
        <translation>%1: аргумент %2 делит с другими %3 байт памяти, воспроизводится не больше %4. Выберите другой запуск.</translation>
    </message>
    <message>
        <source>%1 could not blur the photo, so another blur is tried.</source>
        <translation>%1 не смог размыть фото, пробуется другое размытие.</translation>
    </message>
    <message>
        <source>Several workers need processes of their own. Leave out --in-process.</source>
        <translation>Нескольким исполнителям нужны свои процессы. Уберите --in-process.</translation>
    </message>
    <message>
        <source>a split</source>
        <translation>разделение</translation>
    </message>
    <message>
        <source>Captured launches are replayed on this machine, which has their files. Choose a device of it.</source>
        <translation>Захваченные запуски воспроизводятся на этой машине, где их файлы. Выберите её устройство.</translation>
    </message>
    <message>
        <source>in process</source>
        <translation>в этом процессе</translation>
    </message>
    <message>
        <source>runner process</source>
        <translation>отдельный процесс</translation>
    </message>
    <message>
        <source>Revisions of a kernel</source>
        <translation>Ревизии ядра</translation>
    </message>
    <message>
        <source>The revision</source>
        <translation>Ревизия</translation>
    </message>
    <message>
        <source>`headroom-cli watch`</source>
        <translation>`headroom-cli watch`</translation>
    </message>
    <message>
        <source>No revision of this kernel was kept. Measure it with `headroom-cli watch` first.</source>
        <translation>Ревизии этого ядра не сохранены. Сначала измерьте его через `headroom-cli watch`.</translation>
    </message>
    <message>
        <source>There is no revision %1; there are those from %2 to %3.</source>
        <translation>Ревизии %1 нет; есть с %2 по %3.</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1, ревизия %2</translation>
    </message>
    <message>
        <source>%1 times the time of revision %2, by too few samples to be sure</source>
        <translation>в %1 раза от времени ревизии %2, замеров мало для уверенности</translation>
    </message>
    <message>
        <source>as fast as revision %1, by a brief measurement</source>
        <translation>так же быстро, как ревизия %1, по короткому измерению</translation>
    </message>
    <message>
        <source>%1 times as fast as revision %2</source>
        <translation>в %1 раза быстрее ревизии %2</translation>
    </message>
    <message>
        <source>slower than revision %1: %2 times its time</source>
        <translation>медленнее ревизии %1: время в %2 раза больше</translation>
    </message>
    <message>
        <source>%1% of its ceiling</source>
        <translation>%1% предела</translation>
    </message>
    <message>
        <source>largest error %1</source>
        <translation>наибольшая ошибка %1</translation>
    </message>
    <message>
        <source>mostly the cost of starting launches</source>
        <translation>в основном цена запусков</translation>
    </message>
    <message>
        <source>compared with the one before</source>
        <translation>по сравнению с предыдущей</translation>
    </message>
    <message>
        <source>Copy of 1 size</source>
        <translation>Копирование 1 размера</translation>
    </message>
    <message>
        <source>Copies of %1 sizes</source>
        <translation>Копирование, размеров: %1</translation>
    </message>
    <message>
        <source>This session has no results. Save one that has, or name a run document.</source>
        <translation>В этом сеансе нет результатов. Сохраните сеанс с ними или укажите документ прогона.</translation>
    </message>
    <message>
        <source>These results are of format %1; this Headroom reads formats %2 and %3. Open them with the version that wrote them.</source>
        <translation>Эти результаты в формате %1; этот Headroom читает форматы %2 и %3. Откройте их той версией, что их записала.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is nested too deeply.</source>
        <translation>Это не документ прогона Headroom: слишком глубокая вложенность.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: it is not JSON, or is truncated.</source>
        <translation>Это не документ прогона Headroom: не JSON или обрезан.</translation>
    </message>
    <message>
        <source>This is not a run document of Headroom: %1.</source>
        <translation>Это не документ прогона Headroom: %1.</translation>
    </message>
    <message>
        <source>This run document is damaged: %1.</source>
        <translation>Этот документ прогона повреждён: %1.</translation>
    </message>
    <message>
        <source>%1 cannot have %2.</source>
        <translation>%1: недопустимы %2.</translation>
    </message>
    <message>
        <source>several lines or tabs</source>
        <translation>несколько строк или табуляция</translation>
    </message>
    <message>
        <source>control characters</source>
        <translation>управляющие символы</translation>
    </message>
    <message>
        <source>%1 has %2 bytes. The limit is %3.</source>
        <translation>%1: байтов %2, предел %3.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is not one word. Separate tags by blanks or commas.</source>
        <translation>Тег «%1» — не одно слово. Разделяйте теги пробелами или запятыми.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot;</source>
        <translation>Тег «%1»</translation>
    </message>
    <message>
        <source>The name of a run</source>
        <translation>Имя прогона</translation>
    </message>
    <message>
        <source>The note of a run</source>
        <translation>Заметка прогона</translation>
    </message>
    <message>
        <source>A run has at most %1 tags, not %2.</source>
        <translation>Тегов у прогона не больше %1, а не %2.</translation>
    </message>
    <message>
        <source>This session is of format %1; this Headroom reads format %2. Open it with the version that wrote it.</source>
        <translation>Этот сеанс в формате %1; этот Headroom читает формат %2. Откройте его той версией, что его записала.</translation>
    </message>
    <message>
        <source>%1 workers cannot measure at once. Choose from 1 to %2.</source>
        <translation>Столько процессов (%1) одновременно измерять не могут. Выберите от 1 до %2.</translation>
    </message>
    <message>
        <source>%1 names %2 workers, and no file decides how many runners start. Resume it with the number that you want: headroom-cli run --resume %3 --workers N.</source>
        <translation>%1 называет процессов: %2, но число запускаемых решает не файл. Возобновите с нужным числом: headroom-cli run --resume %3 --workers N.</translation>
    </message>
    <message>
        <source>The unsaved session cannot be stored in %1: %2. Save it under a name to keep it.</source>
        <translation>Несохранённый сеанс не записать в %1: %2. Сохраните его под именем, чтобы не потерять.</translation>
    </message>
    <message>
        <source>The unsaved session of an earlier start was not restored, and is kept as %1.</source>
        <translation>Несохранённый сеанс прежнего запуска не восстановлен и оставлен как %1.</translation>
    </message>
    <message>
        <source>state of the caches</source>
        <translation>состояние кэшей</translation>
    </message>
    <message>
        <source>The session would take %1 MiB, and Headroom reads at most %2 MiB. Save it without its photo, or export the run alone.</source>
        <translation>Сеанс занял бы %1 МиБ, а Headroom читает не больше %2 МиБ. Сохраните его без фото или экспортируйте только прогон.</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2. Nothing was changed.</source>
        <translation>%1 не открыть как сеанс: %2. Ничего не изменено.</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session.</source>
        <translation>%1 не открыть как сеанс.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2 Choose another folder. Nothing was written.</source>
        <translation>%1 не сохранён: %2 Выберите другую папку. Ничего не записано.</translation>
    </message>
    <message>
        <source>it is not in the folder of the kernel, or below it.</source>
        <translation>он не в папке ядра и не ниже её.</translation>
    </message>
    <message>
        <source>the session has only its built text, not its files.</source>
        <translation>в сеансе только собранный текст, без файлов.</translation>
    </message>
    <message>
        <source>there is a file of that name.</source>
        <translation>файл с таким именем уже есть.</translation>
    </message>
    <message>
        <source>%1 times %2 alone</source>
        <translation>быстрее в %1 раза, чем только %2</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>только %1</translation>
    </message>
    <message>
        <source>Best %1: %2: %3.</source>
        <translation>Лучше всего %1: %2: %3.</translation>
    </message>
    <message>
        <source>what each device does alone is not known</source>
        <translation>скорость каждого устройства в отдельности неизвестна</translation>
    </message>
    <message>
        <source>sharing gains nothing</source>
        <translation>разделение ничего не даёт</translation>
    </message>
    <message>
        <source>%1 of the ways to share</source>
        <translation>вариантов разделения: %1</translation>
    </message>
    <message>
        <source>%1 and %2 on %3 (%4 shares, the shortest time at %5)</source>
        <translation>%1 и %2 на %3 (долей: %4, короче всего при %5)</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Время ядер</translation>
    </message>
    <message>
        <source>End-to-end time</source>
        <translation>Полное время</translation>
    </message>
    <message>
        <source>%1: no difference beyond the noise between %2</source>
        <translation>%1: нет разницы сверх шума между %2</translation>
    </message>
    <message>
        <source>of which the shortest time had %1</source>
        <translation>из них короче всего %1</translation>
    </message>
    <message>
        <source>%1 may be as fast, so sharing may gain nothing</source>
        <translation>возможно, так же быстро и %1, тогда разделение ничего не даёт</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>по полному времени</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>часть %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>частей: %1, устройство %2</translation>
    </message>
    <message>
        <source>Shared by %1.</source>
        <translation>Разделено: %1.</translation>
    </message>
    <message>
        <source>in steps</source>
        <translation>по шагам</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>каждое в отдельности</translation>
    </message>
    <message>
        <source>the best and each alone</source>
        <translation>лучшая и каждое в отдельности</translation>
    </message>
    <message>
        <source>about the best</source>
        <translation>около лучшей</translation>
    </message>
    <message>
        <source>in proportion to speeds</source>
        <translation>пропорционально скоростям</translation>
    </message>
    <message>
        <source>%1 and %2 do not compute the same thing on the same pixels, so they cannot share the rows of one result. Choose variants with the same reference.</source>
        <translation>%1 и %2 вычисляют не одно и то же на тех же пикселях и не могут делить строки одного результата. Выберите варианты с одним эталоном.</translation>
    </message>
    <message>
        <source>Work is split either between several devices or between parts of one. Name one device for parts.</source>
        <translation>Работа делится либо между несколькими устройствами, либо между частями одного. Для частей укажите одно устройство.</translation>
    </message>
    <message>
        <source>Work is split between at least two devices, or parts of one device.</source>
        <translation>Работа делится хотя бы между двумя устройствами или частями одного.</translation>
    </message>
    <message>
        <source>Work can be split into %1 parts at most.</source>
        <translation>Работу можно разделить не больше чем на %1 частей.</translation>
    </message>
    <message>
        <source>%1 parts cannot share %2. Choose a larger size.</source>
        <translation>Частям (%1) не разделить столько: %2. Выберите размер побольше.</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 строка</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 строка</numerusform>
            <numerusform>%1 строки</numerusform>
            <numerusform>%1 строк</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 parts and %2 variants. Name one for all of them, or one for each.</source>
        <translation>Частей %1, а вариантов %2. Укажите один на все или по одному на каждую.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and a selector before it both mean %2 (%3). Name different devices, or split one device into parts.</source>
        <translation>«%1» и указанное раньше — одно устройство %2 (%3). Укажите разные устройства или разделите одно на части.</translation>
    </message>
    <message>
        <source>%1 is not a kernel, so devices cannot share it. Choose a kernel.</source>
        <translation>%1 — не ядро, устройства не могут его делить. Выберите ядро.</translation>
    </message>
    <message>
        <source>The result of %1 has no rows that devices could share. Choose a variant of another workload.</source>
        <translation>В результате %1 нет строк, которые могли бы делить устройства. Выберите вариант другой задачи.</translation>
    </message>
    <message>
        <source>A part of the rows of %1 needs all of the source, so it is not split by rows. Choose another variant.</source>
        <translation>Части строк %1 нужен весь источник, поэтому по строкам он не делится. Выберите другой вариант.</translation>
    </message>
    <message>
        <source>%1 works on images, which are not split. Choose a variant that uses buffers.</source>
        <translation>%1 работает с изображениями, они не делятся. Выберите вариант с буферами.</translation>
    </message>
    <message>
        <source>Name a variant whose work is to be split.</source>
        <translation>Укажите вариант, работу которого делить.</translation>
    </message>
    <message>
        <source>A step is from %1 to %2% of the rows.</source>
        <translation>Шаг — от %1 до %2% строк.</translation>
    </message>
    <message>
        <source>Shares take from 1 to %1 rounds.</source>
        <translation>Доли измеряются от 1 до %1 раундов.</translation>
    </message>
    <message>
        <source>A share is sampled for 0 to %1 seconds.</source>
        <translation>Доля измеряется от 0 до %1 секунд.</translation>
    </message>
    <message>
        <source>The best share is found to %1% of the rows at best.</source>
        <translation>Лучшая доля находится не точнее %1% строк.</translation>
    </message>
    <message>
        <source>%1about %2 left</source>
        <translation>%1осталось около %2</translation>
    </message>
    <message>
        <source>%1 at %2 runs on %3 with %4, which tuning found best.</source>
        <translation>%1 при %2 на %3 выполняется с %4 — лучшим по настройке.</translation>
    </message>
    <message>
        <source>%1 at %2 has not been tuned for %3, so it runs with its defaults. `%4` looks for better values.</source>
        <translation>%1 при %2 не настроен для %3 и выполняется со значениями по умолчанию. Лучшие ищет `%4`.</translation>
    </message>
    <message>
        <source>One launch took %1 s at %2, so it would take about %3 s here, and %4 s are allowed. Choose a smaller size, or a longer longest launch.</source>
        <translation>Запуск занял %1 с при %2, здесь будет около %3 с, а допустимо %4 с. Выберите размер поменьше или увеличьте самый долгий запуск.</translation>
    </message>
    <message>
        <source>After %1 such attempts, others were not made.</source>
        <translation>После таких попыток (%1) другие не делались.</translation>
    </message>
    <message>
        <source>time budget</source>
        <translation>бюджет времени</translation>
    </message>
    <message>
        <source>round limit</source>
        <translation>предел раундов</translation>
    </message>
    <message>
        <source>sample limit</source>
        <translation>предел замеров</translation>
    </message>
    <message>
        <source>Only other machines are used.</source>
        <translation>Используются только другие машины.</translation>
    </message>
    <message>
        <source>The time budget must be from 0 to %1 seconds.</source>
        <translation>Бюджет времени — от 0 до %1 секунд.</translation>
    </message>
    <message>
        <source>%1 rounds cannot be measured. Choose from 1 to %2.</source>
        <translation>Столько раундов (%1) измерить нельзя. Выберите от 1 до %2.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 warm-up launches.</source>
        <translation>Прогревочных запусков — от 0 до %1.</translation>
    </message>
    <message>
        <source>The number of samples must be from 1 to %1, and the largest at least the smallest.</source>
        <translation>Число замеров — от 1 до %1, а наибольшее не меньше наименьшего.</translation>
    </message>
    <message>
        <source>The noise goal must be a fraction from 0 to 1, or a negative one for never.</source>
        <translation>Цель по шуму — доля от 0 до 1 или отрицательное число: никогда.</translation>
    </message>
    <message>
        <source>None of the chosen variants has a tunable %1. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>Ни у одного из выбранных вариантов нет параметра настройки %1. Их перечисляет `headroom-cli variants --json`.</translation>
    </message>
    <message>
        <source>nor is it one of the parameters:</source>
        <translation>и среди параметров его нет:</translation>
    </message>
    <message>
        <source>A run needs at least one size, e.g. 4MP.</source>
        <translation>Прогону нужен хотя бы один размер, например 4MP.</translation>
    </message>
    <message>
        <source>A run needs at least one variant.</source>
        <translation>Прогону нужен хотя бы один вариант.</translation>
    </message>
    <message>
        <source>Every point can be measured from 1 to %1 times.</source>
        <translation>Каждую точку можно измерить от 1 до %1 раз.</translation>
    </message>
    <message>
        <source>The longest launch must be more than 0 seconds.</source>
        <translation>Самый долгий запуск должен быть больше 0 секунд.</translation>
    </message>
    <message>
        <source>A run has at most %1 points, and this one would have %2. Name fewer variants, sizes, devices or repeats.</source>
        <translation>Точек в прогоне не больше %1, а здесь было бы %2. Уменьшите число вариантов, размеров, устройств или повторов.</translation>
    </message>
    <message>
        <source>The cost of a launch on %1 is not known:</source>
        <translation>Стоимость запуска на %1 неизвестна:</translation>
    </message>
    <message>
        <source>Its further rounds are missing.</source>
        <translation>Дальнейших раундов нет.</translation>
    </message>
    <message>
        <source>Tuned configurations</source>
        <translation>Настроенные конфигурации</translation>
    </message>
    <message>
        <source>The best configuration</source>
        <translation>Лучшая конфигурация</translation>
    </message>
    <message>
        <source>`headroom-cli tune`</source>
        <translation>`headroom-cli tune`</translation>
    </message>
    <message>
        <source>What tuning had found for %1 on %2 was of another driver or of another source of the kernel, and was discarded. Tune it again.</source>
        <translation>Найденное настройкой для %1 на %2 относилось к другому драйверу или исходному тексту и отброшено. Настройте заново.</translation>
    </message>
    <message>
        <source>The stored configuration of %1 at %2 stays %3, which an earlier tuning found. This tuning did not try it, and found none that gains as much over the default.</source>
        <translation>Сохранённая конфигурация %1 при %2 остаётся прежней: %3. Эта настройка её не пробовала и не нашла дающей столько же сверх значений по умолчанию.</translation>
    </message>
    <message>
        <source>The tunables of %1 have more combinations than can be numbered. Give them fewer values.</source>
        <translation>Комбинаций параметров %1 больше, чем можно пронумеровать. Дайте им меньше значений.</translation>
    </message>
    <message>
        <source>What is tried is not kept:</source>
        <translation>Попытки не сохраняются:</translation>
    </message>
    <message>
        <source>%1 at %2: compiling the next %3 configurations</source>
        <translation>%1 при %2: компилируются следующие конфигурации (%3)</translation>
    </message>
    <message>
        <source>From here on what is tried is not kept:</source>
        <translation>С этого места попытки не сохраняются:</translation>
    </message>
    <message>
        <source>best %1 ms with %2</source>
        <translation>лучшее %1 мс с %2</translation>
    </message>
    <message>
        <source>Timing was abandoned early: %1 times as long as the best so far.</source>
        <translation>Измерение прервано досрочно: в %1 раза дольше лучшей.</translation>
    </message>
    <message>
        <source>Tuning needs at least one variant.</source>
        <translation>Настройке нужен хотя бы один вариант.</translation>
    </message>
    <message>
        <source>%1 has no tunables, so there is nothing to tune. `headroom-cli variants --json` lists the tunables of each.</source>
        <translation>У %1 нет параметров настройки, настраивать нечего. Их перечисляет `headroom-cli variants --json`.</translation>
    </message>
    <message>
        <source>The budget of %1 s cannot be used. Choose more than 0 and at most %2 seconds.</source>
        <translation>Бюджет %1 с не годится. Выберите больше 0 и не больше %2 секунд.</translation>
    </message>
    <message>
        <source>%1 programs cannot be built at once. Choose from 1 to %2, or 0 for a number that suits the CPU.</source>
        <translation>Столько программ (%1) одновременно собрать нельзя. Выберите от 1 до %2 или 0 — сколько подходит CPU.</translation>
    </message>
    <message>
        <source>Each of several workers compiles what it measures, so nothing is compiled ahead. Choose --workers or --jobs.</source>
        <translation>Из нескольких процессов каждый компилирует то, что измеряет, поэтому заранее ничего не компилируется. Выберите --workers или --jobs.</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations cannot be compared at the end. Choose from 1 to %2.</source>
        <translation>
            <numerusform>%1 конфигурацию в конце не сравнить. Выберите от 1 до %2.</numerusform>
            <numerusform>%1 конфигурации в конце не сравнить. Выберите от 1 до %2.</numerusform>
            <numerusform>%1 конфигураций в конце не сравнить. Выберите от 1 до %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no search &quot;%1&quot;. Choose learning, genetic, random or exhaustive.</source>
        <translation>Поиска «%1» нет. Выберите learning, genetic, random или exhaustive.</translation>
    </message>
    <message>
        <source>%1 invalid:</source>
        <translation>недействительных %1:</translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, at most %2 allowed</source>
        <translation>
            <numerusform>%1 конфигурация, допустимых не больше %2</numerusform>
            <numerusform>%1 конфигурации, допустимых не больше %2</numerusform>
            <numerusform>%1 конфигураций, допустимых не больше %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations</source>
        <translation>
            <numerusform>%1 конфигурация</numerusform>
            <numerusform>%1 конфигурации</numerusform>
            <numerusform>%1 конфигураций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 configurations, %2 allowed</source>
        <translation>
            <numerusform>%1 конфигурация, допустимых %2</numerusform>
            <numerusform>%1 конфигурации, допустимых %2</numerusform>
            <numerusform>%1 конфигураций, допустимых %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time. Write e.g. 60s, 2min or 1h.</source>
        <translation>«%1» — не время. Напишите, например, 60s, 2min или 1h.</translation>
    </message>
    <message>
        <source>The tuning journal %1 %2. It was left as it is. Move it away to start again.</source>
        <translation>Журнал настройки %1 %2. Он оставлен как есть. Уберите его, чтобы начать заново.</translation>
    </message>
    <message>
        <source>is of format %1, which a newer Headroom wrote; this one reads format %2</source>
        <translation>в формате %1, его записал более новый Headroom; этот читает формат %2</translation>
    </message>
    <message>
        <source>is damaged in line %1:</source>
        <translation>повреждён в строке %1:</translation>
    </message>
    <message>
        <source>%1 is being written by another tuning of the same. Wait for its end.</source>
        <translation>%1 пишет другая такая же настройка. Дождитесь её конца.</translation>
    </message>
    <message>
        <source>another process began it just now</source>
        <translation>его только что начал другой процесс</translation>
    </message>
    <message>
        <source>%1 of %2 configurations tried</source>
        <translation>испробовано конфигураций: %1 из %2</translation>
    </message>
    <message>
        <source>%1, %2 tried</source>
        <translation>%1, испробовано %2</translation>
    </message>
    <message>
        <source>(%1 by an earlier tuning)</source>
        <translation>(%1 — прежней настройкой)</translation>
    </message>
    <message>
        <source>%1 abandoned early</source>
        <translation>прервано досрочно: %1</translation>
    </message>
    <message>
        <source>%1 at %2 on %3: %4 in %5 s%6; %7.</source>
        <translation>%1 при %2 на %3: %4 за %5 с%6; %7.</translation>
    </message>
    <message>
        <source>stopped before the fastest were compared, so none is kept</source>
        <translation>остановлено до сравнения самых быстрых, поэтому ничего не сохранено</translation>
    </message>
    <message>
        <source>none is allowed here: the default %1</source>
        <translation>здесь нет допустимых: значение по умолчанию %1</translation>
    </message>
    <message>
        <source>none of them is valid</source>
        <translation>ни одна не действительна</translation>
    </message>
    <message>
        <source>that was the default: a longer budget tries others</source>
        <translation>это значения по умолчанию: больший бюджет испробует другие</translation>
    </message>
    <message>
        <source>none is faster than the default</source>
        <translation>ни одна не быстрее значений по умолчанию</translation>
    </message>
    <message>
        <source>the default is not allowed here: it %1</source>
        <translation>значения по умолчанию здесь недопустимы: %1</translation>
    </message>
    <message>
        <source>the default is invalid</source>
        <translation>значения по умолчанию недействительны</translation>
    </message>
    <message>
        <source>about as fast</source>
        <translation>примерно так же быстро</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>быстрее в %1 раза</translation>
    </message>
    <message>
        <source>the best is %1 as the default</source>
        <translation>лучшая относительно значений по умолчанию: %1</translation>
    </message>
    <message>
        <source>which may be noise: their intervals overlap</source>
        <translation>возможно, это шум: интервалы пересекаются</translation>
    </message>
    <message>
        <source>by a comparison that was stopped early</source>
        <translation>по остановленному досрочно сравнению</translation>
    </message>
    <message>
        <source>There is nothing to measure. Choose variants and sizes.</source>
        <translation>Измерять нечего. Выберите варианты и размеры.</translation>
    </message>
    <message>
        <source>%1 does not contain the plan of its run. Start a new run.</source>
        <translation>В %1 нет плана прогона. Начните новый прогон.</translation>
    </message>
    <message>
        <source>%1 cannot be used on photos. Choose a variant of workload %2.</source>
        <translation>%1 не применить к фото. Выберите вариант задачи %2.</translation>
    </message>
    <message>
        <source>There is no photo to process. Open one first.</source>
        <translation>Нет фото для обработки. Сначала откройте его.</translation>
    </message>
    <message>
        <source>A choice needs a size of at least one pixel and one channel.</source>
        <translation>Для выбора нужен размер хотя бы в один пиксель и один канал.</translation>
    </message>
    <message>
        <source>%1 has no kernel file, so no compiler makes anything of it. Choose a kernel.</source>
        <translation>У %1 нет файла ядра, компилировать нечего. Выберите ядро.</translation>
    </message>
    <message>
        <source>Deriche&apos;s recursion, in double</source>
        <translation>рекурсия Дериша, в double</translation>
    </message>
    <message>
        <source>True Gaussian, in double</source>
        <translation>истинная гауссиана, в double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double</source>
        <translation>гауссиана, обрезанная на 3 сигма, в double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels whose sums slide</source>
        <translation>гауссиана, обрезанная на 3 сигма, в double, для ядер со скользящими суммами</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma, in double, for kernels that keep rows as halves</source>
        <translation>гауссиана, обрезанная на 3 сигма, в double, для ядер, хранящих строки как half</translation>
    </message>
    <message>
        <source>Gaussian of RADIUS weights on either side that are halves, in double</source>
        <translation>гауссиана с RADIUS весами half с каждой стороны, в double</translation>
    </message>
    <message>
        <source>Gaussian cut off at 3 sigma with weights rounded to 256ths, in double</source>
        <translation>гауссиана, обрезанная на 3 сигма, с весами, округлёнными до 1/256, в double</translation>
    </message>
    <message>
        <source>COSINES cosines in place of the Gaussian, in double</source>
        <translation>COSINES косинусов вместо гауссианы, в double</translation>
    </message>
    <message>
        <source>needs OpenCV, which this Headroom was built without (install libopencv-imgproc-dev and libopencv-imgcodecs-dev, and build with -DHEADROOM_OPENCV=ON)</source>
        <translation>требует OpenCV, без которой собран этот Headroom (установите libopencv-imgproc-dev и libopencv-imgcodecs-dev и соберите с -DHEADROOM_OPENCV=ON)</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, with as many taps as the separable variants: what a well-kept library makes of this machine&apos;s processor, all of its cores and vector units.</source>
        <translation>cv::GaussianBlur на хосте, с тем же числом отводов, что у разделимых вариантов: чего добивается от процессора этой машины, всех его ядер и векторных блоков хорошо поддерживаемая библиотека.</translation>
    </message>
    <message>
        <source>cv::GaussianBlur on the host, on 8-bit pixels and with as many taps as opencv. OpenCV computes these in integers, with weights rounded to 256ths: its distance to the true Gaussian is theirs.</source>
        <translation>cv::GaussianBlur на хосте, на 8-битных пикселях и с тем же числом отводов, что у opencv. OpenCV считает в целых числах, с весами, округлёнными до 1/256: отсюда отличие от истинной гауссианы.</translation>
    </message>
    <message>
        <source>cv::GaussianBlur of cv::UMat on the same device and the same buffers, with as many taps as the separable variants: what OpenCV&apos;s own kernels make of it.</source>
        <translation>cv::GaussianBlur для cv::UMat на том же устройстве и тех же буферах, с тем же числом отводов, что у разделимых вариантов: чего добиваются собственные ядра OpenCV.</translation>
    </message>
    <message>
        <source>needs a CLBlast with the function CLBlastSgemm; this one has none</source>
        <translation>требует CLBlast с функцией CLBlastSgemm; в этом её нет</translation>
    </message>
    <message>
        <source>CLBlastSgemm on the same device and the same buffers: kernels in portable OpenCL C, with the parameters that its authors have found for this device, or its defaults.</source>
        <translation>CLBlastSgemm на том же устройстве и тех же буферах: ядра на переносимом OpenCL C с параметрами, которые авторы нашли для этого устройства, или со значениями по умолчанию.</translation>
    </message>
    <message>
        <source>install NVIDIA&apos;s CUDA toolkit, and add the folder of libcublas.so to LD_LIBRARY_PATH</source>
        <translation>установите CUDA Toolkit от NVIDIA и добавьте папку с libcublas.so в LD_LIBRARY_PATH</translation>
    </message>
    <message>
        <source>needs functions that this cuBLAS does not have</source>
        <translation>требует функций, которых в этой cuBLAS нет</translation>
    </message>
    <message>
        <source>cublasSgemm on the same GPU, without TF32: what the vendor&apos;s own library, written in machine code, makes of it.</source>
        <translation>cublasSgemm на том же GPU, без TF32: чего добивается библиотека изготовителя, написанная в машинном коде.</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in floats, on its matrix units.</source>
        <translation>cublasGemmEx на том же GPU, с суммами во float, на его матричных блоках.</translation>
    </message>
    <message>
        <source>cublasGemmEx on the same GPU, with sums in ints, on its matrix units. It does not take all sizes.</source>
        <translation>cublasGemmEx на том же GPU, с суммами в int, на его матричных блоках. Подходят не все размеры.</translation>
    </message>
    <message>
        <source>The same with B stored column by column, as cuBLAS multiplies bytes fastest. B is transposed before the timing.</source>
        <translation>То же с B, хранимой по столбцам: так cuBLAS быстрее всего умножает байты. B транспонируется до измерения.</translation>
    </message>
    <message>
        <source>cuBLAS, B stored by columns</source>
        <translation>cuBLAS, B по столбцам</translation>
    </message>
    <message>
        <source>cblas_sgemm of OpenBLAS on the host, all of its threads: what a library written for processors makes of this one.</source>
        <translation>cblas_sgemm из OpenBLAS на хосте, во всех потоках: чего добивается от этого процессора библиотека для процессоров.</translation>
    </message>
    <message>
        <source>C++, all processors, tiles</source>
        <translation>C++, все процессоры, блоки</translation>
    </message>
    <message>
        <source>These tiles, on one thread pinned to each processor.</source>
        <translation>Эти же блоки, по закреплённому потоку на процессор.</translation>
    </message>
    <message>
        <source>C++, one thread</source>
        <translation>C++, один поток</translation>
    </message>
    <message>
        <source>Three plain loops, row by column: the baseline of every speed-up.</source>
        <translation>Три простых цикла, строка на столбец: основа для всех ускорений.</translation>
    </message>
    <message>
        <source>C++, one thread, tiles</source>
        <translation>C++, один поток, блоки</translation>
    </message>
    <message>
        <source>The same in tiles of 16 x 32 x 16, whose sums stay in registers and whose inner loop the compiler makes vectors of.</source>
        <translation>То же блоками 16 x 32 x 16: суммы остаются в регистрах, а внутренний цикл компилятор векторизует.</translation>
    </message>
    <message>
        <source>Product of matrices, in double</source>
        <translation>произведение матриц, в double</translation>
    </message>
    <message>
        <source>Product of matrices of halves, in double</source>
        <translation>произведение матриц half, в double</translation>
    </message>
    <message>
        <source>Product of matrices of ints, exact</source>
        <translation>произведение матриц int, точно</translation>
    </message>
    <message>
        <source>needs an OpenBLAS with the function cblas_sgemm; this one has none</source>
        <translation>требует OpenBLAS с функцией cblas_sgemm; в этом её нет</translation>
    </message>
    <message>
        <source>Mean of the block, in double</source>
        <translation>среднее по блоку, в double</translation>
    </message>
    <message>
        <source>C++ on all processors</source>
        <translation>C++ на всех процессорах</translation>
    </message>
    <message>
        <source>The copy from C++, one thread pinned to each processor, each with one run of the plane: what this processor gives without an OpenCL compiler in between.</source>
        <translation>Копирование на C++, по закреплённому потоку на процессор, у каждого свой отрезок плоскости: что даёт этот процессор без компилятора OpenCL.</translation>
    </message>
    <message>
        <source>C++ on all processors, past the caches</source>
        <translation>C++ на всех процессорах, мимо кэшей</translation>
    </message>
    <message>
        <source>The same with stores that go to memory past the caches: a line that is written whole need not be read first. It loses on planes that the caches hold.</source>
        <translation>То же с записью мимо кэшей: строку, записываемую целиком, не нужно сначала читать. Проигрывает на плоскостях, которые помещаются в кэши.</translation>
    </message>
    <message>
        <source>needs stores past the caches, which this Headroom does not know for this CPU (compare with copy.native)</source>
        <translation>требует записи мимо кэшей, которой этот Headroom для этого CPU не знает (сравните с copy.native)</translation>
    </message>
    <message>
        <source>Chains of multiply-adds from C++, one thread pinned to each processor, twelve vectors under way in each: what this processor gives without an OpenCL compiler in between.</source>
        <translation>Цепочки умножений со сложением на C++, по закреплённому потоку на процессор, в каждом двенадцать векторов в работе: что даёт этот процессор без компилятора OpenCL.</translation>
    </message>
    <message>
        <source>Either of two chains, in double</source>
        <translation>одна из двух цепочек, в double</translation>
    </message>
    <message>
        <source>Built-in functions, in double</source>
        <translation>встроенные функции, в double</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for half_ ones</source>
        <translation>встроенные функции, в double, для half_</translation>
    </message>
    <message>
        <source>Built-in functions, in double, for native_ ones</source>
        <translation>встроенные функции, в double, для native_</translation>
    </message>
    <message>
        <source>Polynomial, quotient, exponential and sine, in double</source>
        <translation>многочлен, частное, экспонента и синус, в double</translation>
    </message>
    <message>
        <source>The same, for relaxed mathematics</source>
        <translation>то же, для ослабленной математики</translation>
    </message>
    <message>
        <source>The source itself</source>
        <translation>сам источник</translation>
    </message>
    <message>
        <source>Logistic map, in double</source>
        <translation>логистическое отображение, в double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double</source>
        <translation>среднее сжимающих цепочек, в double</translation>
    </message>
    <message>
        <source>Mean of contracting chains, in double, for kernels that compute in halves</source>
        <translation>среднее сжимающих цепочек, в double, для ядер, считающих в half</translation>
    </message>
    <message>
        <source>Sum of chains of ints modulo 2^32</source>
        <translation>сумма цепочек int по модулю 2^32</translation>
    </message>
    <message>
        <source>Sums of equal products, in double</source>
        <translation>суммы равных произведений, в double</translation>
    </message>
    <message>
        <source>Sums of equal products of ints</source>
        <translation>суммы равных произведений int</translation>
    </message>
    <message>
        <source>A kernel of one work-item that does next to nothing, with a wait after each launch: the whole way to the device and back. The guide says 10 to 100 µs per kernel.</source>
        <translation>Ядро из одного рабочего элемента, которое почти ничего не делает, с ожиданием после каждого запуска: весь путь до устройства и обратно. Пособие называет 10–100 мкс на ядро.</translation>
    </message>
    <message>
        <source>The same launches, a hundred or more of them before each wait, on a queue without profiling: what a launch costs when the next one need not wait for the host to hear of it.</source>
        <translation>Те же запуски, сто и больше перед каждым ожиданием, в очереди без профилирования: цена запуска, когда следующему не нужно ждать, пока хост узнает о предыдущем.</translation>
    </message>
    <message>
        <source>The same kernel over as many work-items as the plane has pixels: what scheduling all the work-groups costs before any of them does anything.</source>
        <translation>То же ядро с числом рабочих элементов по числу пикселей плоскости: цена распределения всех рабочих групп до того, как хоть одна что-то сделает.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each launch with an event that is never queried: the cost of an event.</source>
        <translation>Много запусков и одно ожидание, у каждого событие, которое не опрашивается: цена события.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each waiting for the one before it, which the in-order queue does anyway.</source>
        <translation>Много запусков и одно ожидание, каждый ждёт предыдущего, что упорядоченная очередь делает и так.</translation>
    </message>
    <message>
        <source>Many launches and one wait, each with an event, on a queue that stamps every command with times: what Headroom&apos;s own way of timing costs a launch.</source>
        <translation>Много запусков и одно ожидание, у каждого событие, очередь отмечает времена каждой команды: во что обходится запуску измерение самого Headroom.</translation>
    </message>
    <message>
        <source>Builds an image program of five kernels from its source and launches one of them. The source is another one each time, so that the driver cannot serve it from a cache of its own.</source>
        <translation>Собирает из исходного текста программу для изображений из пяти ядер и запускает одно. Текст каждый раз другой, чтобы драйвер не взял его из своего кэша.</translation>
    </message>
    <message>
        <source>Build once</source>
        <translation>Собрать один раз</translation>
    </message>
    <message>
        <source>Loads the same program from the binary that a first build gave, and launches the same kernel: what saving the binary leaves to do at each start.</source>
        <translation>Загружает ту же программу из двоичного кода первой сборки и запускает то же ядро: что остаётся при каждом старте, если двоичный код сохранён.</translation>
    </message>
    <message>
        <source>Allocates a buffer of the plane&apos;s size, fills it, waits and frees it, as a program does that creates its buffers for every image.</source>
        <translation>Выделяет буфер размером с плоскость, заполняет его, ждёт и освобождает, как программа, создающая буферы для каждого изображения.</translation>
    </message>
    <message>
        <source>Reuse objects</source>
        <translation>Повторно использовать объекты</translation>
    </message>
    <message>
        <source>filled buffer</source>
        <translation>заполненный буфер</translation>
    </message>
    <message>
        <source>Fills the same buffer of the plane&apos;s size and waits: what is left when allocating and freeing are saved.</source>
        <translation>Заполняет тот же буфер размером с плоскость и ждёт: что остаётся без выделения и освобождения.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer of the whole plane from ordinary memory.</source>
        <translation>Один clEnqueueWriteBuffer всей плоскости из обычной памяти.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer per row, and one wait at the end: each piece costs a call and a command of its own.</source>
        <translation>По clEnqueueWriteBuffer на строку и одно ожидание в конце: каждый кусок стоит вызова и отдельной команды.</translation>
    </message>
    <message>
        <source>One clEnqueueWriteBuffer from the mapped memory of a buffer that was made with CL_MEM_ALLOC_HOST_PTR: a discrete GPU fetches it by itself, where ordinary memory is first copied to a place that it can reach.</source>
        <translation>Один clEnqueueWriteBuffer из отображённой памяти буфера, созданного с CL_MEM_ALLOC_HOST_PTR: дискретный GPU забирает её сам, тогда как обычная память сначала копируется туда, куда он может обратиться.</translation>
    </message>
    <message>
        <source>Pinned memory</source>
        <translation>Закреплённая память</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer, copies the plane into it on the host, unmaps it: where host and device share their memory nothing else is moved, and a program that computes its pixels in place saves that copy too.</source>
        <translation>Отображает буфер устройства, копирует туда плоскость на хосте и снимает отображение: где память у хоста и устройства общая, больше ничего не перемещается, а программа, вычисляющая пиксели на месте, экономит и эту копию.</translation>
    </message>
    <message>
        <source>One clEnqueueReadBuffer of the whole plane to ordinary memory.</source>
        <translation>Один clEnqueueReadBuffer всей плоскости в обычную память.</translation>
    </message>
    <message>
        <source>The plane to the device, two operations per pixel there, the result back: what a single cheap kernel costs a program whose data does not stay on the device.</source>
        <translation>Плоскость на устройство, там две операции на пиксель, результат обратно: во что обходится одно дешёвое ядро программе, данные которой не остаются на устройстве.</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>туда и обратно</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the call that launches a kernel over the plane, read as soon as the call returns: the kernel may not even have started. A mistake, shown on purpose.</source>
        <translation>Часы хоста вокруг вызова, запускающего ядро над плоскостью, снятые сразу по возврате: ядро могло ещё не начаться. Ошибка, показанная нарочно.</translation>
    </message>
    <message>
        <source>CPU timers</source>
        <translation>Таймеры CPU</translation>
    </message>
    <message>
        <source>launch as it seems without a wait</source>
        <translation>запуск, каким он кажется без ожидания</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the same launch and a wait for its end: the kernel, and what the runtime takes to start it and to report its end.</source>
        <translation>Часы хоста вокруг того же запуска и ожидания его конца: ядро и то, что нужно среде выполнения, чтобы запустить его и сообщить о конце.</translation>
    </message>
    <message>
        <source>The same launch by its event&apos;s own stamps, START to END on the device&apos;s clock, as Headroom times every kernel: the kernel alone.</source>
        <translation>Тот же запуск по отметкам его события, от START до END по часам устройства, как Headroom измеряет каждое ядро: только ядро.</translation>
    </message>
    <message>
        <source>launch by the device&apos;s clock</source>
        <translation>запуск по часам устройства</translation>
    </message>
    <message>
        <source>The host&apos;s clock around the launch and a wait for its end, started while the device is still at work on a launch before: that one&apos;s rest is counted too. A mistake, shown on purpose.</source>
        <translation>Часы хоста вокруг запуска и ожидания конца, начатые, пока устройство занято прежним запуском: его остаток тоже засчитан. Ошибка, показанная нарочно.</translation>
    </message>
    <message>
        <source>launch and wait, with what ran before</source>
        <translation>запуск и ожидание с тем, что шло раньше</translation>
    </message>
    <message>
        <source>The host&apos;s clock around ten launches over the plane, each followed by a blocking read of its result: the read waits for the launch, so the clock sees the kernel, and the transfer with it.</source>
        <translation>Часы хоста вокруг десяти запусков над плоскостью, за каждым — блокирующее чтение результата: чтение ждёт запуска, так что часы видят ядро и вместе с ним передачу.</translation>
    </message>
    <message>
        <source>Removed read</source>
        <translation>Убранное чтение</translation>
    </message>
    <message>
        <source>launch of the loop</source>
        <translation>запуск цикла</translation>
    </message>
    <message>
        <source>The same loop with the read removed: nothing waits any more, and the clock is read when the launches are enqueued. A mistake, shown on purpose.</source>
        <translation>Тот же цикл без чтения: больше ничто не ждёт, и часы снимаются, когда запуски поставлены в очередь. Ошибка, показанная нарочно.</translation>
    </message>
    <message>
        <source>launch of the loop as it seems</source>
        <translation>запуск цикла, каким он кажется</translation>
    </message>
    <message>
        <source>The same loop without reads, and a wait for all of it before the clock is read: the kernels alone, one after the other.</source>
        <translation>Тот же цикл без чтения, с ожиданием всего до снятия часов: одни ядра, друг за другом.</translation>
    </message>
    <message>
        <source>The sum in double, relative to that of the absolute values</source>
        <translation>сумма в double, относительно суммы модулей</translation>
    </message>
    <message>
        <source>The source&apos;s columns as rows</source>
        <translation>столбцы источника как строки</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 для %2</translation>
    </message>
    <message>
        <source>%1 runs at sizes (%2) of as much memory: %3.</source>
        <translation>%1 выполняется при размерах (%2) с тем же объёмом памяти: %3.</translation>
    </message>
    <message>
        <source>%1: the name %2 is taken by a built-in workload; rename the %3.</source>
        <translation>%1: имя %2 занято встроенной задачей; переименуйте: %3.</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: the buffer %2 of %3 would have %4 elements, and %5 is the most.</source>
        <translation>Размер %1 невозможен: в буфере %2 (%3) было бы %4 элементов, а предел — %5.</translation>
    </message>
    <message>
        <source>There is no workload &quot;%1&quot;; choose one of: %2.</source>
        <translation>Задачи «%1» нет; выберите из: %2.</translation>
    </message>
    <message>
        <source>Workload %1 has no reference &quot;%2&quot;; choose one of: %3.</source>
        <translation>У задачи %1 нет эталона «%2»; выберите из: %3.</translation>
    </message>
    <message>
        <source>Size %1 does not fit %2, whose sizes are %3. Write %4.</source>
        <translation>Размер %1 не подходит для %2: там размеры — %3. Напишите %4.</translation>
    </message>
    <message>
        <source>megapixels (&quot;16MP&quot;) or WIDTHxHEIGHT (&quot;1023x769&quot;)</source>
        <translation>мегапиксели («16MP») или ШИРИНАxВЫСОТА («1023x769»)</translation>
    </message>
    <message>
        <source>%1 of them (&quot;%2&quot;)</source>
        <translation>их %1 («%2»)</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 has values for %3 = %4 only. Choose one of them.</source>
        <translation>Размер %1 невозможен: у %2 есть значения только для %3 = %4. Выберите из них.</translation>
    </message>
    <message>
        <source>Size %1 cannot be run: %2 must be from 1 to %3.</source>
        <translation>Размер %1 невозможен: %2 должно быть от 1 до %3.</translation>
    </message>
    <message>
        <source>%1 %2 is out of range; %3 takes %4 to %5.</source>
        <translation>%1 %2 вне диапазона; %3 принимает от %4 до %5.</translation>
    </message>
    <message>
        <source>%1 is not a value for %2. Write a number.</source>
        <translation>%1 — не значение для %2. Напишите число.</translation>
    </message>
    <message>
        <source>takes %1 from %2 to %3, not %4</source>
        <translation>принимает %1 от %2 до %3, а не %4</translation>
    </message>
    <message>
        <source>The same with a fourth cosine: a tenth of the error, for some more arithmetic. Source: as cosines-3.</source>
        <translation>То же с четвёртым косинусом: ошибка в десять раз меньше за немного больше вычислений. Источник: как у cosines-3.</translation>
    </message>
    <message>
        <source>The chains of peak16 on 32-bit integers: the int peak of CPUs, whose vectors hold as many ints as floats.</source>
        <translation>Цепочки peak16 на 32-битных целых: пик int для CPU, в векторах которых столько же int, сколько float.</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on halves. Each half becomes a float when it is loaded, as every device can load halves and many cannot multiply them.</source>
        <translation>Наивное ядро matmul на half. Каждое half при загрузке становится float: загружать half умеет каждое устройство, а умножать — не многие.</translation>
    </message>
    <message>
        <source>The naive kernel of matmul on 8-bit integers. Each byte becomes an int when it is loaded.</source>
        <translation>Наивное ядро matmul на 8-битных целых. Каждый байт при загрузке становится int.</translation>
    </message>
    <message>
        <source>The method of matmul-half.units with bytes: the same panels, twice as many numbers in each.</source>
        <translation>Метод matmul-half.units с байтами: те же панели, в каждой вдвое больше чисел.</translation>
    </message>
    <message>
        <source>As in two passes, but each load brings four numbers: fewer instructions for the same bytes.</source>
        <translation>Как в два прохода, но каждая загрузка приносит четыре числа: меньше команд на те же байты.</translation>
    </message>
    <message>
        <source>The plane as structures of four floats that lie one after another. Code that handles one field at a time touches every fourth float, and comes by the same lines four times. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>Плоскость как структуры из четырёх float, лежащие друг за другом. Код, обрабатывающий по одному полю, трогает лишь каждый четвёртый float и четырежды проходит те же строки памяти. Источник: сопроводительный текст о вычислениях на встроенной графике, который советует структуры из массивов ради последовательного доступа.</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a column, a whole row apart: each request needs a line of memory of its own and uses one float of it. Worst where the width is a power of two, because then the lines also fall into the same few banks and sets of the cache. Source: Apple, Tuning Performance On the GPU, Figure 14-13.</source>
        <translation>Соседние рабочие элементы обращаются к соседним пикселям столбца, отстоящим на целую строку: каждому запросу нужна своя строка памяти, а используется из неё один float. Хуже всего, когда ширина — степень двойки: тогда строки попадают ещё и в те же немногие банки и наборы кэша. Источник: Apple, Tuning Performance On the GPU, рис. 14-13.</translation>
    </message>
    <message>
        <source>The plane as elements of 1 byte, read and written in an order scrambled within blocks of 1024. As many accesses as there are bytes, each for a quarter of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Плоскость из элементов по 1 байту, читаемых и записываемых в порядке, перемешанном внутри блоков по 1024. Обращений столько же, сколько байтов, и каждое переносит четверть возможного. Источник: сопроводительный текст о вычислениях на встроенной графике, который предпочитает элементы по 4 байта, так как разбросанный доступ к 1 и 2 байтам гораздо медленнее.</translation>
    </message>
    <message>
        <source>The plane as elements of 4 bytes, read and written in an order scrambled within blocks of 1024. The widest element and the fewest accesses: what narrower ones are to be compared with. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Плоскость из элементов по 4 байта, читаемых и записываемых в порядке, перемешанном внутри блоков по 1024. Самый широкий элемент и меньше всего обращений: с ним сравниваются более узкие. Источник: сопроводительный текст о вычислениях на встроенной графике, который предпочитает элементы по 4 байта, так как разбросанный доступ к 1 и 2 байтам гораздо медленнее.</translation>
    </message>
    <message>
        <source>The plane as elements of 2 bytes, read and written in an order scrambled within blocks of 1024. Twice as many accesses as with floats, each for half of the data that it could have moved. Source: the companion text on computing on integrated graphics, which prefers elements of 4 bytes because gathers and scatters of 1 and 2 are much slower.</source>
        <translation>Плоскость из элементов по 2 байта, читаемых и записываемых в порядке, перемешанном внутри блоков по 1024. Обращений вдвое больше, чем с float, и каждое переносит половину возможного. Источник: сопроводительный текст о вычислениях на встроенной графике, который предпочитает элементы по 4 байта, так как разбросанный доступ к 1 и 2 байтам гораздо медленнее.</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are 32 floats long: as many as there are banks. So a column lies in a single bank, and 32 work-items that access it are served one by one. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>Копирование, идущее по столбцам через блок в локальной памяти. Строки блока длиной 32 float, сколько и банков. Столбец поэтому лежит в одном банке, и 32 рабочих элемента обслуживаются по очереди. На CPU локальная память — обычная память без банков. Источник: Apple, Tuning Performance On the GPU, где обращения к одному банку названы причиной медленных схем, и листинг 14-5.</translation>
    </message>
    <message>
        <source>A copy that goes through a tile of local memory column by column. The tile&apos;s rows are padded to 33 floats, of which one is never used. So a column lies in 32 different banks, and 32 work-items that access it are served at once. On a CPU local memory is ordinary memory without banks. Source: Apple, Tuning Performance On the GPU, where accesses that end up in the same bank are its reason for slow patterns, and Listing 14-5.</source>
        <translation>Копирование, идущее по столбцам через блок в локальной памяти. Строки блока дополнены до 33 float, один из которых не используется. Столбец поэтому лежит в 32 разных банках, и 32 рабочих элемента обслуживаются сразу. На CPU локальная память — обычная память без банков. Источник: Apple, Tuning Performance On the GPU, где обращения к одному банку названы причиной медленных схем, и листинг 14-5.</translation>
    </message>
    <message>
        <source>Vectors of four floats at addresses that are no multiple of 16 bytes. A compiler that can&apos;t count on alignment has to choose slower instructions on some devices, and every few vectors one straddles two lines of memory. Compare with four aligned floats. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>Векторы из четырёх float по адресам, не кратным 16 байтам. Не полагаясь на выравнивание, компилятор на некоторых устройствах выбирает более медленные команды, и раз в несколько векторов один ложится на две строки памяти. Сравните с четырьмя выровненными float. Источник: сопроводительный текст о вычислениях на встроенной графике, который требует выравнивать данные.</translation>
    </message>
    <message>
        <source>The copy in order, but each work-item moves the float after its own; the last one wraps round to the first. A group&apos;s accesses then straddle one more line of memory than they need: next to nothing where a cache keeps that line for the neighbours, a good deal where each group fetches it anew. Source: the companion text on computing on integrated graphics, which asks for aligned data.</source>
        <translation>Копирование по порядку, но каждый рабочий элемент переносит float за своим, а последний — первый. Обращения группы задевают на одну строку памяти больше нужного: почти ничего, если кэш хранит её для соседей, и заметно, если каждая группа читает её заново. Источник: сопроводительный текст о вычислениях на встроенной графике, который требует выравнивать данные.</translation>
    </message>
    <message>
        <source>Each work-item copies sixteen floats through an array of its own. The loops are unrolled, so that the compiler knows every index and keeps the array in registers, which it names directly. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>Каждый рабочий элемент копирует шестнадцать float через собственный массив. Циклы развёрнуты, компилятор знает каждый индекс и держит массив в регистрах, называя их прямо. Источник: сопроводительный текст о вычислениях на встроенной графике, о развёртывании циклов по массивам в регистрах.</translation>
    </message>
    <message>
        <source>The same copy through the same array in loops that are not unrolled, in an order that depends on the width: no index is known before the kernel runs. Registers have no addresses, so that most GPUs put such an array in memory, once for every work-item. Source: the companion text on computing on integrated graphics, on unrolling loops over arrays in the register file.</source>
        <translation>То же копирование через тот же массив в неразвёрнутых циклах, в порядке, зависящем от ширины: до запуска ядра индексы неизвестны. У регистров нет адресов, поэтому большинство GPU кладут такой массив в память, свой на каждый рабочий элемент. Источник: сопроводительный текст о вычислениях на встроенной графике, о развёртывании циклов по массивам в регистрах.</translation>
    </message>
    <message>
        <source>Consecutive work-items access consecutive pixels of a row: what all the other patterns here are measured against. Their requests fall into the same lines of memory and are served together. Source: Apple, Tuning Performance On the GPU, Figure 14-12.</source>
        <translation>Соседние рабочие элементы обращаются к соседним пикселям строки: с этим сравниваются все остальные схемы. Их запросы попадают в одни строки памяти и обслуживаются вместе. Источник: Apple, Tuning Performance On the GPU, рис. 14-12.</translation>
    </message>
    <message>
        <source>The same structures of four floats, stored as four arrays, one for each field. Code that handles one field at a time touches consecutive floats. Source: the companion text on computing on integrated graphics, which recommends structures of arrays so that accesses are sequential.</source>
        <translation>Те же структуры из четырёх float, но в четырёх массивах, по одному на поле. Код, обрабатывающий по одному полю, читает float подряд. Источник: сопроводительный текст о вычислениях на встроенной графике, который советует структуры из массивов ради последовательного доступа.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 2 apart. Half of each line of memory that is moved is of use; the other half is fetched again by the second sweep. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Соседние рабочие элементы обращаются к float через 2. Полезна половина каждой перенесённой строки памяти; другую заново читает второй проход. Источник: по Apple, Tuning Performance On the GPU, рис. 14-12 и 14-13, между которыми это лежит.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 32 apart. A work-item uses one float of 128 bytes, so that no two work-items share a line. Beyond this a larger stride can hardly get worse by waste; it does by running out of pages, banks and sets. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Соседние рабочие элементы обращаются к float через 32. Каждый использует один float из 128 байт, и никакие два не делят строку. При большем шаге потери почти не растут; хуже становится из-за нехватки страниц, банков и наборов кэша. Источник: по Apple, Tuning Performance On the GPU, рис. 14-12 и 14-13, между которыми это лежит.</translation>
    </message>
    <message>
        <source>Consecutive work-items access floats 8 apart. A work-item uses one float in eight: of a line of 32 bytes, the least that most GPUs move, all the rest is waste. Source: after Apple, Tuning Performance On the GPU, Figures 14-12 and 14-13, between which it lies.</source>
        <translation>Соседние рабочие элементы обращаются к float через 8. Используется один float из восьми: из строки в 32 байта, наименьшей для большинства GPU, всё остальное потеряно. Источник: по Apple, Tuning Performance On the GPU, рис. 14-12 и 14-13, между которыми это лежит.</translation>
    </message>
    <message>
        <source>The plane as one run of floats, one load and one store of 4 bytes per work-item. The wider loads beside it move the same floats with fewer instructions. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Плоскость как одна последовательность float, по одной загрузке и одной записи 4 байт на рабочий элемент. Более широкие обращения рядом переносят те же float меньшим числом команд. Источник: сопроводительный текст о вычислениях на встроенной графике, о векторах и выровненных данных.</translation>
    </message>
    <message>
        <source>Loads and stores of 8 bytes and half of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Обращения по 8 байт и вдвое меньше рабочих элементов. Помогает там, где устройство выдаёт команды медленнее, чем отвечает память; на CPU, компилятор которого и так объединяет рабочие элементы в векторы, выигрыш мал. Источник: сопроводительный текст о вычислениях на встроенной графике, о векторах и выровненных данных.</translation>
    </message>
    <message>
        <source>Loads and stores of 16 bytes and a quarter of the work-items. It gains where the device issues instructions more slowly than its memory answers; on a CPU, whose compiler joins work-items into vectors anyway, it gains little. Source: the companion text on computing on integrated graphics, on vectors and aligned data.</source>
        <translation>Обращения по 16 байт и вчетверо меньше рабочих элементов. Помогает там, где устройство выдаёт команды медленнее, чем отвечает память; на CPU, компилятор которого и так объединяет рабочие элементы в векторы, выигрыш мал. Источник: сопроводительный текст о вычислениях на встроенной графике, о векторах и выровненных данных.</translation>
    </message>
    <message>
        <source>Every BLOCK x BLOCK pixels are filtered at the same time and nothing is computed twice for the joints. Filters are linear: what a block makes of its own pixels and what it makes of everything before it, summed up in four numbers per line and direction (the carries), simply add. So blocks find their own carries first, a short recursion over blocks joins them, and then each block is filtered with the right start. Nehab and others read the picture twice and write it once, by joining the columns before the rows are finished; here a block&apos;s rows are filtered twice, once for the columns&apos; carries and once for the result, which costs one read more and spares a picture written and read again: 4 floats per pixel, and the carries&apos; own traffic on top. A work-item keeps its line in registers. Source: D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011.</source>
        <translation>Все блоки BLOCK x BLOCK пикселей фильтруются одновременно, и для стыков ничего не считается дважды. Фильтры линейны: то, что блок получает из своих пикселей, и то, что из всего предыдущего, сведённого к четырём числам на линию и направление (переносам), просто складывается. Сначала блоки находят свои переносы, короткая рекурсия по блокам соединяет их, затем каждый блок фильтруется с верного начала. Нехаб и соавторы читают изображение дважды и пишут один раз, соединяя столбцы до завершения строк; здесь строки блока фильтруются дважды — для переносов столбцов и для результата. Это одно лишнее чтение, зато не пишется и не читается заново целое изображение: 4 float на пиксель плюс обмен переносами. Рабочий элемент держит свою линию в регистрах. Источник: D. Nehab, A. Maximo, R. S. Lima, H. Hoppe, GPU-efficient recursive filtering and summed-area tables, ACM Transactions on Graphics 30 (6), 2011.</translation>
    </message>
    <message>
        <source>What the guide&apos;s recursion lacks is work-items. Here every row and column is cut into blocks that are filtered at the same time: a filter forgets, so each block starts WARMUP r pixels early, as if the pixel there lasted for ever, and throws that part away. What has not been forgotten after 3 r = 9 sigma pixels changes the result by less than 6e-7. Rows pass through local memory, so that no load or store strides. A block&apos;s line is short enough for registers: there the forward filter leaves its output for the backward one, and nothing half done goes to memory and back. Many more work-items for some more pixels each. Source: Apple, Tuning Performance On the GPU, the last lines of the example (change the algorithm to increase the parallelism level).</source>
        <translation>Рекурсии из пособия не хватает рабочих элементов. Здесь каждая строка и столбец разрезаны на блоки, фильтруемые одновременно: фильтр забывает, поэтому каждый блок начинает на WARMUP r пикселей раньше, как если бы пиксель там длился вечно, и отбрасывает эту часть. Не забытое после 3 r = 9 сигма пикселей меняет результат меньше чем на 6e-7. Строки идут через локальную память, так что обращений с шагом нет. Линия блока помещается в регистры: там прямой фильтр оставляет свой выход обратному, и ничего недоделанного не уходит в память. Гораздо больше рабочих элементов ценой нескольких лишних пикселей. Источник: Apple, Tuning Performance On the GPU, последние строки примера: изменить алгоритм, чтобы повысить параллелизм.</translation>
    </message>
    <message>
        <source>A colour picture with its four channels side by side, blurred in one go: each load brings 16 bytes, each weight is loaded once for four sums, and the four sums do not depend on each other. Per pixel this is four times the work of one channel; how much less than four times the time it takes is what wide loads are worth. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>Цветное изображение с четырьмя каналами рядом размывается за один раз: каждая загрузка приносит 16 байт, каждый вес загружается один раз для четырёх сумм, а суммы не зависят друг от друга. На пиксель это вчетверо больше работы, чем для одного канала; насколько меньше вчетверо времени — такова цена широких загрузок. Источник: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: независимые цепочки зависимостей.</translation>
    </message>
    <message>
        <source>The blur as its definition has it: every pixel is the weighted sum of the (2 r + 1)^2 around it. For sigma 5 that is 961 loads and 1922 operations per pixel, where two passes of one dimension take 64 and 124: choosing the algorithm comes before tuning the code. Source: Apple, Tuning Performance On the GPU, Table 14-1 (2D Convolution).</source>
        <translation>Размытие по определению: каждый пиксель — взвешенная сумма (2 r + 1)^2 вокруг него. При сигма 5 это 961 загрузка и 1922 операции на пиксель, а двум одномерным проходам хватает 64 и 124: выбор алгоритма важнее настройки кода. Источник: Apple, Tuning Performance On the GPU, табл. 14-1 (2D Convolution).</translation>
    </message>
    <message>
        <source>Inside a window the Gaussian is nearly the sum of three cosines, and the sum of a window&apos;s pixels times a cosine follows from the two sums before it and the pixels that enter and leave: the work per pixel does not grow with sigma, and the result is within 1e-3 of the Gaussian. What makes it fast on a CPU: every work-item filters as many rows, then as many columns, at a time as a vector has floats, turned in registers; both passes are one kernel, so that a pixel is read once and written once; what it remembers stays in the second level cache. Source: after K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013; that the cosines&apos; frequencies are fitted, too, is our own (docs/explanation/cosines.md).</source>
        <translation>Внутри окна гауссиана почти равна сумме трёх косинусов, а сумма пикселей окна, умноженных на косинус, следует из двух предыдущих сумм и пикселей, которые входят и выходят: работа на пиксель не растёт с сигма, а результат отличается от гауссианы не больше чем на 1e-3. Почему это быстро на CPU: каждый рабочий элемент фильтрует сразу столько строк, а потом столбцов, сколько float в векторе, поворачивая их в регистрах; оба прохода — одно ядро, каждый пиксель читается и пишется по разу; всё запоминаемое остаётся в кэше второго уровня. Источник: по K. Sugimoto, S. Kamata, Fast Gaussian filter with second-order shift property of DCT-5, ICIP 2013; подбор и частот косинусов — наш (docs/explanation/cosines.md).</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of one byte. Bytes come four at a time and leave four at a time; between, all is as with floats, and memory, with a quarter of the traffic, no longer counts. What it errs by is less than a quarter of the step from one byte to the next. Source: as decimated.</source>
        <translation>Ядро с прореживанием для пикселей в один байт. Байты приходят и уходят по четыре, между этим всё как с float, и память с четвертью обмена больше не важна. Ошибка меньше четверти шага между соседними байтами. Источник: как у decimated.</translation>
    </message>
    <message>
        <source>The decimated kernel on pixels of four bytes, a photo as it lies in memory, with rows filtered first, from local memory, then columns. A work-group has a quarter of its work-items for each channel while both are filtered; to interpolate, each takes all channels of four pixels, which it stores with one instruction. Source: as decimated.</source>
        <translation>Ядро с прореживанием для пикселей в четыре байта, фото как оно лежит в памяти: сначала фильтруются строки, из локальной памяти, потом столбцы. Пока идёт фильтрация, у группы на каждый канал четверть рабочих элементов; при интерполяции каждый берёт все каналы четырёх пикселей и пишет их одной командой. Источник: как у decimated.</translation>
    </message>
    <message>
        <source>blur.decimated-strips on pixels of one byte, which become floats where they are read and bytes where they are stored, 64 of them a line of the cache. A quarter of the traffic: what counts is the arithmetic, conversions with it. What it errs by is less than a quarter of the step from one byte to the next. Source: as blur.decimated-strips.</source>
        <translation>blur.decimated-strips для пикселей в один байт: при чтении они становятся float, при записи — байтами, 64 из них — строка кэша. Четверть обмена: важны вычисления вместе с преобразованиями. Ошибка меньше четверти шага между соседними байтами. Источник: как у blur.decimated-strips.</translation>
    </message>
    <message>
        <source>Decimation and interpolation, arranged for a CPU, and for any sigma: with seven neighbours to interpolate from instead of three, fewer taps of the decimating filter are enough, for random pixels within 1e-4 of the Gaussian from sigma 5 on. A work-item walks down a strip and reads each row once, into sums of columns that are carried along; only what is decimated, half of the rows or less, is filtered along rows, in the near caches; results pass them by. Sums and differences of symmetric pairs halve the multiplications. At sigma 5 that is some 14 cycles of a core with vectors of 16 floats for 16 pixels, and as much again is spent on waiting for memory. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; the rest follows from the vectors, caches and memory of the processor.</source>
        <translation>Прореживание и интерполяция, устроенные для CPU и для любой сигма: при семи соседях для интерполяции вместо трёх прореживающему фильтру нужно меньше отводов; на случайных пикселях отличие от гауссианы с сигма 5 не больше 1e-4. Рабочий элемент идёт вниз по полосе и читает каждую строку один раз, в переносимые суммы столбцов; вдоль строк фильтруется только прореженное, половина строк или меньше, в ближних кэшах; результаты идут мимо них. Суммы и разности симметричных пар вдвое сокращают умножения. При сигма 5 это около 14 тактов ядра с векторами из 16 float на 16 пикселей, и столько же уходит на ожидание памяти. Источник: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; остальное следует из векторов, кэшей и памяти процессора.</translation>
    </message>
    <message>
        <source>A quarter of the exact filter&apos;s arithmetic, for an error of one part in ten thousand of random pixels, up to five where sigma is below 5, and less than one in a thousand at edges. What is blurred is smooth: every fourth sample of it tells the rest, or every second where sigma is small. Columns are filtered at every fourth row only, in registers and straight from memory; rows at every fourth column of that, through local memory; and seven neighbouring samples make the four between them: at sigma 5 some 15 multiply-adds a pixel instead of 62, with taps that are fitted so that both steps together come as near to a Gaussian as they can (the file decimation.hpp of the program tells how). It walks down strips, eight rows ahead of what it computes, and has as many groups as the device can run at once: each row that two of them load costs time. Below sigma 2.3 no sample can be left out, and the filter is short. Source: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm.</source>
        <translation>Четверть вычислений точного фильтра при ошибке в одну десятитысячную на случайных пикселях, до пяти при сигма меньше 5, и меньше тысячной на границах. Размытое гладко: каждый четвёртый отсчёт определяет остальные, при малой сигма — каждый второй. Столбцы фильтруются только в каждой четвёртой строке, в регистрах и прямо из памяти; строки — только в каждом четвёртом столбце из них, через локальную память; семь соседних отсчётов дают четыре между ними: при сигма 5 около 15 умножений со сложением на пиксель вместо 62, с отводами, подобранными так, чтобы оба шага вместе были как можно ближе к гауссиане (об этом файл decimation.hpp программы). Ядро идёт вниз по полосам, читая на восемь строк вперёд, и имеет столько групп, сколько устройство выполняет сразу: каждая строка, которую читают две группы, стоит времени. При сигма меньше 2,3 отсчёты пропускать нельзя, и фильтр короток. Источник: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984; Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm.</translation>
    </message>
    <message>
        <source>As exact-cosines, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. Source: as exact-cosines.</source>
        <translation>Как exact-cosines, для пикселей в один байт: при загрузке блока они становятся float, при записи округляются. Источник: как у exact-cosines.</translation>
    </message>
    <message>
        <source>The Gaussian cut off at 3 sigma, the filter of the separable kernels, is within 2.5e-6 of the sum of four cosines at every sigma, if not only their amplitudes are fitted to it but their frequencies too. They slide as those of cosines-4, the slow ones by differences, so that their rounding hardly grows: an exact blur whose cost does not depend on sigma. Source: as cosines-3; the frequencies and the differences are our own, and docs/explanation/cosines.md derives them.</source>
        <translation>Гауссиана, обрезанная на 3 сигма, — фильтр разделимых ядер — при любой сигма отличается от суммы четырёх косинусов не больше чем на 2,5e-6, если подобраны не только амплитуды, но и частоты. Они скользят, как у cosines-4, медленные — разностями, так что округление почти не накапливается: точное размытие, цена которого не зависит от сигма. Источник: как у cosines-3; частоты и разности — наши, вывод в docs/explanation/cosines.md.</translation>
    </message>
    <message>
        <source>One launch instead of two, and nothing goes to global memory in between: a work-group filters the rows of its tile, and those r above and below it that its columns need, into local memory and sums the columns from there. Rows between tiles are filtered more than once, ever more of them as sigma grows, and so does the local memory that holds them: a device with too little of it says DeviceLimit. Source: Apple, Tuning Performance On the GPU, Guidelines (concatenating many small kernels into one large kernel may save considerable overhead).</source>
        <translation>Один запуск вместо двух, и между ними ничего не уходит в глобальную память: группа фильтрует строки своего блока и по r выше и ниже, нужных её столбцам, в локальную память и оттуда суммирует столбцы. Строки между блоками фильтруются не по разу, и тем больше, чем больше сигма; растёт и нужная локальная память: устройство, где её мало, сообщает о превышении. Источник: Apple, Tuning Performance On the GPU, Guidelines: соединение многих малых ядер в одно большое может сберечь немало.</translation>
    </message>
    <message>
        <source>The plane between the two passes holds halves, 2 bytes per pixel: half the traffic of the column pass and half the memory. All sums are made in float. The price is accuracy: a half has 11 bits, so filtered rows are rounded by up to 1/4096, about a thousand times what float loses, yet finer than a photo&apos;s 8 bits. Loading and storing halves is part of OpenCL C everywhere; only computing with them takes an extension. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (balance precision and speed).</source>
        <translation>Плоскость между проходами хранит half, 2 байта на пиксель: вдвое меньше обмена в проходе по столбцам и вдвое меньше памяти. Все суммы во float. Цена — точность: у half 11 бит, строки после фильтра округляются до 1/4096, примерно в тысячу раз грубее float, но тоньше 8 бит фото. Загрузка и запись half есть в OpenCL C везде; расширение нужно только для вычислений. Источник: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: соразмерять точность и скорость.</translation>
    </message>
    <message>
        <source>The convolution of (2 r + 1)^2 pixels with its source as an image. Here the access pattern is the one that texture caches are made for: work-items that are neighbours in two dimensions load overlapping squares, and the sampler repeats the edge. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>Свёртка (2 r + 1)^2 пикселей с источником-изображением. Здесь такой доступ, для которого созданы текстурные кэши: соседние по двум измерениям рабочие элементы читают перекрывающиеся квадраты, а сэмплер повторяет край. Источник: Apple, Tuning Performance On the GPU, Guidelines: попробовать изображения вместо буферов.</translation>
    </message>
    <message>
        <source>The two passes with their source as an image: a sampler clamps the coordinates, so the kernel does not, and on a GPU the loads go through texture units, whose caches hold patches of two dimensions instead of rows. On a CPU each load is a function call. Source: Apple, Tuning Performance On the GPU, Guidelines (try to use image objects instead of buffers).</source>
        <translation>Два прохода с источником-изображением: координаты ограничивает сэмплер, а не ядро, и на GPU загрузки идут через текстурные блоки, кэши которых хранят двумерные куски, а не строки. На CPU каждая загрузка — вызов функции. Источник: Apple, Tuning Performance On the GPU, Guidelines: попробовать изображения вместо буферов.</translation>
    </message>
    <message>
        <source>Each work-group first copies its pixels and their neighbours into local memory, then filters from there: global memory is read about once per pass instead of 2 r + 1 times. It pays where local memory is faster than the caches; on a CPU it is ordinary memory and the copy is extra work. Source: Apple, Tuning Performance On the GPU, Listing 14-5 (local memory).</source>
        <translation>Каждая группа сначала копирует свои пиксели и их соседей в локальную память и фильтрует оттуда: глобальная память читается за проход около одного раза вместо 2 r + 1. Это выгодно, где локальная память быстрее кэшей; на CPU она обычная, и копия — лишняя работа. Источник: Apple, Tuning Performance On the GPU, листинг 14-5 (локальная память).</translation>
    </message>
    <message>
        <source>Neighbouring pixels share all but one of their taps. Each work-item makes OUTPUTS of them and hands what it has loaded from one sum to the next through registers: 2 r + OUTPUTS loads instead of OUTPUTS (2 r + 1). The sums do not depend on each other, so the next product need not wait for the last one to be added. The price is fewer work-items, and in the row pass consecutive ones load floats that are OUTPUTS apart. Source: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm (independent dependency chains).</source>
        <translation>У соседних пикселей общие все отводы, кроме одного. Каждый рабочий элемент вычисляет OUTPUTS пикселей и передаёт загруженное из суммы в сумму через регистры: 2 r + OUTPUTS загрузок вместо OUTPUTS (2 r + 1). Суммы независимы, и следующее произведение не ждёт предыдущего сложения. Цена — меньше рабочих элементов, а в проходе по строкам соседние читают float через OUTPUTS. Источник: Apple, Tuning Performance On the GPU, Choosing An Efficient Algorithm: независимые цепочки зависимостей.</translation>
    </message>
    <message>
        <source>The two passes of blur.pyramid with a longer first filter, five taps instead of three for each pixel of a coarse sample: it lets less through of what every fourth sample can&apos;t tell, and up to sigma 20 random pixels are within 1e-4 of the Gaussian. The price is more rows that neighbouring groups both read, which caches serve, and some more arithmetic.</source>
        <translation>Два прохода blur.pyramid с более длинным первым фильтром, пять отводов вместо трёх на пиксель грубого отсчёта: он пропускает меньше того, чего не передать каждым четвёртым отсчётом, и до сигма 20 случайные пиксели отличаются от гауссианы не больше чем на 1e-4. Цена — больше строк, которые читают обе соседние группы (их отдают кэши), и чуть больше вычислений.</translation>
    </message>
    <message>
        <source>What is blurred is smooth: every fourth sample of it tells the rest. The first pass filters the picture and keeps every second, fourth, eighth or 16th sample of every such row, as sigma allows; the second blurs those few in local memory and makes all pixels between them. At sigma 5 that is some 11 multiply-adds a pixel instead of 62, and the work hardly grows with sigma: memory reads the picture once and writes the result once, and the plane in between is a sixteenth of it. The three filters are fitted together so that they come as near to a Gaussian as they can, within 5e-4 on random pixels (the file decimation.hpp of the program tells how). Source: P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983; the filters: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984.</source>
        <translation>Размытое гладко: каждый четвёртый отсчёт определяет остальные. Первый проход фильтрует изображение и оставляет каждый второй, четвёртый, восьмой или 16-й отсчёт каждой такой строки, как позволяет сигма; второй размывает эти немногие в локальной памяти и строит все пиксели между ними. При сигма 5 это около 11 умножений со сложением на пиксель вместо 62, и работа почти не растёт с сигма: изображение читается один раз, результат пишется один раз, а плоскость между ними в шестнадцать раз меньше. Три фильтра подобраны вместе как можно ближе к гауссиане, до 5e-4 на случайных пикселях (об этом файл decimation.hpp программы). Источник: P. Burt, E. Adelson, The Laplacian pyramid as a compact image code, IEEE Transactions on Communications 31 (4), 1983; фильтры: Y. Neuvo, C.-Y. Dong, S. K. Mitra, Interpolated finite impulse response filters, IEEE Transactions on Acoustics, Speech and Signal Processing 32 (3), 1984.</translation>
    </message>
    <message>
        <source>The cost does not grow with sigma: each pixel is made from its four predecessors, once forwards and once backwards, one work-item per row and then one per column. Only as many work-items as rows or columns, too few for a large GPU, and one of the two passes strides through memory. Source: Apple, Tuning Performance On the GPU, Listing 14-4; R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993.</source>
        <translation>Цена не растёт с сигма: каждый пиксель получается из четырёх предыдущих, раз вперёд и раз назад, по рабочему элементу на строку, затем на столбец. Рабочих элементов лишь столько, сколько строк или столбцов, — мало для большого GPU, и один из проходов идёт по памяти с шагом. Источник: Apple, Tuning Performance On the GPU, листинг 14-4; R. Deriche, Recursively implementing the Gaussian and its derivatives, INRIA RR-1893, 1993.</translation>
    </message>
    <message>
        <source>A Gaussian of two dimensions is one of rows after one of columns: 2 (2 r + 1) loads per pixel instead of (2 r + 1)^2. Every load goes to global memory; how far it beats its estimate is what the caches do for it. Source: Apple, Tuning Performance On the GPU, Choosing an algorithm, Table 14-1 (Separable Convolution).</source>
        <translation>Двумерная гауссиана — это гауссиана по строкам после гауссианы по столбцам: 2 (2 r + 1) загрузок на пиксель вместо (2 r + 1)^2. Каждая идёт в глобальную память; насколько результат лучше оценки — заслуга кэшей. Источник: Apple, Tuning Performance On the GPU, Choosing an algorithm, табл. 14-1 (Separable Convolution).</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of one byte: a quarter of the memory traffic, and the arithmetic, in floats, is the same. So is the code but for both ends of it: bytes come four at a time, lie in local memory as bytes, become floats when a row is filtered, and are rounded to nearest when a column is done. Source: as streamed.</source>
        <translation>Потоковое ядро для пикселей в один байт: вчетверо меньше обмена с памятью при тех же вычислениях во float. Код тот же, кроме обоих концов: байты приходят по четыре, лежат в локальной памяти байтами, становятся float при фильтрации строки и округляются, когда столбец готов. Источник: как у streamed.</translation>
    </message>
    <message>
        <source>The streamed kernel on pixels of four bytes, a photo as it lies in memory. A strip is a quarter as wide, and a work-item has one channel of a column: its bytes are sorted by channel when they enter local memory, where each channel is a strip of its own, and neighbouring work-items store neighbouring bytes. Source: as streamed.</source>
        <translation>Потоковое ядро для пикселей в четыре байта, фото как оно лежит в памяти. Полоса вчетверо уже, и у рабочего элемента один канал столбца: байты раскладываются по каналам на входе в локальную память, где у каждого канала своя полоса, а соседние рабочие элементы пишут соседние байты. Источник: как у streamed.</translation>
    </message>
    <message>
        <source>Both passes in one kernel, and every pixel is read about once. A work-group walks down a strip of COLUMNS columns, ROWS rows at a time. Rows are filtered from local memory, 16 neighbours by each work-item, so that a loaded float serves up to 16 sums. Columns are never loaded at all: each work-item keeps the unfinished sums of its column in registers and adds each new row to all of them. While it computes, the next rows are on their way, into the other half of local memory: one barrier per turn. What is left to win is arithmetic: the filter&apos;s even and odd taps run apart, which takes three half filters instead of four (after Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). The radius and the weights are compiled into the program. Source: Apple, Tuning Performance On the GPU, Guidelines (one large kernel instead of many small ones; several outputs per work-item; local memory; overlap loads with computation).</source>
        <translation>Оба прохода в одном ядре, и каждый пиксель читается около одного раза. Группа идёт вниз по полосе из COLUMNS столбцов, по ROWS строк за раз. Строки фильтруются из локальной памяти, по 16 соседей на рабочий элемент, так что загруженный float служит до 16 суммам. Столбцы не загружаются вовсе: каждый рабочий элемент держит незаконченные суммы своего столбца в регистрах и прибавляет каждую новую строку ко всем. Пока он считает, следующие строки уже в пути, в другую половину локальной памяти: один барьер на виток. Сберечь остаётся вычисления: чётные и нечётные отводы фильтра идут раздельно, нужны три половинных фильтра вместо четырёх (по Z.-J. Mou, P. Duhamel, Short-length FIR filters and their use in fast nonrecursive filtering, IEEE Transactions on Signal Processing 39 (6), 1991). Радиус и веса вкомпилированы в программу. Источник: Apple, Tuning Performance On the GPU, Guidelines: одно большое ядро вместо многих малых; несколько результатов на рабочий элемент; локальная память; загрузки во время вычислений.</translation>
    </message>
    <message>
        <source>As strips, on pixels of one byte: they become floats when a block is loaded and are rounded to nearest when it is stored. A quarter of the memory traffic makes room for the arithmetic, which is the same. Source: as strips.</source>
        <translation>Как strips, для пикселей в один байт: при загрузке блока они становятся float, при записи округляются. Четверть обмена с памятью оставляет место вычислениям, они те же. Источник: как у strips.</translation>
    </message>
    <message>
        <source>The separable sums of 2 r + 1 weighted neighbours, arranged for a CPU: every pixel is read once and written once. A work-item has a strip of the picture and filters as many of its rows at a time as a vector has floats, turned in registers so that each vector has one of every row; they are turned back and kept in the second level cache until the columns that need them are done. Neighbours of equal weight are added first, which halves the multiplications, and 4 or 8 results next to each other are summed at once, so that each loaded vector serves all of them. Stores of whole cache lines pass the caches by. Source: the symmetric sums are those of OpenCV&apos;s own filters; the rest follows from the vectors and caches of the processor.</source>
        <translation>Разделимые суммы 2 r + 1 взвешенных соседей, устроенные для CPU: каждый пиксель читается и пишется по разу. У рабочего элемента полоса изображения, и он фильтрует сразу столько строк, сколько float в векторе, повернув их в регистрах так, что в векторе по одному из каждой строки; затем они поворачиваются обратно и хранятся в кэше второго уровня, пока не готовы нужные столбцы. Соседи с равным весом сначала складываются, что вдвое сокращает умножения, и 4 или 8 соседних результатов суммируются сразу, так что каждый загруженный вектор служит им всем. Запись целых строк кэша идёт мимо кэшей. Источник: симметричные суммы — из собственных фильтров OpenCV; остальное следует из векторов и кэшей процессора.</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of one byte, which a half holds as it is: one product does where floats take three. Filtered rows are rounded to halves, by a sixteenth of a step between bytes at most. Bytes come and go 16 at a time through local memory. Source: as toeplitz.</source>
        <translation>Ядро на матричных блоках для пикселей в один байт, который half вмещает как есть: одно произведение там, где float нужны три. Строки после фильтра округляются до half, не больше чем на шестнадцатую долю шага между байтами. Байты идут по 16 через локальную память. Источник: как у toeplitz.</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units: each of its four filters, decimating and interpolating along rows and along columns, is a product with a matrix that has the weights along its diagonal. The first takes bytes as they are, with weights that are whole numbers, 32 columns at a time; the others take halves. Since few coarse pixels are left after two of them, all four multiply less than half as often as the two of toeplitz-8bit. Sources: as decimated and toeplitz.</source>
        <translation>Ядро с прореживанием на матричных блоках: каждый из четырёх фильтров, прореживающих и интерполирующих по строкам и столбцам, — произведение с матрицей, где веса стоят вдоль диагонали. Первый берёт байты как есть, с целыми весами, по 32 столбца; остальные — half. Так как после двух фильтров грубых пикселей мало, все четыре умножают вдвое реже, чем два у toeplitz-8bit. Источник: как у decimated и toeplitz.</translation>
    </message>
    <message>
        <source>The decimated kernel on matrix units for pixels of four bytes: those of four neighbouring pixels are sorted by channel on the way to the matrix unit, and sorted back after it. Source: as toeplitz-decimated-8bit.</source>
        <translation>Ядро с прореживанием на матричных блоках для пикселей в четыре байта: байты четырёх соседних пикселей по пути в матричный блок раскладываются по каналам, а после — обратно. Источник: как у toeplitz-decimated-8bit.</translation>
    </message>
    <message>
        <source>The kernel on matrix units with one product where toeplitz takes three: pixels, weights and filtered rows are rounded to halves, 11 bits. Weights are rounded on the host so that they still sum to 1, and reach farther, to 3.2 sigma, nearer to the Gaussian than a filter that ends at 3. What it saves in registers goes to wider Gaussians. Pixels of more than 65504 are beyond halves. Source: as toeplitz.</source>
        <translation>Ядро на матричных блоках с одним произведением там, где у toeplitz три: пиксели, веса и строки после фильтра округляются до half, 11 бит. Веса округляются на хосте так, чтобы сумма осталась 1, и тянутся дальше, до 3,2 сигма, — ближе к гауссиане, чем фильтр до 3. Сбережённые регистры идут на более широкие гауссианы. Пиксели больше 65504 не помещаются в half. Источник: как у toeplitz.</translation>
    </message>
    <message>
        <source>The kernel on matrix units for pixels of four bytes: each channel is a matrix of its own, and its bytes are taken out of the pixels on the way to the matrix unit. Source: as toeplitz.</source>
        <translation>Ядро на матричных блоках для пикселей в четыре байта: каждый канал — своя матрица, его байты извлекаются из пикселей по пути в матричный блок. Источник: как у toeplitz.</translation>
    </message>
    <message>
        <source>A filter along a line is a product with a matrix of its weights, and matrix units, made for neural networks, multiply matrices many times as fast as anything else on the chip adds. They take halves: a float is the sum of two, and three products of those are as exact as floats are. Rows are filtered first; what leaves their product is what the one along columns takes, in the same registers of the same work-items, so that nothing goes through local memory and nobody waits for another. It walks down strips, 16 rows at a time, with the next 16 on their way. Pixels of more than 65504 are beyond halves. Where there is no matrix unit that OpenCL C reaches, the products are made in local memory: right, and slow. Source: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; for the two halves S. Markidis and others, NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018.</source>
        <translation>Фильтр вдоль линии — произведение с матрицей его весов, а матричные блоки, созданные для нейросетей, умножают матрицы во много раз быстрее, чем остальная часть чипа складывает. Они берут half: float — сумма двух half, и три их произведения так же точны, как float. Сначала фильтруются строки; то, что остаётся от их произведения, берёт произведение по столбцам, в тех же регистрах тех же рабочих элементов, так что ничего не идёт через локальную память и никто никого не ждёт. Ядро идёт вниз по полосам, по 16 строк, следующие 16 уже в пути. Пиксели больше 65504 не помещаются в half. Где матричного блока, доступного из OpenCL C, нет, произведения считаются в локальной памяти: верно и медленно. Источник: NVIDIA, Parallel Thread Execution ISA, Warp Level Matrix Multiply-Accumulate Instructions; о двух half — S. Markidis и др., NVIDIA Tensor Core Programmability, Performance and Precision, IPDPSW 2018.</translation>
    </message>
    <message>
        <source>Each work-group turns a block of 16 x 16 pixels over in local memory, so that its loads and its stores are both consecutive. The guide saw no gain from this alone: groups that run at the same time store to addresses a whole number of rows apart, and where the height is a power of two these meet in the same part of memory. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>Каждая группа переворачивает блок 16 x 16 пикселей в локальной памяти, так что и чтение, и запись идут подряд. В пособии одно это не дало выигрыша: одновременные группы пишут по адресам через целое число строк, и при высоте, равной степени двойки, они сходятся в одной части памяти. Источник: Apple, Tuning Performance On the GPU, листинг 14-5.</translation>
    </message>
    <message>
        <source>Columns, transpose, columns, transpose: the recursion never strides, since consecutive work-items always hold consecutive columns. What strides now is one store per pixel in each transpose, and it gets slower as the picture gets higher. Source: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, Table 14-2 (V+T+V+T).</source>
        <translation>Столбцы, транспонирование, столбцы, транспонирование: рекурсия никогда не идёт с шагом, так как у соседних рабочих элементов соседние столбцы. С шагом теперь идёт одна запись на пиксель в каждом транспонировании, и она тем медленнее, чем выше изображение. Источник: Apple, Tuning Performance On the GPU, Example: Tuning Performance Of a Gaussian Blur, табл. 14-2 (V+T+V+T).</translation>
    </message>
    <message>
        <source>The transpose in local memory, with one line changed: groups that are neighbours in a row take blocks along a diagonal, so those that run at the same time store to different parts of memory. On the guide&apos;s GPU this made the transpose, and with it the blur, clearly faster; where memory hashes its addresses there is nothing left to gain. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>Транспонирование в локальной памяти с одной изменённой строкой: соседние в ряду группы берут блоки по диагонали, и одновременные пишут в разные части памяти. На GPU из пособия это заметно ускорило транспонирование, а с ним и размытие; где память хеширует адреса, выигрывать больше нечего. Источник: Apple, Tuning Performance On the GPU, листинг 14-6.</translation>
    </message>
    <message>
        <source>As four floats per work-item, but through pointers to whole vectors: the compiler knows that they are aligned and takes 16 bytes with one instruction, where it may have to take four times 4. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Как четыре float на рабочий элемент, но через указатели на целые векторы: компилятор знает, что они выровнены, и берёт 16 байт одной командой, а не четырьмя по 4. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>The copy of an 8-bit plane, 16 aligned bytes with one load and one store. Kernels whose pixels are bytes are measured against it: their planes are a quarter as large as planes of floats, and more of them stays in the caches. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Копирование 8-битной плоскости, 16 выровненных байтов одной загрузкой и одной записью. С ним сравниваются ядра с пикселями-байтами: их плоскости вчетверо меньше плоскостей float и больше остаются в кэшах. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>The copy of a plane of four bytes per pixel, red, green, blue and alpha side by side: the ceiling of kernels that work on such pixels. It moves as much as the copy of floats does. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Копирование плоскости с четырьмя байтами на пиксель, красный, зелёный, синий и альфа рядом: предел для ядер с такими пикселями. Переносит столько же, сколько копирование float. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>Four whole cache lines one after another per work-item, 64 KiB per work-group: on CPUs loads and stores of the widest vectors, and the fastest copy of planes that the caches hold. On GPUs neighbouring work-items no longer touch neighbouring floats with the same instruction, and it loses. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Четыре целые строки кэша подряд на рабочий элемент, 64 КиБ на группу: на CPU — обращения самыми широкими векторами и самое быстрое копирование плоскостей, помещающихся в кэши. На GPU соседние рабочие элементы больше не трогают соседние float одной командой, и оно проигрывает. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>The simplest kernel there is: one load and one store per pixel, consecutive work-items touching consecutive floats. Its speed is what this device&apos;s memory gives to scalar code. Source: Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>Простейшее ядро: одна загрузка и одна запись на пиксель, соседние рабочие элементы трогают соседние float. Его скорость — то, что память устройства даёт скалярному коду. Источник: Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>The same with stores that bypass the caches where the compiler knows such: a cache line that is written whole need not be read first. On CPUs this makes large planes up to twice as fast, and the memory ceiling of their size would be too low without it; a plane that the caches hold is better left there. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>То же с записью мимо кэшей, где компилятор её знает: строку кэша, записываемую целиком, не нужно сначала читать. На CPU большие плоскости ускоряются до двух раз, и без этого предел памяти для их размера был бы занижен; плоскость, которая помещается в кэши, лучше там и оставить. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>The same copy with 16-byte loads and stores and a quarter of the work-items. Where it beats the scalar copy, the device was busy issuing instructions rather than waiting for memory; where it does not, memory is the limit already. Source: after Apple, Tuning Performance On the GPU, Listing 14-2.</source>
        <translation>То же копирование обращениями по 16 байт и с четвертью рабочих элементов. Где оно быстрее скалярного, устройство было занято выдачей команд, а не ожиданием памяти; где нет — предел уже в памяти. Источник: по Apple, Tuning Performance On the GPU, листинг 14-2.</translation>
    </message>
    <message>
        <source>Work-items take turns at the pixels of a block in local memory, neighbours at neighbouring floats: no two of them want the same bank. Source: the guide&apos;s advice to share data through local memory; its bandwidth is what that can gain.</source>
        <translation>Рабочие элементы по очереди обходят пиксели блока в локальной памяти, соседи — соседние float: никакие два не хотят один банк. Источник: совет пособия делить данные через локальную память; её пропускная способность — то, что это может дать.</translation>
    </message>
    <message>
        <source>The same in vectors of four floats: a load moves 16 bytes, the most that most GPUs load at once, and takes fewer instructions for as many bytes.</source>
        <translation>То же векторами из четырёх float: загрузка переносит 16 байт — больше большинство GPU за раз не загружает — и на столько же байтов нужно меньше команд.</translation>
    </message>
    <message>
        <source>A single chain of 256 fused multiply-adds: each waits for the one before. Only other work-items can fill the gaps, as many as the device keeps under way. Its companions do the same work in 2, 4 and, as the FLOP peak, 8 chains. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Одна цепочка из 256 слитых умножений со сложением: каждое ждёт предыдущего. Паузы могут заполнить только другие рабочие элементы — столько, сколько устройство держит в работе. Соседние варианты делают ту же работу в 2, 4 и — как пик FLOP — 8 цепочках. Источник: Apple, Tuning Performance On the GPU, замечание под листингом 14-3 о нескольких независимых цепочках.</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in two independent chains of 128. While one chain waits for its result, the other may go on: up to twice the rate, where one chain left the pipeline half empty. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Те же 256 слитых умножений со сложением в двух независимых цепочках по 128. Пока одна ждёт результата, другая идёт дальше: до двойной скорости там, где одна оставляла конвейер полупустым. Источник: Apple, Tuning Performance On the GPU, замечание под листингом 14-3 о нескольких независимых цепочках.</translation>
    </message>
    <message>
        <source>The same 256 fused multiply-adds in four independent chains of 64. A device whose multiply-add takes four cycles has now something to do in each of them, even with a single work-item. Source: Apple, Tuning Performance On the GPU, the remark under Listing 14-3 on several independent dependence chains.</source>
        <translation>Те же 256 слитых умножений со сложением в четырёх независимых цепочках по 64. Устройство, у которого умножение со сложением занимает четыре такта, теперь занято в каждом, даже с одним рабочим элементом. Источник: Apple, Tuning Performance On the GPU, замечание под листингом 14-3 о нескольких независимых цепочках.</translation>
    </message>
    <message>
        <source>Copy with twelve dependent operations in between, a step between the guide&apos;s 6 and 24, to see where the line begins to bend. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Копирование с двенадцатью зависимыми операциями, шаг между 6 и 24 из пособия, чтобы увидеть, где линия начинает изгибаться. Источник: по Apple, Tuning Performance On the GPU, листинг 14-3.</translation>
    </message>
    <message>
        <source>Copy with 192 dependent operations in between. Arithmetic alone decides: from here on the rate falls as the operations grow. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Копирование со 192 зависимыми операциями. Решают только вычисления: отсюда скорость падает с ростом числа операций. Отображение не то, что при 3–24 flop (оно усилило бы ошибки округления сверх всякой проверки), а сжимающее, без слияния: каждая операция — по-прежнему одна команда. Источник: по Apple, Tuning Performance On the GPU, листинг 14-3.</translation>
    </message>
    <message>
        <source>Copy with 24 dependent operations in between. Here arithmetic starts to show: the point where a kernel leaves the memory ceiling, Figure 14-5 of the guide. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-5.</source>
        <translation>Копирование с 24 зависимыми операциями. Здесь вычисления начинают сказываться: точка, где ядро отходит от предела памяти, рис. 14-5 пособия. Источник: Apple, Tuning Performance On the GPU, листинг 14-3 и рис. 14-5.</translation>
    </message>
    <message>
        <source>Copy with three operations in between. On most devices it runs at the speed of the copy: arithmetic hides behind memory. Source: Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Копирование с тремя операциями. На большинстве устройств идёт со скоростью копирования: вычисления скрыты за памятью. Источник: Apple, Tuning Performance On the GPU, листинг 14-3.</translation>
    </message>
    <message>
        <source>Copy with 48 dependent operations in between. Twice the guide&apos;s 24: by here most devices have left the copy&apos;s speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Копирование с 48 зависимыми операциями. Вдвое больше 24 из пособия: здесь большинство устройств уже медленнее копирования. Отображение не то, что при 3–24 flop (оно усилило бы ошибки округления сверх всякой проверки), а сжимающее, без слияния: каждая операция — по-прежнему одна команда. Источник: по Apple, Tuning Performance On the GPU, листинг 14-3.</translation>
    </message>
    <message>
        <source>Copy with six operations in between, each depending on the one before. Still close to the copy&apos;s speed on a GPU: the guide&apos;s Figure 14-4. Source: Apple, Tuning Performance On the GPU, Listing 14-3 and Figure 14-4.</source>
        <translation>Копирование с шестью операциями, каждая зависит от предыдущей. На GPU ещё близко к скорости копирования: рис. 14-4 пособия. Источник: Apple, Tuning Performance On the GPU, листинг 14-3 и рис. 14-4.</translation>
    </message>
    <message>
        <source>Copy with 96 dependent operations in between. On the far side of the bend: twice the operations, about half the speed. The map is not that of 3 to 24 flops, which would magnify rounding errors beyond any check, but a contracting one, unfused: each operation is still one instruction. Source: after Apple, Tuning Performance On the GPU, Listing 14-3.</source>
        <translation>Копирование с 96 зависимыми операциями. За изгибом: вдвое больше операций, примерно вдвое медленнее. Отображение не то, что при 3–24 flop (оно усилило бы ошибки округления сверх всякой проверки), а сжимающее, без слияния: каждая операция — по-прежнему одна команда. Источник: по Apple, Tuning Performance On the GPU, листинг 14-3.</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of halves: the most that the instruction mma does on halves, with sums in floats.</source>
        <translation>Суммы peak-mma-tf32 для произведений half: наибольшее, что делает команда mma с half при суммах во float.</translation>
    </message>
    <message>
        <source>The sums of peak-mma-tf32, of products of signed 8-bit integers, in 32-bit ints: the most that the instruction mma does on bytes.</source>
        <translation>Суммы peak-mma-tf32 для произведений знаковых 8-битных целых, в 32-битных int: наибольшее, что делает команда mma с байтами.</translation>
    </message>
    <message>
        <source>Independent sums of products of floats of 11 bits (TF32), added up by matrix units in floats: the most that the instruction mma does on them. On NVIDIA&apos;s Hopper GPUs and later ones libraries such as cuBLAS have faster instructions (wgmma), which OpenCL C does not reach: this peak does not bound them.</source>
        <translation>Независимые суммы произведений float с 11 битами (TF32), складываемые матричными блоками во float: наибольшее, что делает с ними команда mma. На GPU NVIDIA Hopper и новее у библиотек вроде cuBLAS есть более быстрые команды (wgmma), недоступные из OpenCL C: этот пик их не ограничивает.</translation>
    </message>
    <message>
        <source>Eight independent chains of fused multiply-adds, written out in a row: the most arithmetic this device does on floats. A single chain, as in the other variants, waits for each result; eight of them fill the pipeline (the guide&apos;s remark under Listing 14-3 that several independent chains reach much higher ratios).</source>
        <translation>Восемь независимых цепочек слитых умножений со сложением, выписанных подряд: наибольшее, что устройство вычисляет во float. Одна цепочка, как в других вариантах, ждёт каждого результата; восемь заполняют конвейер (замечание пособия под листингом 14-3, что несколько независимых цепочек достигают гораздо больших отношений).</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of sixteen pixels per work-item. Compilers for CPUs often use only half of the vector unit when they turn scalar work-items into vector code; explicit vectors take all of it, where there are registers for eight of them, as in AVX-512. GPUs gain nothing here. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Цепочки пика FLOP на векторах из шестнадцати пикселей на рабочий элемент. Компиляторы для CPU, превращая скалярные рабочие элементы в векторный код, часто занимают лишь половину векторного блока; явные векторы занимают его весь, если регистров хватает на восемь, как в AVX-512. GPU тут ничего не выигрывают. Совет пособия: давать рабочему элементу несколько независимых результатов.</translation>
    </message>
    <message>
        <source>The chains of peak4 in double precision: the most arithmetic the device does on doubles, and the compute ceiling of kernels that compute in them. Many GPUs do a thirty-second or a sixty-fourth of their float operations in double.</source>
        <translation>Цепочки peak4 с двойной точностью: наибольшее, что устройство вычисляет в double, и предел вычислений для ядер, считающих в double. Многие GPU делают в double тридцать вторую или шестьдесят четвёртую часть операций float.</translation>
    </message>
    <message>
        <source>The chains of peak4 in half precision: the most arithmetic the device does on halves, and the compute ceiling of kernels that compute in them. Matrix units, which multiply halves faster, are no part of it.</source>
        <translation>Цепочки peak4 с половинной точностью: наибольшее, что устройство вычисляет в half, и предел вычислений для ядер, считающих в half. Матричные блоки, умножающие half быстрее, сюда не входят.</translation>
    </message>
    <message>
        <source>The chains of peak4 on 32-bit integers: the most multiplications and additions the device does on ints, and the compute ceiling of kernels that compute in them. There is no fused instruction for it in most processors.</source>
        <translation>Цепочки peak4 на 32-битных целых: наибольшее число умножений и сложений, которое устройство делает с int, и предел вычислений для ядер, считающих в int. Слитой команды для этого у большинства процессоров нет.</translation>
    </message>
    <message>
        <source>Four chains on vectors of four pixels: sixteen independent multiply-adds under way and three thousand per work-item, so little memory traffic that only arithmetic can be the limit. The peak of GPUs. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Четыре цепочки на векторах из четырёх пикселей: шестнадцать независимых умножений со сложением в работе и три тысячи на рабочий элемент, обмен с памятью так мал, что пределом могут быть только вычисления. Пик GPU. Совет пособия: давать рабочему элементу несколько независимых результатов.</translation>
    </message>
    <message>
        <source>The chains of peak8 in double precision, where a vector of eight fills what sixteen floats do: the double peak of CPUs with AVX-512.</source>
        <translation>Цепочки peak8 с двойной точностью, где вектор из восьми занимает место шестнадцати float: пик double для CPU с AVX-512.</translation>
    </message>
    <message>
        <source>The chains of the FLOP peak on vectors of eight pixels per work-item: eight such chains are as many as fit the registers of processors whose vectors hold eight floats, AVX2 among them, where chains of sixteen floats are stored and loaded again all the time. The guide&apos;s advice behind it: give a work-item several independent outputs.</source>
        <translation>Цепочки пика FLOP на векторах из восьми пикселей на рабочий элемент: восемь таких цепочек как раз помещаются в регистры процессоров с векторами из восьми float, в том числе AVX2, где цепочки из шестнадцати float постоянно сохраняются и загружаются. Совет пособия: давать рабочему элементу несколько независимых результатов.</translation>
    </message>
    <message>
        <source>Each work-group computes a tile of C in steps of TILE_K along K: while it multiplies one pair of tiles from local memory, the next pair is on its way to registers, so that one barrier per step is enough. A work-item keeps 8 x 16 sums, and so multiplies 128 times for every 24 numbers that it reads; what 32 neighbours read at a time are four or eight different vectors, which local memory serves at once. Tiles at the edges of the matrices are read number by number, with zeros beyond. Source: the tiled and register-blocked kernels of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL, and the shape of a block from V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008.</source>
        <translation>Каждая группа вычисляет блок C шагами TILE_K вдоль K: пока она умножает пару блоков из локальной памяти, следующая уже идёт в регистры, так что хватает одного барьера на шаг. Рабочий элемент держит 8 x 16 сумм, то есть умножает 128 раз на каждые 24 прочитанных числа; 32 соседа читают сразу четыре или восемь разных векторов, которые локальная память отдаёт за раз. Блоки на краях матриц читаются по одному числу, за краем — нули. Источник: блочные ядра с блоками в регистрах из учебника C. Nugteren по умножению матриц в OpenCL; форма блока — V. Volkov, J. Demmel, Benchmarking GPUs to tune dense linear algebra, SC 2008.</translation>
    </message>
    <message>
        <source>The tiles again, but each work-item computes WPT results of a column: an element of B&apos;s tile is loaded from local memory once and serves all of them, which leaves 1 + 1 / WPT loads for a multiply-add instead of 2, and the sums are independent of each other. Source: C. Nugteren, Tutorial: OpenCL SGEMM tuning, kernel 3, the next step of the tutorial that OpenCL matrix multiplication, part 2, follows.</source>
        <translation>Снова блоки, но каждый рабочий элемент вычисляет WPT результатов столбца: элемент блока B загружается из локальной памяти один раз и служит всем — 1 + 1 / WPT загрузок на умножение со сложением вместо 2, — а суммы независимы. Источник: C. Nugteren, Tutorial: OpenCL SGEMM tuning, ядро 3, следующий шаг учебника, которому следует OpenCL matrix multiplication, part 2.</translation>
    </message>
    <message>
        <source>The naive kernel on 32-bit ints, as its source has it, but with neighbouring work-items on neighbouring columns: there they are on neighbouring rows, K ints apart. Sums of ints have no rounding. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>Наивное ядро на 32-битных int, как в источнике, но соседние рабочие элементы на соседних столбцах: там они на соседних строках, через K int. Суммы int не округляются. Источник: OpenCL matrix multiplication, part 2, исходное ядро.</translation>
    </message>
    <message>
        <source>Each work-item walks along a row of A and down a column of B and loads 2 K floats for one result. Neighbouring work- items have neighbouring columns, so that their loads from B are consecutive. Nothing is shared but what the caches happen to keep. Source: OpenCL matrix multiplication, part 2, the kernel it starts from.</source>
        <translation>Каждый рабочий элемент идёт вдоль строки A и вниз по столбцу B и загружает 2 K float ради одного результата. У соседних — соседние столбцы, так что их загрузки из B идут подряд. Общее — только то, что случайно удержали кэши. Источник: OpenCL matrix multiplication, part 2, исходное ядро.</translation>
    </message>
    <message>
        <source>Arranged for a CPU, as its BLAS libraries are. A work-item multiplies a few rows of A by two vectors of columns of B at a time: 8 x 32 sums in vectors of 16 floats, or 6 x 16 in vectors of 8, as many as leave registers for what they are made of. Each loaded vector is used 8 or 6 times, and each float of A 32 or 16 times. Before that A and B are packed into panels as wide as that, so that all loads are consecutive and none of them fall on the same sets of the cache, as those from rows a power of two apart do; what lacks at the edges is zero. DEPTH columns of a work-item&apos;s rows of A stay in the second level cache and meet one panel of B after the other, of which the next is asked for in time. All cores get the same number of rows. Packing is part of the measured time. Source: K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; the tile in registers is that of Computing on integrated graphics.</source>
        <translation>Устроено для CPU, как его библиотеки BLAS. Рабочий элемент умножает несколько строк A сразу на два вектора столбцов B: 8 x 32 сумм в векторах из 16 float или 6 x 16 в векторах из 8 — столько, чтобы остались регистры для сомножителей. Каждый загруженный вектор служит 8 или 6 раз, каждый float из A — 32 или 16 раз. Перед этим A и B упаковываются в панели такой же ширины, чтобы все загрузки шли подряд и не попадали в одни наборы кэша, как из строк через степень двойки; недостающее на краях — нули. DEPTH столбцов строк A рабочего элемента остаются в кэше второго уровня и встречают панели B одну за другой, следующая запрашивается заранее. Всем ядрам процессора достаётся поровну строк. Упаковка входит в измеренное время. Источник: K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, ACM Transactions on Mathematical Software 34 (3), 2008; блок в регистрах — из Computing on integrated graphics.</translation>
    </message>
    <message>
        <source>A work-item has a tile of TILE_M x TILE_N results in registers. It takes TILE_K columns of A at a time; each row of B&apos;s tile is loaded once, as vectors, and multiplied by TILE_M floats of A: TILE_M x TILE_N multiply-adds for TILE_M + TILE_N loaded floats, without local memory and without a barrier. The source&apos;s tiles, 16 x 32 and 16 deep, fill the 4 KB of registers that a thread of its GPU has; where a work-item has less they spill into memory, and smaller ones are faster. Tiles at the right and lower edge are moved inwards, over their neighbours. Source: Computing on integrated graphics, matmul_tiled.</source>
        <translation>У рабочего элемента блок TILE_M x TILE_N результатов в регистрах. Он берёт по TILE_K столбцов A; каждая строка блока B загружается один раз, векторами, и умножается на TILE_M float из A: TILE_M x TILE_N умножений со сложением на TILE_M + TILE_N загруженных float, без локальной памяти и барьеров. Блоки источника, 16 x 32 глубиной 16, заполняют 4 КБ регистров потока его GPU; где регистров меньше, они вытесняются в память, и меньшие блоки быстрее. Блоки на правом и нижнем краю сдвигаются внутрь, поверх соседей. Источник: Computing on integrated graphics, matmul_tiled.</translation>
    </message>
    <message>
        <source>A small product has too few tiles to occupy a GPU. So tiles are smaller here, and the work-items of a group also share them along K: each of SLICES parts of a group takes DEPTH of every SLICES x DEPTH columns of A, and their sums are added in local memory at the end. If tiles are still far fewer than GROUPS, several groups share each tile along K: they store their sums, and a second kernel adds those. Source: the tiles of C. Nugteren&apos;s tutorial on matrix multiplication in OpenCL; the split along K of A. Kerr and others, CUTLASS: Fast Linear Algebra in CUDA C++, 2017.</source>
        <translation>У малого произведения слишком мало блоков, чтобы занять GPU. Поэтому блоки здесь меньше, и рабочие элементы группы делят их ещё и вдоль K: каждая из SLICES частей группы берёт DEPTH из каждых SLICES x DEPTH столбцов A, а суммы складываются в конце в локальной памяти. Если блоков всё равно намного меньше GROUPS, каждый делят вдоль K несколько групп: они сохраняют суммы, а складывает их второе ядро. Источник: блоки — из учебника C. Nugteren по умножению матриц в OpenCL; деление вдоль K — A. Kerr и др., CUTLASS: Fast Linear Algebra in CUDA C++, 2017.</translation>
    </message>
    <message>
        <source>The tiles on 32-bit ints, as the source has them. There dimension 0 is the row of the product, and matrices are stored column by column; here they are row by row, dimension 0 is the column, and loads are as consecutive. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>Блоки на 32-битных int, как в источнике. Там измерение 0 — строка произведения и матрицы хранятся по столбцам; здесь — по строкам, измерение 0 — столбец, и загрузки так же идут подряд. Источник: OpenCL matrix multiplication, part 2 (блочное ядро, TS = 16 для групп по 256).</translation>
    </message>
    <message>
        <source>A work-group computes a tile of TS x TS results. It loads a tile of A and one of B into local memory, one element of each per work-item, and every element there is used TS times: global memory is read TS times less. Tiles are filled with zeros beyond the edges, so that any M, N and K will do, not only multiples of TS. Where local memory is ordinary memory, as on CPUs, this is work added. Source: OpenCL matrix multiplication, part 2 (the tiled kernel, TS = 16 for groups of 256).</source>
        <translation>Группа вычисляет блок из TS x TS результатов. Она загружает блок A и блок B в локальную память, по элементу каждого на рабочий элемент, и каждый элемент там служит TS раз: глобальная память читается в TS раз меньше. За краями блоки дополняются нулями, так что годятся любые M, N и K, а не только кратные TS. Где локальная память обычная, как на CPU, это лишняя работа. Источник: OpenCL matrix multiplication, part 2 (блочное ядро, TS = 16 для групп по 256).</translation>
    </message>
    <message>
        <source>The method of units with floats split into two halves, which the units multiply twice as fast, while A and B are packed. Halves have small exponents. So each row of A and each column of B is multiplied by a power of two first, which a pass of its own finds, and the result is divided by it. A number has 23 bits, or is exact to 2^-40 of the largest one in its row or column. Source: as units.</source>
        <translation>Метод units с float, которые при упаковке A и B делятся на два half: их блоки умножают вдвое быстрее. У half малые порядки, поэтому каждая строка A и столбец B сначала умножаются на степень двойки, найденную отдельным проходом, а результат делится на неё. Число имеет 23 бита или точно до 2^-40 наибольшего в своей строке или столбце. Источник: как у units.</translation>
    </message>
    <message>
        <source>Matrix units multiply short numbers many times as fast as other hardware multiplies floats. They take floats of 11 bits (TF32). A float is the sum of two of these, except for its last bit or two, and three products of them are as exact as one of floats. A and B are packed first, in the order in which the units load them, as part of the measured time. Then each group multiplies a tile, 16 columns of A at a time, while the next ones are on their way to local memory, and splits the numbers in registers. The units truncate their sums, so they sum only CHAIN columns at a time, and those sums are added in floats. Without a matrix unit the kernel multiplies floats: correct, and slow. Source: H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022; the packing of K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008.</source>
        <translation>Матричные блоки умножают короткие числа во много раз быстрее, чем прочее оборудование — float. Они берут float с 11 битами (TF32). Float — сумма двух таких, кроме последнего бита или двух, и три их произведения так же точны, как одно произведение float. A и B сначала упаковываются в том порядке, в каком их загружают блоки, — это входит в измеренное время. Затем каждая группа умножает блок, по 16 столбцов A, пока следующие идут в локальную память, и делит числа в регистрах. Блоки усекают суммы, поэтому суммируют лишь CHAIN столбцов за раз, а эти суммы складываются во float. Без матричного блока ядро умножает float: верно и медленно. Источник: H. Ootomo, R. Yokota, Recovering single precision accuracy from Tensor Cores while surpassing the FP32 theoretical peak performance, IJHPCA 36 (4), 2022; упаковка — K. Goto, R. van de Geijn, Anatomy of high-performance matrix multiplication, 2008.</translation>
    </message>
    <message>
        <source>A group of 16 x 16 work-items computes TILE x TILE results and loads DEPTH columns of A and rows of B at a time into local memory, where each element is converted once. A work-item has TILE / 16 results of TILE / 16 rows in registers: of the elements that it loads from local memory, each is used TILE / 16 times.</source>
        <translation>Группа из 16 x 16 рабочих элементов вычисляет TILE x TILE результатов и загружает по DEPTH столбцов A и строк B в локальную память, где каждый элемент преобразуется один раз. У рабочего элемента TILE / 16 результатов из TILE / 16 строк в регистрах: каждый загруженный из локальной памяти элемент служит TILE / 16 раз.</translation>
    </message>
    <message>
        <source>The tiles of matmul on halves: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>Блоки matmul на half: каждый элемент преобразуется один раз, когда группа загружает его в локальную память, и служит там TS раз.</translation>
    </message>
    <message>
        <source>Panels of A and B packed in the order in which the work-items of a warp load them, then copied to local memory a few blocks ahead, and multiplied there by matrix units. Source: as blur.toeplitz-half.</source>
        <translation>Панели A и B упакованы в порядке, в котором их загружают рабочие элементы варпа, затем на несколько блоков вперёд копируются в локальную память и там умножаются матричными блоками. Источник: как у blur.toeplitz-half.</translation>
    </message>
    <message>
        <source>The tiles of matmul on 8-bit integers: each element is converted once, when its group loads it into local memory, and used TS times there.</source>
        <translation>Блоки matmul на 8-битных целых: каждый элемент преобразуется один раз, когда группа загружает его в локальную память, и служит там TS раз.</translation>
    </message>
    <message>
        <source>Each work-item adds its number to the result. OpenCL 1.2 has no atomic addition of floats: where the compiler takes no instruction for it, compare and exchange until nobody else came between. All work-items wait for the same word, so that the time is one of contention.</source>
        <translation>Каждый рабочий элемент прибавляет своё число к результату. В OpenCL 1.2 нет атомарного сложения float: где у компилятора нет команды, идёт сравнение с обменом, пока никто не вмешается. Все ждут одно слово, так что время определяет борьба за него.</translation>
    </message>
    <message>
        <source>One work-item for each of few groups adds up a run of consecutive numbers in four vectors of sixteen: what a CPU&apos;s cores, their caches and their vector units like. On GPUs most lanes would have nothing to do.</source>
        <translation>По одному рабочему элементу в каждой из немногих групп, каждый складывает отрезок чисел в четырёх векторах по шестнадцать: то, что любят ядра CPU, их кэши и векторные блоки. На GPU большинство полос простаивало бы.</translation>
    </message>
    <message>
        <source>The work-items of a group add their numbers pairwise in local memory, in as many steps as a group has doublings. One atomic addition is left for each group.</source>
        <translation>Рабочие элементы группы складывают числа попарно в локальной памяти, за столько шагов, сколько в группе удвоений. На группу остаётся одно атомарное сложение.</translation>
    </message>
    <message>
        <source>Few groups walk over all numbers together: each work-item adds up many of them in a register before its group makes a tree of the sums. A second pass adds the groups&apos; sums, so that no atomic addition is needed and every run adds in the same order.</source>
        <translation>Немногие группы вместе проходят все числа: каждый рабочий элемент складывает многие из них в регистре, затем группа складывает суммы деревом. Второй проход складывает суммы групп, так что атомарное сложение не нужно и порядок сложения в каждом прогоне один.</translation>
    </message>
    <message>
        <source>Memory is written by the sector: 32 bytes, 8 floats. Where a picture&apos;s height is no multiple of 8, every row of the result starts somewhere inside a sector, and tiles would begin and end their rows there: memory then has to put sectors together from two work-groups, at two thirds of the speed. Here a tile reads up to 7 rows more of the picture and, row by row of the result, leaves out what is before its first sector&apos;s beginning. Where rows allow it, four floats are moved at once. Work-groups follow one another down the picture, so that those at work at the same time write the same rows of the result side by side. A tile at the picture&apos;s edge is loaded like every other, from addresses held within it: one with loads that wait for each other would end long after the rest. Where rows begin within a line of memory, a tile&apos;s rows begin and end within lines that other tiles ask for at other times: loads bring whole ones into the second cache, where hints can tell it. Source: after Apple, Tuning Performance On the GPU, Listing 14-5; the sectors are what today&apos;s GPUs have instead of that guide&apos;s channels.</source>
        <translation>Память пишется секторами: 32 байта, 8 float. Если высота изображения не кратна 8, каждая строка результата начинается внутри сектора, и строки блоков начинались бы и кончались там же: памяти пришлось бы собирать секторы из двух групп, на двух третях скорости. Здесь блок читает до 7 лишних строк изображения и в каждой строке результата опускает то, что стоит до начала его первого сектора. Где строки позволяют, переносится сразу четыре float. Группы идут одна за другой вниз по изображению, так что одновременные пишут одни и те же строки результата рядом. Блок на краю загружается, как любой другой, по адресам, удержанным внутри изображения: с загрузками, ждущими друг друга, он кончался бы много позже остальных. Где строки начинаются внутри строки памяти, строки блока начинаются и кончаются в строках памяти, которые другие блоки запрашивают в другое время: где можно дать подсказку, загрузки приносят их во второй кэш целиком. Источник: по Apple, Tuning Performance On the GPU, листинг 14-5; секторы — то, что у нынешних GPU вместо каналов того пособия.</translation>
    </message>
    <message>
        <source>A work-group reads a tile row by row, turns it in local memory and writes it row by row: both ends are contiguous. On the guide&apos;s GPU that alone gained nothing, because groups that run side by side write blocks a multiple of the height apart, which fall on the same memory channels. Source: Apple, Tuning Performance On the GPU, Listing 14-5.</source>
        <translation>Группа читает блок строка за строкой, поворачивает его в локальной памяти и пишет строка за строкой: обе стороны непрерывны. На GPU из пособия одно это не дало ничего: идущие рядом группы пишут блоки через кратное высоте, а те попадают в одни каналы памяти. Источник: Apple, Tuning Performance On the GPU, листинг 14-5.</translation>
    </message>
    <message>
        <source>A copy that swaps x and y. Consecutive work-items read consecutive floats and write floats a whole column apart: each store goes to a line of memory of its own. It ought to be as fast as a copy, which moves the same floats; what it loses is the price of that pattern, highest where the height is a power of two. Source: Apple, Tuning Performance On the GPU, the figures before and after Table 14-2.</source>
        <translation>Копирование, меняющее местами x и y. Соседние рабочие элементы читают соседние float, а пишут float через целый столбец: каждая запись идёт в свою строку памяти. Оно должно быть таким же быстрым, как копирование тех же float; разница — цена этой схемы, наибольшая при высоте, равной степени двойки. Источник: Apple, Tuning Performance On the GPU, рисунки до и после табл. 14-2.</translation>
    </message>
    <message>
        <source>Two further steps. The tile&apos;s rows are 33 floats long, so that the 32 floats of its column lie in 32 different banks of local memory and not all in one. And each work-item moves four pixels: fewer work-items, each with four independent loads under way. It is what transposes on GPUs have come to look like since the guide; local memory is only fast where its banks are hit evenly. Source: after Apple, Tuning Performance On the GPU, Listing 14-5, and its advice to group several outputs into one work-item.</source>
        <translation>Ещё два шага. Строки блока длиной 33 float, так что 32 float его столбца лежат в 32 разных банках локальной памяти, а не в одном. И каждый рабочий элемент переносит четыре пикселя: их меньше, и у каждого четыре независимые загрузки в пути. Так транспонирования на GPU выглядят со времён пособия; локальная память быстра лишь там, где её банки загружены равномерно. Источник: по Apple, Tuning Performance On the GPU, листинг 14-5 и совету собирать несколько результатов в один рабочий элемент.</translation>
    </message>
    <message>
        <source>On a CPU local memory is ordinary memory, and a tile in it only a detour. Here blocks as high as a vector is wide are loaded and turned by instructions that interleave vectors: 24 of them for 64 floats, or 64 for 256. A work-item goes along a band of rows and collects a tile of turned blocks in the second level cache, so that it can store long runs of the result, past the caches: memory likes neither pieces of 64 bytes that are a row apart, nor lines that are written in parts and would have to be read first. Only where a vector is a whole line it is stored at once. Between the stores the next tile&apos;s lines are asked for, along its rows, so that memory reads while it writes. Where the height is no multiple of a line, a run of the result begins and ends at whole lines, for which up to 15 rows of the next band are read, too. Source: the interleaving is how CPUs&apos; vectors are transposed everywhere, e.g. _MM_TRANSPOSE4_PS in Intel&apos;s headers.</source>
        <translation>На CPU локальная память обычная, и блок в ней — лишь крюк. Здесь блоки, высота которых равна ширине вектора, загружаются и поворачиваются командами, чередующими векторы: 24 на 64 float или 64 на 256. Рабочий элемент идёт вдоль полосы строк и собирает блок из повёрнутых блоков в кэше второго уровня, чтобы писать длинные отрезки результата мимо кэшей: память не любит ни кусков по 64 байта через строку, ни строк памяти, которые пишутся частями и потому сначала читаются. Сразу запись идёт, только если вектор — целая строка памяти. Между записями запрашиваются строки следующего блока, так что память читает, пока пишет. Если высота не кратна строке памяти, отрезок результата начинается и кончается на целых строках, и для этого читаются до 15 строк следующей полосы. Источник: чередованием векторы CPU транспонируют везде, например _MM_TRANSPOSE4_PS в заголовках Intel.</translation>
    </message>
    <message>
        <source>The tile in local memory again, and one line more: work-groups that run side by side take blocks along a diagonal, not along a row. Their writes then spread over rows and columns and so over all memory channels. On the guide&apos;s GPU this is the transpose that is fast; where caches or hashed addresses spread the traffic anyway, it changes nothing. Source: Apple, Tuning Performance On the GPU, Listing 14-6.</source>
        <translation>Снова блок в локальной памяти и ещё одна строка кода: идущие рядом группы берут блоки по диагонали, а не по строке. Их запись распределяется по строкам и столбцам, а значит, по всем каналам памяти. На GPU из пособия это и есть быстрое транспонирование; где кэши или хеширование адресов и так распределяют обмен, ничего не меняется. Источник: Apple, Tuning Performance On the GPU, листинг 14-6.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>kernels %1</source>
        <translation>ядра %1</translation>
    </message>
    <message>
        <source>%1 was killed by %2</source>
        <translation>%1 прерван: %2</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2</source>
        <translation>%1 завершился с кодом %2</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3 at %4, measured %5</source>
        <translation>единственный измеренный из %1 %2 на %3 при %4, измерено %5</translation>
    </message>
    <message>
        <source>the only one measured of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>единственный измеренный из %1 %2 на %3, экстраполировано из %4, измерено %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3 at %4, measured %5</source>
        <translation>самый быстрый из %1 %2 на %3 при %4, измерено %5</translation>
    </message>
    <message>
        <source>fastest of %1 %2 on %3, extrapolated from %4, measured %5</source>
        <translation>самый быстрый из %1 %2 на %3, экстраполировано из %4, измерено %5</translation>
    </message>
    <message>
        <source>Tuning of %1</source>
        <translation>Настройка: %1</translation>
    </message>
    <message>
        <source>Split of %1</source>
        <translation>Разделение: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучше всего</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>завершён</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменён</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>shares</source>
        <translation>долей</translation>
    </message>
    <message>
        <source>configurations</source>
        <translation>конфигураций</translation>
    </message>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose a smaller file or size.</source>
        <translation>Для этого не хватает памяти. Закройте другие программы или выберите файл или размер поменьше.</translation>
    </message>
    <message>
        <source>it needs more memory than there is</source>
        <translation>нужно больше памяти, чем есть</translation>
    </message>
    <message>
        <source>sent a row of %1 samples, and a point has at most %2.</source>
        <translation>прислано измерений в строке: %1, а у точки их не больше %2.</translation>
    </message>
    <message>
        <source>sent a list of %1 devices, and a machine has at most %2.</source>
        <translation>прислано устройств в списке: %1, а у машины их не больше %2.</translation>
    </message>
    <message>
        <source>has %1 configurations, and at most %2 are read. Divide it into several files</source>
        <translation>конфигураций: %1, а читается не больше %2. Разделите файл на несколько</translation>
    </message>
    <message>
        <source>has more than %1 different texts as values of tunables</source>
        <translation>разных текстов среди значений настраиваемых параметров больше %1</translation>
    </message>
    <message>
        <source>has a configuration of %1 tunables, and at most %2 are read</source>
        <translation>в конфигурации настраиваемых параметров: %1, а читается не больше %2</translation>
    </message>
    <message>
        <source>Continue with run --resume.</source>
        <translation>Продолжите с помощью run --resume.</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>Измерьте ещё раз.</translation>
    </message>
    <message>
        <source>The run may lack points of machines that were not reached. Resume it again when they answer.</source>
        <translation>В запуске может не хватать точек с машин, которые были недоступны. Продолжите его ещё раз, когда они ответят.</translation>
    </message>
    <message>
        <source>There is no earlier result of %1 at %2 on %3. Its tuning starts from the beginning.</source>
        <translation>Прежних результатов %1 при %2 на %3 нет. Эта настройка начинается сначала.</translation>
    </message>
    <message>
        <source>%1 In %2 on this machine.</source>
        <translation>%1 На этой машине: %2.</translation>
    </message>
    <message>
        <source>Each pixel&apos;s value decides which of two pieces of work is done, and the values are random: neighbouring work-items, which a GPU runs in step, go different ways, and each waits while the others do theirs. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>Значение каждого пикселя решает, какая из двух работ выполняется, а значения случайны: соседние рабочие элементы, которые GPU исполняет в ногу, идут разными путями, и каждый ждёт, пока другие проходят свой. Источник: Apple, Tuning Performance On the GPU, «Avoid divergent execution».</translation>
    </message>
    <message>
        <source>Eight operations on each pixel, each a kernel of its own: every one of them loads the plane and stores it, so the plane crosses memory sixteen times where twice would do. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>Восемь операций над каждым пикселем, каждая в отдельном ядре: каждое ядро загружает плоскость и сохраняет её, поэтому плоскость проходит через память шестнадцать раз там, где хватило бы двух. Источник: Apple, Tuning Performance On the GPU, «Kernel size».</translation>
    </message>
    <message>
        <source>The same with the half_ functions, which may stop at 10 correct bits, more than a picture of 8 bits shows. Where they are as fast and as exact as the precise ones, the driver has no others. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>То же с функциями half_, которым достаточно 10 верных битов, больше, чем показывает изображение с 8 битами. Если они так же быстры и точны, как точные, других у драйвера нет. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>The same with the native_ functions, whatever the hardware has for them, at whatever precision it has. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>То же с функциями native_: то, что для них есть в оборудовании, с той точностью, которую оно даёт. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>The same eight operations in one kernel: the plane is loaded once and stored once, and seven launches are saved. How much faster it is than eight kernels tells whether memory or launching was what they paid for. Source: Apple, Tuning Performance On the GPU, &quot;Kernel size&quot;.</source>
        <translation>Те же восемь операций в одном ядре: плоскость загружается один раз и сохраняется один раз, а семи запусков нет. Насколько это быстрее восьми ядер, показывает, за что те платили: за память или за запуски. Источник: Apple, Tuning Performance On the GPU, «Kernel size».</translation>
    </message>
    <message>
        <source>The same file again: the compiler may reorder, divide by multiplying and use faster, less exact functions, and takes it that nothing is infinite or not a number. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Снова тот же файл: компилятор может переставлять операции, делить умножением, использовать более быстрые и менее точные функции и считает, что бесконечностей и нечисел нет. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>The same file but for its build options: a * b + c may become one operation that rounds once, or less exactly. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Тот же файл с другими параметрами сборки: a * b + c может стать одной операцией, которая округляет один раз или менее точно. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>A polynomial, a division, an exponential and a sine, built without options: every operation rounds as the language says, and the compiler keeps to the order in which they are written. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>Многочлен, деление, экспонента и синус, собранные без параметров: каждая операция округляет так, как велит язык, а компилятор сохраняет порядок, в котором они записаны. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>sin, log, sqrt, exp and division as OpenCL C defines them: wrong in the last two bits at most. The error of each variant is in its row, beside its speed. Source: Apple, Tuning Performance On the GPU, &quot;Balance precision and speed&quot;.</source>
        <translation>sin, log, sqrt, exp и деление, как их определяет OpenCL C: неверны не больше двух последних битов. Ошибка каждого варианта стоит в его строке рядом со скоростью. Источник: Apple, Tuning Performance On the GPU, «Balance precision and speed».</translation>
    </message>
    <message>
        <source>Every work-item does both pieces of work and keeps one result, so all of them do the same: nothing waits for a branch, and half of the work is thrown away. It pays where the sides are short. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>Каждый рабочий элемент выполняет обе работы и оставляет один результат, поэтому все делают одно и то же: ветвления никто не ждёт, а половина работы отбрасывается. Это выгодно, если обе стороны коротки. Источник: Apple, Tuning Performance On the GPU, «Avoid divergent execution».</translation>
    </message>
    <message>
        <source>The same branch, but the row decides: all work-items of a group go the same way, and only the work that is wanted is done. Half of the rows take either side, as half of the pixels do in the branch by the pixel. Source: Apple, Tuning Performance On the GPU, &quot;Avoid divergent execution&quot;.</source>
        <translation>То же ветвление, но решает строка: все рабочие элементы группы идут одним путём, и выполняется только нужная работа. По каждой стороне идёт половина строк, как при ветвлении по пикселю половина пикселей. Источник: Apple, Tuning Performance On the GPU, «Avoid divergent execution».</translation>
    </message>
    <message>
        <source>element</source>
        <translation>элемент</translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>рабочий элемент</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>start</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>передачу</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прерван</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 (counted by Oclgrind) where %3 must move</source>
        <translation>Он обращается к %1 на %2 (подсчитано Oclgrind), хотя передать нужно %3</translation>
    </message>
    <message>
        <source>It accesses %1 per %2 where %3 must move</source>
        <translation>Он обращается к %1 на %2, хотя передать нужно %3</translation>
    </message>
    <message>
        <source>%1 partial</source>
        <translation>неполных: %1</translation>
    </message>
    <message>
        <source>%1 of %2 results%3, %4</source>
        <translation>результатов: %1 из %2%3, %4</translation>
    </message>
    <message>
        <source>on this machine:</source>
        <translation>на этой машине:</translation>
    </message>
    <message>
        <source>on %1:</source>
        <translation>на %1:</translation>
    </message>
    <message>
        <source>best end-to-end time</source>
        <translation>лучшее полное время</translation>
    </message>
    <message>
        <source>within noise of the best end-to-end time</source>
        <translation>в пределах шума от лучшего полного времени</translation>
    </message>
    <message>
        <source>best kernel time</source>
        <translation>лучшее время ядер</translation>
    </message>
    <message>
        <source>within noise of the best kernel time</source>
        <translation>в пределах шума от лучшего времени ядер</translation>
    </message>
    <message>
        <source>%1 failed with %2, so facts are missing. Compile it once more.</source>
        <translation>Вызов %1 завершился ошибкой %2, поэтому часть сведений отсутствует. Скомпилируйте ещё раз.</translation>
    </message>
    <message>
        <source>No point was measured twice validly and by the same clock, so the noise floor is unknown. Measure more pairs, while little else runs.</source>
        <translation>Ни одна точка не измерена верно дважды и по одним и тем же часам, поэтому уровень шума неизвестен. Измерьте больше пар, пока мало что ещё работает.</translation>
    </message>
    <message>
        <source>with and without transfers</source>
        <translation>с передачами и без них</translation>
    </message>
</context>
<context>
    <name>headroom::AbController</name>
    <message>
        <source>Two versions are taking turns. Wait for the run to finish, or stop it.</source>
        <translation>Две версии измеряются поочерёдно. Дождитесь конца прогона или остановите его.</translation>
    </message>
    <message>
        <source>The versions are being read.</source>
        <translation>Версии читаются.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>Reading the versions...</source>
        <translation>Чтение версий...</translation>
    </message>
    <message>
        <source>the versions</source>
        <translation>версии</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Запуск...</translation>
    </message>
    <message>
        <source>Stopped before the first round.</source>
        <translation>Остановлено до первого раунда.</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Остановка...</translation>
    </message>
    <message>
        <source>%1 of %2, </source>
        <translation>%1 из %2, </translation>
    </message>
    <message>
        <source>Measuring %1%2: %3 rounds in %4 s, at most %5 s.</source>
        <translation>Измеряется %1%2: раундов %3 за %4 с, не дольше %5 с.</translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Готово: %1.</translation>
    </message>
    <message>
        <source>Stopped. Results so far: %1.</source>
        <translation>Остановлено. Результаты на данный момент: %1.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Готово: 1 результат.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Готово: %n результат.</numerusform>
            <numerusform>Готово: %n результата.</numerusform>
            <numerusform>Готово: %n результатов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::AbControls</name>
    <message>
        <source>&amp;Base</source>
        <translation>&amp;База</translation>
    </message>
    <message>
        <source>Base version</source>
        <translation>Базовая версия</translation>
    </message>
    <message>
        <source>&amp;Kernel file...</source>
        <translation>Файл &amp;ядра...</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>Папк&amp;а...</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новая</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Новая версия</translation>
    </message>
    <message>
        <source>Kernel f&amp;ile...</source>
        <translation>&amp;Файл ядра...</translation>
    </message>
    <message>
        <source>Fol&amp;der...</source>
        <translation>Пап&amp;ка...</translation>
    </message>
    <message>
        <source>for example @LOCAL_X=16, mine.cl or HEAD~1:./kernels</source>
        <translation>например @LOCAL_X=16, mine.cl или HEAD~1:./kernels</translation>
    </message>
    <message>
        <source>A variant, kernel file, folder, REVISION:PATH (git) or built-in, then @NAME=VALUE for a tunable, @-OPTION for a build option. @... alone: the base with other settings.</source>
        <translation>Вариант, файл ядра, папка, REVISION:PATH (git) или built-in, затем @ИМЯ=ЗНАЧЕНИЕ для параметра настройки, @-ПАРАМЕТР для параметра сборки. Только @...: база с другими настройками.</translation>
    </message>
    <message>
        <source>%1: choose a kernel file</source>
        <translation>%1: выберите файл ядра</translation>
    </message>
    <message>
        <source>%1: choose a folder of kernels</source>
        <translation>%1: выберите папку с ядрами</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>&amp;Размеры</translation>
    </message>
    <message>
        <source>Sizes to measure at</source>
        <translation>Измеряемые размеры</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;, &quot;1, 4, 16 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>Мегапиксели («4 MP», «1, 4, 16 MP») или пиксели («1920x1080»); для матриц N («1024») или MxNxK.</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Допуск</translation>
    </message>
    <message>
        <source>Margin in per cent</source>
        <translation>Допуск в процентах</translation>
    </message>
    <message>
        <source>A change of the time by this share, or less, counts as the same.</source>
        <translation>Изменение времени не более чем на эту долю считается равенством.</translation>
    </message>
    <message>
        <source>B&amp;udget</source>
        <translation>Бюд&amp;жет</translation>
    </message>
    <message>
        <source>Budget per pair in seconds</source>
        <translation>Бюджет времени на пару в секундах</translation>
    </message>
    <message>
        <source>Most time for each pair at each size. It ends earlier when it is decided.</source>
        <translation>Наибольшее время на каждую пару при каждом размере. Если ответ ясен, измерение заканчивается раньше.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Пуск</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Stop the run now and keep the results so far.</source>
        <translation>Остановить прогон сейчас и сохранить полученные результаты.</translation>
    </message>
    <message>
        <source>OpenCL kernels (*.cl);;All files (*)</source>
        <translation>Ядра OpenCL (*.cl);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Choose the base version.</source>
        <translation>Выберите базовую версию.</translation>
    </message>
    <message>
        <source>Choose the new version.</source>
        <translation>Выберите новую версию.</translation>
    </message>
    <message>
        <source>Measure both versions, interleaved.</source>
        <translation>Измерить обе версии поочерёдно.</translation>
    </message>
</context>
<context>
    <name>headroom::AbPicture</name>
    <message>
        <source>change of the time and its 99.5% interval</source>
        <translation>изменение времени и его 99,5%-й интервал</translation>
    </message>
    <message>
        <source>within the margin</source>
        <translation>в пределах допуска</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>Change of the time of each pair</source>
        <translation>Изменение времени каждой пары</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>быстрее</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>медленнее</translation>
    </message>
    <message>
        <source>change of the time</source>
        <translation>изменение времени</translation>
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
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>Экспорт сравнения</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Поочерёдное измерение</translation>
    </message>
    <message>
        <source>State of the run</source>
        <translation>Состояние прогона</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Что измерено</translation>
    </message>
    <message>
        <source>Rounds of both versions are interleaved. The picture shows whether the new one is faster, slower or the same.</source>
        <translation>Раунды обеих версий чередуются. На рисунке видно, быстрее ли новая, медленнее или такая же.</translation>
    </message>
    <message>
        <source>Reasons for the verdicts</source>
        <translation>Причины выводов</translation>
    </message>
    <message>
        <source>M&amp;arkdown...</source>
        <translation>&amp;Markdown...</translation>
    </message>
    <message>
        <source>Save the table for a pull request.</source>
        <translation>Сохранить таблицу для запроса на слияние.</translation>
    </message>
    <message>
        <source>&amp;CSV...</source>
        <translation>&amp;CSV...</translation>
    </message>
    <message>
        <source>Save the times of each round.</source>
        <translation>Сохранить время каждого раунда.</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>&amp;JSON...</translation>
    </message>
    <message>
        <source>Save all results with the conditions they were measured under.</source>
        <translation>Сохранить все результаты с условиями их измерения.</translation>
    </message>
    <message>
        <source>Co&amp;py as text</source>
        <translation>Копировать как &amp;текст</translation>
    </message>
    <message>
        <source>Copy the table and the reasons.</source>
        <translation>Скопировать таблицу и причины.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>The run continues. Open this window again to see it.</source>
        <translation>Прогон продолжается. Откройте это окно снова, чтобы его увидеть.</translation>
    </message>
    <message>
        <source>Base: %1. New: %2. On %3</source>
        <translation>База: %1. Новая: %2. Устройство: %3</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation>, %1</translation>
    </message>
</context>
<context>
    <name>headroom::AddMachineDialog</name>
    <message>
        <source>What the program connects to. Another command has {line} or {words} where the command there belongs.</source>
        <translation>К чему подключается программа. В другой команде {line} или {words} стоит там, где место тамошней команды.</translation>
    </message>
    <message>
        <source>Options for that program, as typed in a terminal: -p 2222</source>
        <translation>Параметры этой программы, как в терминале: -p 2222</translation>
    </message>
    <message>
        <source>Letters, digits, &quot;.&quot;, &quot;_&quot; and &quot;-&quot;. Devices are named with it: gpu7/0:1.</source>
        <translation>Буквы, цифры, «.», «_» и «-». По имени называются устройства: gpu7/0:1.</translation>
    </message>
    <message>
        <source>headroom-cli on that machine, if it is not in PATH there.</source>
        <translation>headroom-cli на той машине, если её нет там в PATH.</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Add a machine</source>
        <translation>Добавление машины</translation>
    </message>
    <message>
        <source>Measures on devices of another machine, container or pod. Nothing is installed or opened there, and no password is stored.</source>
        <translation>Измеряет на устройствах другой машины, контейнера или пода. Там ничего не устанавливается и не открывается, пароли не хранятся.</translation>
    </message>
    <message>
        <source>Findings of the check</source>
        <translation>Итоги проверки</translation>
    </message>
    <message>
        <source>&amp;Reached by</source>
        <translation>&amp;Через</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>Парам&amp;етры</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;headroom-cli there</source>
        <translation>&amp;headroom-cli там</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Команда: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Проверка остановлена.</translation>
    </message>
    <message>
        <source>&amp;Stop check</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Stop the check now.</source>
        <translation>Остановить проверку сейчас.</translation>
    </message>
    <message>
        <source>Connect, and show which program, version and devices the machine has.</source>
        <translation>Подключиться и показать, какие программа, версия и устройства есть на машине.</translation>
    </message>
    <message>
        <source>Store the machine in hosts.toml.</source>
        <translation>Сохранить машину в hosts.toml.</translation>
    </message>
    <message>
        <source>Device %1: %2 (%3)</source>
        <translation>Устройство %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Give the machine a name, which its devices are selected by.</source>
        <translation>Дайте машине имя, по которому выбираются её устройства.</translation>
    </message>
    <message>
        <source>There is a machine %1 already. Choose another name.</source>
        <translation>Машина %1 уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Check lists the machine&apos;s program and devices here, or what is missing.</source>
        <translation>После проверки здесь появятся программа и устройства машины или то, чего не хватает.</translation>
    </message>
    <message>
        <source>Name the machine, container or pod to reach.</source>
        <translation>Укажите машину, контейнер или под, к которому нужно подключиться.</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceDrawer</name>
    <message>
        <source>What to try next</source>
        <translation>Что попробовать дальше</translation>
    </message>
    <message>
        <source>Select a result to read what the guide advises for it.</source>
        <translation>Выберите результат, чтобы прочесть совет пособия.</translation>
    </message>
    <message>
        <source>What to try next (%1)</source>
        <translation>Что попробовать дальше (%1)</translation>
    </message>
    <message>
        <source>Show or hide what the guide advises for the selected result.</source>
        <translation>Показать или скрыть советы пособия для выбранного результата.</translation>
    </message>
</context>
<context>
    <name>headroom::AdviceList</name>
    <message>
        <source>The rule &quot;%1&quot; comes from %2.</source>
        <translation>Правило «%1» взято из %2.</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>Что попробовать дальше</translation>
    </message>
    <message>
        <source>No rule applies to this result.</source>
        <translation>К этому результату не подходит ни одно правило.</translation>
    </message>
    <message>
        <source>Change the time budget...</source>
        <translation>Изменить бюджет времени...</translation>
    </message>
    <message>
        <source>Open the preferences at the time budget of a point.</source>
        <translation>Открыть настройки на бюджете времени точки.</translation>
    </message>
</context>
<context>
    <name>headroom::AlgorithmModel</name>
    <message>
        <source>algorithm</source>
        <translation>алгоритм</translation>
    </message>
    <message>
        <source>The way to do it.</source>
        <translation>Способ решения.</translation>
    </message>
    <message>
        <source>floats R+W</source>
        <translation>float чт.+зап.</translation>
    </message>
    <message>
        <source>Floats read and written per pixel, every load counted.</source>
        <translation>Прочитанные и записанные float на пиксель, с учётом каждого чтения.</translation>
    </message>
    <message>
        <source>flops</source>
        <translation>флопы</translation>
    </message>
    <message>
        <source>Floating point operations per pixel.</source>
        <translation>Операции с плавающей точкой на пиксель.</translation>
    </message>
    <message>
        <source>flops/float</source>
        <translation>флопы/float</translation>
    </message>
    <message>
        <source>Arithmetic done for each float moved.</source>
        <translation>Операций на каждый переданный float.</translation>
    </message>
    <message>
        <source>estimate GP/s</source>
        <translation>оценка GP/s</translation>
    </message>
    <message>
        <source>This device&apos;s copy rate x 2 / floats R+W.</source>
        <translation>Скорость копирования этого устройства x 2 / float чт.+зап.</translation>
    </message>
    <message>
        <source>the guide&apos;s estimate GP/s</source>
        <translation>оценка пособия GP/s</translation>
    </message>
    <message>
        <source>What the guide estimates for its own GPU, at 16 MP.</source>
        <translation>Оценка пособия для его GPU при 16 MP.</translation>
    </message>
    <message>
        <source>measured GP/s</source>
        <translation>измерено GP/s</translation>
    </message>
    <message>
        <source>10^9 pixels per second, measured here.</source>
        <translation>10^9 пикселей в секунду, измерено здесь.</translation>
    </message>
    <message>
        <source>measured / estimate</source>
        <translation>измерено / оценка</translation>
    </message>
    <message>
        <source>Above 1, caches serve repeated loads; below 1, not even memory traffic explains the time.</source>
        <translation>Больше 1: повторные чтения обслуживают кэши; меньше 1: время не объясняет даже обмен с памятью.</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerBox</name>
    <message>
        <source>Answer of this device</source>
        <translation>Ответ этого устройства</translation>
    </message>
</context>
<context>
    <name>headroom::AnswerLine</name>
    <message>
        <source>What blurs the photo</source>
        <translation>Чем размыто фото</translation>
    </message>
    <message>
        <source>Verdict on the selected result</source>
        <translation>Вывод о выбранном результате</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Show or hide the other sentences of the verdict.</source>
        <translation>Показывает или скрывает остальные предложения вывода.</translation>
    </message>
    <message>
        <source>Warnings about this result</source>
        <translation>Предупреждения об этом результате</translation>
    </message>
</context>
<context>
    <name>headroom::AutosaveController</name>
    <message>
        <source>an unknown time</source>
        <translation>неизвестного времени</translation>
    </message>
    <message>
        <source>The unsaved session of %1 is restored at the next start, because this one has changes.</source>
        <translation>Несохранённый сеанс от %1 восстановится при следующем запуске, так как в этом есть изменения.</translation>
    </message>
    <message>
        <source>the unsaved session of %1</source>
        <translation>несохранённый сеанс от %1</translation>
    </message>
    <message>
        <source>Restored the unsaved session of %1.</source>
        <translation>Несохранённый сеанс от %1 восстановлен.</translation>
    </message>
    <message>
        <source>The restored session was not discarded, because a run is in progress. Clear the results when it ends.</source>
        <translation>Восстановленный сеанс не отброшен, так как идёт прогон. Уберите результаты после него.</translation>
    </message>
</context>
<context>
    <name>headroom::BarChart</name>
    <message>
        <source>Bars of the experiment</source>
        <translation>Столбцы эксперимента</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Пособие</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1: %2, с предупреждением</translation>
    </message>
    <message>
        <source>%1 (estimated)</source>
        <translation>%1 (оценка)</translation>
    </message>
    <message>
        <source>the guide&apos;s GPU</source>
        <translation>GPU пособия</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source> (beyond the bars)</source>
        <translation> (за пределами столбцов)</translation>
    </message>
</context>
<context>
    <name>headroom::BlurBox</name>
    <message>
        <source>&amp;Blur with</source>
        <translation>Размы&amp;тие</translation>
    </message>
    <message>
        <source>Blur for the photo</source>
        <translation>Размытие фото</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of the exact ones and those with an error of at most %1, white being 1.</source>
        <translation>Самое быстрое по измерениям размытие этого устройства среди точных и тех, чья ошибка не больше %1 (белый — 1).</translation>
    </message>
    <message>
        <source>Best (exact)</source>
        <translation>Лучшее (точное)</translation>
    </message>
    <message>
        <source>The fastest blur of this device, by what was measured, of those that compute the Gaussian cut off at 3 sigma and lose nothing but rounding.</source>
        <translation>Самое быстрое по измерениям размытие этого устройства среди вычисляющих гауссиану, обрезанную на 3 сигмах, и теряющих только на округлении.</translation>
    </message>
    <message>
        <source>Best (visually exact)</source>
        <translation>Лучшее (визуально точное)</translation>
    </message>
    <message>
        <source>Best (fast)</source>
        <translation>Лучшее (быстрое)</translation>
    </message>
</context>
<context>
    <name>headroom::BlurPopup</name>
    <message>
        <source>Search blurs</source>
        <translation>Поиск размытий</translation>
    </message>
    <message>
        <source>Blurs</source>
        <translation>Размытия</translation>
    </message>
</context>
<context>
    <name>headroom::Bridge</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
</context>
<context>
    <name>headroom::CachesBox</name>
    <message>
        <source>Cach&amp;es</source>
        <translation>&amp;Кэши</translation>
    </message>
    <message>
        <source>State of the caches before each launch</source>
        <translation>Состояние кэшей перед каждым запуском</translation>
    </message>
    <message>
        <source>Warm: launches follow each other, and each finds in the caches what the one before left there.
Cold: a buffer larger than the last level cache is written before each launch, as if other work had been done in between. Slower to measure.</source>
        <translation>Тёплые: запуски идут подряд, и каждый находит в кэшах то, что оставил предыдущий.
Холодные: перед каждым запуском пишется буфер больше кэша последнего уровня, как если бы между ними шла другая работа. Измерение дольше.</translation>
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
        <translation>Программа завершена сигналом %1.</translation>
    </message>
    <message>
        <source>The program ended with exit code %1.</source>
        <translation>Программа завершилась с кодом %1.</translation>
    </message>
    <message>
        <source>%1 Launches: %2, kernels: %3, time on the device: %4 ms.</source>
        <translation>%1 Запусков: %2, ядер: %3, время на устройстве: %4 мс.</translation>
    </message>
    <message>
        <source>A program is running. Wait for its end, or stop it.</source>
        <translation>Программа работает. Дождитесь её завершения или остановите её.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>No program is named. Write its command line.</source>
        <translation>Программа не указана. Введите её командную строку.</translation>
    </message>
    <message>
        <source>The program is running. What it prints is in the terminal that started Headroom.</source>
        <translation>Программа работает. Её вывод виден в терминале, из которого запущен Headroom.</translation>
    </message>
    <message>
        <source>The program was sent a signal to end.</source>
        <translation>Программе послан сигнал завершения.</translation>
    </message>
    <message>
        <source>the figures of the program</source>
        <translation>данные программы</translation>
    </message>
    <message>
        <source>Captured &amp;kernels as CSV...</source>
        <translation>Захваченные &amp;ядра в CSV...</translation>
    </message>
    <message>
        <source>Export the kernels of the program</source>
        <translation>Экспорт ядер программы</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Captured launches as a trace...</source>
        <translation>Захваченные запуски как трасса...</translation>
    </message>
    <message>
        <source>Export the launches of the program</source>
        <translation>Экспорт запусков программы</translation>
    </message>
    <message>
        <source>Traces (*.json)</source>
        <translation>Трассы (*.json)</translation>
    </message>
    <message>
        <source>Capt&amp;ure report...</source>
        <translation>От&amp;чёт о захвате...</translation>
    </message>
    <message>
        <source>One page with the kernels by time, the timeline and the captured folders.</source>
        <translation>Одна страница: ядра по времени, шкала времени и папки захвата.</translation>
    </message>
    <message>
        <source>Export the report on the program</source>
        <translation>Экспорт отчёта о программе</translation>
    </message>
    <message>
        <source>Capture: the program has ended. Kernels: %1.</source>
        <translation>Захват: программа завершилась. Ядер: %1.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Захват</translation>
    </message>
    <message>
        <source>C&amp;apture a program</source>
        <translation>За&amp;хватить программу</translation>
    </message>
    <message>
        <source>In the table of a program&apos;s kernels</source>
        <translation>В таблице ядер программы</translation>
    </message>
    <message>
        <source>Shift+Up, Shift+Down</source>
        <translation>Shift+Вверх, Shift+Вниз</translation>
    </message>
    <message>
        <source>Select several kernels</source>
        <translation>Выбрать несколько ядер</translation>
    </message>
    <message>
        <source>In the timeline of its launches</source>
        <translation>На шкале времени её запусков</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Влево, Вправо</translation>
    </message>
    <message>
        <source>The launch before or after</source>
        <translation>Предыдущий или следующий запуск</translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation>Плюс, минус, 0</translation>
    </message>
    <message>
        <source>Show less, more, all</source>
        <translation>Показать меньше, больше, всё</translation>
    </message>
    <message>
        <source>Run the program and list its kernels (Ctrl+R).</source>
        <translation>Запустить программу и перечислить её ядра (Ctrl+R).</translation>
    </message>
    <message>
        <source>Ask the program to end (Esc). If it still runs, pressing once more ends it at once.</source>
        <translation>Попросить программу завершиться (Esc). Если она ещё работает, повторное нажатие завершит её сразу.</translation>
    </message>
    <message>
        <source>%1 has all selected launches, with a size %2 = %3.</source>
        <translation>В %1 есть все выбранные запуски, с размером %2 = %3.</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureControls</name>
    <message>
        <source>Refuse &amp;binaries</source>
        <translation>&amp;Без двоичных</translation>
    </message>
    <message>
        <source>Program and its arguments</source>
        <translation>Программа и её аргументы</translation>
    </message>
    <message>
        <source>As in a terminal, without a shell: darktable-cli in.jpg out.jpg. Quote words with blanks.</source>
        <translation>Как в терминале, без оболочки: darktable-cli in.jpg out.jpg. Слова с пробелами заключайте в кавычки.</translation>
    </message>
    <message>
        <source>darktable-cli in.jpg out.jpg</source>
        <translation>darktable-cli in.jpg out.jpg</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Обзор...</translation>
    </message>
    <message>
        <source>Choose a program file.</source>
        <translation>Выбрать файл программы.</translation>
    </message>
    <message>
        <source>Refuse kernels that the program kept as binaries, so that it builds their source. Some programs end then.</source>
        <translation>Отвергать ядра, хранимые программой в двоичном виде, чтобы она собирала исходный код. Некоторые программы при этом завершаются.</translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation>Про&amp;грамма</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Выбор программы</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureTimeline</name>
    <message>
        <source>%1 (%2), queue %3</source>
        <translation>%1 (%2), очередь %3</translation>
    </message>
    <message>
        <source>Launches with times are drawn here.</source>
        <translation>Здесь рисуются запуски, у которых есть время.</translation>
    </message>
</context>
<context>
    <name>headroom::CaptureView</name>
    <message>
        <source>State of the program</source>
        <translation>Состояние программы</translation>
    </message>
    <message>
        <source>Capture selected kernels</source>
        <translation>Захватить выбранные ядра</translation>
    </message>
    <message>
        <source>Timeline of the launches</source>
        <translation>Шкала времени запусков</translation>
    </message>
    <message>
        <source>Wait for the program to end.</source>
        <translation>Дождитесь завершения программы.</translation>
    </message>
    <message>
        <source>Select kernels in the table first.</source>
        <translation>Сначала выберите ядра в таблице.</translation>
    </message>
    <message>
        <source>Launches to capture</source>
        <translation>Захватываемые запуски</translation>
    </message>
    <message>
        <source>Numbers of launches of each selected kernel, from 1: 1,2,5. Empty: the second, or the only one. Several launches of one kernel can be opened as one workload.</source>
        <translation>Номера запусков каждого выбранного ядра, с 1: 1,2,5. Пусто: второй или единственный. Несколько запусков одного ядра можно открыть как одну задачу.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name launches. Write numbers from 1 on: 2, or 1,5.</source>
        <translation>«%1» не называет запусков. Введите номера, начиная с 1: 2 или 1,5.</translation>
    </message>
    <message>
        <source>Run the program again and keep the named launches of each selected kernel, or the second or only one, with all of their arguments.</source>
        <translation>Запустить программу снова и сохранить названные запуски каждого выбранного ядра, или второй, или единственный, со всеми аргументами.</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedKernels</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>chosen by the driver</source>
        <translation>выбирает драйвер</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Name in its program.</source>
        <translation>Имя в своей программе.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>In all processes of the program.</source>
        <translation>Во всех процессах программы.</translation>
    </message>
    <message>
        <source>Total (ms)</source>
        <translation>Всего (мс)</translation>
    </message>
    <message>
        <source>Time of all launches by the device&apos;s clock.</source>
        <translation>Время всех запусков по часам устройства.</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Доля (%)</translation>
    </message>
    <message>
        <source>Of the time of all kernels.</source>
        <translation>От времени всех ядер.</translation>
    </message>
    <message>
        <source>Mean (µs)</source>
        <translation>Среднее (мкс)</translation>
    </message>
    <message>
        <source>Of a launch, without the first one of each process.</source>
        <translation>Одного запуска, без первого в каждом процессе.</translation>
    </message>
    <message>
        <source>First (ms)</source>
        <translation>Первый (мс)</translation>
    </message>
    <message>
        <source>The first launch, during which some drivers compile.</source>
        <translation>Первый запуск; некоторые драйверы при нём компилируют.</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Глобальный размер</translation>
    </message>
    <message>
        <source>Work-items of the last launch.</source>
        <translation>Рабочие элементы последнего запуска.</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Локальный размер</translation>
    </message>
    <message>
        <source>Work-items of a group in the last launch.</source>
        <translation>Рабочие элементы группы в последнем запуске.</translation>
    </message>
    <message>
        <source>Buffers (GB/s)</source>
        <translation>Буферы (ГБ/с)</translation>
    </message>
    <message>
        <source>Bytes of the buffers and images bound to a launch over its time: the rate of a kernel that uses each byte once.</source>
        <translation>Байты буферов и изображений, связанных с запуском, делённые на его время: скорость ядра, которое использует каждый байт один раз.</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedLaunches</name>
    <message>
        <source>Capture a kernel of the table above to run, check and tune it alone.</source>
        <translation>Захватите ядро из таблицы выше, чтобы запускать, проверять и настраивать его отдельно.</translation>
    </message>
    <message>
        <source>Captured launches</source>
        <translation>Захваченные запуски</translation>
    </message>
    <message>
        <source>&amp;Open as a kernel</source>
        <translation>&amp;Открыть как ядро</translation>
    </message>
    <message>
        <source>Measure, check, change and tune the launch in the Kernel view.</source>
        <translation>Измерять, проверять, изменять и настраивать запуск в виде «Ядро».</translation>
    </message>
    <message>
        <source>Select a captured launch first.</source>
        <translation>Сначала выберите захваченный запуск.</translation>
    </message>
    <message>
        <source>Select launches of one kernel: these are of %1 and %2.</source>
        <translation>Выберите запуски одного ядра: эти — от %1 и %2.</translation>
    </message>
    <message>
        <source>&amp;Open as one workload</source>
        <translation>&amp;Открыть как одну задачу</translation>
    </message>
    <message>
        <source>Merge the selected launches into a workload with a size for each, and show it in the Kernel view.</source>
        <translation>Объединить выбранные запуски в задачу с размером для каждого и показать её в виде «Ядро».</translation>
    </message>
</context>
<context>
    <name>headroom::CapturedTable</name>
    <message>
        <source>Kernels of the program</source>
        <translation>Ядра программы</translation>
    </message>
    <message>
        <source>Name a program that uses OpenCL and start it. Its kernels are listed here while it runs, the longest total first. Nothing of the program is changed.</source>
        <translation>Укажите программу, использующую OpenCL, и запустите её. Пока она работает, здесь перечисляются её ядра, сначала с наибольшим общим временем. В программе ничего не меняется.</translation>
    </message>
</context>
<context>
    <name>headroom::Changes</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
</context>
<context>
    <name>headroom::ChangesWindow</name>
    <message>
        <source>Changes, line by line</source>
        <translation>Изменения построчно</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Различий нет.</translation>
    </message>
</context>
<context>
    <name>headroom::ChartOverlay</name>
    <message>
        <source>baseline: %1</source>
        <translation>база: %1</translation>
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
        <translation>В базе %1 нет ничего из показанного.</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 показатель</translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n показатель</numerusform>
            <numerusform>%n показателя</numerusform>
            <numerusform>%n показателей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 without a rate in pixels: not drawn.</source>
        <translation>%1 из %2 без скорости в пикселях: не нарисовано.</translation>
    </message>
</context>
<context>
    <name>headroom::ChoiceMemory</name>
    <message>
        <source>choice of the workload</source>
        <translation>выбор задачи</translation>
    </message>
    <message>
        <source>change of %1</source>
        <translation>изменение %1</translation>
    </message>
    <message>
        <source>choice of the sizes</source>
        <translation>выбор размеров</translation>
    </message>
    <message>
        <source>choice of the caches</source>
        <translation>выбор кэшей</translation>
    </message>
    <message>
        <source>choice of transfers</source>
        <translation>выбор передач</translation>
    </message>
    <message>
        <source>choice of tuned configurations</source>
        <translation>выбор настроенных конфигураций</translation>
    </message>
    <message>
        <source>choice of variants</source>
        <translation>выбор вариантов</translation>
    </message>
    <message>
        <source>several choices</source>
        <translation>несколько изменений</translation>
    </message>
    <message>
        <source>choice of other devices</source>
        <translation>выбор других устройств</translation>
    </message>
</context>
<context>
    <name>headroom::CodeComparison</name>
    <message>
        <source>The driver of %1 shows no code.</source>
        <translation>Драйвер %1 не показывает код.</translation>
    </message>
    <message>
        <source>Two revisions are being compiled. Wait for the end, or stop it.</source>
        <translation>Компилируются две ревизии. Дождитесь конца или остановите.</translation>
    </message>
    <message>
        <source>Comparing the code...</source>
        <translation>Сравнение кода...</translation>
    </message>
    <message>
        <source>Compiling %1...</source>
        <translation>Компилируется %1...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>The compiler did not respond. Try again.</source>
        <translation>Компилятор не ответил. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Code compared.</source>
        <translation>Код сравнён.</translation>
    </message>
    <message>
        <source>%1 does not compile: %2</source>
        <translation>%1 не компилируется: %2</translation>
    </message>
</context>
<context>
    <name>headroom::CodeWindow</name>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Result of the comparison</source>
        <translation>Результат сравнения</translation>
    </message>
    <message>
        <source>Facts of both compilations</source>
        <translation>Сведения об обеих компиляциях</translation>
    </message>
    <message>
        <source>Code that differs, line by line</source>
        <translation>Различающийся код построчно</translation>
    </message>
    <message>
        <source>Code of %1 and %2</source>
        <translation>Код %1 и %2</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Сведение</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>различается</translation>
    </message>
    <message>
        <source>The code is the same.</source>
        <translation>Код одинаков.</translation>
    </message>
    <message>
        <source>Both compile to the same code.</source>
        <translation>Обе дают одинаковый код.</translation>
    </message>
    <message>
        <source>The code differs, and all facts are the same.</source>
        <translation>Код различается, все сведения одинаковы.</translation>
    </message>
    <message>
        <source>1 fact differs.</source>
        <translation>Различается 1 сведение.</translation>
    </message>
    <message numerus="yes">
        <source>%n facts differ.</source>
        <translation>
            <numerusform>Различается %n сведение.</numerusform>
            <numerusform>Различаются %n сведения.</numerusform>
            <numerusform>Различаются %n сведений.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::ComparisonController</name>
    <message>
        <source>run of %1</source>
        <translation>прогон от %1</translation>
    </message>
    <message>
        <source>pinned run</source>
        <translation>закреплённый прогон</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Ср&amp;авнение</translation>
    </message>
    <message>
        <source>&amp;Pin as baseline</source>
        <translation>&amp;Сделать базой</translation>
    </message>
    <message>
        <source>&amp;Open baseline...</source>
        <translation>&amp;Открыть базу...</translation>
    </message>
    <message>
        <source>&amp;Clear baseline</source>
        <translation>С&amp;нять базу</translation>
    </message>
    <message>
        <source>Overlay &amp;results of another tool...</source>
        <translation>Наложить &amp;результаты другой программы...</translation>
    </message>
    <message>
        <source>Clear o&amp;verlays</source>
        <translation>Убрать на&amp;ложения</translation>
    </message>
    <message>
        <source>Compare later runs with these results (Ctrl+B).</source>
        <translation>Сравнивать следующие прогоны с этими результатами (Ctrl+B).</translation>
    </message>
    <message>
        <source>Open a run as baseline</source>
        <translation>Открыть прогон как базу</translation>
    </message>
    <message>
        <source>Runs (*.json *.jsonl *.headroom);;All files (*)</source>
        <translation>Прогоны (*.json *.jsonl *.headroom);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open results of clpeak, nvbench or Google Benchmark</source>
        <translation>Открыть результаты clpeak, nvbench или Google Benchmark</translation>
    </message>
    <message>
        <source>Results (*.json *.xml);;All files (*)</source>
        <translation>Результаты (*.json *.xml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>clearing of the overlays</source>
        <translation>удаление наложений</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Pinned as the baseline. Later runs are compared with it.</source>
        <translation>Закреплено как база. Следующие прогоны сравниваются с ней.</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Drop it again when the run ends.</source>
        <translation>%1 не прочитан, так как это помешало бы прогону. Перетащите его снова после прогона.</translation>
    </message>
    <message>
        <source>%1 holds a run without results, so there is nothing to compare with.</source>
        <translation>В %1 прогон без результатов: сравнивать не с чем.</translation>
    </message>
    <message>
        <source>overlay of %1</source>
        <translation>наложение %1</translation>
    </message>
</context>
<context>
    <name>headroom::ControlBar</name>
    <message>
        <source>&amp;Use tuned</source>
        <translation>Настр&amp;оенные</translation>
    </message>
    <message>
        <source>Use tuned configurations</source>
        <translation>Использовать настроенные конфигурации</translation>
    </message>
    <message>
        <source>Run each variant with the configuration that tuning found best for it on this device at this size, and with its defaults where it was not tuned.</source>
        <translation>Запускать каждый вариант в конфигурации, которую настройка нашла для него лучшей на этом устройстве при этом размере, а ненастроенные — со значениями по умолчанию.</translation>
    </message>
    <message>
        <source>Tra&amp;nsfers</source>
        <translation>Пер&amp;едачи</translation>
    </message>
    <message>
        <source>Time transfers too</source>
        <translation>Измерять и передачи</translation>
    </message>
    <message>
        <source>Beside the kernels, time whole operations: the inputs written from ordinary memory, the kernels launched once, the result read back. The table and the Speed-up view then show both.</source>
        <translation>Кроме ядер измерять операции целиком: запись входных данных из обычной памяти, один запуск ядер, чтение результата. Таблица и вид «Ускорение» показывают тогда и то и другое.</translation>
    </message>
</context>
<context>
    <name>headroom::DescriptionPlace</name>
    <message>
        <source>Names the workload, and its description NAME.toml.</source>
        <translation>Имя задачи и её описания NAME.toml.</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Обзор...</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>The description has no name. Write one.</source>
        <translation>У описания нет имени. Введите его.</translation>
    </message>
    <message>
        <source>%1 Choose another one.</source>
        <translation>%1 Выберите другое.</translation>
    </message>
    <message>
        <source>The description has no folder. Choose one.</source>
        <translation>У описания нет папки. Выберите её.</translation>
    </message>
    <message>
        <source>There is no folder %1. Make it first, or choose another one.</source>
        <translation>Папки %1 нет. Сначала создайте её или выберите другую.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Выбор папки</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceBox</name>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Производитель</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Платформа</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Драйвер</translation>
    </message>
    <message>
        <source>OpenCL</source>
        <translation>OpenCL</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Вычислительные блоки</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 МГц</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>Наибольший буфер</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>%1 GB/s by bus and clock</source>
        <translation>%1 ГБ/с по шине и частоте</translation>
    </message>
    <message>
        <source>not reported by the driver</source>
        <translation>драйвер не сообщает</translation>
    </message>
    <message>
        <source>Matrix unit</source>
        <translation>Матричный блок</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>none usable from OpenCL C</source>
        <translation>нет доступных из OpenCL C</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Локальная память</translation>
    </message>
    <message>
        <source>Max work-group</source>
        <translation>Макс. рабочая группа</translation>
    </message>
    <message>
        <source>%1 (%2 x %3 x %4)</source>
        <translation>%1 (%2 x %3 x %4)</translation>
    </message>
    <message>
        <source>Timer step</source>
        <translation>Шаг таймера</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 нс</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Selector</source>
        <translation>Селектор</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Устройство</translation>
    </message>
    <message>
        <source>Device to measure</source>
        <translation>Измеряемое устройство</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Поиск устройств...</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Эта машина</translation>
    </message>
    <message>
        <source>Add machine...</source>
        <translation>Добавить машину...</translation>
    </message>
    <message>
        <source>Measure on a device of another machine, container or pod.</source>
        <translation>Измерять на устройстве другой машины, контейнера или пода.</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>Найти устройства %1</translation>
    </message>
    <message>
        <source>Connect to this machine and list its devices.</source>
        <translation>Подключиться к этой машине и перечислить её устройства.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Подключение...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Повторить %1</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceCeilings</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 in 1 round</source>
        <translation>%1, 1 раунд</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n rounds</source>
        <translation>
            <numerusform>%1, %n раунд</numerusform>
            <numerusform>%1, %n раунда</numerusform>
            <numerusform>%1, %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ceilings</source>
        <translation>Копировать пределы</translation>
    </message>
    <message>
        <source>Copy the measured ceilings as a table.</source>
        <translation>Скопировать измеренные пределы как таблицу.</translation>
    </message>
    <message>
        <source>Copy commands</source>
        <translation>Копировать команды</translation>
    </message>
    <message>
        <source>Copy the commands that measure the other ceilings, for a terminal.</source>
        <translation>Скопировать для терминала команды, измеряющие остальные пределы.</translation>
    </message>
    <message>
        <source>Measured ceilings</source>
        <translation>Измеренные пределы</translation>
    </message>
    <message>
        <source>Commands that measure the other ceilings</source>
        <translation>Команды, измеряющие остальные пределы</translation>
    </message>
    <message>
        <source>Not read yet.</source>
        <translation>Ещё не прочитано.</translation>
    </message>
    <message>
        <source>The history has no ceilings of this device.</source>
        <translation>В истории нет пределов этого устройства.</translation>
    </message>
    <message>
        <source>From 1 run in the history.</source>
        <translation>Из 1 прогона в истории.</translation>
    </message>
    <message numerus="yes">
        <source>The highest rates of the latest %n runs in the history.</source>
        <translation>
            <numerusform>Наибольшие скорости последнего %n прогона в истории.</numerusform>
            <numerusform>Наибольшие скорости последних %n прогонов в истории.</numerusform>
            <numerusform>Наибольшие скорости последних %n прогонов в истории.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not measured: %1. In a terminal, this measures them:</source>
        <translation>Не измерено: %1. В терминале это измеряет:</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>вариант</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
    <message>
        <source>day</source>
        <translation>день</translation>
    </message>
    <message>
        <source>device</source>
        <translation>устройство</translation>
    </message>
</context>
<context>
    <name>headroom::DeviceController</name>
    <message>
        <source>%1 has no device %2. Another device was selected.</source>
        <translation>У %1 нет устройства %2. Выбрано другое устройство.</translation>
    </message>
    <message>
        <source>Device %1 is no longer available. Another device was selected.</source>
        <translation>Устройство %1 больше не доступно. Выбрано другое устройство.</translation>
    </message>
    <message>
        <source>Device %1 of the last session is no longer available. Another device was selected.</source>
        <translation>Устройство %1 прошлого сеанса больше не доступно. Выбрано другое устройство.</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>Устройство не найдено</translation>
    </message>
    <message>
        <source>Device %1 is on machine %2, which no file reaches. Choose %2 in the device box to use it. The selected device stays.</source>
        <translation>Устройство %1 находится на машине %2, к которой файлы не обращаются. Выберите %2 в списке устройств, чтобы использовать его. Выбранное устройство остаётся.</translation>
    </message>
    <message>
        <source>Device %1 is not on this machine or on one that you added. The selected device stays.</source>
        <translation>Устройства %1 нет ни на этой машине, ни на добавленных вами. Выбранное устройство остаётся.</translation>
    </message>
    <message>
        <source>No OpenCL device was found. %1 Then choose Run &gt; Rescan devices.</source>
        <translation>Устройство OpenCL не найдено. %1 Затем выберите «Прогон &gt; Искать устройства».</translation>
    </message>
</context>
<context>
    <name>headroom::DevicePanel</name>
    <message>
        <source>not measured yet (Tools menu)</source>
        <translation>ещё не измерено (меню «Инструменты»)</translation>
    </message>
    <message>
        <source>Facts of the device</source>
        <translation>Сведения об устройстве</translation>
    </message>
    <message>
        <source>No device is chosen.</source>
        <translation>Устройство не выбрано.</translation>
    </message>
    <message>
        <source>A/A floor</source>
        <translation>Уровень шума A/A</translation>
    </message>
</context>
<context>
    <name>headroom::DistributionChart</name>
    <message>
        <source>Distribution of the samples</source>
        <translation>Распределение замеров</translation>
    </message>
</context>
<context>
    <name>headroom::Docks</name>
    <message>
        <source>Device</source>
        <translation>Устройство</translation>
    </message>
    <message>
        <source>Device &amp;details</source>
        <translation>Све&amp;дения об устройстве</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>С&amp;ообщения</translation>
    </message>
    <message>
        <source>&amp;Messages (%1)</source>
        <translation>С&amp;ообщения (%1)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
</context>
<context>
    <name>headroom::DraftForm</name>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Which values have these arguments?</source>
        <translation>Какие значения у этих аргументов?</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>Tunables</source>
        <translation>Параметры настройки</translation>
    </message>
    <message>
        <source>Tunable</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>see Questions</source>
        <translation>см. вопросы</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Буферы</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Аргумент</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Назначение</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Content before a launch</source>
        <translation>Содержимое перед запуском</translation>
    </message>
    <message>
        <source>Content: %1</source>
        <translation>Содержимое: %1</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Аргументы</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>Рабочие элементы</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>In a group</source>
        <translation>В группе</translation>
    </message>
</context>
<context>
    <name>headroom::EditorPane</name>
    <message>
        <source>Files of the kernel</source>
        <translation>Файлы ядра</translation>
    </message>
    <message>
        <source>&amp;Load it</source>
        <translation>&amp;Загрузить</translation>
    </message>
    <message>
        <source>Drop the changes made here and show the file as it is.</source>
        <translation>Отбросить здешние изменения и показать файл как есть.</translation>
    </message>
    <message>
        <source>K&amp;eep mine</source>
        <translation>Оставить мо&amp;й</translation>
    </message>
    <message>
        <source>Keep the text of the editor. Saving overwrites the file.</source>
        <translation>Продолжить со здешним текстом. При сохранении он заменит файл.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Исходный код</translation>
    </message>
    <message>
        <source>%1 was changed by another program and is not saved. Choose which text to keep.</source>
        <translation>%1 изменён другой программой и здесь не сохранён. Выберите, какой текст оставить.</translation>
    </message>
    <message>
        <source> (read only: it is not UTF-8)</source>
        <translation> (только чтение: не UTF-8)</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and here as well.</source>
        <translation>%1 изменён другой программой и здесь.</translation>
    </message>
</context>
<context>
    <name>headroom::ExperimentPage</name>
    <message>
        <source>Run this experiment</source>
        <translation>Запустить эксперимент</translation>
    </message>
    <message>
        <source>Measure its kernels on this device (Ctrl+R).</source>
        <translation>Измерить его ядра на этом устройстве (Ctrl+R).</translation>
    </message>
    <message>
        <source>Table 14-1 on this device</source>
        <translation>Таблица 14-1 на этом устройстве</translation>
    </message>
    <message>
        <source>Reproduces: %1.</source>
        <translation>Воспроизводит: %1.</translation>
    </message>
    <message>
        <source>This experiment has no variants yet. To add one, name &quot;%1&quot; under [guide] experiments in its kernel file.</source>
        <translation>У этого эксперимента ещё нет вариантов. Чтобы добавить вариант, назовите «%1» в [guide] experiments его файла ядра.</translation>
    </message>
    <message>
        <source>Measuring. What comes of it is drawn here when the run ends.</source>
        <translation>Идёт измерение. Результат будет нарисован здесь в конце прогона.</translation>
    </message>
    <message>
        <source>Looking in the history for what was measured here before.</source>
        <translation>В истории ищется измеренное здесь ранее.</translation>
    </message>
    <message>
        <source>Last run on %1, but that is out of date: %2 Press &quot;%3&quot; to see today&apos;s answer here.</source>
        <translation>Последний прогон %1 устарел: %2 Нажмите «%3», чтобы увидеть сегодняшний ответ.</translation>
    </message>
    <message>
        <source>Not measured on this device at this size yet. Press &quot;%1&quot; to see the answer here.</source>
        <translation>На этом устройстве при этом размере ещё не измерено. Нажмите «%1», чтобы увидеть ответ.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The guide&apos;s GPU at 16 MP, in %1: %2.</source>
        <translation>GPU пособия при 16 MP, в %1: %2.</translation>
    </message>
    <message>
        <source>The guide&apos;s numbers are for its own GPU at 16 MP.</source>
        <translation>Числа пособия относятся к его GPU при 16 MP.</translation>
    </message>
    <message>
        <source>Stopped: 1 point was not measured.</source>
        <translation>Остановлено: не измерена 1 точка.</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n points were not measured.</source>
        <translation>
            <numerusform>Остановлено: не измерена %n точка.</numerusform>
            <numerusform>Остановлено: не измерены %n точки.</numerusform>
            <numerusform>Остановлено: не измерены %n точек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation>Измерено %1.</translation>
    </message>
    <message>
        <source>Measured from %1 to %2.</source>
        <translation>Измерено с %1 по %2.</translation>
    </message>
    <message>
        <source>What to try next with %1</source>
        <translation>Что попробовать дальше с %1</translation>
    </message>
</context>
<context>
    <name>headroom::FindBar</name>
    <message>
        <source>Text to find</source>
        <translation>Искомый текст</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>Найти в этом файле</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Find the one before (Shift+Return).</source>
        <translation>Найти предыдущее (Shift+Return).</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Find the next one (Return).</source>
        <translation>Найти следующее (Return).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Back to the text (Esc).</source>
        <translation>Назад к тексту (Esc).</translation>
    </message>
    <message>
        <source>This file does not have it.</source>
        <translation>В этом файле нет.</translation>
    </message>
</context>
<context>
    <name>headroom::FolderList</name>
    <message>
        <source>Kernel folders</source>
        <translation>Папки ядер</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Folders that kernels are read from; later ones override earlier ones</source>
        <translation>&amp;Папки, из которых читаются ядра; последующие перекрывают предыдущие</translation>
    </message>
    <message>
        <source>&amp;Add...</source>
        <translation>&amp;Добавить...</translation>
    </message>
    <message>
        <source>Read the kernels of another folder, too.</source>
        <translation>Читать ядра и из другой папки.</translation>
    </message>
    <message>
        <source>always read</source>
        <translation>читается всегда</translation>
    </message>
    <message>
        <source>given by --kernels</source>
        <translation>задана --kernels</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Add a kernel folder</source>
        <translation>Добавить папку ядер</translation>
    </message>
    <message>
        <source>Select a folder to remove.</source>
        <translation>Выберите папку, которую нужно убрать.</translation>
    </message>
    <message>
        <source>Do not read the selected folder any more. Its files stay.</source>
        <translation>Больше не читать выбранную папку. Её файлы остаются.</translation>
    </message>
    <message>
        <source>The selected folder cannot be removed: it is %1.</source>
        <translation>Выбранную папку нельзя убрать: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::FoldingGroup</name>
    <message>
        <source>open</source>
        <translation>развёрнуто</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>свёрнуто</translation>
    </message>
</context>
<context>
    <name>headroom::FrameBar</name>
    <message>
        <source>Run, device and views</source>
        <translation>Прогон, устройство и виды</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>Пуск (%1)</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
</context>
<context>
    <name>headroom::GuideController</name>
    <message>
        <source>A guide run is in progress. Wait for it to finish, or stop it.</source>
        <translation>Идёт прогон пособия. Дождитесь его конца или остановите его.</translation>
    </message>
    <message>
        <source>The session has results of the guide on %1. They are shown while this device is selected.</source>
        <translation>В сеансе есть результаты пособия на %1. Они видны, пока выбрано это устройство.</translation>
    </message>
    <message>
        <source>The guide is running: wait for it, or stop it first.</source>
        <translation>Пособие измеряется. Дождитесь конца или сначала остановите.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>No variants yet. To add one, name the experiment in its kernel file.</source>
        <translation>Вариантов ещё нет. Чтобы добавить вариант, назовите эксперимент в его файле ядра.</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4)</source>
        <translation>%1: %2 (%3 из %4)</translation>
    </message>
</context>
<context>
    <name>headroom::GuidePath</name>
    <message>
        <source>Steps and experiments of the guide</source>
        <translation>Шаги и эксперименты пособия</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>повторить</translation>
    </message>
</context>
<context>
    <name>headroom::GuideView</name>
    <message>
        <source>Done: 1 result.</source>
        <translation>Готово: 1 результат.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Готово: %n результат.</numerusform>
            <numerusform>Готово: %n результата.</numerusform>
            <numerusform>Готово: %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the guide&apos;s report</source>
        <translation>Сохранить отчёт пособия</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Веб-страницы (*.html)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>пособие</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Пособие</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Пособие</translation>
    </message>
    <message>
        <source>In the guide</source>
        <translation>В пособии</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Вверх, Вниз</translation>
    </message>
    <message>
        <source>Select the step or experiment before or after</source>
        <translation>Выбрать предыдущий или следующий шаг или эксперимент</translation>
    </message>
    <message>
        <source>Run what is selected in the guide (Ctrl+R).</source>
        <translation>Запустить выбранное в пособии (Ctrl+R).</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>Время измерения точки: %1.</translation>
    </message>
    <message>
        <source>Run the whole guide</source>
        <translation>Всё пособие</translation>
    </message>
    <message>
        <source>Image size of the experiments</source>
        <translation>Размер изображения экспериментов</translation>
    </message>
    <message>
        <source>Image size of the experiments; some run at smaller ones too. The guide&apos;s own numbers are for 16 MP.</source>
        <translation>Размер изображения экспериментов; некоторые идут и при меньших. Числа самого пособия — для 16 MP.</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>Save report...</source>
        <translation>Сохранить отчёт...</translation>
    </message>
    <message>
        <source>Save what was measured on this device at this size as a web page.</source>
        <translation>Сохранить измеренное на этом устройстве при этом размере как веб-страницу.</translation>
    </message>
    <message>
        <source>Image si&amp;ze</source>
        <translation>Раз&amp;мер изображения</translation>
    </message>
    <message>
        <source>Measure every experiment of every step on this device.</source>
        <translation>Измерить на этом устройстве все эксперименты всех шагов.</translation>
    </message>
</context>
<context>
    <name>headroom::HeatMap</name>
    <message>
        <source>Heat map of the configurations</source>
        <translation>Тепловая карта конфигураций</translation>
    </message>
</context>
<context>
    <name>headroom::HeatPanel</name>
    <message>
        <source>Acr&amp;oss</source>
        <translation>По гори&amp;зонтали</translation>
    </message>
    <message>
        <source>Tunable across the heat map</source>
        <translation>Параметр по горизонтали тепловой карты</translation>
    </message>
    <message>
        <source>Dow&amp;n</source>
        <translation>По верти&amp;кали</translation>
    </message>
    <message>
        <source>Tunable down the heat map</source>
        <translation>Параметр по вертикали тепловой карты</translation>
    </message>
    <message>
        <source>C&amp;ells show</source>
        <translation>В &amp;ячейках</translation>
    </message>
    <message>
        <source>What a cell shows of the other tunables</source>
        <translation>Что ячейка показывает о других параметрах</translation>
    </message>
    <message>
        <source>the best of the others</source>
        <translation>лучшее из остальных</translation>
    </message>
    <message>
        <source>the selected one&apos;s others</source>
        <translation>остальное как у выбранной</translation>
    </message>
    <message>
        <source>A cell holds many configurations where there are more than two tunables: show the fastest of them, or the one whose other values are those of the selected configuration.</source>
        <translation>Если параметров больше двух, в ячейке много конфигураций: показать самую быструю из них или ту, у которой остальные значения как у выбранной.</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>при %1</translation>
    </message>
    <message>
        <source>The first %1 values across and %2 down are drawn.</source>
        <translation>Нарисованы первые значения: %1 по горизонтали и %2 по вертикали.</translation>
    </message>
</context>
<context>
    <name>headroom::HeatScale</name>
    <message>
        <source>Scale of the colours</source>
        <translation>Шкала цветов</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>От %1 до %2</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>%1 %2, logarithmic</source>
        <translation>%1 %2, логарифмически</translation>
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
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Run documents (*.json)</source>
        <translation>Документы прогонов (*.json)</translation>
    </message>
    <message>
        <source>opening of the run of %1</source>
        <translation>открытие прогона от %1</translation>
    </message>
    <message>
        <source>Export a run</source>
        <translation>Экспорт прогона</translation>
    </message>
    <message>
        <source>label of the run of %1</source>
        <translation>метка прогона от %1</translation>
    </message>
    <message>
        <source>Changed the label of the run of %1.</source>
        <translation>Метка прогона от %1 изменена.</translation>
    </message>
    <message>
        <source>deletion of the run of %1</source>
        <translation>удаление прогона от %1</translation>
    </message>
    <message>
        <source>Restored the run of %1.</source>
        <translation>Прогон от %1 восстановлен.</translation>
    </message>
    <message>
        <source>Deleted the run of %1. Ctrl+Z restores it.</source>
        <translation>Прогон от %1 удалён. Ctrl+Z вернёт его.</translation>
    </message>
    <message>
        <source>It stays shown until the next run, and the baseline until that is cleared.</source>
        <translation>Он виден до следующего прогона и остаётся базой, пока она не снята.</translation>
    </message>
    <message>
        <source>It stays shown until the next run.</source>
        <translation>Он виден до следующего прогона.</translation>
    </message>
    <message>
        <source>It stays the baseline until that is cleared.</source>
        <translation>Он остаётся базой, пока она не снята.</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>Показан прогон от %1.</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryModel</name>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>Measured on %1, stored in %2</source>
        <translation>Измерено на %1, сохранено в %2</translation>
    </message>
</context>
<context>
    <name>headroom::HistoryView</name>
    <message>
        <source>All runs are stored</source>
        <translation>Хранятся все прогоны</translation>
    </message>
    <message>
        <source>The newest %1 completed runs are stored</source>
        <translation>Хранятся %1 последних завершённых прогонов</translation>
    </message>
    <message>
        <source>Newest %1 runs stored</source>
        <translation>Хранится последних: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Сделать базой</translation>
    </message>
    <message>
        <source>Label...</source>
        <translation>Метка...</translation>
    </message>
    <message>
        <source>Export CSV...</source>
        <translation>Экспорт CSV...</translation>
    </message>
    <message>
        <source>Export JSON...</source>
        <translation>Экспорт JSON...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Search: device, workload, variant, date, label</source>
        <translation>Поиск: устройство, задача, вариант, дата, метка</translation>
    </message>
    <message>
        <source>Search in the history</source>
        <translation>Поиск в истории</translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation>Прогоны, сначала новые</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>A new run deletes the oldest completed ones beyond this number. Labelled runs are never deleted.</source>
        <translation>Новый прогон удаляет самые старые завершённые сверх этого числа. Прогоны с меткой не удаляются.</translation>
    </message>
    <message>
        <source>No runs yet. Every run is stored here, the guide&apos;s too.</source>
        <translation>Прогонов ещё нет. Здесь хранится каждый прогон, и пособия тоже.</translation>
    </message>
    <message>
        <source>No runs match.</source>
        <translation>Подходящих прогонов нет.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>Show this run, tuning or split (Enter).</source>
        <translation>Показать этот прогон, настройку или разделение (Enter).</translation>
    </message>
    <message>
        <source>Resume an interrupted or stopped run.</source>
        <translation>Продолжить прерванный или остановленный прогон.</translation>
    </message>
    <message>
        <source>Compare the current results with this run.</source>
        <translation>Сравнить текущие результаты с этим прогоном.</translation>
    </message>
    <message>
        <source>Set the name, the tags and the note of this run (F2).</source>
        <translation>Задать имя, теги и заметку этого прогона (F2).</translation>
    </message>
    <message>
        <source>Delete this run (Delete). Edit &gt; Undo restores it until the next start.</source>
        <translation>Удалить этот прогон (Delete). «Правка &gt; Отменить» вернёт его до следующего запуска программы.</translation>
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
        <translation>серое</translation>
    </message>
    <message>
        <source>grey + alpha</source>
        <translation>серое + альфа</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>RGB + alpha</source>
        <translation>RGB + альфа</translation>
    </message>
    <message>
        <source>%1, 32-bit float</source>
        <translation>%1, 32-битные float</translation>
    </message>
    <message>
        <source>%1, %2 bit</source>
        <translation>%1, %2 бит</translation>
    </message>
    <message>
        <source>Drop an image file here, or anywhere on the window; or paste one (Ctrl+V).</source>
        <translation>Перетащите файл изображения сюда или в любое место окна, либо вставьте (Ctrl+V).</translation>
    </message>
    <message>
        <source>Drop an
image here</source>
        <translation>Перетащите
изображение</translation>
    </message>
    <message>
        <source>Thumbnail of the photo</source>
        <translation>Миниатюра фото</translation>
    </message>
    <message>
        <source>No photo yet</source>
        <translation>Фото ещё нет</translation>
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
        <translation>%1 с: чтение %2, сборка %3, измерение %4, проверка %5</translation>
    </message>
    <message>
        <source>A kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>Измеряется ядро. Дождитесь конца или остановите.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>ревизия %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>В %1 есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 does not exist here.</source>
        <translation>Открытого в сеансе ядра %1 здесь нет.</translation>
    </message>
    <message>
        <source>The session&apos;s open kernel %1 is not in the kernel folders. If it is yours, open %2 in the Kernel view.</source>
        <translation>Открытого в сеансе ядра %1 нет в папках ядер. Если оно ваше, откройте %2 в виде «Ядро».</translation>
    </message>
    <message>
        <source>Measure it (Ctrl+R), or save one of its files.</source>
        <translation>Измерьте его (Ctrl+R) или сохраните один из его файлов.</translation>
    </message>
    <message>
        <source>Built in, to read. New &gt; A copy of this kernel makes it yours to change.</source>
        <translation>Встроенное, только для чтения. «Новое &gt; Копия этого ядра» позволит его менять.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another folder.</source>
        <translation>%1 там уже есть. Выберите другую папку.</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1. Open it in your editor: saves are seen here.</source>
        <translation>Ни одна программа этого рабочего стола не открывает %1. Откройте его в своём редакторе: сохранения видны здесь.</translation>
    </message>
    <message>
        <source>Saved. It is measured when the run that is in progress has ended.</source>
        <translation>Сохранено. Измерение — после текущего прогона.</translation>
    </message>
    <message>
        <source>It cannot be read, so nothing is measured. Correct it and save.</source>
        <translation>Прочитать не удалось, поэтому ничего не измеряется. Исправьте и сохраните.</translation>
    </message>
    <message>
        <source>The kernel is being measured. Wait for it to finish, or stop it.</source>
        <translation>Ядро измеряется. Дождитесь конца или остановите.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>Open a kernel first.</source>
        <translation>Сначала откройте ядро.</translation>
    </message>
    <message>
        <source>The kernel cannot be read. Correct it and save.</source>
        <translation>Ядро не читается. Исправьте и сохраните.</translation>
    </message>
    <message>
        <source>Building, checking and measuring it, and the device&apos;s ceilings...</source>
        <translation>Сборка, проверка и измерение ядра и пределов устройства...</translation>
    </message>
    <message>
        <source>Building, checking and measuring it...</source>
        <translation>Сборка, проверка и измерение...</translation>
    </message>
    <message>
        <source>Revision %1: %2</source>
        <translation>Ревизия %1: %2</translation>
    </message>
    <message>
        <source>Stopped. No results were stored.</source>
        <translation>Остановлено. Ничего не сохранено.</translation>
    </message>
    <message>
        <source>Kernel measured.</source>
        <translation>Ядро измерено.</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation>Открыть ядро</translation>
    </message>
    <message>
        <source>Kernels and tuning problems (*.cl *.toml *.json);;All files (*)</source>
        <translation>Ядра и задачи настройки (*.cl *.toml *.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Folder for the copy</source>
        <translation>Папка для копии</translation>
    </message>
    <message>
        <source>Changes since revision %1</source>
        <translation>Изменения с ревизии %1</translation>
    </message>
    <message>
        <source>Changes from revision %1 to %2</source>
        <translation>Изменения с ревизии %1 до %2</translation>
    </message>
    <message>
        <source>Open the &amp;kernel %1</source>
        <translation>Открыть &amp;ядро %1</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 не ядро: у него нет текста.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Ядро</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Ядро</translation>
    </message>
    <message>
        <source>In a kernel&apos;s text</source>
        <translation>В тексте ядра</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save, and measure where that is ticked</source>
        <translation>Сохранить и, если отмечено, измерить</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Find in this file</source>
        <translation>Найти в этом файле</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Shift+F6</translation>
    </message>
    <message>
        <source>Leave the text for the next control, the previous one; Tab indents</source>
        <translation>Перейти из текста к следующему или предыдущему элементу; Tab делает отступ</translation>
    </message>
    <message>
        <source>Build, check and measure the kernel as it is saved (Ctrl+R).</source>
        <translation>Собрать, проверить и измерить сохранённое ядро (Ctrl+R).</translation>
    </message>
    <message>
        <source>It is sampled for %1.</source>
        <translation>Время измерения: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelControls</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Open a kernel: its .cl, or the .toml that describes it.</source>
        <translation>Открыть ядро: его .cl или описывающий его .toml.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новое</translation>
    </message>
    <message>
        <source>Describe a bare .cl file, or copy a built-in kernel.</source>
        <translation>Описать отдельный файл .cl или скопировать встроенное ядро.</translation>
    </message>
    <message>
        <source>S&amp;ave</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Save all files of the kernel (Ctrl+S).</source>
        <translation>Сохранить все файлы ядра (Ctrl+S).</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Провери&amp;ть</translation>
    </message>
    <message>
        <source>Compil&amp;er</source>
        <translation>&amp;Компилятор</translation>
    </message>
    <message>
        <source>Open in m&amp;y editor</source>
        <translation>В мо&amp;ём редакторе</translation>
    </message>
    <message>
        <source>Open the file with the program that this desktop has for it. A save there is seen here.</source>
        <translation>Открыть файл программой рабочего стола. Сохранение там видно здесь.</translation>
    </message>
    <message>
        <source>A copy of &amp;this kernel...</source>
        <translation>&amp;Копия этого ядра...</translation>
    </message>
    <message>
        <source>Measure on save</source>
        <translation>Измерять при сохранении</translation>
    </message>
    <message>
        <source>From a .cl file or a te&amp;xt...</source>
        <translation>Из файла .cl или &amp;текста...</translation>
    </message>
    <message>
        <source>Size to measure at</source>
        <translation>Размер измерения</translation>
    </message>
    <message>
        <source>Measure the kernel whenever one of its files is saved, here or in another program.</source>
        <translation>Измерять ядро при каждом сохранении его файла, здесь или в другой программе.</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>A kernel is measured at one size at a time. %1 names %2.</source>
        <translation>Ядро измеряется при одном размере: в %1 указано %2.</translation>
    </message>
    <message>
        <source>Run the kernel once in Oclgrind, at a small size: races, accesses out of bounds, uninitialized values, divergent barriers. Each is shown at its line.</source>
        <translation>Один раз выполнить ядро в Oclgrind при малом размере: гонки, выход за границы, неинициализированные значения, расходящиеся барьеры. Каждая находка показана у своей строки.</translation>
    </message>
    <message>
        <source>Show what the device&apos;s compiler made of the kernel: registers, spills, vectors, its code.</source>
        <translation>Показать, что компилятор устройства сделал из ядра: регистры, вытеснения, векторы, код.</translation>
    </message>
    <message>
        <source>Show a built-in kernel first.</source>
        <translation>Сначала покажите встроенное ядро.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelInspector</name>
    <message>
        <source> (the other access is in line %1)</source>
        <translation> (другое обращение — в строке %1)</translation>
    </message>
    <message>
        <source> (%1 times)</source>
        <translation> (раз: %1)</translation>
    </message>
    <message>
        <source>Counted: %1%2 operations on floating point numbers, %3 bytes read from global memory and %4 written, by %5 work-items.</source>
        <translation>Подсчитано: %1%2 операций с плавающей точкой, %3 байт прочитано из глобальной памяти и %4 записано, рабочих элементов: %5.</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>не менее </translation>
    </message>
    <message>
        <source>A kernel is being looked at. Wait for it to finish, or stop it.</source>
        <translation>Ядро изучается. Дождитесь конца или остановите.</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel is beside its revisions.</source>
        <translation>Что компилятор сделал из ядра, показано рядом с ревизиями.</translation>
    </message>
    <message>
        <source>Running it once in Oclgrind...</source>
        <translation>Однократный запуск в Oclgrind...</translation>
    </message>
    <message>
        <source>Compiling it for the device...</source>
        <translation>Компиляция для устройства...</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 found a fault in 1 place.</source>
        <translation>%1 нашёл ошибку в 1 месте.</translation>
    </message>
    <message numerus="yes">
        <source>%1 found faults in %n places.</source>
        <translation>
            <numerusform>%1 нашёл ошибки в %n месте.</numerusform>
            <numerusform>%1 нашёл ошибки в %n местах.</numerusform>
            <numerusform>%1 нашёл ошибки в %n местах.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found nothing.</source>
        <translation>%1 ничего не нашёл.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
</context>
<context>
    <name>headroom::KernelView</name>
    <message>
        <source>What came of it</source>
        <translation>Что получилось</translation>
    </message>
    <message>
        <source>What took how long</source>
        <translation>Что сколько длилось</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>С чего начать</translation>
    </message>
    <message>
        <source>Open a kernel, or drop a .cl file on the window.

A bare .cl file is described first: New proposes its buffers and sizes. Then each save, here or in your own editor, builds, checks and measures it again.</source>
        <translation>Откройте ядро или перетащите файл .cl в окно.

Отдельный файл .cl сначала описывается: «Новое» предлагает его буферы и размеры. Затем каждое сохранение, здесь или в вашем редакторе, заново собирает, проверяет и измеряет ядро.</translation>
    </message>
    <message>
        <source>What the compiler made of the kernel</source>
        <translation>Что компилятор сделал из ядра</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Ревизии</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Компилятор</translation>
    </message>
    <message>
        <source>Advice on the kernel</source>
        <translation>Советы по ядру</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Советы</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compiler shows here what the device&apos;s compiler makes of the kernel.</source>
        <translation>«Компилятор» покажет здесь, что компилятор устройства делает из ядра.</translation>
    </message>
    <message>
        <source>What to try next appears here when the kernel has been measured. Compiler adds what its code shows.</source>
        <translation>Здесь появится, что попробовать дальше, когда ядро измерено. «Компилятор» добавит то, что видно по его коду.</translation>
    </message>
</context>
<context>
    <name>headroom::LabelDialog</name>
    <message>
        <source>Label a run</source>
        <translation>Метка прогона</translation>
    </message>
    <message>
        <source>Before the change</source>
        <translation>До изменения</translation>
    </message>
    <message>
        <source>Words, separated by commas</source>
        <translation>Слова через запятую</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Теги</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>&amp;Заметка</translation>
    </message>
    <message>
        <source>A labelled run is never deleted to make room for a new one.</source>
        <translation>Прогон с меткой никогда не удаляется ради места для нового.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
</context>
<context>
    <name>headroom::LabelledBars</name>
    <message>
        <source>Variant</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>with a warning</source>
        <translation>с предупреждением</translation>
    </message>
    <message>
        <source>%1: %2, with a warning</source>
        <translation>%1: %2, с предупреждением</translation>
    </message>
</context>
<context>
    <name>headroom::LastRun</name>
    <message>
        <source>The run of %1 is not shown at start: %2</source>
        <translation>Прогон от %1 не показан при запуске: %2</translation>
    </message>
    <message>
        <source>its journal has %1. Open it from the history (Ctrl+H).</source>
        <translation>в его журнале %1. Откройте его из истории (Ctrl+H).</translation>
    </message>
</context>
<context>
    <name>headroom::LessonPage</name>
    <message>
        <source>Page of the guide</source>
        <translation>Страница пособия</translation>
    </message>
</context>
<context>
    <name>headroom::LineList</name>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>Find a line</source>
        <translation>Найти линию</translation>
    </message>
    <message>
        <source>Lines of the chart, fastest first</source>
        <translation>Линии графика, сначала быстрые</translation>
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
Щелчок по образцу линии или пробел рисует её серой.</translation>
    </message>
    <message>
        <source>%1
Click the line&apos;s sample, or press Space, to give it a colour.</source>
        <translation>%1
Щелчок по образцу линии или пробел даёт ей цвет.</translation>
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
        <translation>У вида «%1» нет прогона.</translation>
    </message>
    <message>
        <source>Stopped. Results so far are kept.</source>
        <translation>Остановлено. Полученные результаты сохранены.</translation>
    </message>
    <message>
        <source>The run failed.</source>
        <translation>Прогон не удался.</translation>
    </message>
    <message>
        <source>Run (%1)</source>
        <translation>Пуск (%1)</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Остановка...</translation>
    </message>
    <message>
        <source>%1 was added. Its devices are in the device box.</source>
        <translation>Машина %1 добавлена. Её устройства — в списке устройств.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Open a photo (Ctrl+O), drop it here or paste it (Ctrl+V), to see what a blur makes of it.</source>
        <translation>Откройте фото (Ctrl+O), перетащите его сюда или вставьте (Ctrl+V), чтобы увидеть, что делает размытие.</translation>
    </message>
    <message>
        <source>Opened the session %1</source>
        <translation>Открыт сеанс %1</translation>
    </message>
    <message>
        <source>Saved the session %1</source>
        <translation>Сохранён сеанс %1</translation>
    </message>
    <message>
        <source>Show kernels</source>
        <translation>Показать ядра</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Starting...</source>
        <translation>Запуск...</translation>
    </message>
    <message>
        <source>The compiler&apos;s log of %1:
%2</source>
        <translation>Журнал компилятора для %1:
%2</translation>
    </message>
    <message>
        <source>Saved the blurred photo as %1.</source>
        <translation>Размытое фото сохранено как %1.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>%1 - Headroom</source>
        <translation>%1 - Headroom</translation>
    </message>
    <message>
        <source>Kernel files were read again.</source>
        <translation>Файлы ядер прочитаны заново.</translation>
    </message>
    <message>
        <source>A kernel file was skipped: %1</source>
        <translation>Файл ядра пропущен: %1</translation>
    </message>
    <message>
        <source>Run of %1 opened from history; Run would measure it again.</source>
        <translation>Прогон от %1 открыт из истории; «Пуск» измерит его заново.</translation>
    </message>
    <message>
        <source>The run of %1 is shown.</source>
        <translation>Показан прогон от %1.</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Готово: 1 результат.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Готово: %n результат.</numerusform>
            <numerusform>Готово: %n результата.</numerusform>
            <numerusform>Готово: %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open photo</source>
        <translation>Открыть фото</translation>
    </message>
    <message>
        <source>On %1 only.</source>
        <translation>Только на %1.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>На %1.</translation>
    </message>
</context>
<context>
    <name>headroom::ManualBrowser</name>
    <message>
        <source>Page of the user guide</source>
        <translation>Страница руководства</translation>
    </message>
</context>
<context>
    <name>headroom::ManualWindow</name>
    <message>
        <source>User guide</source>
        <translation>Руководство пользователя</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Поиск по всем страницам</translation>
    </message>
    <message>
        <source>Words to search all pages for</source>
        <translation>Слова для поиска по всем страницам</translation>
    </message>
    <message>
        <source>Pages of the user guide</source>
        <translation>Страницы руководства</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>%1 is not part of the built-in guide. Look for it in Headroom&apos;s sources.</source>
        <translation>%1 не входит во встроенное руководство. Смотрите в исходном коде Headroom.</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Все страницы</translation>
    </message>
    <message>
        <source>%1 - User guide</source>
        <translation>%1 - Руководство пользователя</translation>
    </message>
</context>
<context>
    <name>headroom::MarkLegend</name>
    <message>
        <source>Legend</source>
        <translation>Условные знаки</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>замер</translation>
    </message>
    <message>
        <source>mild outlier</source>
        <translation>умеренный выброс</translation>
    </message>
    <message>
        <source>severe outlier</source>
        <translation>сильный выброс</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>квартили</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>95%-й интервал медианы</translation>
    </message>
</context>
<context>
    <name>headroom::MarksLabel</name>
    <message>
        <source>Warnings about this time</source>
        <translation>Предупреждения об этом времени</translation>
    </message>
</context>
<context>
    <name>headroom::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>headroom::MessageList</name>
    <message>
        <source>Messages of the compiler and the checks</source>
        <translation>Сообщения компилятора и проверок</translation>
    </message>
</context>
<context>
    <name>headroom::MessageLog</name>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>No messages. Errors and applied timing settings appear here.</source>
        <translation>Сообщений нет. Здесь появляются ошибки и применённые настройки измерения.</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelDialog</name>
    <message>
        <source>New kernel</source>
        <translation>Новое ядро</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>Shows the file that is written.</source>
        <translation>Показывает файл, который будет записан.</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>Созд&amp;ать</translation>
    </message>
    <message>
        <source>No kernel is described yet. Choose its file, or paste its text.</source>
        <translation>Ядро ещё не описано. Выберите его файл или вставьте его текст.</translation>
    </message>
    <message>
        <source>The text is larger than %1 MiB, which no kernel is.</source>
        <translation>Текст больше %1 МиБ; таких ядер не бывает.</translation>
    </message>
    <message>
        <source>A run is in progress. The kernel is built when it ends.</source>
        <translation>Идёт прогон. Ядро будет собрано после него.</translation>
    </message>
    <message>
        <source>Building the kernel...</source>
        <translation>Сборка ядра...</translation>
    </message>
    <message>
        <source>The kernel is being built.</source>
        <translation>Ядро собирается.</translation>
    </message>
    <message>
        <source>Reading the tuning problem...</source>
        <translation>Чтение задачи настройки...</translation>
    </message>
    <message>
        <source>1 argument</source>
        <translation>1 аргумент</translation>
    </message>
    <message numerus="yes">
        <source>%n arguments</source>
        <translation>
            <numerusform>%n аргумент</numerusform>
            <numerusform>%n аргумента</numerusform>
            <numerusform>%n аргументов</numerusform>
        </translation>
    </message>
    <message>
        <source>Built on %1: %2 takes %3.</source>
        <translation>Собрано на %1: у %2 %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 problem: %1</source>
        <translation>1 проблема: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n problems, the first: %1</source>
        <translation>
            <numerusform>%n проблема, первая: %1</numerusform>
            <numerusform>%n проблемы, первая: %1</numerusform>
            <numerusform>%n проблем, первая: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes the description.</source>
        <translation>Записывает описание.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Перезаписать</translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation>%1 там уже есть. Перезаписать?</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>%1 are there already. Overwrite them?</source>
        <translation>%1 там уже есть. Перезаписать?</translation>
    </message>
</context>
<context>
    <name>headroom::NewKernelSource</name>
    <message>
        <source>A file of OpenCL C or a tuning problem, or paste text below</source>
        <translation>Файл с OpenCL C или задача настройки; или вставьте текст ниже</translation>
    </message>
    <message>
        <source>C&amp;hoose...</source>
        <translation>&amp;Выбрать...</translation>
    </message>
    <message>
        <source>Paste OpenCL C here.</source>
        <translation>Вставьте сюда OpenCL C.</translation>
    </message>
    <message>
        <source>none, or such as -DN=4 -Iinclude</source>
        <translation>нет, или например -DN=4 -Iinclude</translation>
    </message>
    <message>
        <source>Messages of the compiler</source>
        <translation>Сообщения компилятора</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>Build &amp;options</source>
        <translation>Параметры с&amp;борки</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation>&amp;Ядро</translation>
    </message>
    <message>
        <source>Build options of the tuning problem.</source>
        <translation>Параметры сборки, как в задаче настройки.</translation>
    </message>
    <message>
        <source>Options of the build. Folders of -I are searched for what the file includes.</source>
        <translation>Параметры сборки. В папках -I ищется то, что включает файл.</translation>
    </message>
    <message>
        <source>Choose a kernel</source>
        <translation>Выбор ядра</translation>
    </message>
    <message>
        <source>OpenCL C and tuning problems (*.cl *.ocl *.clh *.h *.json)</source>
        <translation>OpenCL C и задачи настройки (*.cl *.ocl *.clh *.h *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>headroom::NoiseController</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
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
        <translation>&amp;Копии плоскости</translation>
    </message>
    <message>
        <source>The &amp;ticked variants (%1 of %2)</source>
        <translation>&amp;Отмеченные варианты (%1 из %2)</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise</source>
        <translation>Измерение шума этой машины</translation>
    </message>
    <message>
        <source>Finds the noise floor. Measure what you will compare, and leave the machine idle.</source>
        <translation>Находит уровень шума. Измерьте то, что будете сравнивать, и не нагружайте машину.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерять</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Размеры</translation>
    </message>
    <message>
        <source>&amp;Pairs of each</source>
        <translation>&amp;Пар на каждое</translation>
    </message>
    <message>
        <source>Known so far</source>
        <translation>Известно</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Измерить</translation>
    </message>
</context>
<context>
    <name>headroom::OrderChart</name>
    <message>
        <source>Samples in the order of the run</source>
        <translation>Замеры в порядке прогона</translation>
    </message>
    <message>
        <source>median</source>
        <translation>медиана</translation>
    </message>
    <message>
        <source>time, %1</source>
        <translation>время, %1</translation>
    </message>
    <message>
        <source>sample, in the order of the run</source>
        <translation>замер, в порядке прогона</translation>
    </message>
    <message>
        <source>after %1 s</source>
        <translation>после %1 с</translation>
    </message>
</context>
<context>
    <name>headroom::OtherDevices</name>
    <message>
        <source>Device %1 of the last session is no longer available. Runs go on without it.</source>
        <translation>Устройство %1 прошлого сеанса больше не доступно. Прогоны идут без него.</translation>
    </message>
    <message>
        <source>Device %1 is not available. Runs go on without it.</source>
        <translation>Устройство %1 недоступно. Прогоны идут без него.</translation>
    </message>
    <message>
        <source>Runs go on without these devices: %1. They are not on this machine or on one that was reached.</source>
        <translation>Прогоны идут без этих устройств: %1. Их нет на этой машине или на машине, с которой есть связь.</translation>
    </message>
</context>
<context>
    <name>headroom::OtherDevicesButton</name>
    <message>
        <source>Also on...</source>
        <translation>Также на...</translation>
    </message>
    <message>
        <source>Also on 1 device</source>
        <translation>Также на 1 устройстве</translation>
    </message>
    <message numerus="yes">
        <source>Also on %n devices</source>
        <translation>
            <numerusform>Также на %n устройстве</numerusform>
            <numerusform>Также на %n устройствах</numerusform>
            <numerusform>Также на %n устройствах</numerusform>
        </translation>
    </message>
    <message>
        <source>This device only</source>
        <translation>Только это устройство</translation>
    </message>
    <message>
        <source>Other devices to measure on</source>
        <translation>Другие устройства для измерения</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Эта машина</translation>
    </message>
    <message>
        <source>%1: the same device as %2</source>
        <translation>%1: то же устройство, что и %2</translation>
    </message>
    <message>
        <source>Find devices of %1</source>
        <translation>Найти устройства %1</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Подключение...</translation>
    </message>
    <message>
        <source>Try %1 again</source>
        <translation>Повторить %1</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>This view uses %1 only. Runs of Photo, Throughput, Speed-up and Roofline can measure on several devices.</source>
        <translation>Этот вид использует только %1. Прогоны видов «Фото», «Скорость», «Ускорение» и Roofline могут измерять на нескольких устройствах.</translation>
    </message>
    <message>
        <source>There is one device. A second driver, or a machine from Run &gt; Add machine..., would be another one.</source>
        <translation>Устройство только одно. Второй драйвер или машина из «Прогон &gt; Добавить машину...» дали бы ещё одно.</translation>
    </message>
    <message>
        <source>Choose other devices that runs measure on, too. Each has its own ceilings.</source>
        <translation>Выбрать другие устройства, на которых прогоны тоже измеряют. У каждого свои пределы.</translation>
    </message>
    <message>
        <source>Runs measure on these devices, too, machines at the same time:
%1</source>
        <translation>Прогоны измеряют и на этих устройствах, машины — одновременно:
%1</translation>
    </message>
    <message>
        <source>The photo and the other views use the selected device only.</source>
        <translation>Фото и другие виды используют только выбранное устройство.</translation>
    </message>
</context>
<context>
    <name>headroom::ParameterControl</name>
    <message>
        <source>Si&amp;gma</source>
        <translation>Си&amp;гма</translation>
    </message>
    <message>
        <source>Standard deviation of the Gaussian, in pixels. The photo is blurred again while it changes.</source>
        <translation>Стандартное отклонение гауссианы в пикселях. При изменении фото размывается заново.</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пкс</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, ползунок</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>0.000</source>
        <translation>0,000</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>пикселях</translation>
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
        <translation>Левая картинка</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Фото</translation>
    </message>
    <message>
        <source>Compare the photo with its blur.</source>
        <translation>Сравнить фото с его размытием.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Comparison of both pictures</source>
        <translation>Сравнение обеих картинок</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Show the pictures on either side of a line that can be dragged (W).</source>
        <translation>Показать картинки по обе стороны линии, которую можно двигать (W).</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Show the same part of both pictures (S).</source>
        <translation>Показать одну и ту же часть обеих картинок (S).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разность</translation>
    </message>
    <message>
        <source>Show right minus left, amplified: blue is darker, orange brighter (D).</source>
        <translation>Показать усиленную разность «правая минус левая»: синее темнее, оранжевое светлее (D).</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Способ сравнения</translation>
    </message>
    <message>
        <source>Amplification of differences</source>
        <translation>Усиление разностей</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Авто</translation>
    </message>
    <message>
        <source>The largest power of two that fits 99.9% of the differing pixels into the scale.</source>
        <translation>Наибольшая степень двойки, при которой 99,9% различающихся пикселей попадают в шкалу.</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Amplified</source>
        <translation>Усиление</translation>
    </message>
    <message>
        <source>Show left</source>
        <translation>Показать левую</translation>
    </message>
    <message>
        <source>Show the left picture in the whole view while the button is held (space bar in the photo).</source>
        <translation>Показывать левую картинку во весь вид, пока нажата кнопка (пробел на фото).</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Мигание</translation>
    </message>
    <message>
        <source>Show both pictures by turns, half a second each (B in the photo).</source>
        <translation>Показывать картинки по очереди, по полсекунды (B на фото).</translation>
    </message>
    <message>
        <source>Zoom: 100% is one pixel of the photo per pixel of the screen. Click to change it.</source>
        <translation>Масштаб: 100% — один пиксель фото на пиксель экрана. Щелчок меняет его.</translation>
    </message>
    <message>
        <source>Zoom %1</source>
        <translation>Масштаб %1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoComparison</name>
    <message>
        <source>%1 x %2 at %3, %4</source>
        <translation>%1 x %2 в точке %3, %4</translation>
    </message>
    <message>
        <source>error up to %1, RMS %2</source>
        <translation>ошибка до %1, RMS %2</translation>
    </message>
    <message>
        <source>%1 cannot be compared: %2</source>
        <translation>%1 нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>разность</translation>
    </message>
    <message>
        <source>%1 minus %2, amplified %3x</source>
        <translation>%1 минус %2, усиление %3x</translation>
    </message>
    <message>
        <source>Whole photo: %1; %2 of %3 pixels differ</source>
        <translation>Всё фото: %1; различаются %2 из %3 пикселей</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>measured when the run ends</source>
        <translation>измерение после прогона</translation>
    </message>
    <message>
        <source>measuring...</source>
        <translation>измерение...</translation>
    </message>
    <message>
        <source>between them: %1</source>
        <translation>между ними: %1</translation>
    </message>
    <message>
        <source>before and after: %1</source>
        <translation>до и после: %1</translation>
    </message>
    <message>
        <source>Blurring with %1 to compare...</source>
        <translation>Размытие с %1 для сравнения...</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>разность: %1</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoController</name>
    <message>
        <source>%1 with rounding</source>
        <translation>%1 с округлением</translation>
    </message>
    <message>
        <source>exact; the cut at 3 sigma costs %1</source>
        <translation>точно; обрезка на 3 сигмах стоит %1</translation>
    </message>
    <message>
        <source>error up to %1</source>
        <translation>ошибка до %1</translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 GP/s</source>
        <translation>%1: %2 мс, %3 GP/s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This photo is blurred with %1 at %2</source>
        <translation>Это фото размыто: %1, %2</translation>
    </message>
    <message>
        <source>%1 in %2 ms, which is %3 GP/s.</source>
        <translation>%1: %2 мс, то есть %3 GP/s.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Its error is measured when sigma rests.</source>
        <translation>Ошибка измеряется, когда сигма не меняется.</translation>
    </message>
    <message>
        <source>on this photo</source>
        <translation>на этом фото</translation>
    </message>
    <message>
        <source>in samples from all over this photo</source>
        <translation>на выборке по всему фото</translation>
    </message>
    <message>
        <source>Its largest error %1 is %2 of the true Gaussian, white being 1.</source>
        <translation>Наибольшая ошибка %1 составляет %2 от истинной гауссианы (белый — 1).</translation>
    </message>
    <message>
        <source>%1 It is what the cut at 3 sigma costs, as in all exact blurs; the rest is exact. Approximations that reach further can be nearer to the true Gaussian.</source>
        <translation>%1 Столько стоит обрезка на 3 сигмах, как во всех точных размытиях; остальное точно. Приближения с большим охватом могут быть ближе к истинной гауссиане.</translation>
    </message>
    <message>
        <source>Not blurred: %1</source>
        <translation>Не размыто: %1</translation>
    </message>
    <message>
        <source>Finding the fastest...</source>
        <translation>Поиск самого быстрого...</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer. Save it first, then open the file.</source>
        <translation>%1 не файл на этом компьютере. Сначала сохраните его, затем откройте файл.</translation>
    </message>
    <message>
        <source>Pasted image</source>
        <translation>Вставленное изображение</translation>
    </message>
    <message>
        <source>It is what you chose.</source>
        <translation>Это ваш выбор.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Paused until the run ends</source>
        <translation>Приостановлено до конца прогона</translation>
    </message>
    <message>
        <source>%1. Shown: %2</source>
        <translation>%1. Показано: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. The photo is blurred then.</source>
        <translation>%1. Тогда фото будет размыто.</translation>
    </message>
    <message>
        <source>Blurring would disturb what is timed. The photo is blurred again when the run ends.</source>
        <translation>Размытие мешало бы измерению. Фото размоется снова после прогона.</translation>
    </message>
    <message>
        <source>Blurring...</source>
        <translation>Размытие...</translation>
    </message>
    <message>
        <source>the best variant</source>
        <translation>лучший вариант</translation>
    </message>
    <message>
        <source>Blurring with %1%2...</source>
        <translation>Размытие: %1%2...</translation>
    </message>
    <message>
        <source>Looking for devices to blur on...</source>
        <translation>Поиск устройств для размытия...</translation>
    </message>
    <message>
        <source>Choose a blur for the photo.</source>
        <translation>Выберите размытие для фото.</translation>
    </message>
    <message>
        <source>Not blurred: there is no device.</source>
        <translation>Не размыто: нет устройства.</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>фото</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoFiles</name>
    <message>
        <source>Images (%1);;All files (*)</source>
        <translation>Изображения (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 does not fit into memory. Choose a smaller image.</source>
        <translation>%1 не помещается в память. Выберите изображение поменьше.</translation>
    </message>
    <message>
        <source>%1 cannot be read as an image: %2. Choose another file.</source>
        <translation>%1 не читается как изображение: %2. Выберите другой файл.</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoPane</name>
    <message>
        <source>Values under the cursor</source>
        <translation>Значения под курсором</translation>
    </message>
    <message>
        <source>Compare by a &amp;line</source>
        <translation>Сравнивать &amp;линией</translation>
    </message>
    <message>
        <source>Compare s&amp;ide by side</source>
        <translation>Сравнивать р&amp;ядом</translation>
    </message>
    <message>
        <source>Show the &amp;difference</source>
        <translation>Показать &amp;разность</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <translation>&amp;Мигание</translation>
    </message>
    <message>
        <source>Copy &amp;values under the cursor</source>
        <translation>Копировать &amp;значения под курсором</translation>
    </message>
    <message>
        <source>&amp;Copy what is shown as picture</source>
        <translation>&amp;Копировать показанное как картинку</translation>
    </message>
    <message>
        <source>&amp;Measure the visible part</source>
        <translation>&amp;Измерить видимую часть</translation>
    </message>
    <message>
        <source>&amp;Remove the region</source>
        <translation>&amp;Убрать область</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoTools</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть...</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation>&amp;Вставить изображение</translation>
    </message>
    <message>
        <source>&amp;Save blurred photo as...</source>
        <translation>&amp;Сохранить размытое фото как...</translation>
    </message>
    <message>
        <source>&amp;Fit photo</source>
        <translation>Вписа&amp;ть фото</translation>
    </message>
    <message>
        <source>Photo at &amp;100%</source>
        <translation>Фото в &amp;100%</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Увели&amp;чить</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Уменьшит&amp;ь</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Н&amp;едавние</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <translation>Открыть фото</translation>
    </message>
    <message>
        <source>The clipboard holds no image. Copy a picture or an image file first.</source>
        <translation>В буфере обмена нет изображения. Сначала скопируйте картинку или файл изображения.</translation>
    </message>
    <message>
        <source>Save the blurred photo</source>
        <translation>Сохранить размытое фото</translation>
    </message>
    <message>
        <source>Photo &amp;report...</source>
        <translation>Отчёт о &amp;фото...</translation>
    </message>
    <message>
        <source>One page with the photo before and after, the amplified difference and its figures.</source>
        <translation>Одна страница: фото до и после, усиленная разность и её числа.</translation>
    </message>
    <message>
        <source>Export the report on the photo</source>
        <translation>Экспорт отчёта о фото</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Фото</translation>
    </message>
    <message>
        <source>&amp;Photo</source>
        <translation>&amp;Фото</translation>
    </message>
    <message>
        <source>In the photo</source>
        <translation>На фото</translation>
    </message>
    <message>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation>Увеличить, уменьшить</translation>
    </message>
    <message>
        <source>0, 1</source>
        <translation>0, 1</translation>
    </message>
    <message>
        <source>Fit photo, photo at 100%</source>
        <translation>Вписать фото, фото в 100%</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move the photo</source>
        <translation>Сдвинуть фото</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+Влево, Shift+Вправо</translation>
    </message>
    <message>
        <source>Move the line between both pictures</source>
        <translation>Сдвинуть линию между картинками</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Show the left picture while held</source>
        <translation>Показывать левую картинку, пока нажат</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show both pictures by turns</source>
        <translation>Показывать картинки по очереди</translation>
    </message>
    <message>
        <source>W, S, D</source>
        <translation>W, S, D</translation>
    </message>
    <message>
        <source>Compare by a line, side by side, by the difference</source>
        <translation>Сравнивать линией, рядом, разностью</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+перетаскивание</translation>
    </message>
    <message>
        <source>Measure a region</source>
        <translation>Измерить область</translation>
    </message>
    <message>
        <source>&amp;Blur the photo with %1</source>
        <translation>Раз&amp;мыть фото с %1</translation>
    </message>
    <message>
        <source>%1 cannot blur photos.</source>
        <translation>%1 не размывает фото.</translation>
    </message>
</context>
<context>
    <name>headroom::PhotoView</name>
    <message>
        <source>Drop a photo here, or open one (Ctrl+O)</source>
        <translation>Перетащите сюда фото или откройте его (Ctrl+O)</translation>
    </message>
    <message>
        <source>before</source>
        <translation>до</translation>
    </message>
    <message>
        <source>after</source>
        <translation>после</translation>
    </message>
    <message>
        <source>Photo before and after</source>
        <translation>Фото до и после</translation>
    </message>
</context>
<context>
    <name>headroom::PlotView</name>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Низ</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Верх</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Show everything again (0, or a double click).</source>
        <translation>Снова показать всё (0 или двойной щелчок).</translation>
    </message>
</context>
<context>
    <name>headroom::Preferences</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 раунд</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 in %2, less where noise falls to %3% sooner</source>
        <translation>%1, %2; меньше, если шум раньше падает до %3%</translation>
    </message>
    <message>
        <source>Preferences cannot be stored in %1. Free space on its disk or make it writable; otherwise they are lost when the window is closed.</source>
        <translation>Настройки не удаётся сохранить в %1. Освободите место на диске или сделайте файл доступным для записи; иначе они будут утрачены при закрытии окна.</translation>
    </message>
</context>
<context>
    <name>headroom::PreferencesDialog</name>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Auto (as the desktop)</source>
        <translation>Авто (как рабочий стол)</translation>
    </message>
    <message>
        <source>Time (ms)</source>
        <translation>Время (мс)</translation>
    </message>
    <message>
        <source>Rate (GP/s, GB/s, GFLOP/s)</source>
        <translation>Скорость (GP/s, GB/s, GFLOP/s)</translation>
    </message>
    <message>
        <source>Decimal (kB, MB, GB)</source>
        <translation>Десятичные (kB, MB, GB)</translation>
    </message>
    <message>
        <source>Binary (KiB, MiB, GiB)</source>
        <translation>Двоичные (KiB, MiB, GiB)</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>По умол&amp;чанию</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Time budget of a point in seconds</source>
        <translation>Бюджет времени точки в секундах</translation>
    </message>
    <message>
        <source>Sample each point for at most this long, in all rounds together. A longer time narrows the interval of the median.</source>
        <translation>Измерять каждую точку не дольше этого, во всех раундах вместе. Больше времени — уже интервал медианы.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Measure each point in this many rounds, in random order. They share the time budget, and each has a runner process of its own.</source>
        <translation>Измерять каждую точку в стольких раундах в случайном порядке. Они делят бюджет времени, и у каждого свой процесс.</translation>
    </message>
    <message>
        <source>Noise goal in percent</source>
        <translation>Цель по шуму в процентах</translation>
    </message>
    <message>
        <source>Stop sampling a point when its noise is at most this. 0: use the whole time budget, whatever the noise.</source>
        <translation>Закончить измерение точки, когда её шум не больше этого. 0: использовать весь бюджет времени.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>as precise as the time allows</source>
        <translation>так точно, как позволяет время</translation>
    </message>
    <message>
        <source>Measure as Headroom does by default.</source>
        <translation>Измерять по умолчаниям Headroom.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Light or dark windows. Exported pictures are black on white in each.</source>
        <translation>Светлые или тёмные окна. Экспортируемые картинки в обеих чёрным по белому.</translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation>Язык, со следующего запуска</translation>
    </message>
    <message>
        <source>Language of the window. Sentences of the engine, files, reports and the command line stay English.</source>
        <translation>Язык окна. Фразы движка, файлы, отчёты и командная строка остаются английскими.</translation>
    </message>
    <message>
        <source>Main figure of speed</source>
        <translation>Главный показатель скорости</translation>
    </message>
    <message>
        <source>The figure that comes first where both are shown, and the one in the list beside the throughput chart. Axes show rates. Files and reports have both.</source>
        <translation>Показатель, который стоит первым там, где видны оба, и в списке рядом с графиком. На осях — скорости. В файлах и отчётах есть оба.</translation>
    </message>
    <message>
        <source>Units of bytes</source>
        <translation>Единицы байтов</translation>
    </message>
    <message>
        <source>Units of memory sizes on screen. Rates and footprints of copies are decimal in either case, as GB/s is 10^9 bytes per second.</source>
        <translation>Единицы размеров памяти на экране. Скорости и объёмы копирования всегда десятичные: GB/s — это 10^9 байт в секунду.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Time &amp;budget per point</source>
        <translation>&amp;Бюджет времени на точку</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Раунды</translation>
    </message>
    <message>
        <source>&amp;Noise goal</source>
        <translation>&amp;Цель по шуму</translation>
    </message>
    <message>
        <source>For runs, for A/A checks and splits, and for the finalists of a tuning. The Guide view takes 0.3 of the time, the Kernel view 0.4 of it in one round.</source>
        <translation>Для прогонов, тестов A/A и разделений и для финалистов настройки. Вид «Пособие» берёт 0,3 этого времени, вид «Ядро» — 0,4 в одном раунде.</translation>
    </message>
    <message>
        <source> Until the window is closed, the time budget is %1 s, as given by --time-budget.</source>
        <translation> Пока окно не закрыто, бюджет времени %1 с, как задано --time-budget.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>from the next start</source>
        <translation>со следующего запуска</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Main figure of &amp;speed</source>
        <translation>Показатель &amp;скорости</translation>
    </message>
    <message>
        <source>B&amp;ytes</source>
        <translation>Б&amp;айты</translation>
    </message>
    <message>
        <source>Configurations compiled at once in tunings</source>
        <translation>Конфигурации, компилируемые одновременно при настройке</translation>
    </message>
    <message>
        <source>Compile this many configurations of a tuning at once, before they are measured one after the other. 1: compile each when it is measured. Several workers always do that.</source>
        <translation>Компилировать столько конфигураций настройки одновременно, прежде чем они измеряются одна за другой. 1: компилировать каждую при измерении. Несколько исполнителей всегда делают так.</translation>
    </message>
    <message>
        <source>by CPU cores</source>
        <translation>по числу ядер процессора</translation>
    </message>
    <message>
        <source>Compile a&amp;head in tunings</source>
        <translation>&amp;Компилировать заранее при настройке</translation>
    </message>
</context>
<context>
    <name>headroom::ResultController</name>
    <message>
        <source>clearing of the results</source>
        <translation>удаление результатов</translation>
    </message>
    <message>
        <source>choice of the baseline</source>
        <translation>выбор базы</translation>
    </message>
    <message>
        <source>clearing of the baseline</source>
        <translation>снятие базы</translation>
    </message>
    <message>
        <source>the baseline %1</source>
        <translation>база %1</translation>
    </message>
    <message>
        <source>Another measurement is in progress. Run waits for it to finish.</source>
        <translation>Идёт другое измерение. Пуск ждёт его конца.</translation>
    </message>
    <message>
        <source>Measuring the device&apos;s ceilings. The first result follows.</source>
        <translation>Измеряются пределы устройства. Затем первый результат.</translation>
    </message>
    <message>
        <source>No results yet. Tick variants, choose sizes and press Run (Ctrl+R).</source>
        <translation>Результатов ещё нет. Отметьте варианты, выберите размеры и нажмите «Пуск» (Ctrl+R).</translation>
    </message>
    <message>
        <source>Select a result to see how close it is to the device&apos;s limits, and why.</source>
        <translation>Выберите результат, чтобы увидеть, насколько он близок к пределам устройства и почему.</translation>
    </message>
    <message>
        <source>Press Run to see how close each variant is to the device&apos;s limits, and why.</source>
        <translation>Нажмите «Пуск», чтобы увидеть, насколько каждый вариант близок к пределам устройства и почему.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTable</name>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Столбцы по умолчанию</translation>
    </message>
    <message>
        <source>No result has all of these words.</source>
        <translation>Нет результата со всеми этими словами.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTabs</name>
    <message>
        <source>Results and the selected one&apos;s details</source>
        <translation>Результаты и подробности выбранного</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Замеры</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Source of the selected result</source>
        <translation>Исходный код выбранного результата</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Ceilings</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>What the results are of</source>
        <translation>К чему относятся результаты</translation>
    </message>
    <message>
        <source>The selected result</source>
        <translation>Выбранный результат</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Select a result to read the kernel that it is of.</source>
        <translation>Выберите результат, чтобы прочесть его ядро.</translation>
    </message>
    <message>
        <source>%1 is not a kernel: it has no text to show.</source>
        <translation>%1 не ядро: у него нет текста.</translation>
    </message>
</context>
<context>
    <name>headroom::ResultTools</name>
    <message>
        <source>Show ceilings</source>
        <translation>Показать пределы</translation>
    </message>
    <message>
        <source>Filter results</source>
        <translation>Фильтр результатов</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Show only results that have all of these words: in id, title, device, status or a value (Ctrl+F).</source>
        <translation>Показать только результаты со всеми этими словами: в id, названии, устройстве, состоянии или значении (Ctrl+F).</translation>
    </message>
    <message>
        <source>List the copies and MAD peaks that the ceilings come from.</source>
        <translation>Перечислить копирования и пики MAD, из которых получены пределы.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Choose the columns of the table. A right click on its header does it as well.</source>
        <translation>Выбрать столбцы таблицы. То же делает щелчок правой кнопкой по заголовку.</translation>
    </message>
</context>
<context>
    <name>headroom::Results</name>
    <message>
        <source>&amp;Samples of the result</source>
        <translation>За&amp;меры результата</translation>
    </message>
    <message>
        <source>Time&amp;line of the result</source>
        <translation>&amp;Шкала времени результата</translation>
    </message>
    <message>
        <source>Sour&amp;ce of the result</source>
        <translation>&amp;Код результата</translation>
    </message>
    <message>
        <source>Filte&amp;r results</source>
        <translation>Фи&amp;льтр результатов</translation>
    </message>
    <message>
        <source>&amp;Clear results</source>
        <translation>&amp;Убрать результаты</translation>
    </message>
    <message>
        <source>Done: 1 result.</source>
        <translation>Готово: 1 результат.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n results.</source>
        <translation>
            <numerusform>Готово: %n результат.</numerusform>
            <numerusform>Готово: %n результата.</numerusform>
            <numerusform>Готово: %n результатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the results from the window. They stay in the history.</source>
        <translation>Убрать результаты из окна. В истории они остаются.</translation>
    </message>
    <message>
        <source>Report as &amp;HTML...</source>
        <translation>Отчёт &amp;HTML...</translation>
    </message>
    <message>
        <source>One page with verdicts, charts, results and conditions, with the changes against the baseline. Reports of blurs show the photo, too.</source>
        <translation>Одна страница: выводы, графики, результаты и условия, с изменениями относительно базы. Отчёты о размытиях показывают и фото.</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Экспорт отчёта</translation>
    </message>
    <message>
        <source>HTML pages (*.html)</source>
        <translation>Страницы HTML (*.html)</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown...</source>
        <translation>Отчёт &amp;Markdown...</translation>
    </message>
    <message>
        <source>The same without pictures, for a pull request or an issue.</source>
        <translation>То же без картинок, для запроса на слияние или обсуждения.</translation>
    </message>
    <message>
        <source>Markdown texts (*.md)</source>
        <translation>Тексты Markdown (*.md)</translation>
    </message>
    <message>
        <source>Results as &amp;CSV...</source>
        <translation>Результаты в &amp;CSV...</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Экспорт результатов</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Chart as &amp;PNG...</source>
        <translation>График в &amp;PNG...</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Экспорт графика</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Изображения PNG (*.png)</translation>
    </message>
    <message>
        <source>Chart as S&amp;VG...</source>
        <translation>График в S&amp;VG...</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Рисунки SVG (*.svg)</translation>
    </message>
    <message>
        <source>Commands as a &amp;trace...</source>
        <translation>Команды как &amp;трасса...</translation>
    </message>
    <message>
        <source>The commands&apos; times for ui.perfetto.dev or chrome://tracing.</source>
        <translation>Время команд для ui.perfetto.dev или chrome://tracing.</translation>
    </message>
    <message>
        <source>Export the commands</source>
        <translation>Экспорт команд</translation>
    </message>
    <message>
        <source>Trace events (*.json)</source>
        <translation>События трассы (*.json)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>&amp;Throughput</source>
        <translation>&amp;Скорость</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>На графике</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Влево, Вправо</translation>
    </message>
    <message>
        <source>Select the line&apos;s point before or after</source>
        <translation>Выбрать предыдущую или следующую точку линии</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Вверх, Вниз</translation>
    </message>
    <message>
        <source>Select the nearest point of another line</source>
        <translation>Выбрать ближайшую точку другой линии</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Speed-&amp;up</source>
        <translation>&amp;Ускорение</translation>
    </message>
    <message>
        <source>In the speed-up&apos;s bars</source>
        <translation>В столбцах ускорения</translation>
    </message>
    <message>
        <source>Select the bar above or below</source>
        <translation>Выбрать столбец выше или ниже</translation>
    </message>
    <message>
        <source>In the samples</source>
        <translation>В замерах</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>Point at the sample before or after, the first, the last</source>
        <translation>Указать на предыдущий, следующий, первый, последний замер</translation>
    </message>
    <message>
        <source>In the timeline</source>
        <translation>На шкале времени</translation>
    </message>
    <message>
        <source>Point at the command before or after</source>
        <translation>Указать на предыдущую или следующую команду</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show all commands</source>
        <translation>Увеличить, уменьшить, показать все команды</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right</source>
        <translation>Shift+Влево, Shift+Вправо</translation>
    </message>
    <message>
        <source>Move along the time</source>
        <translation>Сдвинуть по времени</translation>
    </message>
    <message>
        <source>Export the roofline</source>
        <translation>Экспорт roofline</translation>
    </message>
    <message>
        <source>Roof&amp;line as SVG...</source>
        <translation>Roof&amp;line в SVG...</translation>
    </message>
    <message>
        <source>Roo&amp;fline as CSV...</source>
        <translation>Roo&amp;fline в CSV...</translation>
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
        <translation>На roofline</translation>
    </message>
    <message>
        <source>Select the variant&apos;s mark before or after</source>
        <translation>Выбрать предыдущую или следующую метку варианта</translation>
    </message>
    <message>
        <source>Select the nearest mark of another variant</source>
        <translation>Выбрать ближайшую метку другого варианта</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionChart</name>
    <message>
        <source>Speed of each revision</source>
        <translation>Скорость каждой ревизии</translation>
    </message>
    <message>
        <source>revision %1: %2</source>
        <translation>ревизия %1: %2</translation>
    </message>
    <message>
        <source>Each text of the kernel that is measured becomes a point here.</source>
        <translation>Каждый измеренный текст ядра становится здесь точкой.</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>ревизия</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionController</name>
    <message>
        <source>Restore a revision</source>
        <translation>Восстановление ревизии</translation>
    </message>
    <message>
        <source>The kernel as it is now was not measured, so no revision has it. Revision %1 would take its place.</source>
        <translation>Текущее ядро не измерено, поэтому ни одна ревизия его не содержит. Ревизия %1 его заменит.</translation>
    </message>
    <message>
        <source>Restore Revision</source>
        <translation>Восстановить ревизию</translation>
    </message>
</context>
<context>
    <name>headroom::RevisionList</name>
    <message>
        <source>Each measured text of the kernel is stored here, with its result.</source>
        <translation>Здесь хранится каждый измеренный текст ядра с результатом.</translation>
    </message>
    <message>
        <source>Show chan&amp;ges</source>
        <translation>Измен&amp;ения</translation>
    </message>
    <message>
        <source>Compare co&amp;de</source>
        <translation>Сравнить ко&amp;д</translation>
    </message>
    <message>
        <source>Re&amp;store</source>
        <translation>Восстановит&amp;ь</translation>
    </message>
    <message>
        <source>Com&amp;pare in turns...</source>
        <translation>Сравнить поо&amp;черёдно...</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Ревизии</translation>
    </message>
    <message>
        <source>Rev.</source>
        <translation>Рев.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>% of ceiling</source>
        <translation>% предела</translation>
    </message>
    <message>
        <source>Against the one before</source>
        <translation>К предыдущей</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Measured (UTC)</source>
        <translation>Измерено (UTC)</translation>
    </message>
    <message>
        <source>Show what the compiler makes of two selected revisions, or of one and the saved files: registers, spills, memory, vector width, and the code line by line.</source>
        <translation>Показать, что компилятор делает из двух выбранных ревизий или из одной и сохранённых файлов: регистры, вытеснения, память, ширина векторов и код построчно.</translation>
    </message>
    <message>
        <source>Show line by line what changed: between two selected revisions, or since one.</source>
        <translation>Показать изменения построчно: между двумя выбранными ревизиями или с одной из них.</translation>
    </message>
    <message>
        <source>Write the selected revision over the kernel&apos;s files.</source>
        <translation>Записать выбранную ревизию поверх файлов ядра.</translation>
    </message>
    <message>
        <source>Measure two selected revisions, or one and the current files, interleaved until it is clear which is faster.</source>
        <translation>Измерять две выбранные ревизии или одну и текущие файлы поочерёдно, пока не станет ясно, что быстрее.</translation>
    </message>
</context>
<context>
    <name>headroom::RooflinePlot</name>
    <message>
        <source>%1 operations per byte</source>
        <translation>Операций на байт: %1</translation>
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
        <translation>Устройство roofline</translation>
    </message>
    <message>
        <source>Roofs</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>Roofs to show</source>
        <translation>Показываемые пределы</translation>
    </message>
    <message>
        <source>Marks grow with the size. Dotted: to the intensity by the kernel&apos;s own loads. Hollow: with a warning.</source>
        <translation>Метки растут с размером. Пунктир: до интенсивности по чтениям самого ядра. Полые: с предупреждением.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>No roofs were measured. Run with ceilings.</source>
        <translation>Пределы не измерены. Измеряйте с пределами.</translation>
    </message>
    <message>
        <source>%1 more are not drawn.</source>
        <translation>Ещё не нарисовано: %1.</translation>
    </message>
    <message>
        <source>Choose the roofs to show.</source>
        <translation>Выбрать показываемые пределы.</translation>
    </message>
    <message>
        <source>The roofline appears with the first size that is measured.</source>
        <translation>Roofline появится с первым измеренным размером.</translation>
    </message>
    <message>
        <source>No results yet. Press Run (Ctrl+R) to see variants below the roofs of the device.</source>
        <translation>Результатов ещё нет. Нажмите «Пуск» (Ctrl+R), чтобы увидеть варианты под пределами устройства.</translation>
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
        <translation>предел копирования</translation>
    </message>
    <message>
        <source>copy ceiling of %1</source>
        <translation>предел копирования %1</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>локальная память</translation>
    </message>
    <message>
        <source>MAD of %1, %2 flops</source>
        <translation>MAD с %1, флопов: %2</translation>
    </message>
    <message>
        <source>MAD, %1 flops</source>
        <translation>MAD, флопов: %1</translation>
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
        <translation>медиана %1 мс</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1% предела</translation>
    </message>
    <message>
        <source>, bound by %1</source>
        <translation>, ограничено: %1</translation>
    </message>
    <message>
        <source>%1% of what local memory allows</source>
        <translation>%1% от возможного для локальной памяти</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 ms</source>
        <translation>95%-й интервал от %1 до %2 мс</translation>
    </message>
    <message>
        <source>cold caches</source>
        <translation>холодные кэши</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
    <message>
        <source>Failed validation: not on the line, not ranked</source>
        <translation>Не прошёл проверку: не на линии, вне рейтинга</translation>
    </message>
    <message>
        <source>The result has warnings: %1. Point at it to read them.</source>
        <translation>У результата есть предупреждения: %1. Наведите на него указатель, чтобы прочесть их.</translation>
    </message>
    <message>
        <source>1 of %1 results has a warning: %2. Point at a result to read its warnings.</source>
        <translation>Предупреждения есть у 1 результата из %1: %2. Наведите указатель на результат, чтобы прочесть предупреждения.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 results have warnings: %2. Point at a result to read its warnings.</source>
        <translation>
            <numerusform>Предупреждения есть у %n результата из %1: %2. Наведите указатель на результат, чтобы прочесть предупреждения.</numerusform>
            <numerusform>Предупреждения есть у %n результатов из %1: %2. Наведите указатель на результат, чтобы прочесть предупреждения.</numerusform>
            <numerusform>Предупреждения есть у %n результатов из %1: %2. Наведите указатель на результат, чтобы прочесть предупреждения.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headroom::RunNames</name>
    <message>
        <source>run of %1</source>
        <translation>прогон от %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>на %1</translation>
    </message>
</context>
<context>
    <name>headroom::RunStatus</name>
    <message>
        <source>Activity</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Ход прогона</translation>
    </message>
    <message>
        <source>%p%, %1 left</source>
        <translation>%p%, осталось %1</translation>
    </message>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, осталось %2</translation>
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
        <translation>Замер</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
</context>
<context>
    <name>headroom::SampleSet</name>
    <message>
        <source>Select a result to see the samples that its median is made of.</source>
        <translation>Выберите результат, чтобы увидеть замеры, из которых получена медиана.</translation>
    </message>
    <message>
        <source>The samples of this result were not kept.</source>
        <translation>Замеры этого результата не сохранены.</translation>
    </message>
    <message>
        <source>%1 has no samples: %2.</source>
        <translation>У %1 нет замеров: %2.</translation>
    </message>
    <message>
        <source>no outliers</source>
        <translation>без выбросов</translation>
    </message>
    <message>
        <source>1 mild outlier</source>
        <translation>1 умеренный выброс</translation>
    </message>
    <message numerus="yes">
        <source>%n mild outliers</source>
        <translation>
            <numerusform>%n умеренный выброс</numerusform>
            <numerusform>%n умеренных выброса</numerusform>
            <numerusform>%n умеренных выбросов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 severe outlier</source>
        <translation>1 сильный выброс</translation>
    </message>
    <message numerus="yes">
        <source>%n severe outliers</source>
        <translation>
            <numerusform>%n сильный выброс</numerusform>
            <numerusform>%n сильных выброса</numerusform>
            <numerusform>%n сильных выбросов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 mild and %2 severe outliers</source>
        <translation>выбросов: умеренных %1, сильных %2</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 замер</translation>
    </message>
    <message numerus="yes">
        <source>%n samples</source>
        <translation>
            <numerusform>%n замер</numerusform>
            <numerusform>%n замера</numerusform>
            <numerusform>%n замеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> in %n rounds</source>
        <translation>
            <numerusform> в %n раунде</numerusform>
            <numerusform> в %n раундах</numerusform>
            <numerusform> в %n раундах</numerusform>
        </translation>
    </message>
    <message>
        <source>95% interval unknown</source>
        <translation>95%-й интервал неизвестен</translation>
    </message>
    <message>
        <source>95% interval up to %1</source>
        <translation>95%-й интервал до %1</translation>
    </message>
    <message>
        <source>95% interval %1</source>
        <translation>95%-й интервал %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>событие %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>стенные часы %1</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, cold caches</source>
        <translation>, холодные кэши</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>медиана %1</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>мин. %1</translation>
    </message>
    <message>
        <source>quartiles %1</source>
        <translation>квартили %1</translation>
    </message>
    <message>
        <source>stopped by %1</source>
        <translation>остановлено: %1</translation>
    </message>
    <message>
        <source>%1: %2%3.</source>
        <translation>%1: %2%3.</translation>
    </message>
    <message>
        <source>%1, sample %2 of %3</source>
        <translation>%1, замер %2 из %3</translation>
    </message>
    <message>
        <source>, round %1 of %2 (after %3 s)</source>
        <translation>, раунд %1 из %2 (после %3 с)</translation>
    </message>
    <message>
        <source>, mild outlier</source>
        <translation>, умеренный выброс</translation>
    </message>
    <message>
        <source>, severe outlier</source>
        <translation>, сильный выброс</translation>
    </message>
</context>
<context>
    <name>headroom::SamplesView</name>
    <message>
        <source>The selected result&apos;s samples</source>
        <translation>Замеры выбранного результата</translation>
    </message>
</context>
<context>
    <name>headroom::SessionController</name>
    <message>
        <source>Sessions (*.headroom);;All files (*)</source>
        <translation>Сеансы (*.headroom);;Все файлы (*)</translation>
    </message>
    <message>
        <source>%1 was not opened, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 не открыт, так как это помешало бы прогону. Откройте его снова после прогона.</translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation>Не&amp;давние сеансы</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Открыть сеанс</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Сохранить сеанс</translation>
    </message>
    <message>
        <source>The session has kernels that this window does not read: %1. They are only texts here, and are not built.</source>
        <translation>В сеансе есть ядра, которые это окно не читает: %1. Здесь это только тексты, они не собираются.</translation>
    </message>
    <message>
        <source>Save the session in %1.</source>
        <translation>Сохранить сеанс в %1.</translation>
    </message>
    <message>
        <source>The session names the photo %1 on this machine. It was not read. Open it only if you want to show it.</source>
        <translation>Сеанс называет фото %1 на этой машине. Оно не прочитано. Открывайте его, только если хотите показать.</translation>
    </message>
</context>
<context>
    <name>headroom::SessionKernelsWindow</name>
    <message>
        <source>%1, as saved</source>
        <translation>%1, как сохранено</translation>
    </message>
    <message>
        <source>%1, revision %2: %3</source>
        <translation>%1, ревизия %2: %3</translation>
    </message>
    <message>
        <source>Save &amp;files...</source>
        <translation>Сохранить &amp;файлы...</translation>
    </message>
    <message>
        <source>Kernels of the session</source>
        <translation>Ядра сеанса</translation>
    </message>
    <message>
        <source>Kernels and their revisions</source>
        <translation>Ядра и их ревизии</translation>
    </message>
    <message>
        <source>Text of the selected kernel</source>
        <translation>Текст выбранного ядра</translation>
    </message>
    <message>
        <source>Save the files of the selected kernel in a folder. Existing files are not replaced.</source>
        <translation>Сохранить файлы выбранного ядра в папку. Существующие файлы не заменяются.</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Папка для файлов</translation>
    </message>
    <message>
        <source>These texts came with %1. They are not built or run. To measure one, read it, save its files, and add their folder in Tools &gt; Preferences.</source>
        <translation>Эти тексты пришли с %1. Они не собираются и не выполняются. Чтобы измерить ядро, прочтите его, сохраните его файлы и добавьте их папку в «Инструменты &gt; Настройки».</translation>
    </message>
    <message>
        <source>Saved %1 in %2. Add the folder in Tools &gt; Preferences to measure the kernel.</source>
        <translation>%1 сохранено в %2. Добавьте папку в «Инструменты &gt; Настройки», чтобы измерить ядро.</translation>
    </message>
</context>
<context>
    <name>headroom::SessionState</name>
    <message>
        <source>Workload %1 does not exist here. The chosen variants and sizes stay.</source>
        <translation>Задачи %1 здесь нет. Выбранные варианты и размеры остаются.</translation>
    </message>
    <message>
        <source>These variants of the session do not exist here: %1.</source>
        <translation>Этих вариантов сеанса здесь нет: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::ShareBar</name>
    <message>
        <source>%1 of the ceiling; the line is at the estimate, %2</source>
        <translation>%1 от предела; черта стоит на оценке, %2</translation>
    </message>
    <message>
        <source>%1 of the ceiling</source>
        <translation>%1 от предела</translation>
    </message>
</context>
<context>
    <name>headroom::SidePanel</name>
    <message>
        <source>No variant has all of these words.</source>
        <translation>Нет варианта со всеми этими словами.</translation>
    </message>
    <message>
        <source>W&amp;orkload</source>
        <translation>За&amp;дача</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Variants to run</source>
        <translation>Варианты прогона</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Find a variant</source>
        <translation>Найти вариант</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группы</translation>
    </message>
    <message>
        <source>Group the variants</source>
        <translation>Группировать варианты</translation>
    </message>
    <message>
        <source>List the variants by role or by family. Ticks and the selection stay.</source>
        <translation>Перечислять варианты по роли или семейству. Отметки и выбор остаются.</translation>
    </message>
    <message>
        <source>&amp;No groups</source>
        <translation>&amp;Без групп</translation>
    </message>
    <message>
        <source>By &amp;role</source>
        <translation>По &amp;роли</translation>
    </message>
    <message>
        <source>By &amp;family</source>
        <translation>По &amp;семейству</translation>
    </message>
    <message>
        <source>V&amp;ariants to run (%1)</source>
        <translation>Вариант&amp;ы (%1)</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Tick the default: from the plain variant to the best for this device, and the fastest host implementation.</source>
        <translation>Отметить набор по умолчанию: от простого варианта до лучшего для этого устройства и самую быструю реализацию хоста.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Tick all variants that the device can run.</source>
        <translation>Отметить все варианты, которые может выполнить устройство.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Clear all ticks.</source>
        <translation>Снять все отметки.</translation>
    </message>
</context>
<context>
    <name>headroom::SizesBox</name>
    <message>
        <source>Image sizes to measure: megapixels (&quot;1, 4, 16 MP&quot;, &quot;0.25 to 24 MP&quot;) or pixels (&quot;1023x769&quot;).</source>
        <translation>Измеряемые размеры изображений: мегапиксели («1, 4, 16 MP», «0.25 to 24 MP») или пиксели («1023x769»).</translation>
    </message>
    <message>
        <source>Sizes to measure: %1, as in &quot;%2&quot;.</source>
        <translation>Измеряемые размеры: %1, например «%2».</translation>
    </message>
    <message>
        <source>Sizes to measure: %1 (&quot;%2&quot;), or one number for all of them (&quot;%3&quot;).</source>
        <translation>Измеряемые размеры: %1 («%2») или одно число для всех («%3»).</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>Ра&amp;змеры</translation>
    </message>
    <message>
        <source>Image sizes of the run</source>
        <translation>Размеры изображений прогона</translation>
    </message>
    <message>
        <source>Sizes of the run, %1</source>
        <translation>Размеры прогона, %1</translation>
    </message>
</context>
<context>
    <name>headroom::SourceComparison</name>
    <message>
        <source>Variant whose code is shown</source>
        <translation>Вариант, код которого показан</translation>
    </message>
    <message>
        <source>&amp;Code of</source>
        <translation>&amp;Код</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The guide&apos;s listing, (c) 2018 Apple Inc.</source>
        <translation>Листинг пособия, (c) 2018 Apple Inc.</translation>
    </message>
    <message>
        <source>What runs here: %1</source>
        <translation>Что выполняется здесь: %1</translation>
    </message>
    <message>
        <source>// No kernel: host code, part of the program.</source>
        <translation>// Без ядра: код хоста, часть программы.</translation>
    </message>
</context>
<context>
    <name>headroom::SpeedUpBars</name>
    <message>
        <source>Speed-up of each result</source>
        <translation>Ускорение каждого результата</translation>
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
        <translation>, повтор %1</translation>
    </message>
    <message>
        <source>%1x</source>
        <translation>%1x</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>95% interval: %1 to %2</source>
        <translation>95%-й интервал: от %1 до %2</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>upload %1, kernels %2, download %3, rest %4</source>
        <translation>загрузка %1, ядра %2, выгрузка %3, прочее %4</translation>
    </message>
    <message>
        <source>1 whole operation took less time than its kernels alone: measure again.</source>
        <translation>1 операция целиком заняла меньше времени, чем её ядра: измерьте снова.</translation>
    </message>
    <message numerus="yes">
        <source>%n whole operations took less time than their kernels alone: measure again.</source>
        <translation>
            <numerusform>%n операция целиком заняла меньше времени, чем её ядра: измерьте снова.</numerusform>
            <numerusform>%n операции целиком заняли меньше времени, чем их ядра: измерьте снова.</numerusform>
            <numerusform>%n операций целиком заняли меньше времени, чем их ядра: измерьте снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>Re&amp;lative to</source>
        <translation>Относите&amp;льно</translation>
    </message>
    <message>
        <source>Results are shown relative to this one (1x).</source>
        <translation>Результаты показаны относительно этого (1x).</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>Ti&amp;me</source>
        <translation>Врем&amp;я</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>время ядер</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>полное время</translation>
    </message>
    <message>
        <source>Kernel time: data are on the device already.
End-to-end time: the inputs are written, the kernels launched once, the result read back. Libraries on the host need no transfers.</source>
        <translation>Время ядер: данные уже на устройстве.
Полное время: запись входных данных, один запуск ядер, чтение результата. Библиотекам на хосте передачи не нужны.</translation>
    </message>
    <message>
        <source>Transfers were not timed. Run again with Transfers ticked: a bar for each result then shows upload, kernels and download.</source>
        <translation>Передачи не измерены. Запустите снова с отмеченным пунктом «Передачи»: столбец каждого результата покажет загрузку, ядра и выгрузку.</translation>
    </message>
    <message>
        <source>Parts of the end-to-end time</source>
        <translation>Части полного времени</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Ускорение</translation>
    </message>
    <message>
        <source>Measuring the first size. Bars appear here as each size is finished.</source>
        <translation>Измеряется первый размер. Столбцы появляются здесь с каждым готовым размером.</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Результатов ещё нет.</translation>
    </message>
    <message>
        <source>None of these results can be compared. Ceilings and results that failed, are wrong or were skipped are not shown.</source>
        <translation>Ни один из этих результатов нельзя сравнить. Пределы и неудачные, неверные или пропущенные результаты не показаны.</translation>
    </message>
    <message>
        <source>Tick the variants to compare, choose sizes and press Run (Ctrl+R): how many times as fast each is as a baseline is drawn here.</source>
        <translation>Отметьте сравниваемые варианты, выберите размеры и нажмите «Пуск» (Ctrl+R): здесь рисуется, во сколько раз каждый быстрее базы.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitChart</name>
    <message>
        <source>95% interval of the end-to-end time</source>
        <translation>95%-й интервал полного времени</translation>
    </message>
    <message>
        <source>within the noise of the best</source>
        <translation>в пределах шума лучшего</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучшая</translation>
    </message>
    <message>
        <source>Speed-up against share</source>
        <translation>Ускорение в зависимости от доли</translation>
    </message>
    <message>
        <source>The speed-up of each share appears here as it is measured.</source>
        <translation>Ускорение каждой доли появляется здесь после измерения.</translation>
    </message>
    <message>
        <source>The chart appears when %1 has been measured alone.</source>
        <translation>График появится, когда %1 измерено отдельно.</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>полное время</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>время ядер</translation>
    </message>
    <message>
        <source>times as fast as %1 alone</source>
        <translation>быстрее, чем %1 отдельно, раз</translation>
    </message>
    <message>
        <source>% of the rows on %1</source>
        <translation>% строк на %1</translation>
    </message>
    <message>
        <source>ways to share the rows, in the table&apos;s order</source>
        <translation>способы разделить строки, в порядке таблицы</translation>
    </message>
</context>
<context>
    <name>headroom::SplitController</name>
    <message>
        <source>Work is being split: wait for its end, or stop it first.</source>
        <translation>Работа разделяется. Дождитесь конца или сначала остановите.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>Measuring...</source>
        <translation>Измерение...</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 не прочитан, так как это помешало бы прогону. Откройте его снова после прогона.</translation>
    </message>
    <message>
        <source>This is a tuning, not a split. Open it in the Tune view.</source>
        <translation>Это настройка, а не разделение. Откройте её в виде «Настройка».</translation>
    </message>
    <message>
        <source>Split of %1, from the history.</source>
        <translation>Разделение %1, из истории.</translation>
    </message>
    <message>
        <source>Split of %1, from the session.</source>
        <translation>Разделение %1, из сеанса.</translation>
    </message>
    <message>
        <source>Stopped before all shares were measured.</source>
        <translation>Остановлено прежде, чем измерены все доли.</translation>
    </message>
    <message>
        <source>Split: %1 shares measured.</source>
        <translation>Разделение: измерено долей: %1.</translation>
    </message>
    <message>
        <source>Sh&amp;ares as CSV...</source>
        <translation>&amp;Доли в CSV...</translation>
    </message>
    <message>
        <source>Export the shares</source>
        <translation>Экспорт долей</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Shares as &amp;JSON...</source>
        <translation>Доли в &amp;JSON...</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Split rep&amp;ort...</source>
        <translation>Отчёт о &amp;разделении...</translation>
    </message>
    <message>
        <source>One page with the best share, the speed-ups and the conditions.</source>
        <translation>Одна страница: лучшая доля, ускорения и условия.</translation>
    </message>
    <message>
        <source>Export the split&apos;s report</source>
        <translation>Экспорт отчёта о разделении</translation>
    </message>
    <message>
        <source>&amp;Split the work of %1</source>
        <translation>&amp;Разделить работу %1</translation>
    </message>
    <message>
        <source>The work of %1 cannot be split into rows.</source>
        <translation>Работу %1 нельзя разделить на строки.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделение</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>Ра&amp;зделение</translation>
    </message>
    <message>
        <source>In the chart of shares</source>
        <translation>На графике долей</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>Select the share before or after, the first, the last</source>
        <translation>Выбрать предыдущую, следующую, первую, последнюю долю</translation>
    </message>
    <message>
        <source>Measure the speed-up of each share of the rows (Ctrl+R).</source>
        <translation>Измерить ускорение каждой доли строк (Ctrl+R).</translation>
    </message>
    <message>
        <source>Each share is sampled for %1.</source>
        <translation>Время измерения доли: %1.</translation>
    </message>
    <message>
        <source>The device cannot be split into %1 parts.</source>
        <translation>Устройство нельзя разделить на части: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitControls</name>
    <message>
        <source>Work of one size is split at a time: %1 names %2.</source>
        <translation>Разделяется работа одного размера: в %1 указано %2.</translation>
    </message>
    <message>
        <source>Variant to split</source>
        <translation>Разделяемый вариант</translation>
    </message>
    <message>
        <source>Size of the work</source>
        <translation>Размер работы</translation>
    </message>
    <message>
        <source>Megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;); of matrices N (&quot;1024&quot;) or MxNxK.</source>
        <translation>Мегапиксели («4 MP») или пиксели («1920x1080»); для матриц N («1024») или MxNxK.</translation>
    </message>
    <message>
        <source>Bet&amp;ween</source>
        <translation>Ме&amp;жду</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>Вариа&amp;нт</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>Devices that share the work</source>
        <translation>Устройства, делящие работу</translation>
    </message>
    <message>
        <source>Parts of one device, or devices side by side. The first one is what others are compared with.</source>
        <translation>Части одного устройства или несколько устройств. С первым сравниваются остальные.</translation>
    </message>
    <message>
        <source>Step from share to share</source>
        <translation>Шаг от доли к доле</translation>
    </message>
    <message>
        <source>Shares of the rows that are measured first; then those about the best one.</source>
        <translation>Доли строк, измеряемые сначала; затем — около лучшей.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>All %1 devices</source>
        <translation>Все устройства: %1</translation>
    </message>
    <message>
        <source>%1 parts of %2</source>
        <translation>Частей: %1, %2</translation>
    </message>
    <message>
        <source>There is nothing to share work with: one device, and it has no parts. A second driver, such as PoCL (package pocl-opencl-icd) for the processor, would be another device.</source>
        <translation>Делить работу не с чем: одно устройство, и без частей. Второй драйвер, например PoCL (пакет pocl-opencl-icd) для процессора, был бы ещё одним устройством.</translation>
    </message>
</context>
<context>
    <name>headroom::SplitView</name>
    <message>
        <source>Every share that is measured gets a row here.</source>
        <translation>Каждая измеренная доля получает здесь строку.</translation>
    </message>
    <message>
        <source>What was split</source>
        <translation>Что разделено</translation>
    </message>
    <message>
        <source>What came of sharing the work</source>
        <translation>Что дало разделение</translation>
    </message>
    <message>
        <source>Shares of the work</source>
        <translation>Доли работы</translation>
    </message>
    <message>
        <source>% on %1</source>
        <translation>% на %1</translation>
    </message>
    <message>
        <source>end-to-end ms</source>
        <translation>полное время, мс</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>kernel ms</source>
        <translation>время ядер, мс</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>headroom::StepPage</name>
    <message>
        <source>Run this step</source>
        <translation>Запустить шаг</translation>
    </message>
    <message>
        <source>Measure its experiments on this device (Ctrl+R).</source>
        <translation>Измерить его эксперименты на этом устройстве (Ctrl+R).</translation>
    </message>
    <message>
        <source>What to try next</source>
        <translation>Что попробовать дальше</translation>
    </message>
    <message>
        <source>Variant to advise on</source>
        <translation>Вариант, которому даётся совет</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Для</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>looking in the history</source>
        <translation>просмотр истории</translation>
    </message>
    <message>
        <source>last run under other conditions than today&apos;s</source>
        <translation>последний прогон шёл в других условиях</translation>
    </message>
    <message>
        <source>No blur has been measured in the guide on this device at this size yet: run the step that writes the code.</source>
        <translation>В пособии ещё не измерено размытие на этом устройстве при этом размере: запустите шаг, в котором пишется код.</translation>
    </message>
</context>
<context>
    <name>headroom::StoryController</name>
    <message>
        <source>%1 cannot run: it %2.</source>
        <translation>%1 не может работать: %2.</translation>
    </message>
</context>
<context>
    <name>headroom::Sweep</name>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
</context>
<context>
    <name>headroom::SweepChoice</name>
    <message>
        <source>There is no device to run on.</source>
        <translation>Нет устройства для измерения.</translation>
    </message>
    <message>
        <source>No variant is ticked: tick those that should run.</source>
        <translation>Не отмечен ни один вариант. Отметьте хотя бы один.</translation>
    </message>
    <message>
        <source>Measure every ticked variant at every size (Ctrl+R).</source>
        <translation>Измерить каждый отмеченный вариант при каждом размере (Ctrl+R).</translation>
    </message>
    <message>
        <source>Each point is sampled for %1.</source>
        <translation>Время измерения точки: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::ThroughputView</name>
    <message>
        <source>%1: figures without a size</source>
        <translation>%1: показатели без размера</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>ceiling of %1</source>
        <translation>предел для %1</translation>
    </message>
    <message>
        <source>%1, the lower one</source>
        <translation>%1, нижний</translation>
    </message>
    <message>
        <source>, cold</source>
        <translation>, хол.</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>оценка: %1</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>оценка</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>время ядер</translation>
    </message>
    <message>
        <source>end-to-end time</source>
        <translation>полное время</translation>
    </message>
    <message>
        <source>faster than the host from %1 on, %2</source>
        <translation>быстрее хоста начиная с %1, %2</translation>
    </message>
    <message>
        <source>faster than the host up to %1, %2</source>
        <translation>быстрее хоста до %1, %2</translation>
    </message>
    <message>
        <source>1 point has no time</source>
        <translation>у 1 точки нет времени</translation>
    </message>
    <message numerus="yes">
        <source>%n points have no time</source>
        <translation>
            <numerusform>у %n точки нет времени</numerusform>
            <numerusform>у %n точек нет времени</numerusform>
            <numerusform>у %n точек нет времени</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. The table shows why.</source>
        <translation>%1. Причины — в таблице.</translation>
    </message>
    <message>
        <source>... and %1 more</source>
        <translation>... и ещё %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>this line</source>
        <translation>эту линию</translation>
    </message>
    <message>
        <source>&amp;Draw %1 in grey</source>
        <translation>Нарисовать %1 &amp;серым</translation>
    </message>
    <message>
        <source>&amp;Give %1 a colour</source>
        <translation>Дать &amp;цвет: %1</translation>
    </message>
    <message>
        <source>Show &amp;only %1</source>
        <translation>Показать &amp;только %1</translation>
    </message>
    <message>
        <source>&amp;Hide %1</source>
        <translation>С&amp;крыть %1</translation>
    </message>
    <message>
        <source>S&amp;how %1</source>
        <translation>&amp;Показать %1</translation>
    </message>
    <message>
        <source>&amp;Copy as image</source>
        <translation>Копировать как &amp;изображение</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Копировать как та&amp;блицу</translation>
    </message>
    <message>
        <source>&amp;Save picture</source>
        <translation>Со&amp;хранить картинку</translation>
    </message>
    <message>
        <source>Copy the point&apos;s &amp;values</source>
        <translation>Копировать &amp;значения точки</translation>
    </message>
    <message>
        <source>S&amp;how this line</source>
        <translation>Показать эту &amp;линию</translation>
    </message>
    <message>
        <source>Show &amp;all lines</source>
        <translation>Показать &amp;все линии</translation>
    </message>
    <message>
        <source>&amp;Reset colours</source>
        <translation>Сбросить цвет&amp;а</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>Сбросить &amp;масштаб</translation>
    </message>
    <message>
        <source>Throughput against image size</source>
        <translation>Скорость в зависимости от размера изображения</translation>
    </message>
    <message>
        <source>Drawn by Headroom</source>
        <translation>Нарисовано Headroom</translation>
    </message>
    <message>
        <source>%1 is neither .png nor .svg: name a file that is.</source>
        <translation>%1 не .png и не .svg: укажите такой файл.</translation>
    </message>
    <message>
        <source>Throughput chart</source>
        <translation>График скорости</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>Show or hide the list of lines.</source>
        <translation>Показать или скрыть список линий.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>throughput, cold caches, %1</source>
        <translation>скорость, холодные кэши, %1</translation>
    </message>
    <message>
        <source>throughput, %1</source>
        <translation>скорость, %1</translation>
    </message>
    <message>
        <source>1 more line is grey.</source>
        <translation>Ещё 1 линия серая.</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines are grey.</source>
        <translation>
            <numerusform>Ещё %n линия серая.</numerusform>
            <numerusform>Ещё %n линии серые.</numerusform>
            <numerusform>Ещё %n линий серые.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring the first size. Points appear here as each size is finished.</source>
        <translation>Измеряется первый размер. Точки появляются здесь с каждым готовым размером.</translation>
    </message>
    <message>
        <source>No point has a time. The table shows why.</source>
        <translation>Ни у одной точки нет времени. Причины — в таблице.</translation>
    </message>
    <message>
        <source>No results yet. Tick the variants to compare and press Run. Their throughput at each size appears here, under this device&apos;s ceilings.</source>
        <translation>Результатов ещё нет. Отметьте сравниваемые варианты и нажмите «Пуск». Здесь появится их скорость при каждом размере, под пределами этого устройства.</translation>
    </message>
</context>
<context>
    <name>headroom::TimePartsBars</name>
    <message>
        <source>Where the time goes</source>
        <translation>На что уходит время</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>ядра</translation>
    </message>
    <message>
        <source>download</source>
        <translation>выгрузка</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>прочее</translation>
    </message>
    <message>
        <source>(shares of each)</source>
        <translation>(доли каждого)</translation>
    </message>
</context>
<context>
    <name>headroom::Timeline</name>
    <message>
        <source>Select a result to see the commands of a few of its launches.</source>
        <translation>Выберите результат, чтобы увидеть команды нескольких его запусков.</translation>
    </message>
    <message>
        <source>A library on the host gives the device no commands: there is no timeline.</source>
        <translation>Библиотека на хосте не посылает устройству команд: шкалы времени нет.</translation>
    </message>
    <message>
        <source>No commands were recorded for this result.</source>
        <translation>Для этого результата команды не записаны.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation>Команд на %2: %1, с %3 по %4. Увеличьте, чтобы их разделить.</translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 µs</source>
        <translation>%1 на %2: начало %3, конец %4; длилось %5 мкс</translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 µs</source>
        <translation>%1 на %2: в очереди %3, отправлено %4, начало %5, конец %6; длилось %7 мкс</translation>
    </message>
    <message>
        <source>The device&apos;s stamps of these commands cannot be drawn.</source>
        <translation>Отметки времени устройства для этих команд нельзя нарисовать.</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineChart</name>
    <message>
        <source>Timeline of the commands</source>
        <translation>Шкала времени команд</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Start, µs</source>
        <translation>Начало, мкс</translation>
    </message>
    <message>
        <source>End, µs</source>
        <translation>Конец, мкс</translation>
    </message>
</context>
<context>
    <name>headroom::TimelineView</name>
    <message>
        <source>queued, until it is submitted</source>
        <translation>в очереди, до отправки</translation>
    </message>
    <message>
        <source>submitted, until it starts</source>
        <translation>отправлено, до начала</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>Show all commands (0)</source>
        <translation>Показать все команды (0)</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Zoom in (+, wheel)</source>
        <translation>Увеличить (+, колесо)</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Zoom out (-, wheel)</source>
        <translation>Уменьшить (-, колесо)</translation>
    </message>
</context>
<context>
    <name>headroom::TrialChart</name>
    <message>
        <source>configuration</source>
        <translation>конфигурация</translation>
    </message>
    <message>
        <source>invalid configuration</source>
        <translation>негодная конфигурация</translation>
    </message>
    <message>
        <source>Speed of every configuration in the order tried</source>
        <translation>Скорость каждой конфигурации в порядке испытания</translation>
    </message>
    <message>
        <source>Each configuration appears here as it is tried.</source>
        <translation>Каждая конфигурация появляется здесь при испытании.</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>лучшая пока</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>configuration, in the order tried</source>
        <translation>конфигурация, в порядке испытания</translation>
    </message>
</context>
<context>
    <name>headroom::TrialTable</name>
    <message>
        <source>Configurations tried</source>
        <translation>Испытанные конфигурации</translation>
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
        <translation>млн %1</translation>
    </message>
    <message>
        <source>Stored: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
        <translation>Сохранено: %1, для «Настроенные» и headroom-cli run --tuned на этом устройстве при %2–%3 %4</translation>
    </message>
    <message>
        <source> and %1</source>
        <translation> и %1</translation>
    </message>
    <message>
        <source>, until its driver or the kernel changes.</source>
        <translation>, пока не изменится драйвер или ядро.</translation>
    </message>
    <message>
        <source>A kernel is being tuned: wait for its end, or stop it first.</source>
        <translation>Ядро настраивается. Дождитесь конца или сначала остановите.</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it first.</source>
        <translation>Идёт прогон. Сначала остановите его.</translation>
    </message>
    <message>
        <source>There is no device to tune on.</source>
        <translation>Нет устройства для настройки.</translation>
    </message>
    <message>
        <source>%1 was not read, because that would disturb the run. Open it again when the run ends.</source>
        <translation>%1 не прочитан, так как это помешало бы прогону. Откройте его снова после прогона.</translation>
    </message>
    <message>
        <source>This is a split, not a tuning. Open it in the Split view.</source>
        <translation>Это разделение, а не настройка. Откройте его в виде «Разделение».</translation>
    </message>
    <message>
        <source>Tuning of %1, from the history.</source>
        <translation>Настройка %1, из истории.</translation>
    </message>
    <message>
        <source>Tuning of %1, from the session.</source>
        <translation>Настройка %1, из сеанса.</translation>
    </message>
    <message>
        <source>Imported from %1, from the session.</source>
        <translation>Импортировано из %1, из сеанса.</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>Импортировано из %1.</translation>
    </message>
    <message>
        <source>Nothing was saved, because there is no folder for it.</source>
        <translation>Ничего не сохранено: для этого нет папки.</translation>
    </message>
    <message>
        <source>It is not kept: Messages says why.</source>
        <translation>Не сохранено: причина — в сообщениях.</translation>
    </message>
    <message>
        <source>No best configuration was saved. To continue, tick &quot;Resume where tuning left off&quot; and press Run.</source>
        <translation>Лучшая конфигурация не сохранена. Чтобы продолжить, отметьте «Продолжить прежний поиск» и нажмите «Пуск».</translation>
    </message>
    <message>
        <source>Tuned: 1 configuration tried.</source>
        <translation>Настройка: испытана 1 конфигурация.</translation>
    </message>
    <message numerus="yes">
        <source>Tuned: %n configurations tried.</source>
        <translation>
            <numerusform>Настройка: испытана %n конфигурация.</numerusform>
            <numerusform>Настройка: испытаны %n конфигурации.</numerusform>
            <numerusform>Настройка: испытано %n конфигураций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open results of another tuner</source>
        <translation>Открыть результаты другой программы настройки</translation>
    </message>
    <message>
        <source>T4 results and caches of Kernel Tuner (*.json);;All files (*)</source>
        <translation>Результаты T4 и кэши Kernel Tuner (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Tun&amp;ing as CSV...</source>
        <translation>&amp;Настройка в CSV...</translation>
    </message>
    <message>
        <source>Export the tuning</source>
        <translation>Экспорт настройки</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Таблицы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Tuning as T&amp;4 JSON...</source>
        <translation>Настройка в T&amp;4 JSON...</translation>
    </message>
    <message>
        <source>The configurations tried as Kernel Tuner writes them.</source>
        <translation>Испытанные конфигурации, как их пишет Kernel Tuner.</translation>
    </message>
    <message>
        <source>T4 results (*.json)</source>
        <translation>Результаты T4 (*.json)</translation>
    </message>
    <message>
        <source>Tuning r&amp;eport...</source>
        <translation>Отч&amp;ёт о настройке...</translation>
    </message>
    <message>
        <source>One page with the best configuration, the search and the conditions.</source>
        <translation>Одна страница: лучшая конфигурация, поиск и условия.</translation>
    </message>
    <message>
        <source>Export the tuning&apos;s report</source>
        <translation>Экспорт отчёта о настройке</translation>
    </message>
    <message>
        <source>T&amp;une %1</source>
        <translation>Настр&amp;оить %1</translation>
    </message>
    <message>
        <source>%1 has no tunables.</source>
        <translation>У %1 нет параметров настройки.</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Tun&amp;e</source>
        <translation>&amp;Настройка</translation>
    </message>
    <message>
        <source>In the tuner&apos;s heat map</source>
        <translation>На тепловой карте настройки</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Стрелки, Home, End</translation>
    </message>
    <message>
        <source>Select the next cell</source>
        <translation>Выбрать соседнюю ячейку</translation>
    </message>
    <message>
        <source>In the tuner&apos;s chart</source>
        <translation>На графике настройки</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>Select the configuration tried before or after, the first, the last</source>
        <translation>Выбрать предыдущую, следующую, первую, последнюю испытанную конфигурацию</translation>
    </message>
    <message>
        <source>Look for the fastest configuration of the chosen kernel (Ctrl+R).</source>
        <translation>Искать самую быструю конфигурацию выбранного ядра (Ctrl+R).</translation>
    </message>
    <message>
        <source>Each finalist is sampled for %1.</source>
        <translation>Время измерения финалиста: %1.</translation>
    </message>
</context>
<context>
    <name>headroom::TuneView</name>
    <message>
        <source>Speed of each configuration, in the order tried</source>
        <translation>Скорость каждой конфигурации в порядке испытания</translation>
    </message>
    <message>
        <source>Every configuration that is tried gets a row here.</source>
        <translation>Каждая испытанная конфигурация получает здесь строку.</translation>
    </message>
    <message>
        <source>Default and fastest configurations, compared</source>
        <translation>Сравнение конфигурации по умолчанию и самых быстрых</translation>
    </message>
    <message>
        <source>When the search ends, the default and the fastest are measured again side by side: their rows come here.</source>
        <translation>В конце поиска конфигурация по умолчанию и самые быстрые измеряются снова рядом: их строки появятся здесь.</translation>
    </message>
    <message>
        <source>Configurations tried and compared</source>
        <translation>Испытанные и сравнённые конфигурации</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Испытано</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Сравнено</translation>
    </message>
</context>
<context>
    <name>headroom::TuningControls</name>
    <message>
        <source>All configurations, in the order of the kernel&apos;s file.</source>
        <translation>Все конфигурации в порядке файла ядра.</translation>
    </message>
    <message>
        <source>All configurations, in random order.</source>
        <translation>Все конфигурации в случайном порядке.</translation>
    </message>
    <message>
        <source>After some random ones, combinations of the fastest so far.</source>
        <translation>После нескольких случайных — сочетания самых быстрых.</translation>
    </message>
    <message>
        <source>First those that a model of the times so far expects most of: for spaces too large for the time budget.</source>
        <translation>Сначала те, от которых модель по прежним временам ждёт больше всего: для пространств, слишком больших для бюджета времени.</translation>
    </message>
    <message>
        <source>A tuning is of one size: %1 names %2.</source>
        <translation>Настройка — для одного размера: в %1 указано %2.</translation>
    </message>
    <message>
        <source>The time budget must be more than 0 seconds.</source>
        <translation>Бюджет времени должен быть больше 0 секунд.</translation>
    </message>
    <message>
        <source>Variant to tune</source>
        <translation>Настраиваемый вариант</translation>
    </message>
    <message>
        <source>Image size to tune for</source>
        <translation>Размер изображения для настройки</translation>
    </message>
    <message>
        <source>Image size to tune for: megapixels (&quot;4 MP&quot;) or pixels (&quot;1920x1080&quot;).</source>
        <translation>Размер изображения для настройки: мегапиксели («4 MP») или пиксели («1920x1080»).</translation>
    </message>
    <message>
        <source>Resume &amp;where tuning left off</source>
        <translation>Про&amp;должить прежний поиск</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>Импор&amp;т...</translation>
    </message>
    <message>
        <source>Show the results of another tuner: T4 JSON, or a cache of Kernel Tuner.</source>
        <translation>Показать результаты другой программы настройки: T4 JSON или кэш Kernel Tuner.</translation>
    </message>
    <message>
        <source>V&amp;ariant</source>
        <translation>Вариа&amp;нт</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>П&amp;оиск</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Бюджет</translation>
    </message>
    <message>
        <source>Tunables: %1</source>
        <translation>Параметры: %1</translation>
    </message>
    <message>
        <source>Order of the search</source>
        <translation>Порядок поиска</translation>
    </message>
    <message>
        <source>In which order configurations are tried; the default one is always the first.</source>
        <translation>В каком порядке испытываются конфигурации; первой всегда идёт конфигурация по умолчанию.</translation>
    </message>
    <message>
        <source>Time budget of the search</source>
        <translation>Бюджет времени поиска</translation>
    </message>
    <message>
        <source>How long to search: 20 s, 5 min, 1 h. The comparison of the fastest at the end comes on top.</source>
        <translation>Сколько искать: 20 s, 5 min, 1 h. Сравнение самых быстрых в конце добавляется сверху.</translation>
    </message>
    <message>
        <source>Skip the configurations that earlier tuning runs of this kernel measured on this device, at this size and with these parameters. Otherwise, measure all of them again.</source>
        <translation>Пропускать конфигурации, измеренные прежними настройками этого ядра на этом устройстве, при этом размере и с этими параметрами. Иначе все измеряются снова.</translation>
    </message>
    <message>
        <source>%1 MP</source>
        <translation>%1 MP</translation>
    </message>
    <message>
        <source>No kernel has tunables: one gets them by [tune.NAME] in its file.</source>
        <translation>Ни у одного ядра нет параметров: их задаёт [tune.NAME] в файле ядра.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Исполнители</translation>
    </message>
    <message>
        <source>Workers: </source>
        <translation>Исполнители: </translation>
    </message>
    <message>
        <source>Measure with this many runners of the host at once, each on an equal device of its own: tasks of Slurm, or GPUs of the machine.</source>
        <translation>Измерять сразу столькими процессами хоста, каждый на своём одинаковом устройстве: задачи Slurm или GPU машины.</translation>
    </message>
</context>
<context>
    <name>headroom::TuningModel</name>
    <message>
        <source>#</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Which one in the order tried.</source>
        <translation>Номер в порядке испытания.</translation>
    </message>
    <message>
        <source>configuration</source>
        <translation>конфигурация</translation>
    </message>
    <message>
        <source>The values of the kernel&apos;s tunables.</source>
        <translation>Значения параметров ядра.</translation>
    </message>
    <message>
        <source>Speed, by the median.</source>
        <translation>Скорость по медиане.</translation>
    </message>
    <message>
        <source>median ms</source>
        <translation>медиана мс</translation>
    </message>
    <message>
        <source>Median of the search&apos;s brief measurement. The fastest are measured again in the comparison.</source>
        <translation>Медиана краткого измерения при поиске. Самые быстрые измеряются снова при сравнении.</translation>
    </message>
    <message>
        <source>state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>Valid, or why it is not.</source>
        <translation>Годна или почему нет.</translation>
    </message>
    <message>
        <source>build ms</source>
        <translation>сборка мс</translation>
    </message>
    <message>
        <source>Compiling, or loading the binary.</source>
        <translation>Компиляция или загрузка двоичного файла.</translation>
    </message>
    <message>
        <source>timing ms</source>
        <translation>измерение мс</translation>
    </message>
    <message>
        <source>Warm-up and samples.</source>
        <translation>Прогрев и замеры.</translation>
    </message>
    <message>
        <source>why</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>What happened, or what to know about the measurement.</source>
        <translation>Что произошло или что нужно знать об измерении.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
</context>
<context>
    <name>headroom::UnattendedRun</name>
    <message>
        <source>The run ended before all was measured.</source>
        <translation>Прогон закончился прежде, чем всё измерено.</translation>
    </message>
    <message>
        <source>The window&apos;s picture could not be encoded as PNG.</source>
        <translation>Картинку окна не удалось записать в PNG.</translation>
    </message>
</context>
<context>
    <name>headroom::VariantModel</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>no ceiling</source>
        <translation>нет предела</translation>
    </message>
    <message>
        <source>%1% of ceiling</source>
        <translation>%1% предела</translation>
    </message>
    <message>
        <source>Cannot run: it %1.</source>
        <translation>Не может работать: %1.</translation>
    </message>
    <message>
        <source>Needs a matrix unit: Device details show whether a device has one.</source>
        <translation>Нужен матричный блок: есть ли он, показывают сведения об устройстве.</translation>
    </message>
</context>
<context>
    <name>headroom::ViewExports</name>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTabs</name>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
</context>
<context>
    <name>headroom::ViewTakes</name>
    <message>
        <source>the selected variant</source>
        <translation>выбранный вариант</translation>
    </message>
</context>
</TS>
