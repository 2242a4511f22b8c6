/** The mails about an agency's money that the portal sends automatically; `{name}` is a placeholder. */
export const MONEY_MAIL_WORDS = {
  lowBalance: {
    en: {
      subject: 'The balance of {company} is below {limit}',
      text: 'Hello,\n\nthe balance of {company} is {balance}, below the alert threshold of {limit} that you set.\n\nTop it up in time for what is due.',
      action: 'View wallet',
    },
    'zh-cn': {
      subject: '{company}的余额已低于 {limit}',
      text: '您好：\n\n{company}的当前余额为 {balance}，已低于您设置的预警金额 {limit}。\n\n请及时充值，以免影响待付订单。',
      action: '查看钱包',
    },
    'zh-tw': {
      subject: '{company}的餘額已低於 {limit}',
      text: '您好：\n\n{company}的目前餘額為 {balance}，已低於您設定的預警金額 {limit}。\n\n請及時儲值，以免影響待付訂單。',
      action: '查看錢包',
    },
  },
  statementDue: {
    en: {
      subject: 'Statement of {company}: {owed} to settle by {day}',
      text: 'Hello,\n\nthe statement of {company} for {first} to {last} is ready. {owed} of the credit line is to be settled by the end of {day} ({zone}).\n\nIf any of it is still open after that day, credit cannot be used until it is settled.',
      action: 'View statement',
    },
    'zh-cn': {
      subject: '{company}的对账单：请于 {day} 前结清 {owed}',
      text: '您好：\n\n{company} {first} 至 {last} 的对账单已生成，其中授信额度欠款 {owed}，请于 {day} 当日结束前（{zone}）结清。\n\n逾期未结清的，还清前授信额度不可用于付款。',
      action: '查看对账单',
    },
    'zh-tw': {
      subject: '{company}的對帳單：請於 {day} 前結清 {owed}',
      text: '您好：\n\n{company} {first} 至 {last} 的對帳單已產生，其中信用額度欠款 {owed}，請於 {day} 當日結束前（{zone}）結清。\n\n逾期未結清者，還清前信用額度不可用於付款。',
      action: '查看對帳單',
    },
  },
  statementOverdue: {
    en: {
      subject: '{owed} of the credit line of {company} is overdue',
      text: 'Hello,\n\nthe statement of {company} for {first} to {last} was to be settled by the end of {day} ({zone}), and {owed} of it is still open.\n\nCredit cannot be used until it is settled.',
      action: 'View statement',
    },
    'zh-cn': {
      subject: '{company}的授信额度欠款 {owed} 已逾期',
      text: '您好：\n\n{company} {first} 至 {last} 的对账单应于 {day} 当日结束前（{zone}）结清，目前仍有 {owed} 未还。\n\n还清前授信额度不可用于付款。',
      action: '查看对账单',
    },
    'zh-tw': {
      subject: '{company}的信用額度欠款 {owed} 已逾期',
      text: '您好：\n\n{company} {first} 至 {last} 的對帳單應於 {day} 當日結束前（{zone}）結清，目前仍有 {owed} 未還。\n\n還清前信用額度不可用於付款。',
      action: '查看對帳單',
    },
  },
} as const;
