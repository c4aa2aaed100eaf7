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
        <source>; %1&#xa0;% of the ceiling</source>
        <translation>; %1 % предела</translation>
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
        <source>marks</source>
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
        <source>with transfers ms</source>
        <translation>с передачами, мс</translation>
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
        <source>unsteady</source>
        <translation>нестабильно</translation>
    </message>
    <message>
        <source>drift</source>
        <translation>дрейф</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>фоновая нагрузка</translation>
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
        <source>GP/s as a share of the ceiling at this size. Over 105 % is a measuring error.</source>
        <translation>GP/s как доля предела при этом размере. Более 105 % — ошибка измерения.</translation>
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
        <source>Half-width of the median&apos;s 95 % confidence interval in per cent of the median, from order statistics; inf under 6 samples.</source>
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
        <source>Lower end of the interval in which the median of a repetition is expected with 95 % probability, in milliseconds: from the samples within rounds, from how the rounds differ, and from what separate runs differ by.</source>
        <translation>Нижняя граница интервала, в котором с вероятностью 95 % ожидается медиана повторения, в миллисекундах: из замеров в раундах, из различий раундов и из различий отдельных прогонов.</translation>
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
        <source>Whether that change is more than noise, by the 95 % intervals of both medians and the device&apos;s A/A floor: FASTER, SLOWER, SAME, or AMBIGUOUS where noise is too large to decide.</source>
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
        <source>Its time is mostly the cost of starting launches: an empty launch takes %1 us on this device. Try larger sizes.</source>
        <translation>Его время — в основном стоимость запуска: пустой запуск на этом устройстве занимает %1 мкс. Попробуйте размеры побольше.</translation>
    </message>
    <message numerus="yes">
        <source>Its time is mostly the cost of starting launches: %1 empty launches take %2 us on this device. Try larger sizes.</source>
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
        <source>Launching and waiting take %1 us around %2 us of kernel. Do more per launch, or enqueue many before waiting.</source>
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
        <source>%1 per %2 (counted by Oclgrind)</source>
        <translation>%1 на %2 (по подсчёту Oclgrind)</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>It accesses %1 where %2 must move</source>
        <translation>Он обращается к %1, хотя передать нужно %2</translation>
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
        <source>This is %1 % of its ceiling, which is not possible:</source>
        <translation>Это %1 % предела, чего не может быть:</translation>
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
        <source>Nothing beats %1 here at %2, with %3; %4 reaches %5 % of it.</source>
        <translation>Здесь при %2 ничто не быстрее %1: %3; %4 достигает %5 % от этого.</translation>
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
        <source>Not memory-bound from %1 flops per pixel on, at %2: they run at %3 % of the copy&apos;s speed.</source>
        <translation>Начиная с %1 операций на пиксель не ограничено памятью, при %2: скорость — %3 % от копирования.</translation>
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
        <source>%1 flops run at %2 % of the copy&apos;s speed, %3 at %4 %.</source>
        <translation>%1 операций идут со скоростью %2 % от копирования, %3 — %4 %.</translation>
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
        <source>and of them all it is the fastest; yet its %1 are %2 % of that estimate.</source>
        <translation>и он действительно быстрее всех; но его %1 — это %2 % от этой оценки.</translation>
    </message>
    <message>
        <source>here %1 does, with %2: %3 runs at %4, %5 % of its estimate.</source>
        <translation>здесь побеждает %1: %2; у %3 — %4, %5 % от его оценки.</translation>
    </message>
    <message>
        <source>At %1 %2 reaches %3 % of the copy</source>
        <translation>При %1 %2 достигает %3 % копирования</translation>
    </message>
    <message>
        <source>and skewed runs at %1 times the speed of local</source>
        <translation>а skewed работает в %1 раза быстрее local</translation>
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
        <source>That is %1 % of the estimate of %2 GP/s that the guide&apos;s code missed (%3 reaches %4 % of it).</source>
        <translation>Это %1 % от оценки %2 GP/s, которой не достиг код пособия (%3 достигает %4 % от неё).</translation>
    </message>
    <message>
        <source>From %1 with %2 to %3 with %4 at %5: %6 times as fast.</source>
        <translation>От %1 (%2) до %3 (%4) при %5: в %6 раза быстрее.</translation>
    </message>
    <message>
        <source>That is %1 % of its ceiling.</source>
        <translation>Это %1 % его предела.</translation>
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
        <source>The guide says 10 to 100 us per kernel.</source>
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
        <source>Without the read the loop seems %1 times as fast: %2 a launch instead of %3. But nothing waits any more: the timer stops when the launches are enqueued, before the kernels have run. %4 Really faster: %5 times.</source>
        <translation>Без чтения цикл кажется в %1 раза быстрее: %2 на запуск вместо %3. Но теперь ничто не ждёт: таймер останавливается, когда запуски поставлены в очередь, а ядра ещё не выполнились. %4 На самом деле быстрее в %5 раза.</translation>
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
        <source>%1 us</source>
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
        <source>A program times ten launches, each with a blocking read of its result, and divides by ten. Without the read its author saw 4 us instead of 500, and the same for matrices of every size: what was left in the loop was enqueueing.</source>
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
        <source>%1 by the kernels alone</source>
        <translation>%1 по времени ядер</translation>
    </message>
    <message>
        <source>%1 with transfers</source>
        <translation>%1 с передачами</translation>
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
        <source>%1, with and without transfers</source>
        <translation>%1, с передачами и без них</translation>
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
        <source> %</source>
        <translation> %</translation>
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
        <source>Mean (us)</source>
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
        <source>Carries out: %1.</source>
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
        <source>95&#xa0;% interval of a repetition&apos;s median</source>
        <translation>95 %-й интервал медианы повторения</translation>
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
        <source>nothing</source>
        <translation>ничего</translation>
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
        <source>Photo at &amp;100 %</source>
        <translation>Фото в &amp;100 %</translation>
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
        <source>Fit photo, photo at 100 %</source>
        <translation>Вписать фото, фото в 100 %</translation>
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
        <source>95&#xa0;% interval unknown</source>
        <translation>95 %-й интервал неизвестен</translation>
    </message>
    <message>
        <source>95&#xa0;% interval up to %1</source>
        <translation>95 %-й интервал до %1</translation>
    </message>
    <message>
        <source>95&#xa0;% interval %1</source>
        <translation>95 %-й интервал %1</translation>
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
        <source>a repetition is expected between %1 and %2</source>
        <translation>повторение ожидается между %1 и %2</translation>
    </message>
    <message>
        <source>%1 us</source>
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
        <source>Transfers were not timed. Tick Transfers above and run again: a bar for each result then shows upload, kernels and download.</source>
        <translation>Передачи не измерены. Отметьте «Передачи» выше и запустите снова: столбец каждого результата покажет загрузку, ядра и выгрузку.</translation>
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
        <source>95% interval</source>
        <translation>95%-й интервал</translation>
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
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <source>ms with transfers</source>
        <translation>мс с передачами</translation>
    </message>
    <message>
        <source>speed-up</source>
        <translation>ускорение</translation>
    </message>
    <message>
        <source>ms kernels only</source>
        <translation>мс, только ядра</translation>
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
        <source>kernels alone</source>
        <translation>только ядра</translation>
    </message>
    <message>
        <source>with transfers</source>
        <translation>с передачами</translation>
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
        <source>%1 us</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 commands on %2, from %3 to %4. Zoom in to separate them.</source>
        <translation>Команд на %2: %1, с %3 по %4. Увеличьте, чтобы их разделить.</translation>
    </message>
    <message>
        <source>%1 on %2: started %3, ended %4; ran %5 us</source>
        <translation>%1 на %2: начало %3, конец %4; длилось %5 мкс</translation>
    </message>
    <message>
        <source>%1 on %2: queued %3, submitted %4, started %5, ended %6; ran %7 us</source>
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
        <source>Start, us</source>
        <translation>Начало, мкс</translation>
    </message>
    <message>
        <source>End, us</source>
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
        <source>Kept: %1, for &quot;Use tuned&quot; and headroom-cli run --tuned on this device at %2 to %3 %4</source>
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
        <source>%1 us</source>
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
        <source>%1 % of ceiling</source>
        <translation>%1 % предела</translation>
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
