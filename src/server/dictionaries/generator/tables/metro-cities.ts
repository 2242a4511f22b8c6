/**
 * Metropolitan areas: city code, name in English, simplified and traditional, and their airports. Every other airport's
 * city code is its own code. Codes as IATA assigns them.
 */
export const METRO_CITIES = `
ADA|Adana|阿达纳|阿達納|COV ADA
AMM|Amman|安曼|安曼|AMM ADJ
ANK|Ankara|安卡拉|安卡拉|ESB
BAK|Baku|巴库|巴庫|GYD
BFS|Belfast|贝尔法斯特|貝爾法斯特|BFS BHD
BHZ|Belo Horizonte|贝洛奥里藏特|貝洛奧里藏特|CNF
BJS|Beijing|北京|北京|PEK PKX
BKK|Bangkok|曼谷|曼谷|BKK DMK
BOM|Mumbai|孟买|孟買|BOM NMI
BRU|Brussels|布鲁塞尔|布魯塞爾|BRU CRL
BUE|Buenos Aires|布宜诺斯艾利斯|布宜諾斯艾利斯|EZE AEP
BUH|Bucharest|布加勒斯特|布加勒斯特|OTP BBU
CAI|Cairo|开罗|開羅|CAI SPX
CAS|Casablanca|卡萨布兰卡|卡薩布蘭卡|CMN
CHI|Chicago|芝加哥|芝加哥|ORD MDW
CTU|Chengdu|成都|成都|CTU TFU
DFW|Dallas|达拉斯|達拉斯|DFW DAL
DKR|Dakar|达喀尔|達卡|DSS
DTT|Detroit|底特律|底特律|DTW
DXB|Dubai|迪拜|杜拜|DXB DWC
FRA|Frankfurt|法兰克福|法蘭克福|FRA HHN
GLA|Glasgow|格拉斯哥|格拉斯哥|GLA PIK
GOI|Goa|果阿|果亞|GOI GOX
HOU|Houston|休斯敦|休士頓|IAH HOU
IEV|Kyiv|基辅|基輔|KBP IEV
IST|Istanbul|伊斯坦布尔|伊斯坦堡|IST SAW
IZM|Izmir|伊兹密尔|伊茲密爾|ADB
JKT|Jakarta|雅加达|雅加達|CGK HLP
JOG|Yogyakarta|日惹|日惹|YIA JOG
JNB|Johannesburg|约翰内斯堡|約翰尼斯堡|JNB HLA
KUL|Kuala Lumpur|吉隆坡|吉隆坡|KUL SZB
LON|London|伦敦|倫敦|LHR LGW STN LTN LCY SEN
MDE|Medellin|麦德林|麥德林|MDE EOH
MEL|Melbourne|墨尔本|墨爾本|MEL AVV
MEX|Mexico City|墨西哥城|墨西哥城|MEX NLU
MIL|Milan|米兰|米蘭|MXP LIN BGY
MMA|Malmo|马尔默|馬爾默|MMX
MOW|Moscow|莫斯科|莫斯科|SVO DME VKO ZIA
NBO|Nairobi|内罗毕|奈洛比|NBO WIL
NGO|Nagoya|名古屋|名古屋|NGO NKM
NOU|Noumea|努美阿|努美亞|NOU GEA
NYC|New York|纽约|紐約|JFK EWR LGA
ORL|Orlando|奥兰多|奧蘭多|MCO SFB
OSA|Osaka|大阪|大阪|KIX ITM UKB
OSL|Oslo|奥斯陆|奧斯陸|OSL TRF
PAR|Paris|巴黎|巴黎|CDG ORY BVA
PNH|Phnom Penh|金边|金邊|KTI
PKR|Pokhara|博卡拉|波卡拉|PHH PKR
PTY|Panama City|巴拿马城|巴拿馬市|PTY BLB
REK|Reykjavik|雷克雅未克|雷克雅維克|KEF RKV
RIO|Rio de Janeiro|里约热内卢|里約熱內盧|GIG SDU
ROM|Rome|罗马|羅馬|FCO CIA
SAO|Sao Paulo|圣保罗|聖保羅|GRU CGH VCP
SEL|Seoul|首尔|首爾|ICN GMP
SHA|Shanghai|上海|上海|PVG SHA
SIA|Xi'an|西安|西安|XIY
SIN|Singapore|新加坡|新加坡|SIN XSP
SPK|Sapporo|札幌|札幌|CTS OKD
SRZ|Santa Cruz|圣克鲁斯|聖克魯茲|VVI SRZ
STO|Stockholm|斯德哥尔摩|斯德哥爾摩|ARN BMA NYO
TCI|Tenerife|特内里费|特內里費|TFS TFN
TAS|Tashkent|塔什干|塔什干|TAS TVT
THR|Tehran|德黑兰|德黑蘭|IKA THR
TPE|Taipei|台北|台北|TPE TSA
TYO|Tokyo|东京|東京|HND NRT
ULN|Ulaanbaatar|乌兰巴托|烏蘭巴托|UBN
VCE|Venice|威尼斯|威尼斯|VCE TSF
WAS|Washington|华盛顿|華盛頓|IAD DCA
YEA|Edmonton|埃德蒙顿|愛德蒙頓|YEG
YMQ|Montreal|蒙特利尔|蒙特婁|YUL YHU
YTO|Toronto|多伦多|多倫多|YYZ YTZ
ZYI|Zunyi|遵义|遵義|ZYI WMT
`;
