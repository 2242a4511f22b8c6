/**
 * Stations of the main corridors of China: telecode, name, city and size (1 the hubs where every train stops, 2 cities, 3 the rest).
 * A row that names no city is named after its city. Names are joined with their pinyin when the dictionary is generated.
 */
export const STATIONS = `
BJP 北京 北京 2|VNP 北京南 北京 1|BXP 北京西 北京 1|IFP 北京朝阳 北京 1|VAP 北京北 北京 2|QIP 清河 北京 3
TJP 天津 天津 1|TIP 天津南 天津 3|LJP 廊坊 廊坊 3|CBP 沧州西 沧州 3|DIP 德州东 德州 2|TMK 泰安 泰安 2|QAK 曲阜东 曲阜 2
TEK 滕州东 滕州 3|ZEK 枣庄 枣庄 3|JGK 济南西 济南 1|JNK 济南 济南 1|UUH 徐州东 徐州 1|XCH 徐州 徐州 2|SRH 宿州东 宿州 3|BMH 蚌埠南 蚌埠 2
BBH 蚌埠 蚌埠 3|CXH 滁州 滁州 3|NKH 南京南 南京 1|NJH 南京 南京 1|ZJH 镇江 镇江 2|ZEH 镇江南 镇江 3|EXH 丹阳北 丹阳 3|DYH 丹阳 丹阳 3|ESH 常州北 常州 2|CZH 常州 常州 2
WGH 无锡东 无锡 2|WXH 无锡 无锡 2|OHH 苏州北 苏州 2|SZH 苏州 苏州 2|KNH 昆山南 昆山 3|SHH 上海 上海 1|AOH 上海虹桥 上海 1|SNH 上海南 上海 2|IMH 上海松江 上海 3
JXH 嘉兴 嘉兴 3|EPH 嘉兴南 嘉兴 3|HGH 杭州东 杭州 1|HZH 杭州 杭州 2|SLH 绍兴北 绍兴 3|CTH 余姚北 余姚 3|NGH 宁波 宁波 1|TZH 台州西 台州 3|VRH 温州南 温州 1|NES 宁德 宁德 3
FZS 福州 福州 2|FYS 福州南 福州 1|PTS 莆田 莆田 3|QYS 泉州 泉州 2|XKS 厦门北 厦门 1|ZUS 漳州 漳州 3|CBQ 潮汕 潮州 2|PEQ 普宁 普宁 3|KNQ 惠州南 惠州 3
IOQ 深圳北 深圳 1|SZQ 深圳 深圳 2|NZQ 福田 深圳 2|BJQ 深圳东 深圳 2|XJA 香港西九龙 香港 1|IUQ 虎门 东莞 2|GGQ 广州东 广州 2|IZQ 广州南 广州 1|GZQ 广州 广州 1|RTQ 东莞 东莞 2|ZHQ 珠海 珠海 2|ZGQ 中山北 中山 3
BMP 保定东 保定 3|BDP 保定 保定 3|SJP 石家庄 石家庄 1|XTP 邢台 邢台 3|EDP 邢台东 邢台 3|HPP 邯郸东 邯郸 2|HDP 邯郸 邯郸 3|ADF 安阳东 安阳 3|AYF 安阳 安阳 3|XXF 新乡 新乡 3|EGF 新乡东 新乡 3
ZAF 郑州东 郑州 1|ZZF 郑州 郑州 1|XVF 许昌东 许昌 3|LBN 漯河西 漯河 3|LON 漯河 漯河 3|ZLN 驻马店西 驻马店 3|ZDN 驻马店 驻马店 3|OYN 信阳东 信阳 2|XUN 信阳 信阳 3|WHN 武汉 武汉 1|WCN 武昌 武汉 1|HKN 汉口 武汉 1
XRN 咸宁北 咸宁 3|CIN 赤壁北 赤壁 3|YIQ 岳阳东 岳阳 2|YYQ 岳阳 岳阳 3|CWQ 长沙南 长沙 1|CSQ 长沙 长沙 1|ZAQ 株洲西 株洲 3|ZZQ 株洲 株洲 2|HEQ 衡山西 衡山 3|HVQ 衡阳东 衡阳 2|HYQ 衡阳 衡阳 2|LPQ 耒阳西 耒阳 3|CZQ 郴州 郴州 3|ICQ 郴州西 郴州 2|SNQ 韶关 韶关 2|QBQ 清远 清远 3
ENH 合肥南 合肥 1|UAH 六安 六安 3|MBN 麻城北 麻城 3|HAN 宜昌东 宜昌 1|JBN 荆州 荆州 2|TNN 天门南 天门 3|ESN 恩施 恩施 2|LCN 利川 利川 3|FEW 涪陵北 重庆 3|CUW 重庆北 重庆 1|CXW 重庆西 重庆 2|RQW 荣昌北 重庆 3|NKW 内江北 内江 3|FYW 资阳北 资阳 3|NIW 遂宁 遂宁 3
ICW 成都东 成都 1|CDW 成都 成都 2|CNW 成都南 成都 2|DYW 德阳 德阳 3|MYW 绵阳 绵阳 2|GYW 广元 广元 2|HOY 汉中 汉中 2|EAY 西安北 西安 1|XAY 西安 西安 1|EGY 阿房宫 西安 3
SQF 商丘 商丘 2|KFF 开封 开封 3|KBF 开封北 开封 3|LLF 洛阳龙门 洛阳 2|LYF 洛阳 洛阳 2|SCF 三门峡南 三门峡 3|SMF 三门峡 三门峡 3|WNY 渭南 渭南 3|WBY 渭南北 渭南 3|HDY 华山北 华阴 3|BBY 宝鸡南 宝鸡 2|BJY 宝鸡 宝鸡 2|TIJ 天水南 天水 2|TSJ 天水 天水 3|DNJ 定西北 定西 3|LAJ 兰州西 兰州 1|LZJ 兰州 兰州 1
XNO 西宁 西宁 1|MYO 门源 门源 3|ZEJ 张掖西 张掖 2|ZYJ 张掖 张掖 3|JNJ 酒泉南 酒泉 3|JGJ 嘉峪关 嘉峪关 2|LNR 柳园南 柳园 3|HMR 哈密 哈密 2|TAR 吐鲁番北 吐鲁番 3|WAR 乌鲁木齐 乌鲁木齐 1|WUJ 武威 武威 3|GRO 格尔木 格尔木 2|NQO 那曲 那曲 3|LSO 拉萨 拉萨 1
YKG 鹰潭北 鹰潭 3|SRG 上饶 上饶 2|JJG 九江 九江 2|NXG 南昌西 南昌 1|NCG 南昌 南昌 1|GZG 赣州 赣州 2|VAG 吉安 吉安 2|YEG 宜春 宜春 3|PBG 萍乡北 萍乡 3|JBH 金华 金华 2|QEH 衢州 衢州 3|YWH 义乌 义乌 2|XBG 新余北 新余 3|FDG 抚州东 抚州 3
UOQ 娄底南 娄底 3|KAQ 怀化南 怀化 2|TNW 铜仁南 铜仁 3|QKW 凯里南 凯里 3|KQW 贵阳北 贵阳 1|GIW 贵阳 贵阳 2|ASE 安顺西 安顺 3|QBM 曲靖北 曲靖 3|KOM 昆明南 昆明 1|KMM 昆明 昆明 1|DKM 大理 大理 2|LHM 丽江 丽江 2|CUM 楚雄 楚雄 3|GXM 广南 广南 3|FNM 富宁 富宁 3|BIZ 百色 百色 3
AOQ 永州 永州 3|GBZ 桂林北 桂林 2|GEZ 桂林西 桂林 3|LZZ 柳州 柳州 2|NFZ 南宁东 南宁 1|NNZ 南宁 南宁 2|GGZ 贵港 贵港 3|WBZ 梧州南 梧州 3|FCQ 肇庆东 肇庆 3|FOQ 佛山西 佛山 3|YCZ 阳朔 阳朔 3|HXZ 贺州 贺州 3
QDK 青岛 青岛 2|QHK 青岛北 青岛 1|WFK 潍坊 潍坊 2|ZBK 淄博 淄博 2|QZK 青州市 青州 3|YAK 烟台 烟台 2
SYT 沈阳 沈阳 1|SBT 沈阳北 沈阳 1|QTP 秦皇岛 秦皇岛 2|TSP 唐山 唐山 2|FUP 唐山北 唐山 3|JZD 锦州 锦州 2|JOD 锦州南 锦州 3|SHD 山海关 秦皇岛 3|IVP 承德南 承德 2|LKT 牛河梁 朝阳 3|VET 朝阳 朝阳 3|FOT 阜新 阜新 3|PXT 铁岭西 铁岭 3|SPT 四平 四平 3|PPT 四平东 四平 3|CCT 长春 长春 1|CRT 长春西 长春 2|HBB 哈尔滨 哈尔滨 1|VAB 哈尔滨西 哈尔滨 1|SBB 双城北 哈尔滨 3|FBT 扶余北 扶余 3|JLL 吉林 吉林 2
DFT 大连北 大连 1|DLT 大连 大连 1|AST 鞍山 鞍山 3|AXT 鞍山西 鞍山 3|YGT 营口东 营口 3|LYT 辽阳 辽阳 3|QHX 齐齐哈尔 齐齐哈尔 2|RHX 大庆西 大庆 3
TNV 太原南 太原 1|YPP 阳泉北 阳泉 3|DMV 大同南 大同 2|PDV 平遥古城 平遥 3|LXV 临汾西 临汾 3|ABV 运城北 运城 3|ZKP 张家口 张家口 2|OKP 下花园北 张家口 3|VLP 八达岭长城 北京 3|WPC 乌兰察布 乌兰察布 3|NDC 呼和浩特东 呼和浩特 2|HHC 呼和浩特 呼和浩特 2|BTC 包头 包头 2
HSP 衡水 衡水 3|UCK 聊城 聊城 3|HIK 菏泽 菏泽 3|FYH 阜阳 阜阳 2|BZH 亳州 亳州 3|VON 黄州 黄冈 3|UIH 连云港 连云港 2
HMQ 海口东 海口 2|QYQ 琼海 琼海 3|SEQ 三亚 三亚 2|YIJ 银川 银川 2|ZWJ 中卫 中卫 3
`;

/** Cities whose English name is not their pinyin. */
export const STATION_CITIES: { readonly [city: string]: string } = {
  北京: 'Beijing',
  西安: "Xi'an",
  香港: 'Hong Kong',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  乌鲁木齐: 'Urumqi',
  拉萨: 'Lhasa',
  那曲: 'Nagqu',
  格尔木: 'Golmud',
  哈密: 'Hami',
  吐鲁番: 'Turpan',
  呼和浩特: 'Hohhot',
  乌兰察布: 'Ulanqab',
  宿州: 'Suzhou (Anhui)',
  抚州: 'Fuzhou (Jiangxi)',
  泰安: "Tai'an",
  六安: "Lu'an",
  吉安: "Ji'an",
};

/** Stations whose English name is neither their city's plus a quarter nor their pinyin. */
export const STATION_NAMES: { readonly [station: string]: string } = {
  香港西九龙: 'Hong Kong West Kowloon',
  八达岭长城: 'Badaling Great Wall',
  华山北: 'Huashan North',
};
