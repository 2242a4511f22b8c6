/**
 * City names that the rules get wrong or miss: city code, English, simplified, traditional. An empty part is left to the
 * rules (English: the matched place; Chinese: CLDR, GeoNames; traditional: the script of the simplified name converted).
 */
export const CITY_NAMES = `
AAA|Anaa||
AAL||奥尔堡|奧爾堡
AAR|Aarhus|奥胡斯|奧胡斯
ABQ||阿尔伯克基|阿布奎基
ABT|Al Bahah|巴哈|巴哈
ACA|Acapulco|阿卡普尔科|阿卡普爾科
ACE|Lanzarote|兰萨罗特岛|蘭薩羅特島
ACY|Atlantic City|大西洋城|大西洋城
ADA|Adana|阿达纳|阿達納
ADE|||亞丁
ADL|||阿得雷德
ADZ|San Andres Island|圣安德烈斯岛|聖安德烈斯島
AES|Alesund|奥勒松|奧勒松
AEY||阿克雷里|阿克雷里
AGR|Agra|阿格拉|阿格拉
AGT||东方市|東方市
AHO|Alghero|阿尔盖罗|阿爾蓋羅
AJF|Al Jawf|焦夫|焦夫
AKL|||奧克蘭
ALB||奥尔巴尼|奧巴尼
AMM|||安曼
ANC|||安克拉治
ANR|Antwerp|安特卫普|安特衛普
ANU|Antigua|安提瓜|安地卡
AOI|Ancona|安科纳|安科納
AOR|Alor Setar|亚罗士打|亞羅士打
ARI||阿里卡|阿里卡
ASB|||阿什哈巴德
ASJ|Amami Oshima|奄美大岛|奄美大島
ASP|Alice Springs|艾丽斯斯普林斯|愛麗絲泉
ASU|Asuncion|亚松森|亞松森
ATW||阿普尔顿|阿普爾頓
AUA|Aruba|阿鲁巴|阿魯巴
AUH|||阿布達比
AUS||奥斯汀|奧斯汀
AVP|Wilkes-Barre/Scranton|威尔克斯-巴里|威爾克斯-巴里
AXA|Anguilla|安圭拉|安奎拉
AXM||阿梅尼亚|阿梅尼亞
AYJ|Ayodhya|阿约提亚|阿約提亞
AYQ|Ayers Rock (Uluru)|艾尔斯岩（乌鲁鲁）|艾爾斯岩（烏魯魯）
AYT||安塔利亚|安塔利亞
BBA||巴尔马塞达|巴爾馬塞達
BBI|Bhubaneswar|布巴内什瓦尔|布巴內斯瓦爾
BCD||巴科洛德|巴科羅德
BCN|||巴塞隆納
BDA|Bermuda|百慕大|百慕達
BDJ|Banjarmasin|马辰|馬辰
BDL||哈特福德|哈特福
BDO|||萬隆
BDQ||瓦多达拉|瓦多達拉
BDS||布林迪西|布林迪西
BEG|||貝爾格勒
BEN|Benghazi|班加西|班加西
BEY|||貝魯特
BFN|Bloemfontein|布隆方丹|布隆方丹
BFV|Buriram|武里南|武里南
BHI||布兰卡港|布蘭卡港
BHM|||伯明罕
BHX|||伯明罕
BIL||比灵斯|比林斯
BIQ|Biarritz|比亚里茨|比亞里茲
BJX|Leon/Guanajuato|莱昂|萊昂
BKI||亚庇（哥打京那巴鲁）|亞庇（沙巴）
BKS|Bengkulu|明古鲁|明古魯
BLR||班加罗尔|邦加羅爾
BMV|Buon Ma Thuot|邦美蜀|邦美蜀
BNA||纳什维尔|納許維爾
BNE||布里斯班|布里斯本
BNK|Ballina (Byron Bay)|巴利纳|巴利納
BOB|Bora Bora|波拉波拉岛|波拉波拉島
BOI||博伊西|博伊西
BON|Bonaire|博奈尔|波奈
BPN||巴厘巴板|峇里巴板
BQN|||阿瓜迪亞
BQS|Blagoveshchensk|布拉戈维申斯克|海蘭泡
BRC|Bariloche|巴里洛切|巴里洛切
BRS||布里斯托尔|布里斯托
BSL|Basel/Mulhouse|巴塞尔/米卢斯|巴塞爾/米盧斯
BSR|Basra|巴士拉|巴斯拉
BSZ|Bishkek|比什凯克|比斯凱克
BTH||巴淡岛|峇淡島
BTJ|||班達亞齊
BTV|Burlington|伯灵顿|伯靈頓
BUD|||布達佩斯
BUF||布法罗|水牛城
BUR||伯班克|柏本克
BVB||博阿维斯塔|博阿維斯塔
BVC|Boa Vista|博阿维斯塔岛|博阿維斯塔島
BWA|Bhairahawa (Lumbini)|白尔瓦（蓝毗尼）|拜拉哈瓦（藍毗尼）
BWN||斯里巴加湾市|斯里巴加灣市
BZG|Bydgoszcz|比得哥什|比得哥什
BZN|||博茲曼
CAH|Ca Mau|金瓯|金甌
CAP|Cap-Haitien|海地角|海地角
CAY|Cayenne|卡宴|卡宴
CBR||堪培拉|坎培拉
CBT||卡通贝拉|卡通貝拉
CCJ|Kozhikode (Calicut)|科泽科德（卡利卡特）|科澤科德（卡利卡特）
CCP|Concepcion|康塞普西翁|康塞普西翁
CCS|||卡拉卡斯
CCU|||加爾各答
CEB|Cebu|宿务|宿霧
CEK|Chelyabinsk|车里雅宾斯克|車里雅賓斯克
CFE|Clermont-Ferrand|克莱蒙费朗|克萊蒙費朗
CFU||科孚岛|科孚島
CGN|Cologne|科隆|科隆
CGP|Chattogram (Chittagong)|吉大港|吉大港
CGR||大坎普|大坎普
CGY|Cagayan de Oro|卡加延德奥罗|卡加延德奧羅
CHC||基督城|基督城
CHQ|Chania|哈尼亚|哈尼亞
CHS|||查爾斯頓
CJB||哥印拜陀|哥印拜陀
CJJ|Cheongju|清州|清州
CJM||春蓬|春蓬
CJS|Ciudad Juarez|华雷斯城|華瑞茲城
CLE||克利夫兰|克里夫蘭
CLJ||克卢日-纳波卡|克盧日-納波卡
CMB|||可倫坡
CNN||坎努尔|坎努爾
CNS|Cairns|凯恩斯|凱恩斯
COK|Kochi|科钦|科契
COO||科托努|科托努
CPH|||哥本哈根
CPT|||開普敦
CRK|Clark|克拉克|克拉克
CTA||卡塔尼亚|卡塔尼亞
CTG|||卡塔赫納
CUN||坎昆|坎昆
CUR|Curacao|库拉索|古拉索
CWB||库里蒂巴|庫里奇巴
CWL|Cardiff|加的夫|卡地夫
CXB||科克斯巴扎尔|科克斯巴扎爾
CXR|Nha Trang|芽庄|芽莊
CZM||科苏梅尔|科蘇梅爾
DAC|||達卡
DAD|||峴港
DAM|||大馬士革
DAR|||三蘭港
DBO||达博|達博
DEB||德布勒森|德布勒森
DED|Dehradun|德拉敦|德拉敦
DEL|Delhi|德里|德里
DEN|||丹佛
DGO|Durango|杜兰戈|杜蘭戈
DGT||杜马格特|杜馬蓋地
DIB|Dibrugarh|迪布鲁格尔|迪布魯加爾
DIL|||帝力
DIN|Dien Bien Phu|奠边府|奠邊府
DIR||德雷达瓦|德雷達瓦
DJB||占碑|占碑
DJE|Djerba|杰尔巴岛|傑爾巴島
DJJ|Jayapura|查亚普拉|查亞普拉
DLI|Da Lat|大叻|大叻
DLM||达拉曼|達拉曼
DLZ||达兰扎德嘎德|達蘭扎德嘎德
DMM|||達曼
DOH|||杜哈
DOM|Dominica|多米尼克|多米尼克
DPS|Bali (Denpasar)|巴厘岛|峇里島
DRS|||德勒斯登
DRW|Darwin|达尔文|達爾文
DUB|||都柏林
DUD||达尼丁|但尼丁
DUS|Dusseldorf|杜塞尔多夫|杜塞道夫
DVO||达沃|納卯
DYU||杜尚别|杜尚貝
EAM||奈季兰|奈季蘭
EBB|Entebbe (Kampala)|恩德培（坎帕拉）|恩德培（坎帕拉）
EBL||埃尔比勒|艾比爾
ECP|Panama City (Florida)|巴拿马城海滩|巴拿馬市海灘
EFL|Kefalonia|凯法利尼亚岛|凱法利尼亞島
EIN||埃因霍温|恩荷芬
EIS|Tortola|托托拉岛|托土拉島
ELM|||艾邁拉
ELP||埃尔帕索|艾爾帕索
ELQ|Qassim|卡西姆|卡西姆
EMA|East Midlands|东米德兰|東密德蘭
ENU||埃努古|埃努古
ENY|Yan'an|延安|延安
ETM||埃拉特|埃拉特
EVE|Harstad/Narvik|哈尔斯塔/纳尔维克|哈爾斯塔/納爾維克
EVN|||葉里溫
EXT||埃克塞特|艾希特
EYW||基韦斯特|西礁島
FAE|Faroe Islands|法罗群岛|法羅群島
FAI|||費爾班克斯
FAO||法鲁|法魯
FAR|||法戈
FCA|||卡利斯佩爾
FDH||腓特烈港|腓德烈港
FEZ|Fes|菲斯|菲斯
FKB|Karlsruhe/Baden-Baden|卡尔斯鲁厄/巴登-巴登|卡爾斯魯爾/巴登-巴登
FKS|Fukushima|福岛|福島
FLL||劳德代尔堡|羅德岱堡
FLR||佛罗伦萨|佛羅倫斯
FMO|Munster/Osnabruck|明斯特/奥斯纳布吕克|明斯特/奧斯納布呂克
FNA||弗里敦|自由城
FNC|Madeira (Funchal)|马德拉（丰沙尔）|馬德拉（豐沙爾）
FNJ|Pyongyang|平壤|平壤
FOR||福塔莱萨|福塔雷薩
FPO||弗里波特|自由港
FSD||苏福尔斯|蘇瀑
FSZ|Shizuoka|静冈|靜岡
FUE|Fuerteventura|富埃特文图拉岛|富埃特文圖拉島
FUJ|Goto-Fukue|五岛福江|五島福江
FUK|||福岡
GAJ|Yamagata|山形|山形
GAN||甘岛|甘島
GAU||古瓦哈提|古瓦哈提
GAY|Gaya|加雅|加雅
GCM|Grand Cayman|大开曼岛|大開曼島
GDN||格但斯克|格但斯克
GEO|||喬治城
GES||桑托斯将军城|桑托斯將軍城
GIL|Gilgit|吉尔吉特|吉爾吉特
GIZ||吉赞|吉贊
GND|Grenada|格林纳达|格瑞那達
GOA|||熱那亞
GOT|Gothenburg|哥德堡|哥德堡
GPS|Galapagos (Baltra)|加拉帕戈斯（巴尔特拉岛）|加拉巴哥（巴爾特拉島）
GRO||赫罗纳|赫羅納
GRX||格拉纳达|格拉納達
GRZ|Graz|格拉茨|格拉茲
GSP|Greenville|格林维尔|格林維爾
GSV||萨拉托夫|薩拉托夫
GUA|Guatemala City|危地马拉城|瓜地馬拉市
GUC||甘尼森|甘尼森
GUM|Guam|关岛|關島
GVA|Geneva|日内瓦|日內瓦
GWD|Gwadar|瓜达尔|瓜達爾
GZT|||加濟安泰普
HAC|Hachijojima|八丈岛|八丈島
HAJ|Hanover|汉诺威|漢諾威
HAN|||河內
HAS|Hail|哈伊勒|哈伊勒
HBA|Hobart|霍巴特|荷巴特
HEH|Heho (Inle Lake)|黑河（茵莱湖）|黑河（茵萊湖）
HEL|||赫爾辛基
HER|Heraklion|伊拉克利翁|伊拉克利翁
HGA|Hargeisa|哈尔格萨|哈爾格薩
HGN|Mae Hong Son|夜丰颂|夜豐頌
HGU||芒特哈根|芒特哈根
HHQ|Hua Hin|华欣|華欣
HIJ||广岛|廣島
HIN|Jinju (Sacheon)|晋州（泗川）|晉州（泗川）
HKT||普吉岛|普吉島
HLZ||汉密尔顿|漢密爾頓
HNA|Hanamaki|花卷|花卷
HNL||檀香山（火奴鲁鲁）|檀香山
HOF|Hofuf (Al Ahsa)|胡富夫|胡富夫
HPN||怀特普莱恩斯|白原市
HRG||赫尔格达|赫加達
HTA|Chita|赤塔|赤塔
HTI||汉密尔顿岛|漢密爾頓島
HUI||顺化|順化
HUX|Huatulco|瓦图尔科|瓦圖爾科
HVD||科布多|科布多
HYD||海得拉巴|海德拉巴
IBR|Ibaraki|茨城|茨城
IBZ||伊维萨岛|伊比薩島
IDR||印多尔|印多爾
IFN|Isfahan|伊斯法罕|伊斯法罕
IKI|Iki|壹岐|壹岐
IKT|||伊爾庫次克
ILO|Iloilo|怡朗|怡朗
IMF|Imphal|英帕尔|因帕爾
INI||尼什|尼什
INN||因斯布鲁克|因斯布魯克
INU|Nauru|瑙鲁|諾魯
INV||因弗内斯|印威內斯
IPC|Easter Island|复活节岛|復活節島
ISG|||石垣島
ISP|Islip (Long Island)|艾斯利普（长岛）|艾斯利普（長島）
ISU|Sulaymaniyah|苏莱曼尼亚|蘇萊曼尼亞
ITO||希洛|希洛
IVC|||因弗卡吉爾
IVL||伊瓦洛|伊瓦洛
IWJ|Iwami|石见|石見
IXA|Agartala|阿加尔塔拉|阿加爾塔拉
IXB|Bagdogra|巴格多格拉|巴格多格拉
IXE||门格洛尔|門格洛爾
IXJ|Jammu|查谟|查謨
IXL|Leh|列城|列城
IXZ|Port Blair (Andaman)|布莱尔港|布萊爾港
IZO||出云|出雲
JAC|Jackson Hole|杰克逊霍尔|傑克森霍爾
JAN|||傑克森
JAX|||傑克森維爾
JED|||吉達
JHB||新山（柔佛巴鲁）|新山
JIB|||吉布地
JIM||季马|季馬
JMK||米科诺斯岛|米克諾斯島
JNU|||朱諾
JRO|Kilimanjaro|乞力马扎罗|吉力馬札羅
JSI|Skiathos|斯基亚索斯岛|斯基亞索斯島
JSR|Jashore|杰索尔|傑索爾
JTR|Santorini|圣托里尼岛|聖托里尼島
JUB||朱巴|朱巴
JUJ|Jujuy|胡胡伊|胡胡伊
KBR|||哥打峇魯
KBV||甲米|甲米
KCZ|Kochi|高知|高知
KDU|Skardu|斯卡都|斯卡都
KEP|Nepalgunj|尼泊尔根杰|尼泊爾根傑
KGD|Kaliningrad|加里宁格勒|加里寧格勒
KGF|Karaganda|卡拉干达|卡拉干達
KGI|Kalgoorlie|卡尔古利|卡爾古利
KGS|Kos|科斯岛|科斯島
KHI|||喀拉蚩
KHV||哈巴罗夫斯克（伯力）|哈巴羅夫斯克（伯力）
KIH|Kish Island|基什岛|基什島
KIN|Kingston|金斯敦|京斯敦
KKC||孔敬|孔敬
KKX|Kikai|喜界岛|喜界島
KLO|Kalibo (Boracay)|卡利博（长滩岛）|卡利博（長灘島）
KLU|Klagenfurt|克拉根福|克拉根福
KMQ|Komatsu|小松|小松
KNO|||棉蘭
KOA|Kona|科纳|可那
KOJ||鹿儿岛|鹿兒島
KOP|Nakhon Phanom|那空帕农|那空帕儂
KOS|Sihanoukville|西哈努克|西哈努克
KPO|Pohang|浦项|浦項
KRK|Krakow|克拉科夫|克拉科夫
KTA||卡拉萨|卡拉薩
KTD|Kitadaito|北大东|北大東
KTM|||加德滿都
KTT|Kittila|基蒂拉|基蒂拉
KTW|Katowice|卡托维兹|卡托維治
KUD|Kudat|古达|古達
KUF||萨马拉|薩馬拉
KUM|Yakushima|屋久岛|屋久島
KUT||库塔伊西|庫塔伊西
KUU|Kullu|库卢|庫盧
KUV|Gunsan|群山|群山
KWA||夸贾林|瓜加林
KWI|Kuwait City|科威特城|科威特市
KYP|Kyaukpyu|皎漂|皎漂
LAP|La Paz (Mexico)|拉巴斯|拉巴斯
LAX|||洛杉磯
LBA||利兹|里茲
LBJ|Labuan Bajo (Komodo)|拉布安巴焦（科莫多）|拉布安巴焦（科莫多）
LBU|Labuan|纳闽|納閩
LCA|||拉納卡
LCG|A Coruna|拉科鲁尼亚|拉科魯尼亞
LCJ||罗兹|羅茲
LDU|Lahad Datu|拿笃|拿篤
LED|St. Petersburg|圣彼得堡|聖彼得堡
LEJ|Leipzig|莱比锡|萊比錫
LEX|||列星頓
LFT||拉斐特|拉法葉
LGK|Langkawi|兰卡威|蘭卡威
LHE|||拉合爾
LIF||利富岛|利富島
LIL|Lille|里尔|里爾
LIM|||利馬
LIR||利韦里亚|利比里亞
LIT||小石城|小岩城
LJU|||盧比安納
LNZ||林茨|林茲
LOE|Loei|黎府|黎府
LOP|Lombok|龙目岛|龍目島
LOS|||拉哥斯
LPA|Gran Canaria|大加那利岛|大加那利島
LPB|||拉巴斯
LPQ|Luang Prabang|琅勃拉邦|龍坡邦
LPT|Lampang|南邦|南邦
LSC|La Serena|拉塞雷纳|拉塞雷納
LSH|Lashio|腊戌|臘戌
LUA|Lukla|卢克拉|盧克拉
LUV|Langgur|朗古尔|朗古爾
LUX|||盧森堡
LUZ||卢布林|盧布林
LXG|Luang Namtha|琅南塔|琅南塔
LXR||卢克索|路克索
LYP||费萨拉巴德|費薩拉巴德
MAA||金奈|清奈
MAD|||馬德里
MAH|Menorca|梅诺卡岛|梅諾卡島
MAJ|Majuro|马朱罗|馬久羅
MAO|||瑪瑙斯
MAQ|Mae Sot|湄索|湄索
MBE|Monbetsu|纹别|紋別
MBJ||蒙特哥湾|蒙特哥灣
MCI|Kansas City|堪萨斯城|堪薩斯城
MCT|||馬斯喀特
MCY|Sunshine Coast|阳光海岸|陽光海岸
MDC||万鸦老|美娜多
MDZ|Mendoza|门多萨|門多薩
MED|||麥地那
MEM|||曼非斯
MFR|||梅德福
MGA|||馬納瓜
MGQ|||摩加迪休
MHT|Manchester (New Hampshire)|曼彻斯特|曼徹斯特
MIA|||邁阿密
MID|||梅里達
MIR||莫纳斯提尔|莫納斯提爾
MJU|Mamuju|马穆朱|馬穆朱
MLA|Malta|马耳他|馬爾他
MLE|Male|马累|馬列
MMB|Memanbetsu|女满别|女滿別
MMD|Minamidaito|南大东|南大東
MMJ|Matsumoto|松本|松本
MMK|Murmansk|摩尔曼斯克|莫曼斯克
MMY|Miyakojima|宫古岛|宮古島
MOF|Maumere|毛梅雷|毛梅雷
MPH|Caticlan (Boracay)|卡蒂克兰（长滩岛）|卡蒂克蘭（長灘島）
MPL||蒙彼利埃|蒙彼利埃
MQP|Nelspruit (Kruger)|内尔斯普雷特（克鲁格）|內爾斯普雷特（克魯格）
MRS|Marseille|马赛|馬賽
MRU|Mauritius|毛里求斯|模里西斯
MRV||矿水城|礦水城
MRY||蒙特雷|蒙特雷
MSJ|Misawa|三泽|三澤
MSO|||米蘇拉
MSP||明尼阿波利斯|明尼亞波利斯
MSY||新奥尔良|紐奧良
MTR||蒙特里亚|蒙特里亞
MTY||蒙特雷|蒙特雷
MUC|||慕尼黑
MVD|Montevideo|蒙得维的亚|蒙特維多
MWX||务安|務安
MWZ|||姆萬扎
MYE|Miyakejima|三宅岛|三宅島
MYR||默特尔比奇|美特爾海灘
MYT|Myitkyina|密支那|密支那
MZR|Mazar-i-Sharif|马扎里沙里夫|馬扎里沙里夫
MZV|Mulu|姆鲁|姆魯
NAN|Nadi|楠迪|南迪
NAP||那不勒斯|拿坡里
NAS|||拿索
NAT||纳塔尔|納塔爾
NAW|Narathiwat|那拉提瓦|那拉提瓦
NCL|Newcastle|纽卡斯尔|紐卡索
NDJ|||恩將納
NDR|Nador|纳多尔|納多爾
NGO|Nagoya|名古屋|名古屋
NKC||努瓦克肖特|諾克少
NLK|Norfolk Island|诺福克岛|諾福克島
NNT|Nan|难府|難府
NOC|Knock|诺克|諾克
NOS||贝岛|貝島
NOU|Noumea|努美阿|努美亞
NPE||内皮尔|納皮爾
NQN|Neuquen|内乌肯|內烏肯
NQZ|Astana|阿斯塔纳|阿斯塔納
NRN|Dusseldorf Weeze|韦策|韋策
NSI|Yaounde|雅温得|雅溫德
NST||洛坤（那空是贪玛叻）|洛坤
NTL|Newcastle (New South Wales)|纽卡斯尔|紐卡索
NTQ|Noto|能登|能登
NUE|Nuremberg|纽伦堡|紐倫堡
NVT||纳韦甘蒂斯|納韋甘蒂斯
NYU|Bagan (Nyaung U)|蒲甘|蒲甘
OAK||奥克兰|奧克蘭
OBO||带广|帶廣
ODS|Odesa|敖德萨|敖德薩
ODY|Oudomxay|乌多姆赛|烏多姆賽
OGG|Maui (Kahului)|毛伊岛（卡胡卢伊）|茂宜島（卡富魯伊）
OGN|Yonaguni|与那国岛|與那國島
OHD|||奧赫里德
OIM|Oshima|大岛|大島
OIR|Okushiri|奥尻|奧尻
OIT|||大分
OKA|Okinawa (Naha)|冲绳（那霸）|沖繩（那霸）
OKC|Oklahoma City|俄克拉何马城|奧克拉荷馬城
OKE|Okinoerabu|冲永良部|沖永良部
OKI|Oki Island|隐岐|隱岐
OLB||奥尔比亚|奧爾比亞
OMS|Omsk|鄂木斯克|鄂木斯克
ONJ|Odate-Noshiro|大馆能代|大館能代
OOL|Gold Coast|黄金海岸|黃金海岸
OPO||波尔图|波多
ORF|||諾福克
ORK||科克|科克
ORN|Oran|奥兰|奧蘭
OSR|Ostrava|俄斯特拉发|俄斯特拉發
OUD|Oujda|乌季达|烏季達
OVD|Asturias|阿斯图里亚斯|阿斯圖里亞斯
PAD|Paderborn|帕德博恩|帕德博恩
PAS||帕罗斯岛|帕羅斯島
PAT||巴特那|巴特那
PBI|||西棕櫚灘
PBM|Paramaribo|帕拉马里博|巴拉馬利波
PDP|Punta del Este|埃斯特角|埃斯特角
PDX|||波特蘭
PEE|Perm|彼尔姆|彼爾姆
PEI||佩雷拉|佩雷拉
PEN|Penang|槟城|檳城
PFO||帕福斯|帕福斯
PGK|Pangkal Pinang|邦加槟港|邦加檳港
PHC|||哈科特港
PHE||黑德兰港|黑德蘭港
PHS|Phitsanulok|彭世洛|彭世洛
PHX||菲尼克斯（凤凰城）|鳳凰城
PIE|St. Petersburg-Clearwater|圣彼得斯堡|聖彼德斯堡
PIT|||匹茲堡
PKC|Petropavlovsk-Kamchatsky|堪察加彼得罗巴甫洛夫斯克|堪察加彼得羅巴甫洛夫斯克
PKR||博卡拉|波卡拉
PKU||北干巴鲁|北干巴魯
PKY|Palangkaraya|帕朗卡拉亚|帕朗卡拉亞
PKZ|||百細
PLS|Providenciales|普罗维登西亚莱斯|普羅維登西亞萊斯
PLW||帕卢|帕盧
PLZ|Gqeberha (Port Elizabeth)|伊丽莎白港|伊莉莎白港
PMI|Palma de Mallorca|马略卡岛帕尔马|馬約卡島帕馬
PMV|Porlamar|波拉马尔|波拉馬爾
PMW||帕尔马斯|帕爾馬斯
PNI|Pohnpei|波纳佩|波納佩
PNR||黑角|黑角
PNS|||彭薩科拉
POM|Port Moresby|莫尔兹比港|摩士比港
POP||普拉塔港|普拉塔港
PPP|Proserpine (Whitsunday)|普罗瑟派恩|普羅瑟派恩
PPS||公主港|公主港
PPT|Papeete (Tahiti)|帕皮提（大溪地）|帕皮提（大溪地）
PQC|Phu Quoc|富国岛|富國島
PRH|Phrae|帕府|帕府
PRN||普里什蒂纳|普里斯提納
PSP||棕榈泉|棕櫚泉
PSR||佩斯卡拉|佩斯卡拉
PTP|Pointe-a-Pitre|皮特尔角城|皮特爾角城
PTY|Panama City|巴拿马城|巴拿馬市
PUF||波城|波城
PUJ||蓬塔卡纳|蓬塔卡納
PUS|||釜山
PVD|Providence|普罗维登斯|普洛威頓斯
PVH||波多韦柳|韋柳港
PVK||普雷韦扎|普雷韋扎
PVU||普罗沃|普若佛
PXU||波来古|波來古
QRO|Queretaro|克雷塔罗|克雷塔羅
RAB|Rabaul|拉包尔|拉包爾
RAI||普拉亚|培亞
RAK|||馬拉喀什
RAP|Rapid City|拉皮德城|拉皮德城
RAR|Rarotonga|拉罗汤加岛|拉羅東加島
RBA||拉巴特|拉巴特
RDM||雷德蒙德|雷德蒙
RDU|Raleigh/Durham|罗利/达勒姆|羅里/德罕
REC||累西腓|勒西菲
REU||雷乌斯|雷烏斯
RHO|Rhodes|罗得岛|羅德島
RIC||里士满|里奇蒙
RIS|Rishiri|利尻|利尻
RIX|||里加
RJH||拉杰沙希|拉傑沙希
RJK|Rijeka|里耶卡|里耶卡
RKT||哈伊马角|哈伊馬角
RMF||马萨阿拉姆|馬薩阿拉姆
RMI||里米尼|里米尼
RMO|||奇西瑙
RNJ|Yoron|与论岛|與論島
RNO||里诺|雷諾
RNS|Rennes|雷恩|雷恩
ROC|||羅徹斯特
ROI|Roi Et|黎逸|黎逸
ROR|Palau (Koror)|帕劳（科罗尔）|帛琉
ROT||罗托鲁瓦|羅托魯瓦
ROV|Rostov-on-Don|顿河畔罗斯托夫|頓河畔羅斯托夫
RRG|Rodrigues Island|罗德里格斯岛|羅德里格斯島
RSW||迈尔斯堡|邁爾斯堡
RTB|Roatan|罗阿坦岛|羅阿坦島
RUN|Reunion (Saint-Denis)|留尼汪（圣但尼）|留尼旺（聖但尼）
SAH|||沙那
SAL|||聖薩爾瓦多
SAN||圣迭戈|聖地牙哥
SAV||萨凡纳|沙凡那
SBH|St. Barthelemy|圣巴泰勒米|聖巴瑟米
SBP|San Luis Obispo|圣路易斯-奥比斯波|聖路易斯-奧比斯波
SBW|||詩巫
SCN|Saarbrucken|萨尔布吕肯|薩爾布魯根
SCQ||圣地亚哥-德孔波斯特拉|聖地牙哥-德孔波斯特拉
SDJ|Sendai|仙台|仙台
SDQ|||聖多明哥
SDR||桑坦德|桑坦德
SEZ|Mahe|马埃岛|馬埃島
SGN|Ho Chi Minh City|胡志明市|胡志明市
SGU||圣乔治|聖喬治
SHB|Nakashibetsu|中标津|中標津
SHI|Shimojishima|下地岛|下地島
SHJ||沙迦|沙迦
SHM|Nanki-Shirahama|南纪白滨|南紀白濱
SHO|Manzini|曼齐尼|曼齊尼
SID|Sal Island|萨尔岛|薩爾島
SIN|||新加坡
SJC||圣何塞|聖荷西
SJD|Los Cabos|洛斯卡沃斯|洛斯卡沃斯
SJO||圣何塞|聖荷西
SJU|||聖胡安
SKB|St. Kitts|圣基茨|聖克里斯多福
SKP|Skopje|斯科普里|史高比耶
SLC|Salt Lake City|盐湖城|鹽湖城
SLL||塞拉莱|塞拉萊
SLV|Shimla|西姆拉|西姆拉
SMF||萨克拉门托|沙加緬度
SMI||萨摩斯岛|薩摩斯島
SMR||圣玛尔塔|聖瑪爾塔
SNA|Santa Ana (Orange County)|圣安娜（橙县）|聖安娜（橘郡）
SNN||香农|夏農
SNO|Sakon Nakhon|色军|沙功那空
SOF|||索菲亞
SOQ||索龙|索龍
SPC|La Palma|拉帕尔马岛|拉帕爾馬島
SPN|Saipan|塞班岛|塞班島
SPU|Split|斯普利特|斯普利特
SRE|Sucre|苏克雷|蘇克雷
SRG||三宝垄|三寶壟
STI|Santiago (Dominican Republic)|圣地亚哥|聖地牙哥
STL|||聖路易斯
STT|St. Thomas|圣托马斯岛|聖湯瑪斯島
STX|St. Croix|圣克罗伊岛|聖克羅伊島
SUF||拉梅齐亚泰尔梅|拉梅齊亞泰爾梅
SUN|Sun Valley (Hailey)|太阳谷|太陽谷
SUV|Suva|苏瓦|蘇瓦
SVD|St. Vincent|圣文森特|聖文森
SVG||斯塔万格|史塔萬格
SVQ|Seville|塞维利亚|塞維亞
SWF||纽堡|紐堡
SXB|||史特拉斯堡
SXM|St. Maarten|圣马丁岛|聖馬丁島
SYD|Sydney|悉尼|雪梨
SYO|Shonai|庄内|庄內
SYR||锡拉丘兹|雪城
SZG||萨尔茨堡|薩爾斯堡
TAB|Tobago|多巴哥|多巴哥
TAC||塔克洛班|獨魯萬
TAE||大邱|大邱
TAG|Bohol (Panglao)|薄荷岛|薄荷島
TAK|||高松
TBB||绥和|綏和
TBS|||提比里斯
TBU|Nuku'alofa|努库阿洛法|努瓜婁發
TBZ|Tabriz|大不里士|大不里士
TDX|Trat|达叻|達叻
TER||特塞拉岛|特塞拉島
TGD|||波德里查
TGG||瓜拉丁加奴|瓜拉登嘉樓
TGZ|Tuxtla Gutierrez|图斯特拉古铁雷斯|圖斯特拉古鐵雷斯
THD||清化|清化
THL|Tachileik|大其力|大其力
TIF|Taif|塔伊夫|塔伊夫
TIJ|||提華納
TIV||蒂瓦特|蒂瓦特
TJH|Tajima|但马|但馬
TJM||秋明|秋明
TJQ|Belitung|勿里洞|勿里洞
TKN|Tokunoshima|德之岛|德之島
TKS|Tokushima|德岛|德島
TKU|||圖爾庫
TLH||塔拉哈西|塔拉哈西
TLN|Toulon|土伦|土倫
TLS||图卢兹|土魯斯
TLV|||特拉維夫
TMJ|Termez|铁尔梅兹|鐵爾梅茲
TNE|Tanegashima|种子岛|種子島
TNG||丹吉尔|丹吉爾
TNJ|Tanjung Pinang|丹戎槟榔|丹戎檳榔
TNR||塔那那利佛|安塔那那利佛
TOD|Tioman|刁曼岛|刁曼島
TPS||特拉帕尼|特拉帕尼
TQO||图卢姆|圖盧姆
TRA|Tarama|多良间|多良間
TRI|Tri-Cities (Tennessee)|三城|三城
TRK||打拉根|打拉根
TRN|Turin|都灵|杜林
TRS|Trieste|的里雅斯特|的里雅斯特
TRV||特里凡得琅|特里凡得琅
TSJ|Tsushima|对马|對馬
TSR||蒂米什瓦拉|蒂米什瓦拉
TST||董里|董里
TTE|Ternate|德那第|德那第
TTJ|Tottori|鸟取|鳥取
TUC|Tucuman|图库曼|圖庫曼
TUS||图森|土桑
TVC|Traverse City|特拉弗斯城|特拉弗斯城
TVY|Dawei|土瓦|土瓦
TYS|Knoxville|诺克斯维尔|諾克斯維爾
TZL|Tuzla|图兹拉|圖茲拉
TZX|||特拉布宗
UBJ|Yamaguchi Ube|山口宇部|山口宇部
UBP||乌汶|烏汶
UEO|Kumejima|久米岛|久米島
UGC|Urgench|乌尔根奇|烏爾根奇
UIH|Quy Nhon|归仁|歸仁
UIO|||基多
UKK|Oskemen|厄斯克门|厄斯克門
ULH|AlUla|埃尔奥拉|歐拉
UNN|Ranong|拉廊|拉廊
UPG|||望加錫
URA|Oral (Uralsk)|乌拉尔斯克|烏拉爾斯克
USH|Ushuaia|乌斯怀亚|烏斯懷亞
USM|Koh Samui|苏梅岛|蘇美島
USU|Coron (Busuanga)|科隆（布桑加）|科隆（布桑加）
UTH|||烏隆他尼
UTP|U-Tapao (Pattaya)|芭提雅（乌塔堡）|芭達雅（烏塔堡）
UUD|Ulan-Ude|乌兰乌德|烏蘭烏德
UUS|Yuzhno-Sakhalinsk|南萨哈林斯克|南薩哈林斯克
UVF|St. Lucia (Vieux Fort)|圣卢西亚（维约堡）|聖露西亞（維約堡）
VCA|||芹苴
VCL|Chu Lai|茱莱|茱萊
VCS|Con Dao|昆岛|崑島
VDH|Dong Hoi|洞海|洞海
VDO||云屯|雲屯
VFA||维多利亚瀑布城|維多利亞瀑布城
VGA|Vijayawada|维杰亚瓦达|維傑亞瓦達
VIE|||維也納
VIX||维多利亚|維多利亞
VKG||迪石|迪石
VLC||巴伦西亚|瓦倫西亞
VLI|Port Vila|维拉港|維拉港
VNO|||維爾紐斯
VOG|Volgograd|伏尔加格勒|伏爾加格勒
VPS|Fort Walton Beach|沃尔顿堡滩|沃爾頓堡灘
VRA|Varadero|巴拉德罗|巴拉德羅
VRN|Verona|维罗纳|維洛納
VTE|||永珍
VTZ||维沙卡帕特南|維沙卡帕特南
VVO||符拉迪沃斯托克（海参崴）|海參崴
WJU|Wonju|原州|原州
WKJ|Wakkanai|稚内|稚內
WLG|Wellington|惠灵顿|威靈頓
WMI|Warsaw Modlin|华沙莫德林|華沙莫德林
WUX|Wuxi|无锡|無錫
XCH|Christmas Island|圣诞岛|聖誕島
XNA||费耶特维尔|費耶特維爾
XPL|Comayagua|科马亚瓜|科馬亞瓜
YCU|Yuncheng|运城|運城
YGJ|Yonago|米子|米子
YHM||汉密尔顿|漢密爾頓
YHZ|||哈利法克斯
YIA|||日惹
YKS||雅库茨克|雅庫次克
YLW||基洛纳|基洛納
YNB||延布|延布
YNY|Yangyang|襄阳（韩国）|襄陽（韓國）
YOW|||渥太華
YQB|Quebec City|魁北克城|魁北克市
YSB|Sudbury|萨德伯里|薩德伯里
YVR|||溫哥華
YXS||乔治王子城|喬治王子城
YXU|London (Ontario)|伦敦（安大略）|倫敦（安大略）
YXX||阿伯茨福德|阿伯茲福德
YYC||卡尔加里|卡加利
YYJ|||維多利亞
YYT|||聖約翰斯
ZAD|Zadar|扎达尔|扎達爾
ZAG|Zagreb|萨格勒布|札格瑞布
ZIH|Zihuatanejo|锡瓦塔内霍|錫瓦塔內霍
ZNZ|||尚吉巴
ZQN|Queenstown|皇后镇|皇后鎮
ZRH|||蘇黎世
`;
