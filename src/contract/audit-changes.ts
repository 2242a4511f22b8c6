import type { Locale, Words } from './locale.ts';

const FLAG = { true: { en: 'Yes', 'zh-cn': '是', 'zh-tw': '是' }, false: { en: 'No', 'zh-cn': '否', 'zh-tw': '否' } };
const STATUS = {
  active: { en: 'Active', 'zh-cn': '启用', 'zh-tw': '啟用' },
  disabled: { en: 'Disabled', 'zh-cn': '停用', 'zh-tw': '停用' },
  testing: { en: 'Testing', 'zh-cn': '测试', 'zh-tw': '測試' },
};
const LANGUAGE = {
  en: { en: 'English', 'zh-cn': 'English', 'zh-tw': 'English' },
  'zh-cn': { en: '简体中文', 'zh-cn': '简体中文', 'zh-tw': '简体中文' },
  'zh-tw': { en: '繁體中文', 'zh-cn': '繁體中文', 'zh-tw': '繁體中文' },
};
const ROLE = {
  operator: { en: 'Operator', 'zh-cn': '操作员', 'zh-tw': '操作員' },
  finance: { en: 'Finance', 'zh-cn': '财务', 'zh-tw': '財務' },
  SuperUser: { en: 'Administrator', 'zh-cn': '管理员', 'zh-tw': '管理員' },
};
const PERMISSION = {
  'agencybills:read': { en: 'Bills of agencies', 'zh-cn': '代理商账单', 'zh-tw': '代理商帳單' },
  'desk:flight': { en: 'Flight desk', 'zh-cn': '机票客服台', 'zh-tw': '機票客服台' },
  'desk:group': { en: 'Group desk', 'zh-cn': '团队客服台', 'zh-tw': '團體客服台' },
  'desk:train': { en: 'Train desk', 'zh-cn': '火车票客服台', 'zh-tw': '火車票客服台' },
  'agencies:write': { en: 'Agencies', 'zh-cn': '代理商', 'zh-tw': '代理商' },
  'credit:write': { en: 'Credit of agencies', 'zh-cn': '代理商授信', 'zh-tw': '代理商信用額度' },
  'topup:write': { en: 'Top-ups of agencies', 'zh-cn': '代理商充值', 'zh-tw': '代理商儲值' },
  'rates:write': { en: 'Exchange rates', 'zh-cn': '汇率', 'zh-tw': '匯率' },
  'sites:write': { en: 'Sites', 'zh-cn': '站点', 'zh-tw': '站台' },
};
const PERIOD = {
  day: { en: 'Day', 'zh-cn': '日', 'zh-tw': '日' },
  week: { en: 'Week', 'zh-cn': '周', 'zh-tw': '週' },
  month: { en: 'Month', 'zh-cn': '月', 'zh-tw': '月' },
  year: { en: 'Year', 'zh-cn': '年', 'zh-tw': '年' },
};
const AIRLINES = {
  all: { en: 'All airlines', 'zh-cn': '所有航空公司', 'zh-tw': '所有航空公司' },
  only: { en: 'Only those listed', 'zh-cn': '仅限所列航空公司', 'zh-tw': '僅限所列航空公司' },
  except: { en: 'All but those listed', 'zh-cn': '所列之外的航空公司', 'zh-tw': '所列以外的航空公司' },
};
const SUPPLIERS = {
  all: { en: 'All suppliers', 'zh-cn': '所有供应商', 'zh-tw': '所有供應商' },
  popular: { en: 'Popular suppliers', 'zh-cn': '常用供应商', 'zh-tw': '常用供應商' },
};
const SITE_TYPE = {
  client: { en: 'Portal', 'zh-cn': '门户', 'zh-tw': '入口網站' },
  'agent-chat': { en: 'Portal with a chat widget', 'zh-cn': '带聊天组件的门户', 'zh-tw': '附聊天元件的入口網站' },
};

interface LogField {
  words: Words;
  /** Labels of coded values; other values are shown as they are. */
  values?: Readonly<Record<string, Words>>;
  /** Label of null where it does not mean "none". */
  none?: Words;
}

