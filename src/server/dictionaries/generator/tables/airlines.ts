/**
 * Passenger carriers: IATA code, ICAO code, ticketing prefix (empty where the carrier issues no tickets of its own), names
 * in English, simplified and traditional, country, alliance (A star, O oneworld, S skyteam), L for low-cost, bases with the
 * main hub first, badge colour.
 */
export const AIRLINES = `
CA|CCA|999|Air China|中国国际航空|中國國際航空|CN|A||PEK CTU PVG HGH|b81c22
MU|CES|781|China Eastern Airlines|中国东方航空|中國東方航空|CN|S||PVG SHA KMG XIY PKX|1a3f7c
CZ|CSN|784|China Southern Airlines|中国南方航空|中國南方航空|CN|||CAN PKX URC SZX|0072a8
HU|CHH|880|Hainan Airlines|海南航空|海南航空|CN|||HAK PEK XIY SZX|c41230
MF|CXA|731|XiamenAir|厦门航空|廈門航空|CN|S||XMN FOC HGH|00558c
ZH|CSZ|479|Shenzhen Airlines|深圳航空|深圳航空|CN|A||SZX CAN WUX NNG|a5192e
3U|CSC|876|Sichuan Airlines|四川航空|四川航空|CN|||TFU CTU CKG KMG|b3252c
SC|CDG|324|Shandong Airlines|山东航空|山東航空|CN|||TNA TAO YNT|a4232c
FM|CSH|774|Shanghai Airlines|上海航空|上海航空|CN|||SHA PVG|b5121b
HO|DKH|018|Juneyao Air|吉祥航空|吉祥航空|CN|||PVG SHA NKG|8f1d3c
9C|CQH|089|Spring Airlines|春秋航空|春秋航空|CN||L|SHA PVG SJW LHW|007a3d
JD|CBJ|898|Capital Airlines|首都航空|首都航空|CN|||PKX TAO HAK|b5282f
GS|GCR|826|Tianjin Airlines|天津航空|天津航空|CN|||TSN XIY URC|a82a20
8L|LKE|859|Lucky Air|祥鹏航空|祥鵬航空|CN||L|KMG LJG CTU|b01f24
PN|CHB|847|China West Air|西部航空|西部航空|CN||L|CKG CGO HFE|a5331e
KN|CUA|822|China United Airlines|中国联合航空|中國聯合航空|CN||L|PKX FUO|1d4f91
EU|UEA|811|Chengdu Airlines|成都航空|成都航空|CN|||TFU CTU|2a6a3f
TV|TBA|088|Tibet Airlines|西藏航空|西藏航空|CN|||LXA CTU TFU|96281b
QW|QDA|912|Qingdao Airlines|青岛航空|青島航空|CN|||TAO|0a6e86
G5|HXA|987|China Express Airlines|华夏航空|華夏航空|CN|||CKG KWE KHG|8a1538
GJ|CDC|891|Loong Air|长龙航空|長龍航空|CN|||HGH XIY|9a1f2b
NS|HBH|836|Hebei Airlines|河北航空|河北航空|CN|||SJW PKX|1f5fa8
BK|OKA|866|Okay Airways|奥凯航空|奧凱航空|CN|||TSN CSX XIY|b02a30
DR|RLH||Ruili Airlines|瑞丽航空|瑞麗航空|CN|||KMG|7b3f00
AQ|JYH|902|9 Air|九元航空|九元航空|CN||L|CAN|0b4ea2
DZ|EPA|893|Donghai Airlines|东海航空|東海航空|CN|||SZX|00529b
FU|FZA|666|Fuzhou Airlines|福州航空|福州航空|CN|||FOC|a32035
UQ|CUH|886|Urumqi Air|乌鲁木齐航空|烏魯木齊航空|CN||L|URC|8b2332
GX|CBG|872|GX Airlines|北部湾航空|北部灣航空|CN|||NNG|006b6b
RY|CJX|989|Jiangxi Air|江西航空|江西航空|CN|||KHN|8c1c2f
GT|CGH||Air Guilin|桂林航空|桂林航空|CN|||KWL|a0282d
A6|OTT||Air Travel|湖南航空|湖南航空|CN|||CSX KMG|9c2a2f
GY|CGZ||Colorful Guizhou Airlines|多彩贵州航空|多彩貴州航空|CN|||KWE|6b2c91
LT|SNG||LongJiang Airlines|龙江航空|龍江航空|CN|||HRB|0b5aa0
JR|JOY|929|Joy Air|幸福航空|幸福航空|CN|||XIY|b23a0e
CX|CPA|160|Cathay Pacific|国泰航空|國泰航空|HK|O||HKG|005d63
UO|HKE|128|HK Express|香港快运航空|香港快運航空|HK||L|HKG|702b91
HX|CRK|851|Hong Kong Airlines|香港航空|香港航空|HK|||HKG|b01e28
HB|HGB||Greater Bay Airlines|大湾区航空|大灣區航空|HK||L|HKG|00709e
NX|AMU|675|Air Macau|澳门航空|澳門航空|MO|||MFM|9a2b2f
CI|CAL|297|China Airlines|中华航空|中華航空|TW|S||TPE KHH|7a2a6b
BR|EVA|695|EVA Air|长荣航空|長榮航空|TW|A||TPE KHH|00693e
JX|SJX|189|STARLUX Airlines|星宇航空|星宇航空|TW|||TPE RMQ|6e5537
AE|MDA|803|Mandarin Airlines|华信航空|華信航空|TW|||RMQ TSA|2c4a9a
B7|UIA|525|UNI Air|立荣航空|立榮航空|TW|||TSA KHH|00713d
IT|TTW|608|Tigerair Taiwan|台湾虎航|台灣虎航|TW||L|TPE KHH|a34e00
JL|JAL|131|Japan Airlines|日本航空|日本航空|JP|O||HND NRT KIX ITM|b3001b
NH|ANA|205|All Nippon Airways|全日空航空|全日空航空|JP|A||HND NRT KIX ITM|13448f
MM|APJ||Peach Aviation|乐桃航空|樂桃航空|JP||L|KIX NRT FUK|9b1b7e
GK|JJP|375|Jetstar Japan|捷星日本航空|捷星日本航空|JP||L|NRT KIX|b34700
IJ|SJO||Spring Japan|春秋航空日本|春秋航空日本|JP||L|NRT|007a3d
ZG|TZP||ZIPAIR Tokyo|ZIPAIR|ZIPAIR|JP||L|NRT|3c4a54
BC|SKY||Skymark Airlines|天马航空|天馬航空|JP||L|HND UKB|1b4f9c
7G|SFJ||StarFlyer|星悦航空|星悅航空|JP|||KKJ HND|2b2b2b
KE|KAL|180|Korean Air|大韩航空|大韓航空|KR|S||ICN GMP PUS|0064a5
OZ|AAR|988|Asiana Airlines|韩亚航空|韓亞航空|KR|A||ICN GMP|8c2a2a
7C|JJA|806|Jeju Air|济州航空|濟州航空|KR||L|ICN CJU GMP PUS|b34a00
LJ|JNA|718|Jin Air|真航空|真航空|KR||L|ICN GMP|5f7300
TW|TWB|722|T'way Air|德威航空|德威航空|KR||L|ICN TAE GMP|b3002d
BX|ABL|982|Air Busan|釜山航空|釜山航空|KR||L|PUS|0072bc
ZE|ESR|839|Eastar Jet|易斯达航空|易斯達航空|KR||L|ICN GMP|b3142b
YP|APZ|350|Air Premia|普雷米亚航空|普雷米亞航空|KR|||ICN|1f2a5c
OM|MGL|289|MIAT Mongolian Airlines|蒙古航空|蒙古航空|MN|||UBN|1b4a9c
SQ|SIA|618|Singapore Airlines|新加坡航空|新加坡航空|SG|A||SIN|1d4489
TR|TGW|668|Scoot|酷航|酷航|SG||L|SIN|6b5a00
MH|MAS|232|Malaysia Airlines|马来西亚航空|馬來西亞航空|MY|O||KUL BKI KCH|1a3d7c
AK|AXM|807|AirAsia|亚洲航空|亞洲航空|MY||L|KUL BKI PEN|b80f0a
D7|XAX|843|AirAsia X|全亚洲航空|全亞洲航空|MY||L|KUL|b80f0a
OD|MXD|816|Batik Air Malaysia|马来西亚巴泽航空|馬來西亞峇迪航空|MY|||KUL|8c1d2f
FY|FFM||Firefly|飞萤航空|飛螢航空|MY||L|SZB PEN|b34a00
TG|THA|217|Thai Airways|泰国国际航空|泰國國際航空|TH|A||BKK|5c2d91
PG|BKP|829|Bangkok Airways|曼谷航空|曼谷航空|TH|||BKK USM|0072a8
FD|AIQ|900|Thai AirAsia|泰国亚洲航空|泰國亞洲航空|TH||L|DMK BKK CNX HKT|b80f0a
XJ|TAX|940|Thai AirAsia X|泰国全亚洲航空|泰國全亞洲航空|TH||L|DMK|b80f0a
SL|TLM||Thai Lion Air|泰国狮子航空|泰國獅子航空|TH||L|DMK|b3202a
DD|NOK||Nok Air|皇雀航空|皇雀航空|TH||L|DMK|756000
VZ|TVJ||Thai Vietjet Air|泰国越捷航空|泰國越捷航空|TH||L|BKK|b3121d
VN|HVN|738|Vietnam Airlines|越南航空|越南航空|VN|S||HAN SGN DAD|00607a
VJ|VJC|978|VietJet Air|越捷航空|越捷航空|VN||L|SGN HAN DAD|b3121d
QH|BAV|926|Bamboo Airways|越竹航空|越竹航空|VN|||HAN SGN|1f7a3d
PR|PAL|079|Philippine Airlines|菲律宾航空|菲律賓航空|PH|||MNL CEB|1a3f8c
5J|CEB|203|Cebu Pacific|宿务太平洋航空|宿霧太平洋航空|PH||L|MNL CEB CRK|6b5a00
Z2|APG||Philippines AirAsia|菲律宾亚洲航空|菲律賓亞洲航空|PH||L|MNL CEB|b80f0a
GA|GIA|126|Garuda Indonesia|印度尼西亚鹰航空|印尼鷹航|ID|S||CGK DPS UPG|00667a
QZ|AWQ|975|Indonesia AirAsia|印尼亚洲航空|印尼亞洲航空|ID||L|CGK DPS|b80f0a
JT|LNI|990|Lion Air|印尼狮子航空|印尼獅子航空|ID||L|CGK SUB UPG|b3202a
ID|BTK|938|Batik Air|印尼巴泽航空|印尼峇迪航空|ID|||CGK|8c1d2f
QG|CTV||Citilink|连城航空|連城航空|ID||L|CGK HLP SUB|2f7d1f
K6|KHV||Air Cambodia|柬埔寨航空|柬埔寨航空|KH|||KTI SAI|1b3f8c
QV|LAO|627|Lao Airlines|老挝航空|寮國航空|LA|||VTE LPQ|1b4a8c
8M|MMA|599|Myanmar Airways International|缅甸国际航空|緬甸國際航空|MM|||RGN|a3341f
BI|RBA|672|Royal Brunei Airlines|文莱皇家航空|汶萊皇家航空|BN|||BWN|6b5600
AI|AIC|098|Air India|印度航空|印度航空|IN|A||DEL BOM BLR|a3162d
6E|IGO|312|IndiGo|靛蓝航空|靛藍航空|IN||L|DEL BOM BLR HYD CCU|1f2f8c
IX|AXB||Air India Express|印度快运航空|印度快運航空|IN||L|COK CCJ BLR|b33a00
SG|SEJ|775|SpiceJet|香料航空|香料航空|IN||L|DEL HYD|b3202a
QP|AKJ||Akasa Air|阿卡萨航空|阿卡薩航空|IN||L|BLR BOM|a33c00
UL|ALK|603|SriLankan Airlines|斯里兰卡航空|斯里蘭卡航空|LK|O||CMB|1b3a7c
PK|PIA|214|Pakistan International Airlines|巴基斯坦国际航空|巴基斯坦國際航空|PK|||KHI ISB LHE|00573f
BG|BBC|997|Biman Bangladesh Airlines|孟加拉航空|孟加拉航空|BD|||DAC|00694e
BS|UBG|779|US-Bangla Airlines|优速孟加拉航空|優速孟加拉航空|BD|||DAC|1f4a9c
RA|RNA|285|Nepal Airlines|尼泊尔航空|尼泊爾航空|NP|||KTM|1b3a8c
KB|DRK|787|Druk Air|不丹皇家航空|不丹皇家航空|BT|||PBH|a3541f
Q2|DQA|986|Maldivian|马尔代夫航空|馬爾地夫航空|MV|||MLE|1f6a8c
EK|UAE|176|Emirates|阿联酋航空|阿聯酋航空|AE|||DXB|b8141e
FZ|FDB|141|flydubai|迪拜航空|杜拜航空|AE||L|DXB|b34f00
EY|ETD|607|Etihad Airways|阿提哈德航空|阿提哈德航空|AE|||AUH|7a5c1e
G9|ABY|514|Air Arabia|阿拉伯航空|阿拉伯航空|AE||L|SHJ|b3202a
QR|QTR|157|Qatar Airways|卡塔尔航空|卡達航空|QA|O||DOH|5c0632
SV|SVA|065|Saudia|沙特阿拉伯航空|沙烏地阿拉伯航空|SA|S||JED RUH|00543c
XY|KNE|593|flynas|纳斯航空|納斯航空|SA||L|RUH JED|006b73
RX|RXI||Riyadh Air|利雅得航空|利雅德航空|SA|||RUH|4b2a7c
GF|GFA|072|Gulf Air|海湾航空|海灣航空|BH|||BAH|7a5c1e
KU|KAC|229|Kuwait Airways|科威特航空|科威特航空|KW|||KWI|1a4f8c
J9|JZR||Jazeera Airways|半岛航空|半島航空|KW||L|KWI|1a6fa8
WY|OMA|910|Oman Air|阿曼航空|阿曼航空|OM|O||MCT|7a5c1e
OV|OMS|960|SalamAir|萨拉姆航空|薩拉姆航空|OM||L|MCT|3f7d1f
RJ|RJA|512|Royal Jordanian|约旦皇家航空|約旦皇家航空|JO|O||AMM|5c2a2f
ME|MEA|076|Middle East Airlines|中东航空|中東航空|LB|S||BEY|00693e
LY|ELY|114|El Al|以色列航空|以色列航空|IL|||TLV|1a3f8c
IR|IRA|096|Iran Air|伊朗航空|伊朗航空|IR|||IKA THR|1b3f8c
IA|IAW|073|Iraqi Airways|伊拉克航空|伊拉克航空|IQ|||BGW|1f6b3f
TK|THY|235|Turkish Airlines|土耳其航空|土耳其航空|TR|A||IST|b5121b
PC|PGT|624|Pegasus Airlines|飞马航空|飛馬航空|TR||L|SAW|9c1b2f
XQ|SXS|564|SunExpress|阳光快运航空|陽光快運航空|TR||L|AYT ADB|0072a8
HY|UZB|250|Uzbekistan Airways|乌兹别克斯坦航空|烏茲別克航空|UZ|||TAS|1b5fa8
KC|KZR|465|Air Astana|阿斯塔纳航空|阿斯塔納航空|KZ|||ALA NQZ|8c6a1e
J2|AHY|771|Azerbaijan Airlines|阿塞拜疆航空|亞塞拜然航空|AZ|||GYD|1b5fa8
A9|TGZ|606|Georgian Airways|格鲁吉亚航空|喬治亞航空|GE|||TBS|9c1b2f
LH|DLH|220|Lufthansa|汉莎航空|漢莎航空|DE|A||FRA MUC|0a1d3d
EW|EWG|104|Eurowings|欧洲之翼航空|歐洲之翼航空|DE||L|DUS CGN HAM STR|86264f
DE|CFG|881|Condor|神鹰航空|神鷹航空|DE|||FRA|6b5a00
LX|SWR|724|SWISS|瑞士国际航空|瑞士國際航空|CH|A||ZRH GVA|b8141e
OS|AUA|257|Austrian Airlines|奥地利航空|奧地利航空|AT|A||VIE|b8141e
SN|BEL|082|Brussels Airlines|布鲁塞尔航空|布魯塞爾航空|BE|A||BRU|1b3a7c
BA|BAW|125|British Airways|英国航空|英國航空|GB|O||LHR LGW|1b3166
VS|VIR|932|Virgin Atlantic|维珍航空|維珍航空|GB|S||LHR MAN|a3122f
U2|EZY|888|easyJet|易捷航空|易捷航空|GB||L|LGW LTN BRS MAN EDI|b34a00
LS|EXS||Jet2|捷特二航空|捷特二航空|GB||L|LBA MAN BHX STN|b3202a
AF|AFR|057|Air France|法国航空|法國航空|FR|S||CDG ORY|1b2f6b
TO|TVF||Transavia France|法国泛航航空|法國泛航航空|FR||L|ORY|007a3d
KL|KLM|074|KLM Royal Dutch Airlines|荷兰皇家航空|荷蘭皇家航空|NL|S||AMS|006b9c
HV|TRA||Transavia|泛航航空|泛航航空|NL||L|AMS RTM|007a3d
IB|IBE|075|Iberia|西班牙国家航空|西班牙國家航空|ES|O||MAD|a3122f
UX|AEA|996|Air Europa|欧罗巴航空|歐羅巴航空|ES|S||MAD|1b4a9c
VY|VLG|030|Vueling|伏林航空|伏林航空|ES||L|BCN ORY|6b5a00
TP|TAP|047|TAP Air Portugal|葡萄牙航空|葡萄牙航空|PT|A||LIS OPO|2f7d1f
AZ|ITY|055|ITA Airways|意大利航空|義大利航空|IT|A||FCO LIN|1b4f9c
FR|RYR||Ryanair|瑞安航空|瑞安航空|IE||L|DUB STN BGY CRL|1b2f7c
EI|EIN|053|Aer Lingus|爱尔兰航空|愛爾蘭航空|IE|||DUB|00693e
SK|SAS|117|Scandinavian Airlines|北欧航空|北歐航空|SE|S||CPH ARN OSL|1b1f7c
DY|NOZ|328|Norwegian Air Shuttle|挪威航空|挪威航空|NO||L|OSL BGO ARN CPH|b3202a
AY|FIN|105|Finnair|芬兰航空|芬蘭航空|FI|O||HEL|0b1560
FI|ICE|108|Icelandair|冰岛航空|冰島航空|IS|||KEF|1b2f7c
BT|BTI|657|airBaltic|波罗的海航空|波羅的海航空|LV|||RIX TLL VNO|3f6b00
LO|LOT|080|LOT Polish Airlines|波兰航空|波蘭航空|PL|A||WAW|1b3a8c
W6|WZZ||Wizz Air|维兹航空|威茲航空|HU||L|BUD WAW OTP|9c1a7c
RO|ROT|281|TAROM|罗马尼亚航空|羅馬尼亞航空|RO|S||OTP|1b3f8c
JU|ASL|115|Air Serbia|塞尔维亚航空|塞爾維亞航空|RS|||BEG|9c1b2f
OU|CTN|831|Croatia Airlines|克罗地亚航空|克羅埃西亞航空|HR|A||ZAG|1b4f9c
A3|AEE|390|Aegean Airlines|爱琴海航空|愛琴海航空|GR|A||ATH SKG|1b3f7c
LG|LGL|149|Luxair|卢森堡航空|盧森堡航空|LU|||LUX|1b6f9c
SU|AFL|555|Aeroflot|俄罗斯航空|俄羅斯航空|RU|||SVO|1b3f8c
S7|SBI|421|S7 Airlines|西伯利亚航空|西伯利亞航空|RU|||OVB DME|4f7300
B2|BRU|628|Belavia|白俄罗斯航空|白俄羅斯航空|BY|||MSQ|1b4f9c
MS|MSR|077|EgyptAir|埃及航空|埃及航空|EG|A||CAI|1b3a6b
ET|ETH|071|Ethiopian Airlines|埃塞俄比亚航空|衣索比亞航空|ET|A||ADD|1f6b3f
KQ|KQA|706|Kenya Airways|肯尼亚航空|肯亞航空|KE|S||NBO|a3122f
SA|SAA|083|South African Airways|南非航空|南非航空|ZA|A||JNB CPT|1b3f8c
FA|SFR||FlySafair|飞萨航空|飛薩航空|ZA||L|JNB CPT|8c2a6b
AT|RAM|147|Royal Air Maroc|摩洛哥皇家航空|摩洛哥皇家航空|MA|O||CMN|9c1b2f
TU|TAR|199|Tunisair|突尼斯航空|突尼西亞航空|TN|||TUN|b3202a
AH|DAH|124|Air Algérie|阿尔及利亚航空|阿爾及利亞航空|DZ|||ALG|9c1b2f
WB|RWD|459|RwandAir|卢旺达航空|盧安達航空|RW|||KGL|1b4f9c
MK|MAU|239|Air Mauritius|毛里求斯航空|模里西斯航空|MU|||MRU|9c1b2f
HM|SEY|061|Air Seychelles|塞舌尔航空|塞席爾航空|SC|||SEZ|1b4f9c
AA|AAL|001|American Airlines|美国航空|美國航空|US|O||DFW CLT MIA ORD PHL|0b4ea2
DL|DAL|006|Delta Air Lines|达美航空|達美航空|US|S||ATL DTW MSP JFK SLC|9b1631
UA|UAL|016|United Airlines|美国联合航空|聯合航空|US|A||ORD EWR IAH SFO DEN|1b3f9c
AS|ASA|027|Alaska Airlines|阿拉斯加航空|阿拉斯加航空|US|O||SEA ANC PDX|01426a
B6|JBU|279|JetBlue Airways|捷蓝航空|捷藍航空|US||L|JFK BOS FLL|1b3f8c
WN|SWA|526|Southwest Airlines|美国西南航空|西南航空|US||L|DAL MDW BWI DEN LAS|2a3fa0
F9|FFT|422|Frontier Airlines|边疆航空|邊疆航空|US||L|DEN MCO LAS|006643
HA|HAL|173|Hawaiian Airlines|夏威夷航空|夏威夷航空|US|O||HNL OGG|4b2a7c
AC|ACA|014|Air Canada|加拿大航空|加拿大航空|CA|A||YYZ YUL YVR|b8141e
WS|WJA|838|WestJet|西捷航空|西捷航空|CA|||YYC YYZ|00705f
TS|TSC|649|Air Transat|越洋航空|越洋航空|CA|||YUL YYZ|1b5fa8
PD|POE|451|Porter Airlines|波特航空|波特航空|CA|||YTZ YYZ YOW|1b2f5c
AM|AMX|139|Aeroméxico|墨西哥航空|墨西哥航空|MX|S||MEX MTY|1b2f6b
Y4|VOI|036|Volaris|沃拉里斯航空|沃拉里斯航空|MX||L|MEX TIJ GDL|7a2a8c
VB|VIV||Viva|墨西哥万岁航空|墨西哥萬歲航空|MX||L|MTY MEX|2f7d1f
CM|CMP|230|Copa Airlines|巴拿马航空|巴拿馬航空|PA|A||PTY|1b3f8c
AV|AVA|134|Avianca|哥伦比亚航空|哥倫比亞航空|CO|A||BOG MDE|b3202a
LA|LAN|045|LATAM Airlines|南美航空|南美航空|CL|||SCL GRU LIM|2d1a7a
H2|SKU||SKY Airline|智利天空航空|智利天空航空|CL||L|SCL|6b2a8c
AR|ARG|044|Aerolíneas Argentinas|阿根廷航空|阿根廷航空|AR|S||EZE AEP|1b5fa8
G3|GLO|127|GOL Linhas Aéreas|巴西戈尔航空|巴西戈爾航空|BR||L|GRU CGH GIG|b34a00
AD|AZU|577|Azul Brazilian Airlines|巴西蓝色航空|巴西藍色航空|BR|||VCP CNF|1b2f7c
QF|QFA|081|Qantas|澳洲航空|澳洲航空|AU|O||SYD MEL BNE PER|b8141e
JQ|JST|041|Jetstar Airways|捷星航空|捷星航空|AU||L|MEL SYD|b34700
VA|VOZ|795|Virgin Australia|维珍澳洲航空|維珍澳洲航空|AU|||BNE SYD MEL|9c1a3f
NZ|ANZ|086|Air New Zealand|新西兰航空|紐西蘭航空|NZ|A||AKL CHC WLG|222222
FJ|FJI|260|Fiji Airways|斐济航空|斐濟航空|FJ|O||NAN|6b4f1e
PX|ANG|656|Air Niugini|新几内亚航空|新幾內亞航空|PG|||POM|9c1b2f
SB|ACI|063|Aircalin|喀里多尼亚国际航空|喀里多尼亞國際航空|NC|||NOU|1b6f9c
TN|THT|244|Air Tahiti Nui|大溪地航空|大溪地航空|PF|||PPT|1b5f9c
`;
