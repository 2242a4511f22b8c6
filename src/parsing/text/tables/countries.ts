/**
 * Countries as named in passengers' details: ISO 3166-1 alpha-2 and alpha-3, then names in English and both Chinese scripts and words for
 * the nationality, separated by bars.
 */
export const COUNTRY_ROWS = `
AD|AND|Andorra|安道尔|安道爾|ANDORRAN
AE|ARE|United Arab Emirates|阿拉伯联合酋长国|阿拉伯聯合大公國|UAE|EMIRATI|阿联酋|阿聯酋|阿联酋籍|U.A.E.
AF|AFG|Afghanistan|阿富汗|AFGHAN
AG|ATG|Antigua & Barbuda|安提瓜和巴布达|安地卡及巴布達
AI|AIA|Anguilla|安圭拉|安奎拉
AL|ALB|Albania|阿尔巴尼亚|阿爾巴尼亞|ALBANIAN
AM|ARM|Armenia|亚美尼亚|亞美尼亞|ARMENIAN
AO|AGO|Angola|安哥拉|ANGOLAN
AQ|ATA|Antarctica|南极洲|南極洲
AR|ARG|Argentina|阿根廷|ARGENTINE|ARGENTINIAN
AS|ASM|American Samoa|美属萨摩亚|美屬薩摩亞
AT|AUT|Austria|奥地利|奧地利|AUSTRIAN
AU|AUS|Australia|澳大利亚|澳洲|AUSTRALIAN|澳籍|澳大利亚籍
AW|ABW|Aruba|阿鲁巴|荷屬阿魯巴
AX|ALA|Åland Islands|奥兰群岛|奧蘭群島
AZ|AZE|Azerbaijan|阿塞拜疆|亞塞拜然|AZERBAIJANI
BA|BIH|Bosnia & Herzegovina|波斯尼亚和黑塞哥维那|波士尼亞與赫塞哥維納|BOSNIAN|波黑
BB|BRB|Barbados|巴巴多斯|巴貝多|BARBADIAN
BD|BGD|Bangladesh|孟加拉国|孟加拉|BANGLADESHI
BE|BEL|Belgium|比利时|比利時|BELGIAN
BF|BFA|Burkina Faso|布基纳法索|布吉納法索|BURKINABE
BG|BGR|Bulgaria|保加利亚|保加利亞|BULGARIAN
BH|BHR|Bahrain|巴林|BAHRAINI
BI|BDI|Burundi|布隆迪|蒲隆地
BJ|BEN|Benin|贝宁|貝南|BENINESE
BL|BLM|St. Barthélemy|圣巴泰勒米|聖巴瑟米
BM|BMU|Bermuda|百慕大|百慕達
BN|BRN|Brunei|文莱|汶萊|BRUNEIAN|BRUNEI DARUSSALAM
BO|BOL|Bolivia|玻利维亚|玻利維亞|BOLIVIAN
BQ|BES|Caribbean Netherlands|荷属加勒比区|荷蘭加勒比區
BR|BRA|Brazil|巴西|BRAZILIAN
BS|BHS|Bahamas|巴哈马|巴哈馬|BAHAMIAN
BT|BTN|Bhutan|不丹|BHUTANESE
BV|BVT|Bouvet Island|布韦岛|布威島
BW|BWA|Botswana|博茨瓦纳|波札那|BOTSWANAN
BY|BLR|Belarus|白俄罗斯|白俄羅斯|BELARUSIAN
BZ|BLZ|Belize|伯利兹|貝里斯|BELIZEAN
CA|CAN|Canada|加拿大|CANADIAN|加籍|加拿大籍
CC|CCK|Cocos (Keeling) Islands|科科斯（基林）群岛|科克斯（基靈）群島
CD|COD|Congo (Kinshasa)|刚果（金）|剛果（金夏沙）|DR CONGO|CONGOLESE
CF|CAF|Central African Republic|中非共和国|中非共和國
CG|COG|Congo (Brazzaville)|刚果（布）|剛果（布拉薩）
CH|CHE|Switzerland|瑞士|SWISS|瑞士籍
CI|CIV|Côte d'Ivoire|科特迪瓦|象牙海岸|IVORY COAST|IVORIAN
CK|COK|Cook Islands|库克群岛|庫克群島
CL|CHL|Chile|智利|CHILEAN
CM|CMR|Cameroon|喀麦隆|喀麥隆|CAMEROONIAN
CN|CHN|China|中国|中國|CHINESE|PRC|P.R.CHINA|CHINA(MAINLAND)|中华人民共和国|中華人民共和國|中国大陆|中國大陸|大陆|大陸|PEOPLE’S REPUBLIC OF CHINA|CHINA PR|PR CHINA|PEOPLES REPUBLIC OF CHINA|MAINLAND CHINA|MAINLAND CHINESE|中籍
CO|COL|Colombia|哥伦比亚|哥倫比亞|COLOMBIAN
CR|CRI|Costa Rica|哥斯达黎加|哥斯大黎加|COSTA RICAN
CU|CUB|Cuba|古巴|CUBAN
CV|CPV|Cape Verde|佛得角|維德角|CABO VERDE|CAPE VERDEAN
CW|CUW|Curaçao|库拉索|庫拉索
CX|CXR|Christmas Island|圣诞岛|聖誕島
CY|CYP|Cyprus|塞浦路斯|賽普勒斯|CYPRIOT
CZ|CZE|Czechia|捷克|CZECH|CZECH REPUBLIC
DE|DEU|Germany|德国|德國|GERMAN|德籍|DEUTSCH
DJ|DJI|Djibouti|吉布提|吉布地
DK|DNK|Denmark|丹麦|丹麥|DANISH
DM|DMA|Dominica|多米尼克
DO|DOM|Dominican Republic|多米尼加共和国|多明尼加共和國
DZ|DZA|Algeria|阿尔及利亚|阿爾及利亞|ALGERIAN
EC|ECU|Ecuador|厄瓜多尔|厄瓜多|ECUADORIAN|ECUADOREAN
EE|EST|Estonia|爱沙尼亚|愛沙尼亞|ESTONIAN
EG|EGY|Egypt|埃及|EGYPTIAN
EH|ESH|Western Sahara|西撒哈拉
ER|ERI|Eritrea|厄立特里亚|厄利垂亞|ERITREAN
ES|ESP|Spain|西班牙|SPANISH|西籍|SPANIARD
ET|ETH|Ethiopia|埃塞俄比亚|衣索比亞|ETHIOPIAN
FI|FIN|Finland|芬兰|芬蘭|FINNISH
FJ|FJI|Fiji|斐济|斐濟|FIJIAN
FK|FLK|Falkland Islands (Malvinas)|福克兰群岛（马尔维纳斯）|福克蘭群島
FM|FSM|Micronesia|密克罗尼西亚|密克羅尼西亞
FO|FRO|Faroe Islands|法罗群岛|法羅群島
FR|FRA|France|法国|法國|FRENCH|法籍
GA|GAB|Gabon|加蓬|加彭|GABONESE
GB|GBR|United Kingdom|英国|英國|UK|BRITISH|BRITAIN|GREAT BRITAIN|ENGLAND|ENGLISH|SCOTTISH|WELSH|大不列颠|英籍|UNITED KINGDOM OF GREAT BRITAIN|BRITON|GREAT BRITAIN AND NORTHERN IRELAND|NORTHERN IRELAND
GD|GRD|Grenada|格林纳达|格瑞那達
GE|GEO|Georgia|格鲁吉亚|喬治亞|GEORGIAN
GF|GUF|French Guiana|法属圭亚那|法屬圭亞那
GG|GGY|Guernsey|根西岛|根息
GH|GHA|Ghana|加纳|迦納|GHANAIAN
GI|GIB|Gibraltar|直布罗陀|直布羅陀
GL|GRL|Greenland|格陵兰|格陵蘭
GM|GMB|Gambia|冈比亚|甘比亞|GAMBIAN
GN|GIN|Guinea|几内亚|幾內亞
GP|GLP|Guadeloupe|瓜德罗普|瓜地洛普
GQ|GNQ|Equatorial Guinea|赤道几内亚|赤道幾內亞
GR|GRC|Greece|希腊|希臘|GREEK|HELLENIC
GS|SGS|South Georgia & South Sandwich Islands|南乔治亚和南桑威奇群岛|南喬治亞與南三明治群島
GT|GTM|Guatemala|危地马拉|瓜地馬拉|GUATEMALAN
GU|GUM|Guam|关岛|關島
GW|GNB|Guinea-Bissau|几内亚比绍|幾內亞比索
GY|GUY|Guyana|圭亚那|蓋亞那
HK|HKG|Hong Kong|香港|HONGKONG|HONG KONG|HONG KONG SAR|香港特别行政区|香港特別行政區|HKSAR|HK SAR|HONG KONG S.A.R.|HONGKONGER|CHINA HONG KONG|HONG KONG CHINA|HONG KONG SAR CHINA|中国香港|中國香港|香港籍|港籍
HM|HMD|Heard & McDonald Islands|赫德岛和麦克唐纳群岛|赫德島及麥唐納群島
HN|HND|Honduras|洪都拉斯|宏都拉斯|HONDURAN
HR|HRV|Croatia|克罗地亚|克羅埃西亞|CROATIAN
HT|HTI|Haiti|海地|HAITIAN
HU|HUN|Hungary|匈牙利|HUNGARIAN
ID|IDN|Indonesia|印度尼西亚|印尼|INDONESIAN|印尼籍
IE|IRL|Ireland|爱尔兰|愛爾蘭|IRISH
IL|ISR|Israel|以色列|ISRAELI
IM|IMN|Isle of Man|马恩岛|曼島
IN|IND|India|印度|INDIAN|印度籍
IO|IOT|British Indian Ocean Territory|英属印度洋领地|英屬印度洋領地
IQ|IRQ|Iraq|伊拉克|IRAQI
IR|IRN|Iran|伊朗|IRANIAN
IS|ISL|Iceland|冰岛|冰島|ICELANDIC|ICELANDER
IT|ITA|Italy|意大利|義大利|ITALIAN|意籍
JE|JEY|Jersey|泽西岛|澤西島
JM|JAM|Jamaica|牙买加|牙買加|JAMAICAN
JO|JOR|Jordan|约旦|約旦|JORDANIAN
JP|JPN|Japan|日本|JAPANESE|日本国|日籍|日本籍
KE|KEN|Kenya|肯尼亚|肯亞|KENYAN
KG|KGZ|Kyrgyzstan|吉尔吉斯斯坦|吉爾吉斯|KYRGYZ|KYRGYZSTANI
KH|KHM|Cambodia|柬埔寨|CAMBODIAN
KI|KIR|Kiribati|基里巴斯|吉里巴斯
KM|COM|Comoros|科摩罗|葛摩
KN|KNA|St. Kitts & Nevis|圣基茨和尼维斯|聖克里斯多福及尼維斯
KP|PRK|North Korea|朝鲜|北韓|DPRK|NORTH KOREAN
KR|KOR|South Korea|韩国|韓國|KOREA|KOREAN|REPUBLIC OF KOREA|大韩民国|大韓民國|南韩|南韓|韩籍|韓籍|SOUTH KOREAN
KW|KWT|Kuwait|科威特|KUWAITI
KY|CYM|Cayman Islands|开曼群岛|開曼群島
KZ|KAZ|Kazakhstan|哈萨克斯坦|哈薩克|KAZAKH|KAZAKHSTANI|哈萨克
LA|Laos|老挝|寮國|LAOTIAN|LAO PDR|老挝籍
LB|LBN|Lebanon|黎巴嫩|LEBANESE
LC|LCA|St. Lucia|圣卢西亚|聖露西亞
LI|LIE|Liechtenstein|列支敦士登|列支敦斯登
LK|LKA|Sri Lanka|斯里兰卡|斯里蘭卡|SRI LANKAN
LR|LBR|Liberia|利比里亚|賴比瑞亞|LIBERIAN
LS|LSO|Lesotho|莱索托|賴索托
LT|LTU|Lithuania|立陶宛|LITHUANIAN
LU|LUX|Luxembourg|卢森堡|盧森堡|LUXEMBOURGER
LV|LVA|Latvia|拉脱维亚|拉脫維亞|LATVIAN
LY|LBY|Libya|利比亚|利比亞|LIBYAN
MA|MAR|Morocco|摩洛哥|MOROCCAN
MC|MCO|Monaco|摩纳哥|摩納哥|MONACAN|MONEGASQUE
MD|MDA|Moldova|摩尔多瓦|摩爾多瓦|MOLDOVAN
ME|MNE|Montenegro|黑山|蒙特內哥羅|MONTENEGRIN
MF|MAF|St. Martin|法属圣马丁|法屬聖馬丁
MG|MDG|Madagascar|马达加斯加|馬達加斯加|MALAGASY
MH|MHL|Marshall Islands|马绍尔群岛|馬紹爾群島
MK|MKD|North Macedonia|北马其顿|北馬其頓|MACEDONIA|MACEDONIAN
ML|MLI|Mali|马里|馬利|MALIAN
MM|MMR|Myanmar|缅甸|緬甸|BURMESE|MYANMAR BURMA|BURMA|缅甸籍
MN|MNG|Mongolia|蒙古|MONGOLIAN
MO|MAC|Macau|澳门|澳門|MACAU|MACAO|MACAO SAR|MACAU SAR|MSAR|MACAU SAR CHINA|MACAO SAR CHINA|CHINA MACAO|CHINA MACAU|MACAO CHINA|MACANESE|澳门特别行政区|澳門特別行政區|中国澳门|中國澳門|澳门籍
MP|MNP|Northern Mariana Islands|北马里亚纳群岛|北馬利安納群島
MQ|MTQ|Martinique|马提尼克|馬丁尼克
MR|MRT|Mauritania|毛里塔尼亚|茅利塔尼亞
MS|MSR|Montserrat|蒙特塞拉特|蒙哲臘
MT|MLT|Malta|马耳他|馬爾他|MALTESE
MU|MUS|Mauritius|毛里求斯|模里西斯|MAURITIAN
MV|MDV|Maldives|马尔代夫|馬爾地夫|MALDIVIAN
MW|MWI|Malawi|马拉维|馬拉威|MALAWIAN
MX|MEX|Mexico|墨西哥|MEXICAN
MY|MYS|Malaysia|马来西亚|馬來西亞|MALAYSIAN|马来籍|馬來籍|马来西亚籍
MZ|MOZ|Mozambique|莫桑比克|莫三比克|MOZAMBICAN
NA|NAM|Namibia|纳米比亚|納米比亞|NAMIBIAN
NC|NCL|New Caledonia|新喀里多尼亚|新喀里多尼亞
NE|NER|Niger|尼日尔|尼日
NF|NFK|Norfolk Island|诺福克岛|諾福克島
NG|NGA|Nigeria|尼日利亚|奈及利亞|NIGERIAN|尼日利亚籍
NI|NIC|Nicaragua|尼加拉瓜|NICARAGUAN
NL|NLD|Netherlands|荷兰|荷蘭|DUTCH|HOLLAND|THE NETHERLANDS|NETHERLANDER|尼德兰
NO|NOR|Norway|挪威|NORWEGIAN
NP|NPL|Nepal|尼泊尔|尼泊爾|NEPALESE|NEPALI
NR|NRU|Nauru|瑙鲁|諾魯
NU|NIU|Niue|纽埃|紐埃島
NZ|NZL|New Zealand|新西兰|紐西蘭|NEW ZEALANDER|KIWI|新西蘭|新西兰籍
OM|OMN|Oman|阿曼|OMANI
PA|PAN|Panama|巴拿马|巴拿馬|PANAMANIAN
PE|PER|Peru|秘鲁|秘魯|PERUVIAN
PF|PYF|French Polynesia|法属波利尼西亚|法屬玻里尼西亞
PG|PNG|Papua New Guinea|巴布亚新几内亚|巴布亞紐幾內亞|PAPUA NEW GUINEAN
PH|PHL|Philippines|菲律宾|菲律賓|FILIPINO|PHILIPPINE|FILIPINA|PILIPINO|菲律宾籍
PK|PAK|Pakistan|巴基斯坦|PAKISTANI
PL|POL|Poland|波兰|波蘭|POLISH
PM|SPM|St. Pierre & Miquelon|圣皮埃尔和密克隆群岛|聖皮埃與密克隆群島
PN|PCN|Pitcairn Islands|皮特凯恩群岛|皮特肯群島
PR|PRI|Puerto Rico|波多黎各
PS|PSE|Palestine|巴勒斯坦
PT|PRT|Portugal|葡萄牙|PORTUGUESE
PW|PLW|Palau|帕劳|帛琉
PY|PRY|Paraguay|巴拉圭|PARAGUAYAN
QA|QAT|Qatar|卡塔尔|卡達|QATARI
RE|REU|Réunion|留尼汪|留尼旺
RO|ROU|Romania|罗马尼亚|羅馬尼亞|ROMANIAN
RS|SRB|Serbia|塞尔维亚|塞爾維亞|SERBIAN
RU|RUS|Russia|俄罗斯|俄羅斯|RUSSIAN|RUSSIAN FEDERATION|俄籍|俄国|俄羅斯聯邦|俄罗斯籍
RW|RWA|Rwanda|卢旺达|盧安達|RWANDAN
SA|SAU|Saudi Arabia|沙特阿拉伯|沙烏地阿拉伯|SAUDI|SAUDI ARABIAN|沙特|沙烏地
SB|SLB|Solomon Islands|所罗门群岛|索羅門群島
SC|SYC|Seychelles|塞舌尔|塞席爾
SD|SDN|Sudan|苏丹|蘇丹|SUDANESE
SE|SWE|Sweden|瑞典|SWEDISH
SG|SGP|Singapore|新加坡|SINGAPOREAN|新加坡籍|SINGAPORE CITIZEN|新籍|狮城
SH|SHN|St. Helena|圣赫勒拿|聖赫勒拿島
SI|SVN|Slovenia|斯洛文尼亚|斯洛維尼亞|SLOVENIAN
SJ|SJM|Svalbard & Jan Mayen|斯瓦尔巴和扬马延|挪威屬斯瓦巴及尖棉
SK|SVK|Slovakia|斯洛伐克|SLOVAK|SLOVAKIAN
SL|SLE|Sierra Leone|塞拉利昂|獅子山
SM|SMR|San Marino|圣马力诺|聖馬利諾
SN|SEN|Senegal|塞内加尔|塞內加爾|SENEGALESE
SO|SOM|Somalia|索马里|索馬利亞|SOMALIAN
SR|SUR|Suriname|苏里南|蘇利南
SS|SSD|South Sudan|南苏丹|南蘇丹
ST|STP|São Tomé & Príncipe|圣多美和普林西比|聖多美普林西比
SV|SLV|El Salvador|萨尔瓦多|薩爾瓦多|SALVADORAN
SX|SXM|Sint Maarten|荷属圣马丁|荷屬聖馬丁
SY|SYR|Syria|叙利亚|敘利亞|SYRIAN
SZ|SWZ|Eswatini|斯威士兰|史瓦帝尼|SWAZILAND
TC|TCA|Turks & Caicos Islands|特克斯和凯科斯群岛|土克斯及開科斯群島
TD|TCD|Chad|乍得|查德
TF|ATF|French Southern Territories|法属南部领地|法屬南部屬地
TG|TGO|Togo|多哥
TH|THA|Thailand|泰国|泰國|THAI|泰籍
TJ|TJK|Tajikistan|塔吉克斯坦|塔吉克|TAJIK
TK|TKL|Tokelau|托克劳|托克勞群島
TL|TLS|Timor-Leste|东帝汶|東帝汶|TIMORESE
TM|TKM|Turkmenistan|土库曼斯坦|土庫曼|TURKMEN
TN|TUN|Tunisia|突尼斯|突尼西亞|TUNISIAN
TO|TON|Tonga|汤加|東加
TR|TUR|Türkiye|土耳其|TURKISH|TURKEY|TURKIYE
TT|TTO|Trinidad & Tobago|特立尼达和多巴哥|千里達及托巴哥|TRINIDADIAN
TV|TUV|Tuvalu|图瓦卢|吐瓦魯
TW|TWN|Taiwan|台湾|台灣|TAIWAN|TAIWANESE|ROC|臺灣|中国台湾|中國台灣|TAIWAN ROC|TAIWAN R.O.C.|CHINESE TAIPEI|CHINA TAIWAN|TAIWAN CHINA|TAIWAN PROVINCE OF CHINA|台籍|中华台北|中華台北
TZ|TZA|Tanzania|坦桑尼亚|坦尚尼亞|TANZANIAN
UA|UKR|Ukraine|乌克兰|烏克蘭|UKRAINIAN
UG|UGA|Uganda|乌干达|烏干達|UGANDAN
UM|UMI|U.S. Outlying Islands|美国本土外小岛屿|美國本土外小島嶼
US|USA|United States|美国|美國|USA|AMERICAN|AMERICA|UNITED STATES OF AMERICA|U.S.A.|美利坚合众国|美籍|UNITED STATES CITIZEN
UY|URY|Uruguay|乌拉圭|烏拉圭|URUGUAYAN
UZ|UZB|Uzbekistan|乌兹别克斯坦|烏茲別克|UZBEK|UZBEKISTANI|乌兹别克
VA|VAT|Vatican City|梵蒂冈|梵蒂岡
VC|VCT|St. Vincent & Grenadines|圣文森特和格林纳丁斯|聖文森及格瑞那丁
VE|VEN|Venezuela|委内瑞拉|委內瑞拉|VENEZUELAN
VG|VGB|British Virgin Islands|英属维尔京群岛|英屬維京群島
VI|VIR|U.S. Virgin Islands|美属维尔京群岛|美屬維京群島
VN|VNM|Vietnam|越南|VIETNAMESE|VIET NAM|越籍|越南籍
VU|VUT|Vanuatu|瓦努阿图|萬那杜
WF|WLF|Wallis & Futuna|瓦利斯和富图纳|瓦利斯群島和富圖那群島
WS|WSM|Samoa|萨摩亚|薩摩亞
XK|XKX|Kosovo|科索沃
YE|YEM|Yemen|也门|葉門|YEMENI
YT|MYT|Mayotte|马约特|馬約特島
ZA|ZAF|South Africa|南非|SOUTH AFRICAN
ZM|ZMB|Zambia|赞比亚|尚比亞|ZAMBIAN
ZW|ZWE|Zimbabwe|津巴布韦|辛巴威|ZIMBABWEAN
`;

/**
 * Document codes outside ISO 3166-1 (ICAO Doc 9303-3, section 5), and their equivalents here. Germany prints a bare D; the British ones are
 * kinds of nationality of one state; the others are no countries and stay as they are.
 */
// biome-ignore format: one table
export const DOCUMENT_CODES: Readonly<Record<string, string>> = {
  D: 'DEU', GBD: 'GBD', GBN: 'GBN', GBO: 'GBO', GBP: 'GBP', GBS: 'GBS', UK: 'GBR', RKS: 'RKS', EUE: 'EUE', UNO: 'UNO', UNA: 'UNA', UNK: 'UNK',
  XXA: 'XXA', XXB: 'XXB', XXC: 'XXC', XXX: 'XXX', XOM: 'XOM', XPO: 'XPO', ROM: 'ROU', TMP: 'TLS', ZAR: 'COD',
};