const field = (en: string, cn: string, tw: string, values?: LogField['values']): LogField => ({
  words: { en, 'zh-cn': cn, 'zh-tw': tw },
  ...(values ? { values } : {}),
});
const AS_ABOVE: Words = { en: 'As for the company above', 'zh-cn': '与上级公司一致', 'zh-tw': '與上級公司一致' };
/** A term inherited from the parent company where not set. */
const term = (...given: Parameters<typeof field>): LogField => ({ ...field(...given), none: AS_ABOVE });

/** Labels of the user log's fields, by their names in the log. */
const FIELDS = {
  'user.name': field('Name', '名称', '名稱'),
  'user.mobile': field('Mobile', '手机', '手機'),
  'user.role': field('Role', '角色', '角色', ROLE),
  'user.permissions': field('Permissions', '权限', '權限', PERMISSION),
  'user.status': field('Status', '状态', '狀態', STATUS),
  'company.name': field('Company name', '公司名称', '公司名稱'),
  'company.alias': field('Alias', '别名', '別名'),
  'company.address': field('Company address', '公司地址', '公司地址'),
  'company.contactName': field('Contact name', '联系人姓名', '聯絡人姓名'),
  'company.contactEmail': field('Contact email', '联系邮箱', '聯絡信箱'),
  'company.contactPhone': field('Contact phone', '联系电话', '聯絡電話'),
  'company.customerService': field('Dedicated customer service', '专属客服', '專屬客服'),
  'company.extraInfo': field('Extra information', '其他信息', '其他資訊'),
  'company.allowedHosts': field('Allowed hosts', '允许嵌入的站点', '允許嵌入的網站'),
  'company.websitePrefix': field('Web address', '网址前缀', '網址前綴'),
  'company.status': field('Status', '状态', '狀態', STATUS),
  'company.creditLimit': field('Credit limit', '授信额度', '信用額度'),
  'config.settlementCurrency': field('Settlement currency', '结算币种', '結算幣別'),
  'config.emailLanguage': field('Email language', '邮件语言', '郵件語言', LANGUAGE),
  'config.creditPeriod': field('Credit period', '账期', '帳期', PERIOD),
  'config.enableFlightService': field('Flights', '航班', '航班', FLAG),
  'config.enableTrainService': field('Trains', '火车票', '火車票', FLAG),
  'config.canCreateSubAgency': field('Create sub-agencies', '可开设下级代理商', '可開設下級代理商', FLAG),
  'config.isShowBill': field('Show bills', '显示账单', '顯示帳單', FLAG),
  'config.sendEmailToSubAgency': field('Send emails to the agency', '向代理商发送邮件', '寄送郵件給代理商', FLAG),
  'config.hidePnrBooking': field('Hide booking by PNR', '隐藏 PNR 预订', '隱藏 PNR 訂位', FLAG),
  'config.hideMainlandContent': field('Hide mainland China', '隐藏中国大陆内容', '隱藏中國大陸內容', FLAG),
  'config.disablePayment': field('Switch payment off', '关闭支付', '關閉付款', FLAG),
  'config.onlyShowOwnOrders': field('Own bookings only', '仅看本人订单', '僅看本人訂單', FLAG),
  'config.showInvoiceType': field(
    'Invoice type in the Excel bill',
    'Excel 账单显示发票类型',
    'Excel 帳單顯示發票類型',
    FLAG,
  ),
  'config.showAvailable': field(
    'Operators see what is left to pay with',
    '操作员可见可用额度',
    '操作員可見可用額度',
    FLAG,
  ),
  'config.singleSession': field('One device at a time', '单设备登录', '單一裝置登入', FLAG),
  'config.singleLoginAdmins': field(
    'Administrators log in from the company’s own system too',
    '管理员也可从公司自有系统登录',
    '管理員也可從公司自有系統登入',
    FLAG,
  ),
  'flight.markups.chinaMainland': field('Markup, mainland China', '加价：中国大陆', '加價：中國大陸'),
  'flight.markups.domestic': field('Markup, inside another country', '加价：其他国家境内', '加價：其他國家境內'),
  'flight.markups.intraContinental': field('Markup, inside one continent', '加价：洲内', '加價：洲內'),
  'flight.markups.intercontinental': field('Markup, between continents', '加价：洲际', '加價：洲際'),
  'flight.serviceFees.change': term('Service fee of a change', '改签服务费', '改票服務費'),
  'flight.serviceFees.refund': term('Service fee of a refund', '退票服务费', '退票服務費'),
  'flight.serviceFees.void': term('Service fee of a void', '废票服务费', '作廢服務費'),
  'flight.showSuppliers': term('Show suppliers', '显示供应商', '顯示供應商', FLAG),
  'flight.freeBaggageOnly': term('Free baggage only', '仅含免费行李', '僅含免費行李', FLAG),
  'flight.fareBasisOnly': term('Fare basis only', '仅含运价基础', '僅含票價基礎', FLAG),
  'flight.maxResponse': term('Maximum response time', '最长响应时间', '最長回應時間'),
  'flight.airlines': term('Airlines', '航空公司', '航空公司', AIRLINES),
  'flight.airlineCodes': term('Airline codes', '航空公司代码', '航空公司代碼'),
  'flight.suppliers': term('Suppliers', '供应商', '供應商', SUPPLIERS),
  'flight.searchMode': term('Search', '搜索', '搜尋', SUPPLIERS),
  'flight.orderNotificationUrl': field('Order notification address', '订单通知地址', '訂單通知網址'),
  'flight.changeNotificationUrl': field('Flight change notification address', '航变通知地址', '航班異動通知網址'),
  'train.notificationUrl': field('Train notification address', '火车票通知地址', '火車票通知網址'),
  'train.manualMode': term('Train tickets by hand', '火车票人工出票', '火車票人工開票', FLAG),
  'site.name': field('Site name', '站点名称', '站台名稱'),
  'site.shortName': field('Short name', '简称', '簡稱'),
  'site.chineseName': field('Chinese name', '中文名称', '中文名稱'),
  'site.chineseShortName': field('Chinese short name', '中文简称', '中文簡稱'),
  'site.traditionalName': field('Traditional Chinese name', '繁体中文名称', '繁體中文名稱'),
  'site.traditionalShortName': field('Traditional Chinese short name', '繁体中文简称', '繁體中文簡稱'),
  'site.type': field('Type of the site', '站点类型', '站台類型', SITE_TYPE),
  'site.hosts': field('Host names', '域名', '網域名稱'),
  'site.accent': field('Colour on light ground', '浅色背景上的颜色', '淺色背景上的顏色'),
  'site.accentDark': field('Colour on dark ground', '深色背景上的颜色', '深色背景上的顏色'),
  'site.icpCode': field('ICP registration', 'ICP 备案号', 'ICP 備案號'),
  'site.networkSecurityCode': field('Network security registration', '公安备案号', '公安備案號'),
  'site.defaultLanguage': field('Language', '语言', '語言', LANGUAGE),
  'site.defaultCurrency': field('Currency', '币种', '幣別'),
  'site.currencies': field('Currencies to choose from', '可选币种', '可選幣別'),
  'site.dateFormat': field('Dates are written as', '日期格式', '日期格式'),
  'site.chatUrl': field('Address of the chat widget', '聊天组件地址', '聊天元件位址'),
  'site.claims': field('Figures of the public pages', '公开页面的数据', '公開頁面的數據'),
} satisfies Record<string, LogField>;

export type LogFieldName = keyof typeof FIELDS;

/** One changed field. */
export interface FieldChange {
  /** Its name in the log; one unknown to this version, as a newer server may write, is shown by its name. */
  field: string;
  /** Several are separated by `, `; amounts include their currency. Null: none. */
  before: string | null;
  after: string | null;
}

const NONE: Words = { en: 'none', 'zh-cn': '无', 'zh-tw': '無' };

function isField(name: string): name is LogFieldName {
  return Object.hasOwn(FIELDS, name);
}

function valueWords(known: LogField | null, value: string | null, locale: Locale): string {
  if (value === null) return (known?.none ?? NONE)[locale];
  const { values } = known ?? {};
  if (!values) return value;
  return value
    .split(', ')
    .map((code) => (Object.hasOwn(values, code) ? values[code]?.[locale] : undefined) ?? code)
    .join(locale === 'en' ? ', ' : '、');
}

/** Describes a change: the field, its old and its new value. */
export function changeWords({ field: name, before, after }: FieldChange, locale: Locale) {
  const known = isField(name) ? FIELDS[name] : null;
  return {
    field: known?.words[locale] ?? name,
    before: valueWords(known, before, locale),
    after: valueWords(known, after, locale),
  };
}
