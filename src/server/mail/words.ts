import type { Locale } from '../../contract/locale.ts';
import { toOneLine } from '../../contract/one-line.ts';
import { MONEY_MAIL_WORDS } from './money-words.ts';

/** The texts of mails; `{name}` is a placeholder. */
export const MAIL_WORDS = {
  invitation: {
    en: {
      subject: 'Your account at {company}',
      text: 'Hello {nickname},\n\n{by} has opened an account for you at {company}. Your username is {username}.\n\nChoose your password within {days} days.',
      action: 'Choose your password',
    },
    'zh-cn': {
      subject: '您在{company}的账号',
      text: '{nickname}，您好：\n\n{by} 已为您开通{company}的账号，用户名为 {username}。\n\n请在 {days} 天内设置密码。',
      action: '设置密码',
    },
    'zh-tw': {
      subject: '您在{company}的帳號',
      text: '{nickname}，您好：\n\n{by} 已為您開通{company}的帳號，使用者名稱為 {username}。\n\n請於 {days} 天內設定密碼。',
      action: '設定密碼',
    },
  },
  passwordReset: {
    en: {
      subject: 'Choose a new password for {company}',
      text: 'Hello {nickname},\n\n{by} has reset the password of {username}. You were logged out everywhere.\n\nChoose a new one within {days} days.',
      action: 'Choose a new password',
    },
    'zh-cn': {
      subject: '请为{company}账号设置新密码',
      text: '{nickname}，您好：\n\n{by} 已重置 {username} 的密码，您在所有设备上均已退出登录。\n\n请在 {days} 天内设置新密码。',
      action: '设置新密码',
    },
    'zh-tw': {
      subject: '請為{company}帳號設定新密碼',
      text: '{nickname}，您好：\n\n{by} 已重設 {username} 的密碼，您在所有裝置上均已登出。\n\n請於 {days} 天內設定新密碼。',
      action: '設定新密碼',
    },
  },
  secondFactorRemoved: {
    en: {
      subject: 'The two-step log-in of {username} was switched off',
      text: 'Hello {nickname},\n\n{by} has switched off the two-step log-in of {username} at {company}. From now on the password alone is enough to log in.\n\nIf you did not request this, change your password and switch two-step log-in on again.',
      action: 'Switch it on again',
    },
    'zh-cn': {
      subject: '{username} 的两步登录已关闭',
      text: '{nickname}，您好：\n\n{by} 已关闭{company}账号 {username} 的两步登录，此后仅凭密码即可登录。\n\n如非您本人要求，请修改密码并重新开启两步登录。',
      action: '重新开启',
    },
    'zh-tw': {
      subject: '{username} 的兩步驟登入已關閉',
      text: '{nickname}，您好：\n\n{by} 已關閉{company}帳號 {username} 的兩步驟登入，此後僅憑密碼即可登入。\n\n如非您本人要求，請變更密碼並重新開啟兩步驟登入。',
      action: '重新開啟',
    },
  },
  enquiry: {
    en: {
      subject: 'New enquiry from {name}',
      text: 'A visitor has sent the enquiry form.\n\nSite: {site}\nTitle: {name}\nEmail: {email}\nPhone number: {phone}\nCountry: {country}\nCompany name: {companyName}\nCompany address: {companyAddress}\nWebsite: {website}\n\n{remarks}',
      action: 'All enquiries',
    },
    'zh-cn': {
      subject: '{name} 的合作咨询',
      text: '收到一份合作咨询。\n\n来源站点：{site}\n称呼：{name}\n邮箱：{email}\n电话：{phone}\n国家或地区：{country}\n公司名称：{companyName}\n公司地址：{companyAddress}\n网站：{website}\n\n{remarks}',
      action: '全部咨询',
    },
    'zh-tw': {
      subject: '{name} 的合作洽詢',
      text: '收到一份合作洽詢。\n\n來源站台：{site}\n稱呼：{name}\n電子郵件：{email}\n電話：{phone}\n國家或地區：{country}\n公司名稱：{companyName}\n公司地址：{companyAddress}\n網站：{website}\n\n{remarks}',
      action: '全部洽詢',
    },
  },
  manyEnquiries: {
    en: {
      subject: 'More than {number} enquiries within an hour',
      text: 'More than {number} enquiries have arrived within an hour. Further ones are stored with the others and are not emailed one by one until there are fewer.',
      action: 'All enquiries',
    },
    'zh-cn': {
      subject: '一小时内收到的合作咨询超过 {number} 份',
      text: '一小时内收到的合作咨询已超过 {number} 份。后续咨询仍会保存在列表中，在数量回落之前不再逐份发送邮件。',
      action: '全部咨询',
    },
    'zh-tw': {
      subject: '一小時內收到的合作洽詢超過 {number} 份',
      text: '一小時內收到的合作洽詢已超過 {number} 份。後續洽詢仍會保存在清單中，在數量回落之前不再逐份寄送郵件。',
      action: '全部洽詢',
    },
  },
  topUp: {
    en: {
      subject: '{amount} has been added to your balance',
      text: 'Hello,\n\n{by} has received {received} from {company} and added {amount} to its balance. The transfer fee was {fee}.\n\nReference number: {reference}\nBalance now: {balance}',
      action: 'View wallet',
    },
    'zh-cn': {
      subject: '您的余额已入账 {amount}',
      text: '您好：\n\n{by} 已收到{company}的 {received}，并向余额入账 {amount}，手续费 {fee}。\n\n流水号：{reference}\n当前余额：{balance}',
      action: '查看钱包',
    },
    'zh-tw': {
      subject: '您的餘額已入帳 {amount}',
      text: '您好：\n\n{by} 已收到{company}的 {received}，並向餘額入帳 {amount}，手續費 {fee}。\n\n交易序號：{reference}\n目前餘額：{balance}',
      action: '查看錢包',
    },
  },
  correction: {
    en: {
      subject: 'Your balance has been corrected by {amount}',
      text: 'Hello,\n\n{by} has corrected the balance of {company} by {amount}.\n\nReason: {reason}\nBooking: {booking}\nBalance now: {balance}',
      action: 'View wallet',
    },
    'zh-cn': {
      subject: '您的余额已更正 {amount}',
      text: '您好：\n\n{by} 已对{company}的余额作出更正，金额 {amount}。\n\n原因：{reason}\n相关订单：{booking}\n当前余额：{balance}',
      action: '查看钱包',
    },
    'zh-tw': {
      subject: '您的餘額已更正 {amount}',
      text: '您好：\n\n{by} 已對{company}的餘額作出更正，金額 {amount}。\n\n原因：{reason}\n相關訂單：{booking}\n目前餘額：{balance}',
      action: '查看錢包',
    },
  },
  ...MONEY_MAIL_WORDS,
  paymentDeadline: {
    en: {
      subject: 'Payment for booking {order} is due by {until}',
      text: 'Hello,\n\nbooking {order} ({traveller}, {route}) is not paid yet. Payment is due by {until}; the seats are released after that.\n\nAmount: {amount}',
      action: 'View booking',
    },
    'zh-cn': {
      subject: '订单 {order} 的支付截止时间为 {until}',
      text: '您好：\n\n订单 {order}（{traveller}，{route}）尚未支付，支付截止时间为 {until}，逾期座位将被释放。\n\n金额：{amount}',
      action: '查看订单',
    },
    'zh-tw': {
      subject: '訂單 {order} 的付款截止時間為 {until}',
      text: '您好：\n\n訂單 {order}（{traveller}，{route}）尚未付款，付款截止時間為 {until}，逾期座位將釋出。\n\n金額：{amount}',
      action: '查看訂單',
    },
  },
  ticketingDeadline: {
    en: {
      subject: 'Booking {order} is held until {until}',
      text: 'Hello,\n\nthe seats of booking {order} ({traveller}, {route}) are held until {until}. Request ticketing before then, or they are released.\n\nAmount: {amount}',
      action: 'View booking',
    },
    'zh-cn': {
      subject: '订单 {order} 的出票期限为 {until}',
      text: '您好：\n\n订单 {order}（{traveller}，{route}）的座位保留至 {until}，请在此之前确认出票，逾期座位将被释放。\n\n金额：{amount}',
      action: '查看订单',
    },
    'zh-tw': {
      subject: '訂單 {order} 的開票期限為 {until}',
      text: '您好：\n\n訂單 {order}（{traveller}，{route}）的座位保留至 {until}，請在此之前確認開票，逾期座位將釋出。\n\n金額：{amount}',
      action: '查看訂單',
    },
  },
  quoteDeadline: {
    en: {
      subject: 'The quote for {order} is valid until {until}',
      text: 'Hello,\n\nthe quote for {order} ({traveller}, {route}) is waiting for your answer. It is valid until {until}.',
      action: 'View quote',
    },
    'zh-cn': {
      subject: '{order} 的报价有效期至 {until}',
      text: '您好：\n\n{order}（{traveller}，{route}）的报价等待您确认，有效期至 {until}。',
      action: '查看报价',
    },
    'zh-tw': {
      subject: '{order} 的報價有效期限至 {until}',
      text: '您好：\n\n{order}（{traveller}，{route}）的報價等待您確認，有效期限至 {until}。',
      action: '查看報價',
    },
  },
  groupSeatsDeadline: {
    en: {
      subject: 'The seats of group {order} are needed by {until}',
      text: 'Hello,\n\nthe quote for group {order} ({traveller}, {route}) is confirmed, but its seats have not been requested yet. They must be confirmed by {until}; the group is closed after that.',
      action: 'View group',
    },
    'zh-cn': {
      subject: '团队 {order} 须在 {until} 前取得座位',
      text: '您好：\n\n团队 {order}（{traveller}，{route}）的报价已确认，但尚未申请座位。座位须在 {until} 前落实，逾期团队订单将关闭。',
      action: '查看团队订单',
    },
    'zh-tw': {
      subject: '團體 {order} 須於 {until} 前取得座位',
      text: '您好：\n\n團體 {order}（{traveller}，{route}）的報價已確認，但尚未申請座位。座位須於 {until} 前落實，逾期團體訂單將關閉。',
      action: '查看團體訂單',
    },
  },
  groupPaymentDeadline: {
    en: {
      subject: 'An instalment of group {order} is due by {until}',
      text: 'Hello,\n\ngroup {order} ({traveller}, {route}) is waiting for its next instalment until {until}. The group is closed after that, and the amounts paid are forfeited.\n\nInstalment: {amount}',
      action: 'View group',
    },
    'zh-cn': {
      subject: '团队 {order} 的分期付款截止时间为 {until}',
      text: '您好：\n\n团队 {order}（{traveller}，{route}）的下一期款项须在 {until} 前支付，逾期团队订单将关闭，已付款项不予退还。\n\n本期金额：{amount}',
      action: '查看团队订单',
    },
    'zh-tw': {
      subject: '團體 {order} 的分期付款截止時間為 {until}',
      text: '您好：\n\n團體 {order}（{traveller}，{route}）的下一期款項須於 {until} 前支付，逾期團體訂單將關閉，已付款項不予退還。\n\n本期金額：{amount}',
      action: '查看團體訂單',
    },
  },
  groupLastDeadline: {
    en: {
      subject: 'The final payment of group {order} is due by {until}',
      text: 'Hello,\n\ngroup {order} ({traveller}, {route}) is waiting for its final payment until {until}. The passenger list must be complete before that. The group is closed afterwards, and the amounts paid are forfeited.\n\nFinal payment: {amount}',
      action: 'View group',
    },
    'zh-cn': {
      subject: '团队 {order} 的尾款支付截止时间为 {until}',
      text: '您好：\n\n团队 {order}（{traveller}，{route}）的尾款须在 {until} 前支付，支付前须提交完整的旅客名单。逾期团队订单将关闭，已付款项不予退还。\n\n尾款金额：{amount}',
      action: '查看团队订单',
    },
    'zh-tw': {
      subject: '團體 {order} 的尾款付款截止時間為 {until}',
      text: '您好：\n\n團體 {order}（{traveller}，{route}）的尾款須於 {until} 前支付，付款前須提交完整的旅客名單。逾期團體訂單將關閉，已付款項不予退還。\n\n尾款金額：{amount}',
      action: '查看團體訂單',
    },
  },
} as const satisfies Record<string, Record<Locale, MailWords>>;

export interface MailWords {
  subject: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
  /** The label of its link. */
  action: string;
}

export type MailKind = keyof typeof MAIL_WORDS;

/** Mails that grant access: only their recipient, and the administrators who had them sent, may read them. */
export const SECRET_MAILS: readonly MailKind[] = ['invitation', 'passwordReset'];

/** The only multi-line placeholder. All others are within a line, including values stored before line breaks were refused. */
const OWN_LINES = 'remarks';

/** A mail's texts with the placeholders filled in. */
export function wordMail(kind: MailKind, locale: Locale, params: Readonly<Record<string, string | number>>): MailWords {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(params[name] ?? '');
      return name === OWN_LINES ? value : toOneLine(value);
    });
  const { subject, text, action } = MAIL_WORDS[kind][locale];
  // A name with a line break must not begin another header.
  return { subject: fill(subject).replace(/\s+/g, ' '), text: fill(text), action };
}
