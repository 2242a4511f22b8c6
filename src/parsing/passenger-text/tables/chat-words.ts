/** Words around passengers' details in chats, in English and both Chinese scripts, as regular expression sources over capitals. */

export const BIRTH_LABELS =
  '出生日期|出生年月日|出生年月|出生時間|出生时间|出生|生日|生于|生於|NGÀY SINH|生年月日|ДАТА РОЖДЕНИЯ|(?:TEMPAT ?[/,&]? ?)?(?:TANGGAL|TARIKH|TGL\\.?) LAHIR|DATE OF BIRTH|BIRTH ?DATE|BIRTHDAY|BIRTH|BORN(?: ON)?(?: THE)?|D\\.?O\\.?B\\.?|BD';
export const EXPIRY_LABELS =
  '(?:护照|護照|证件|證件)?(?:有效期限?|有效日期|有效期間|有效期间|效期|有效|到期日期?|到期|截止日期?|失效日期?|期满日|期滿日)(?:截?至|到)?|至|EXPIRY DATE|EXPIRATION DATE|DATE OF EXPIR(?:Y|ATION)|EXPIRATION|EXPIR(?:Y|ES|ED|ING|E)(?: ON| DATE)?|EXP\\.?(?: DATE)?|(?:NGÀY )?HẾT HẠN|有効期限|有効期間満了日|만료일?|ДЕЙСТВИТЕЛЕН ДО|СРОК ДЕЙСТВИЯ|BERLAKU (?:SAMPAI|HINGGA)|TARIKH (?:TAMAT|LUPUT)|VALID(?:ITY)?(?: UNTIL| TILL| TO| THRU| THROUGH)?|DOE';
export const ISSUE_LABELS =
  '発行年?月?日|交付年月日|발급일|NGÀY CẤP|ДАТА ВЫДАЧИ|签发日期|簽發日期|发证日期|發證日期|發照日期|核發日期|签发|簽發|发证|發證|DATE OF ISSUE|ISSUE DATE|ISSUED(?: ON)?|DOI';
export const GENDER_LABELS = '性别|性別|성별|ПОЛ|JENIS KELAMIN|JANTINA|GENDER|SEX';
export const NATIONALITY_LABELS =
  '国籍|國籍|QUỐC TỊCH|국적|ГРАЖДАНСТВО|KEWARGANEGARAAN|WARGANEGARA|NATIONALITY|CITIZENSHIP|CITIZEN(?: OF)?|NATION|COUNTRY|NAT';
export const ISSUER_LABELS =
  '签发国家?|簽發國家?|发证国家?|發證國家?|發照國家?|签发地点?|簽發地點?|发证地点?|發照地|ISSUING (?:COUNTRY|STATE|PLACE|AUTHORITY)|COUNTRY OF ISSUE|PLACE OF ISSUE|ISSUED(?: BY| IN| AT)?|ISSUER';
export const SURNAME_LABELS = '英文姓氏?|护照姓|姓氏|姓(?!名)|SURNAME|LAST ?NAME|FAMILY ?NAME';
export const GIVEN_LABELS =
  '英文名字?(?=[:= ]*[A-Z]+ ?$)|名(?![字称稱])|GIVEN ?NAMES?|FIRST ?NAMES?|FORENAMES?|MIDDLE ?NAMES?';
/** The whole name follows, not a part. */
export const WHOLE_NAME_LABELS =
  '(?:SURNAME|LAST ?NAME|FAMILY ?NAME) ?[/,&+] ?(?:GIVEN|FIRST) ?NAMES?|(?:SURNAME|LAST|FAMILY) ?/ ?(?:GIVEN|FIRST)(?: NAMES?)?|姓 ?/ ?名|英文姓/名';
export const NAME_LABELS =
  '中文姓名|中文名字?|英文姓名|英文名字?|姓名|名字|拼音|旅客姓名|乘客姓名|乘机人|乘機人|旅客|乘客|HỌ VÀ TÊN|HỌ TÊN|氏名|お名前|성명|이름|ФИО|NAMA(?: LENGKAP| PENUH)?(?= ?[:=])|FULL ?NAME|PASSENGER(?: NAME)?|PAX(?: NAME)?|TRAVELL?ER|NAME';
export const NUMBER_LABELS = '号码|號碼|编号|編號|号|號|番号|번호|NUMBER|NUM|NO\\.?|NR\\.?|#';

/** Documents, the longer names first: letters of DOCS where it has one, else the portal's own names (spec section 3). */
export const DOCUMENT_WORDS: readonly (readonly [source: string, type: string])[] = [
  ['外国人永久居留(?:身份)?证|外國人永久居留證|永久居留证|永居证|PERMANENT RESIDENCE? CARD', 'fpridcard'],
  ['港澳台居民居住证|港澳臺居民居住證|居住证|居住證|RESIDENCE PERMIT', 'rphmt'],
  ['港澳居民来往内地通行证|港澳居民來往內地通行證|回乡证|回鄉證|回鄉卡|HOME RETURN PERMIT', 'tphm'],
  ['台湾居民来往大陆通行证|臺灣居民來往大陸通行證|台灣居民來往大陸通行證|台胞证|台胞證|臺胞證', 'tptw'],
  [
    '大陆居民往来台湾通行证|大陸居民往來臺灣通行證|往来台湾通行证|往來台灣通行證|台湾通行证|台灣通行證|入台证|入台證',
    'ttpmr',
  ],
  ['往来港澳通行证|往來港澳通行證|港澳通行证|港澳通行證|EXIT-?ENTRY PERMIT|EEP', 'eep'],
  ['居民身份证|居民身分證|身份证|身分證|身份證|ID ?CARD|IDENTITY CARD|NATIONAL ID', 'I'],
  [
    '护照|護照|旅券|パスポート|여권|(?:SỐ )?HỘ CHIẾU(?: SỐ)?|(?:ЗАГРАН)?ПАСПОРТ|(?:NO\\.?|NOMOR|NOMBOR)? ?PASPOR(?:T(?=[ :]))?|PASSPORT|PSPT|PPT|P/P|PP',
    'P',
  ],
];
/** Announces a document without its type. */
export const DOCUMENT_LABELS = '证件类型|證件類型|证件|證件|DOCUMENT TYPE|DOCUMENT|DOC|TRAVEL DOC';

/** Types of traveller; infants separate, as in DOCS lines. */
export const INFANT_WORDS = '婴儿|嬰兒|INFANT|INF|BABY';
export const KIND_WORDS = '成人|大人|儿童|兒童|小孩|ADULT|ADT|CHILD|CHD|CNN';

/** Phrases around the details; a line of nothing else is no passenger. */
export const COURTESY =
  '谢谢|謝謝|多谢|多謝|麻烦|麻煩|请|請|帮忙|幫忙|帮我|幫我|出票|订票|訂票|预订|預訂|预定|乘客信息|旅客信息|乘机人信息|乘客資料|旅客資料|证件信息|護照信息|护照信息|名单|名單|信息|资料|資料|如下|你好|您好|收到|好的|以下|人|位|个|個|共|的|THANKS?|THANK YOU|THX|HELLO|HI|DEAR|PLEASE|PLS|BOOK|TICKETS?|REGARDS|BEST|KIND|PASSENGERS?|DETAILS?|LIST|INFO(?:RMATION)?|PAX|FOR|THE|FOLLOWING|TRAVELL?ERS|GENERAL FACTS|AA FACTS|FACTS';
