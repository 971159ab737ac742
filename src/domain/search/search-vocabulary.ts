/**
 * The vocabulary of the search: synonyms, spellings of units, and stop words. In small letters,
 * without hyphens.
 */

/** The names on a line mean the same: a search for one of them finds the others. */
export const sameMeaning: string[][] = [
  ['laptop', 'notebook', 'lap top', 'ultrabook'],
  ['desktop', 'pc', 'personal computer', 'desktop computer'],
  ['all in one', 'aio', 'allinone'],
  ['workstation', 'work station', 'cad pc'],
  ['multi function', 'multifunction', 'mfp', 'mfd', 'all in one printer', '3 in 1 printer'],
  ['copier', 'photocopier', 'xerox', 'photocopy', 'copy machine', 'xerox machine'],
  ['colour', 'color'],
  ['monochrome', 'mono', 'black and white', 'black white', 'b w'],
  ['ink tank', 'inktank', 'ecotank', 'tank printer', 'inkjet', 'ink jet'],
  ['toner', 'cartridge', 'toner cartridge'],
  ['duplex', 'both sides', 'double sided', 'two sided'],
  ['document feeder', 'feeder', 'adf', 'sheet fed'],
  ['bar code', 'barcode', 'qr code'],
  ['projector', 'beamer', 'lcd projector'],
  ['projection screen', 'projector screen'],
  ['interactive panel', 'touch panel', 'smart board', 'smartboard', 'interactive board'],
  ['interactive panel', 'interactive display', 'interactive flat panel', 'ifp', 'ifpd'],
  ['interactive panel', 'digital board', 'interactive whiteboard', 'whiteboard', 'smart panel'],
  ['cctv', 'security camera', 'surveillance', 'surveillance camera', 'cc tv'],
  ['network video recorder', 'nvr'],
  ['digital video recorder', 'dvr'],
  ['pan tilt', 'ptz', 'rotating camera'],
  ['number plate', 'anpr', 'lpr', 'license plate', 'licence plate'],
  ['outdoor', 'weatherproof', 'ip67', 'ip66'],
  ['poe', 'power over ethernet'],
  ['night vision', 'infrared', 'ir'],
  ['ups', 'battery backup', 'power backup', 'uninterruptible power supply', 'inverter'],
  ['monitor', 'led monitor', 'lcd', 'lcd monitor', 'tft', 'computer screen'],
  ['ssd', 'solid state drive', 'solid state disk'],
  ['hard disk', 'hdd', 'hard drive'],
  ['portable', 'external', 'pocket'],
  ['webcam', 'web camera', 'web cam'],
  ['headset', 'headphone', 'earphone'],
  ['docking station', 'dock', 'docking', 'usb hub', 'port replicator'],
  ['adapter', 'charger', 'adaptor', 'power adapter'],
  ['switch', 'network switch', 'ethernet switch', 'lan switch'],
  ['keyboard and mouse', 'keyboard mouse', 'combo'],
  ['wireless', 'wi fi', 'wifi', 'wlan'],
  ['ethernet', 'lan', 'rj 45'],
  ['memory', 'ram'],
  ['processor', 'cpu'],
  ['graphics', 'graphics card', 'gpu', 'video card'],
  ['operating system', 'os'],
  ['windows', 'win'],
  ['full hd', 'fhd', '1080p'],
  ['4k', 'uhd', 'ultra hd'],
  ['touch', 'touch screen', 'touchscreen'],
  ['convertible', '2 in 1', 'flip'],
  ['usb c', 'type c', 'usbc', 'usb type c'],
  ['short throw', 'shortthrow'],
  ['ultra short throw', 'ust'],
  ['student', 'school', 'education'],
  ['business', 'office'],
  ['ultralight', 'ultra light', 'lightweight', 'light weight'],
  ['rugged', 'semi rugged', 'toughened'],
  ['thin client', 'zero client', 'thinclient'],
  ['tower', 'cabinet'],
]

/** Who asks for the first may well want one of the others; not the other way round. */
export const broaderMeaning: string[][] = [
  ['tv', 'display', 'monitor', 'interactive panel'],
  ['television', 'display', 'monitor', 'interactive panel'],
  ['screen', 'monitor', 'display'],
  ['display', 'monitor', 'interactive panel'],
  ['computer', 'desktop', 'laptop'],
  ['cpu', 'desktop'],
  ['camera', 'cctv'],
  ['macbook', 'laptop'],
  ['chromebook', 'laptop'],
  ['tablet', 'convertible'],
  ['power cut', 'ups'],
  ['hub', 'docking station', 'switch'],
  ['gaming', 'geforce', 'rtx'],
  ['cad', 'workstation'],
  ['autocad', 'workstation'],
  ['auto cad', 'workstation'],
  ['solidworks', 'workstation'],
  ['revit', 'workstation'],
  ['rendering', 'workstation'],
  ['recorder', 'nvr', 'dvr'],
  ['ddr4', 'lpddr4', 'lpddr4x'],
  ['ddr5', 'lpddr5', 'lpddr5x'],
]

/** How a unit is written behind its number, the shown way first. */
export const units: string[][] = [
  ['inch', 'inches', 'in', '"'],
  ['gb', 'gigabyte', 'gigabytes', 'gig', 'gigs', 'gbs'],
  ['tb', 'terabyte', 'terabytes'],
  ['mb', 'megabyte', 'megabytes'],
  ['kva'],
  ['va'],
  ['kw', 'kilowatt', 'kilowatts'],
  ['wh'],
  ['w', 'watt', 'watts'],
  ['v', 'volt', 'volts'],
  ['mah'],
  ['ah'],
  ['hz', 'hertz'],
  ['mhz'],
  ['ghz'],
  ['rpm'],
  ['ppm'],
  ['ipm'],
  ['dpi'],
  ['mp', 'megapixel', 'megapixels', 'mpix'],
  ['lumen', 'lumens', 'lm', 'ansi lumen', 'ansi lumens'],
  ['nit', 'nits'],
  ['fps'],
  ['mm'],
  ['cm'],
  ['m', 'metre', 'metres', 'meter', 'meters', 'mtr'],
  ['kg', 'kgs'],
  ['k'],
  ['channel', 'channels', 'ch'],
  ['port', 'ports'],
  ['core', 'cores'],
  ['page', 'pages'],
  ['sheet', 'sheets'],
  ['hour', 'hours', 'hrs'],
]

/** The same quantity is found in either: 3 kVA and 3000 VA. */
export const thousandfold: Record<string, string> = { kva: 'va', kw: 'w' }

/** How buyers ask, whatever it is for. */
export const askingWords =
  'urgent urgently asap immediately kindly bulk offer offers deal deals discount list rate rates ' +
  'overall each brand brands branded'

/** Words that a product need not have. */
export const stopWords = new Set(
  (
    `${askingWords} ` +
    'a an the for with and or of in on to by from at is it my our me i we need want any some ' +
    'best buy price cost online cheap cheapest good new latest please show find quote quotation require ' +
    'required requirement chahiye chaiye chahie chahiya liye wala wali wale acha accha achha mein aur ' +
    'hai mujhe hame humko koi'
  ).split(' '),
)
