import type { RefusalCode } from './errors.ts';
import type { Locale } from './locale.ts';
import type { RefusalParams } from './result.ts';

type Text = Record<Locale, string>;

/** Both a refusal and what the search form says by itself: a form shows no refusal's words of its own, and loads none of them. */
// biome-ignore format: one message a line
const JOURNEY_EMPTY = { en: 'Add at least one flight to search.', 'zh-cn': '请至少添加一段航程。', 'zh-tw': '請至少新增一段航程。' } as const satisfies Text;

/** What a journey is called in journeyRules. */
export const JOURNEY_WORDS = {
  flight: { en: 'Flight', 'zh-cn': '航程', 'zh-tw': '航程' },
  train: { en: 'Train journey', 'zh-cn': '行程', 'zh-tw': '行程' },
} as const satisfies Record<string, Text>;

/** Messages of refusals (spec §8 where it gives the words), in the three languages. `{name}` is a placeholder. */
// biome-ignore format: one message a line
export const REFUSAL_MESSAGES: Record<RefusalCode, Text> = {
  badInput: { en: 'Some details are missing or not right.', 'zh-cn': '部分信息缺失或有误。', 'zh-tw': '部分資料缺漏或有誤。' },
  fileType: { en: 'This file type is not accepted.', 'zh-cn': '不支持该文件类型。', 'zh-tw': '不支援此檔案類型。' },
  journeyEmpty: JOURNEY_EMPTY,
  journeyRules: { en: '{journey} {index}: origin and destination must be different cities.', 'zh-cn': '第 {index} 段{journey}：出发地与目的地不能为同一城市。', 'zh-tw': '第 {index} 段{journey}：出發地與目的地不可為同一城市。' },
  loginFailed: { en: 'Invalid username or password', 'zh-cn': '用户名或密码错误', 'zh-tw': '使用者名稱或密碼錯誤' },
  loginRequired: { en: 'Please login', 'zh-cn': '请先登录', 'zh-tw': '請先登入' },
  sessionUnknown: { en: 'Request Timeout, please try again. You were logged out, or were away for too long.', 'zh-cn': '登录已超时，请重新登录。您已退出登录，或长时间未操作。', 'zh-tw': '登入已逾時，請重新登入。您已登出，或長時間未操作。' },
  sessionReplaced: { en: 'Request Timeout, please try again. You have logged in on another device.', 'zh-cn': '登录已超时，请重新登录。您的账号已在其他设备登录。', 'zh-tw': '登入已逾時，請重新登入。您的帳號已在其他裝置登入。' },
  loginDisabled: { en: 'This account is disabled. Please contact your administrator.', 'zh-cn': '该账号已停用，请联系管理员。', 'zh-tw': '此帳號已停用，請聯絡管理員。' },
  accountDisabled: { en: 'Request Timeout, please try again. Your password was changed, or your account was disabled.', 'zh-cn': '登录已超时，请重新登录。您的密码已更改，或账号已停用。', 'zh-tw': '登入已逾時，請重新登入。您的密碼已變更，或帳號已停用。' },
  notAllowed: { en: 'You do not have the access', 'zh-cn': '您没有访问权限', 'zh-tw': '您沒有存取權限' },
  serviceDisabled: { en: 'You do not have the access', 'zh-cn': '您没有访问权限', 'zh-tw': '您沒有存取權限' },
  pnrBookingHidden: { en: 'Booking by PNR is switched off for your company. The company that opened your agency can switch it on.', 'zh-cn': '贵公司未开放 PNR 预订，可由为贵公司开户的上级公司开通。', 'zh-tw': '貴公司未開放 PNR 訂位，可由為貴公司開戶的上級公司開通。' },
  mainlandHidden: { en: 'Travel inside mainland China is switched off for your company. The company that opened your agency can switch it on.', 'zh-cn': '贵公司未开放中国大陆境内行程，可由为贵公司开户的上级公司开通。', 'zh-tw': '貴公司未開放中國大陸境內行程，可由為貴公司開戶的上級公司開通。' },
  testingAccount: { en: 'Your account is on trial: it books and pays nothing. Your administrator can change that.', 'zh-cn': '您的账号为测试账号，不能预订或支付，请联系管理员变更。', 'zh-tw': '您的帳號為測試帳號，無法訂位或付款，請聯絡管理員變更。' },
  peopleOnly: { en: 'This call is for a person who is logged in, not for an API key.', 'zh-cn': '此接口仅限已登录的用户使用，不能使用 API 密钥。', 'zh-tw': '此介面僅限已登入的使用者使用，不能使用 API 金鑰。' },
  apiKeyUnknown: { en: 'This API key is not known, or was replaced by a new one.', 'zh-cn': 'API 密钥无效，或已被新密钥取代。', 'zh-tw': 'API 金鑰無效，或已被新金鑰取代。' },
  singleLoginFailed: { en: 'The single login failed. Open the portal from your own system again.', 'zh-cn': '单点登录失败，请从您的系统重新进入。', 'zh-tw': '單一登入失敗，請從您的系統重新進入。' },
  singleLoginExpired: { en: 'This single login was used already or is too old. Open the portal from your own system again.', 'zh-cn': '该单点登录已使用或已过期，请从您的系统重新进入。', 'zh-tw': '此單一登入已使用或已過期，請從您的系統重新進入。' },
  secondFactorWrong: { en: 'The code is not right, or was used already.', 'zh-cn': '验证码错误或已被使用。', 'zh-tw': '驗證碼錯誤或已被使用。' },
  secondFactorRequired: { en: 'Enter the six-digit code of your authenticator app, or a recovery code.', 'zh-cn': '请输入身份验证器应用中的六位数字验证码或恢复码。', 'zh-tw': '請輸入驗證器應用程式中的六位數驗證碼或復原碼。' },
  ticketExpired: { en: 'This link was used already or is no longer valid. Ask your administrator for a new one.', 'zh-cn': '该链接已使用或已失效，请联系管理员重新发送。', 'zh-tw': '此連結已使用或已失效，請聯絡管理員重新寄送。' },
  siteIsDefault: { en: 'This site is shown under every other host name. It can be changed, not removed.', 'zh-cn': '该站点用于所有其他域名，只能修改，不能删除。', 'zh-tw': '此站台用於所有其他網域，只能修改，不能刪除。' },
  agencyOwes: { en: 'This agency still has money, credit in use, open bookings or agencies of its own. Settle them first.', 'zh-cn': '该代理商仍有余额、已用信用额度、未完成订单或下级代理商，请先结清。', 'zh-tw': '此代理商仍有餘額、已用信用額度、未完成訂單或下級代理商，請先結清。' },
  currencyInUse: { en: 'The settlement currency stays as it is once the agency has money, credit or bookings.', 'zh-cn': '代理商已有余额、信用额度或订单，结算币种不能更改。', 'zh-tw': '代理商已有餘額、信用額度或訂單，結算幣別無法變更。' },
  lastSuperUser: { en: 'This is the only administrator who can sign in. Make somebody else administrator first.', 'zh-cn': '这是唯一可登录的管理员，请先设置另一位管理员。', 'zh-tw': '這是唯一可登入的管理員，請先設定另一位管理員。' },
  lastHolder: { en: 'Nobody else holds one of these permissions, or no other administrator does. Give it to another administrator first.', 'zh-cn': '其中有权限没有其他人或其他管理员持有，请先授予另一位管理员。', 'zh-tw': '其中有權限沒有其他人或其他管理員持有，請先授予另一位管理員。' },
  permissionNotHeld: { en: 'You can give and take only permissions that you hold yourself.', 'zh-cn': '您只能授予或收回自己持有的权限。', 'zh-tw': '您只能授予或收回自己持有的權限。' },
  notFound: { en: 'Not Found', 'zh-cn': '未找到', 'zh-tw': '找不到' },
  orderNotFound: { en: 'This booking does not exist.', 'zh-cn': '该订单不存在。', 'zh-tw': '此訂單不存在。' },
  searchExpired: { en: 'These results are older than 10 minutes. Please search again.', 'zh-cn': '搜索结果已超过 10 分钟，请重新搜索。', 'zh-tw': '搜尋結果已超過 10 分鐘，請重新搜尋。' },
  methodNotAllowed: { en: 'This address does not take {method}.', 'zh-cn': '该地址不支持 {method} 方法。', 'zh-tw': '此位址不支援 {method} 方法。' },
  verificationExpired: { en: 'The checked price is no longer valid. Please check the price again.', 'zh-cn': '已验价格已失效，请重新验价。', 'zh-tw': '已驗價格已失效，請重新驗價。' },
  idempotencyMismatch: { en: 'This request was already sent with other details. Please start again.', 'zh-cn': '该请求已用不同内容提交过，请重新操作。', 'zh-tw': '此請求已以不同內容送出，請重新操作。' },
  staleVersion: { en: 'Somebody changed this in the meantime. Please look at the current version first.', 'zh-cn': '该记录已被他人修改，请先查看最新内容。', 'zh-tw': '此紀錄已被他人修改，請先查看最新內容。' },
  statusConflict: { en: 'This is not possible in the booking’s current status.', 'zh-cn': '订单当前状态不支持此操作。', 'zh-tw': '訂單目前狀態不支援此操作。' },
  deadlinePassed: { en: 'The deadline has passed and the seats were released.', 'zh-cn': '已过截止时间，座位已释放。', 'zh-tw': '已過截止時間，座位已釋出。' },
  soldOut: { en: 'These seats have just sold out. Please choose another flight.', 'zh-cn': '座位刚刚售罄，请选择其他航班。', 'zh-tw': '座位剛剛售罄，請選擇其他航班。' },
  requestInProgress: { en: 'This request is already being processed. Please wait a moment.', 'zh-cn': '该请求正在处理中，请稍候。', 'zh-tw': '此請求正在處理中，請稍候。' },
  tooManyDrafts: { en: 'Your account already keeps {count} drafts. Discard some that are no longer needed.', 'zh-cn': '您的账号已保存 {count} 份草稿，请先删除不再需要的草稿。', 'zh-tw': '您的帳號已保存 {count} 份草稿，請先刪除不再需要的草稿。' },
  newerDraft: { en: 'This draft was saved by a newer version of the app. Please update to go on with it.', 'zh-cn': '该草稿由更新版本的应用保存，请更新后再继续填写。', 'zh-tw': '此草稿由較新版本的應用程式儲存，請更新後再繼續填寫。' },
  tooManyRemarks: { en: 'This booking already has {count} remarks, and takes no more.', 'zh-cn': '该订单已有 {count} 条备注，无法继续添加。', 'zh-tw': '此訂單已有 {count} 則備註，無法再新增。' },
  changeNotChosen: { en: 'There are several options for this change. Choose one first.', 'zh-cn': '该改签有多个方案，请先选择一个。', 'zh-tw': '此改票有多個方案，請先選擇一個。' },
  optionNotFound: { en: 'There is no such option for this change.', 'zh-cn': '该改签没有此方案。', 'zh-tw': '此改票沒有這個方案。' },
  quoteExpired: { en: 'The quote has expired. Ask for a new one.', 'zh-cn': '报价已过期，请重新申请。', 'zh-tw': '報價已過期，請重新申請。' },
  groupPaymentExpired: { en: 'The time to pay for this group has passed. Please contact the administrator.', 'zh-cn': '团队订单支付时间已过，请联系管理员。', 'zh-tw': '團體訂單付款時間已過，請聯絡管理員。' },
  settlementChanged: { en: 'The settlement currency has changed. Please search or ask for a quote again.', 'zh-cn': '结算币种已变更，请重新查询或询价。', 'zh-tw': '結算幣別已變更，請重新查詢或詢價。' },
  alreadyRiding: { en: 'A passenger already has a ticket for another train at that time.', 'zh-cn': '有乘车人在该时段已持有其他车次的车票。', 'zh-tw': '有乘車人在該時段已持有其他車次的車票。' },
  changedBefore: { en: 'A ticket can be changed once. This one has been.', 'zh-cn': '每张车票只能改签一次，该车票已改签。', 'zh-tw': '每張車票只能改簽一次，該車票已改簽。' },
  trainLeft: { en: 'The train has left.', 'zh-cn': '列车已发车。', 'zh-tw': '列車已發車。' },
  voyageAnswered: { en: 'This disruption has been answered already, or a later one has overtaken it.', 'zh-cn': '该航变已答复，或已被后续航变取代。', 'zh-tw': '此航班異動已答覆，或已被後續異動取代。' },
  noOtherFlights: { en: 'The airline offers no other flights to accept.', 'zh-cn': '航司未提供可接受的其他航班。', 'zh-tw': '航空公司未提供可接受的其他航班。' },
  flightsLeft: { en: 'The flights have left.', 'zh-cn': '航班已起飞。', 'zh-tw': '航班已起飛。' },
  trainNotOnSale: { en: 'Tickets for this day are not on sale yet.', 'zh-cn': '该日期的车票尚未开售。', 'zh-tw': '該日期的車票尚未開售。' },
  trainSalesClosed: { en: 'Train tickets are sold from 05:00 to 01:00 Beijing time.', 'zh-cn': '火车票的售票时间为北京时间 05:00 至次日 01:00。', 'zh-tw': '火車票的售票時間為北京時間 05:00 至次日 01:00。' },
  groupListIncomplete: { en: 'The passenger list does not match the numbers that were quoted.', 'zh-cn': '旅客名单与报价人数不一致。', 'zh-tw': '旅客名單與報價人數不一致。' },
  alreadyRequested: { en: 'A request for these tickets is already open or done.', 'zh-cn': '这些客票已有进行中或已完成的申请。', 'zh-tw': '這些機票已有進行中或已完成的申請。' },
  refundOpen: { en: 'This money has not gone back yet. Try again, or credit the wallet instead.', 'zh-cn': '该款项尚未退回。请重试，或改为退入钱包。', 'zh-tw': '該款項尚未退回。請重試，或改為退入錢包。' },
  taskTaken: { en: '{name} has taken this on.', 'zh-cn': '{name} 已在处理此任务。', 'zh-tw': '{name} 已在處理此任務。' },
  searchReplaced: { en: 'A newer search has taken the place of this one.', 'zh-cn': '已开始新的查询，本次查询已取消。', 'zh-tw': '已開始新的查詢，本次查詢已取消。' },
  tooManyFiles: { en: 'Too many files are waiting to be used. Send the request, or try again tomorrow.', 'zh-cn': '待使用的文件过多。请先提交申请，或明天再试。', 'zh-tw': '待使用的檔案過多。請先提交申請，或明天再試。' },
  fileUnreadable: { en: 'This file is damaged or cannot be accepted. Send another copy of it.', 'zh-cn': '文件已损坏或无法接受，请重新提供。', 'zh-tw': '檔案已損壞或無法接受，請重新提供。' },
  duplicateTraveller: { en: 'This traveller is already in your list.', 'zh-cn': '该旅客已在常用旅客中。', 'zh-tw': '此旅客已在常用旅客名單中。' },
  bodyTooLarge: { en: 'What was sent is too large.', 'zh-cn': '提交的内容过大。', 'zh-tw': '送出的內容過大。' },
  fileTooLarge: { en: 'This file is larger than {megabytes} MB.', 'zh-cn': '文件超过 {megabytes} MB。', 'zh-tw': '檔案超過 {megabytes} MB。' },
  mediaType: { en: 'Send the details as application/json.', 'zh-cn': '请以 application/json 格式提交。', 'zh-tw': '請以 application/json 格式送出。' },
  creditOverdue: {
    en: 'A statement is overdue. Settle it in the wallet to pay on credit again, or pay another way.',
    'zh-cn': '有账单已逾期。请先在钱包中还款，再使用授信支付，或选择其他支付方式。',
    'zh-tw': '有帳單已逾期。請先在錢包中還款，再使用信用額度付款，或選擇其他付款方式。',
  },
  insufficientBalance: { en: 'Insufficient Account Balance', 'zh-cn': '账户余额不足', 'zh-tw': '帳戶餘額不足' },
  noReceipt: { en: 'This booking comes without a receipt: its paper carries no prices.', 'zh-cn': '该订单不提供收据，行程单不显示价格。', 'zh-tw': '此訂單不提供收據，行程單不顯示價格。' },
  priceChanged: { en: 'The price has changed. Please check it again.', 'zh-cn': '价格已变动，请重新确认。', 'zh-tw': '價格已變動，請重新確認。' },
  nationalityNotEligible: { en: 'This fare is not open to this nationality.', 'zh-cn': '该票价不适用于此国籍旅客。', 'zh-tw': '此票價不適用於該國籍旅客。' },
  channelUnavailable: { en: 'This payment method is not available for this booking.', 'zh-cn': '该订单不支持此支付方式。', 'zh-tw': '此訂單不支援該付款方式。' },
  supplierRefused: { en: 'The supplier refused the request: {reason}', 'zh-cn': '供应商拒绝了请求：{reason}', 'zh-tw': '供應商拒絕了請求：{reason}' },
  paymentFailed: { en: 'Payment Information cannot be processed, please try again later.', 'zh-cn': '无法处理支付信息，请稍后重试。', 'zh-tw': '無法處理付款資訊，請稍後再試。' },
  passengersMismatch: { en: 'The passengers do not match the numbers searched for.', 'zh-cn': '旅客人数与搜索条件不一致。', 'zh-tw': '旅客人數與搜尋條件不一致。' },
  voidClosed: { en: 'The time to void these tickets has passed. Ask for a refund instead.', 'zh-cn': '客票已过作废时限，请改为申请退票。', 'zh-tw': '機票已過作廢時限，請改為申請退票。' },
  voidNotOffered: { en: 'The supplier does not void tickets of this fare. Ask for a refund instead.', 'zh-cn': '供应商不支持该票价的客票作废，请改为申请退票。', 'zh-tw': '供應商不支援此票價的機票作廢，請改為申請退票。' },
  creditUnused: { en: 'No credit is in use, or less than this amount.', 'zh-cn': '没有已用授信，或已用授信少于该金额。', 'zh-tw': '沒有已用信用額度，或已用信用額度少於此金額。' },
  creditInUse: { en: 'The agency uses or has lent on more credit than that already.', 'zh-cn': '该代理商已使用或已转授的授信额度高于此额度。', 'zh-tw': '該代理商已使用或已轉授的信用額度高於此額度。' },
  creditNotCovered: { en: 'This comes out of the credit line of {lender}, which lends it {most} at most.', 'zh-cn': '该额度从{lender}的授信额度中划出，最多可授予 {most}。', 'zh-tw': '此額度由{lender}的信用額度撥出，最多可授予 {most}。' },
  ratesUnavailable: { en: 'The exchange rates could not be fetched: {reason}', 'zh-cn': '无法获取汇率：{reason}', 'zh-tw': '無法取得匯率：{reason}' },
  ratesNoSource: { en: 'No source of exchange rates is set. Enter them by hand.', 'zh-cn': '未设置汇率来源，请手动录入。', 'zh-tw': '未設定匯率來源，請手動錄入。' },
  ratesOlder: { en: 'There are newer rates than these already, of {day}.', 'zh-cn': '已有更新的汇率（{day}）。', 'zh-tw': '已有較新的匯率（{day}）。' },
  ratesDecided: { en: 'These rates have been decided on already, or newer ones have come.', 'zh-cn': '该汇率已处理，或已有更新的汇率。', 'zh-tw': '此匯率已處理，或已有較新的匯率。' },
  topUpDiffers: { en: 'The amount has changed. Please check it and send it again.', 'zh-cn': '入账金额已变化，请核对后重新提交。', 'zh-tw': '入帳金額已變動，請核對後重新送出。' },
  referenceUsed: { en: 'A top-up with this reference number has been entered before.', 'zh-cn': '该流水号的充值已录入。', 'zh-tw': '此交易序號的儲值已登錄。' },
  sheetUnreadable: { en: 'This is no Excel list (.xlsx) with the columns of the template.', 'zh-cn': '无法读取：请使用模板格式的 Excel 文件（.xlsx）。', 'zh-tw': '無法讀取：請使用範本格式的 Excel 檔案（.xlsx）。' },
  sheetTooLong: { en: 'The list has more than {count} rows. Please import it in parts.', 'zh-cn': '名单超过 {count} 行，请分批导入。', 'zh-tw': '名單超過 {count} 列，請分批匯入。' },
  documentUnreadable: { en: 'The document could not be read. Take the photo again, sharp and without glare, with the two or three lines of letters at its edge in full.', 'zh-cn': '无法识别证件。请重新拍摄：画面清晰、无反光，并完整拍到证件边缘的两至三行机读码。', 'zh-tw': '無法辨識證件。請重新拍攝：畫面清晰、無反光，並完整拍到證件邊緣的兩至三列機讀碼。' },
  tooManyRequests: { en: 'Too many requests. Please wait {seconds} seconds.', 'zh-cn': '请求过于频繁，请等待 {seconds} 秒。', 'zh-tw': '請求過於頻繁，請等待 {seconds} 秒。' },
  loginLocked: { en: 'Too many failed attempts. Please try again in {seconds} seconds.', 'zh-cn': '登录失败次数过多，请 {seconds} 秒后再试。', 'zh-tw': '登入失敗次數過多，請於 {seconds} 秒後再試。' },
  unexpected: { en: 'Something went wrong on our side. Please try again; if it stays, give support this number: {requestId}', 'zh-cn': '系统出现异常，请重试；如仍有问题，请向客服提供编号：{requestId}', 'zh-tw': '系統發生異常，請重試；若仍有問題，請向客服提供編號：{requestId}' },
  supplierUnavailable: { en: 'The supplier does not answer at the moment. Please try again shortly.', 'zh-cn': '供应商暂时无响应，请稍后重试。', 'zh-tw': '供應商暫時無回應，請稍後再試。' },
  noSupplier: { en: 'No supplier is connected to this portal yet, so nothing can be searched. Please contact the provider.', 'zh-cn': '本平台尚未接入供应商，暂时无法查询。请联系平台服务商。', 'zh-tw': '本平台尚未接入供應商，暫時無法查詢。請聯絡平台服務商。' },
  recogniserBusy: { en: 'Many documents are being read at the moment. Please try again in {seconds} seconds.', 'zh-cn': '当前识别的证件较多，请 {seconds} 秒后重试。', 'zh-tw': '目前辨識的證件較多，請 {seconds} 秒後再試。' },
  notReady: { en: 'The service is being started anew. Please try again in a moment.', 'zh-cn': '服务正在重新启动，请稍后重试。', 'zh-tw': '服務正在重新啟動，請稍後再試。' },
  databaseDown: { en: 'The service is interrupted for a moment. Please try again shortly.', 'zh-cn': '服务暂时中断，请稍后重试。', 'zh-tw': '服務暫時中斷，請稍後重試。' },
  busy: { en: 'The service is very busy right now. Please try again in {seconds} seconds.', 'zh-cn': '系统当前繁忙，请 {seconds} 秒后重试。', 'zh-tw': '系統目前忙碌，請 {seconds} 秒後再試。' },
};

/** Messages of single fields; the schemas of the contract name them by key, both sides show the same words. */
// biome-ignore format: one message a line
export const FIELD_MESSAGES = {
  journeyEmpty: JOURNEY_EMPTY,
  required: { en: 'Required', 'zh-cn': '必填', 'zh-tw': '必填' },
  invalid: { en: 'Not a valid value', 'zh-cn': '内容无效', 'zh-tw': '內容無效' },
  unknownField: { en: 'This field is not known', 'zh-cn': '未知字段', 'zh-tw': '未知欄位' },
  tooLong: { en: 'Too long: {limit} characters at most', 'zh-cn': '内容过长，最多 {limit} 个字符', 'zh-tw': '內容過長，最多 {limit} 個字元' },
  formBroken: { en: 'Not a form that can be read: send multipart/form-data with the fields and one file', 'zh-cn': '无法读取表单：请以 multipart/form-data 提交各字段和一个文件', 'zh-tw': '無法讀取表單：請以 multipart/form-data 提交各欄位與一個檔案' },
  oneLine: { en: 'On one line only, without line breaks', 'zh-cn': '只能为一行，不能换行', 'zh-tw': '只能為一行，不可換行' },
  tooMany: { en: 'Too many entries: {limit} at most', 'zh-cn': '数量过多，最多 {limit} 项', 'zh-tw': '數量過多，最多 {limit} 項' },
  deadlinePast: { en: 'This deadline has passed already', 'zh-cn': '该截止时间已过', 'zh-tw': '此截止時間已過' },
  deadlineOrder: { en: 'Each deadline comes after the one before', 'zh-cn': '各截止时间须依次推后', 'zh-tw': '各截止時間須依序延後' },
  deadlineAfterDeparture: { en: 'This is after the day of departure', 'zh-cn': '截止时间不能晚于出发日期', 'zh-tw': '截止時間不可晚於出發日期' },
  creditRequired: { en: 'Credit limit required', 'zh-cn': '请输入授信额度', 'zh-tw': '請輸入信用額度' },
  creditNotAllowed: { en: 'You may not give credit: leave it at 0', 'zh-cn': '您无权授予信用额度，请填 0', 'zh-tw': '您無權授予信用額度，請填 0' },
  invalidCurrency: { en: 'Not one of the site’s currencies', 'zh-cn': '不支持该币种', 'zh-tw': '不支援此幣別' },
  invalidAmount: { en: 'Not a valid amount', 'zh-cn': '金额无效', 'zh-tw': '金額無效' },
  accountFull: { en: 'That is more than an account can hold', 'zh-cn': '超出账户可容纳的金额', 'zh-tw': '超出帳戶可容納的金額' },
  invalidRate: { en: 'A rate lies between 0.000001 and 1,000,000', 'zh-cn': '汇率须在 0.000001 至 1,000,000 之间', 'zh-tw': '匯率須在 0.000001 至 1,000,000 之間' },
  rateOfOne: { en: 'The rate of a currency for itself is 1', 'zh-cn': '相同币种的汇率须为 1', 'zh-tw': '相同幣別的匯率須為 1' },
  invalidDate: { en: 'Enter a real date as yyyy-mm-dd', 'zh-cn': '请输入有效日期，格式 yyyy-mm-dd', 'zh-tw': '請輸入有效日期，格式 yyyy-mm-dd' },
  surnameLetters: { en: 'Letters A to Z only, without spaces, as in the machine-readable line of the document', 'zh-cn': '姓只能包含字母 A-Z（不含空格），请按证件机读行填写拼音', 'zh-tw': '姓氏僅能使用字母 A-Z（不含空格），請依證件機讀列填寫拼音' },
  givenNameLetters: { en: 'Letters A to Z and single spaces only, as in the machine-readable line of the document', 'zh-cn': '名只能包含字母 A-Z 和单个空格，请按证件机读行填写拼音', 'zh-tw': '名字僅能使用字母 A-Z 與單一空格，請依證件機讀列填寫拼音' },
  birthdayFuture: { en: 'The date of birth cannot be after today', 'zh-cn': '出生日期不能晚于今天', 'zh-tw': '出生日期不可晚於今天' },
  birthdayTooOld: { en: 'Please check the year of birth', 'zh-cn': '请核对出生年份', 'zh-tw': '請確認出生年份' },
  notAdultAge: { en: 'An adult is 12 or older on the day of departure', 'zh-cn': '成人须在出发当日年满 12 周岁', 'zh-tw': '成人須於出發當日年滿 12 歲' },
  notChildAge: { en: 'A child is under 12 on the day of departure, and 2 or older on the day of the last flight', 'zh-cn': '儿童须在出发当日未满 12 周岁，且在末段航班当日已满 2 周岁', 'zh-tw': '兒童須於出發當日未滿 12 歲，且於末段航班當日已滿 2 歲' },
  notTrainAdultAge: { en: 'On trains an adult is 14 or older on the day of departure', 'zh-cn': '火车成人旅客须在乘车当日年满 14 周岁', 'zh-tw': '火車成人旅客須於乘車當日年滿 14 歲' },
  notTrainChildAge: { en: 'On trains a child is under 14 on the day of departure', 'zh-cn': '火车儿童旅客须在乘车当日未满 14 周岁', 'zh-tw': '火車兒童旅客須於乘車當日未滿 14 歲' },
  notInfantAge: { en: 'An infant must be under 2 on the day of the last flight: who turns 2 before then travels as a child from the start', 'zh-cn': '婴儿须在末段航班当日未满 2 周岁；行程中年满 2 周岁的，全程须按儿童预订', 'zh-tw': '嬰兒須於末段航班當日未滿 2 歲；行程中年滿 2 歲者，全程須以兒童身分預訂' },
  ageNotAccepted: { en: 'This fare is not open to this age', 'zh-cn': '该票价不适用于此年龄的旅客', 'zh-tw': '此票價不適用於該年齡的旅客' },
  expiryPassed: { en: 'The document has expired', 'zh-cn': '证件已过期', 'zh-tw': '證件已過期' },
  expiryBeforeTravel: { en: 'The document expires before the end of the trip', 'zh-cn': '证件在行程结束前到期', 'zh-tw': '證件於行程結束前到期' },
  nationality: { en: 'Choose a country from the list', 'zh-cn': '请从列表中选择国家或地区', 'zh-tw': '請從清單選擇國家或地區' },
  nationalityNotEligible: { en: 'This fare is not open to this nationality', 'zh-cn': '该票价不适用于此国籍', 'zh-tw': '此票價不適用於該國籍' },
  documentTypeNotAccepted: { en: 'This document is not accepted on this trip', 'zh-cn': '该行程不接受此证件类型', 'zh-tw': '此行程不接受該證件類型' },
  documentNumber: { en: 'Letters and digits only, as printed on the document', 'zh-cn': '证件号码只能包含字母和数字', 'zh-tw': '證件號碼僅能包含字母與數字' },
  idCardNumber: { en: '18 characters with a right check digit', 'zh-cn': '请输入 18 位有效身份证号码（校验位须正确）', 'zh-tw': '請輸入 18 位有效身分證號碼（檢查碼須正確）' },
  idCardBirthday: { en: 'The ID-card number holds another date of birth', 'zh-cn': '出生日期与身份证号码不一致', 'zh-tw': '出生日期與身分證號碼不一致' },
  idCardNumberExpected: { en: 'Chinese ID cards are for Chinese nationals', 'zh-cn': '身份证仅适用于中国籍旅客', 'zh-tw': '身分證僅適用於中國籍旅客' },
  duplicateDocument: { en: 'Another passenger has the same document', 'zh-cn': '与其他旅客证件重复', 'zh-tw': '與其他旅客證件重複' },
  duplicateTravellerDocument: { en: 'Another traveller of yours has this document', 'zh-cn': '其他常用旅客已使用该证件', 'zh-tw': '其他常用旅客已使用此證件' },
  duplicateCard: { en: 'This card is already in your list', 'zh-cn': '该会员卡已存在', 'zh-tw': '此會員卡已存在' },
  fileTooLarge: { en: 'The file is larger than 2 MB', 'zh-cn': '文件超过 2 MB', 'zh-tw': '檔案超過 2 MB' },
  duplicateName: { en: 'Another passenger has the same name and date of birth', 'zh-cn': '与其他旅客姓名及出生日期重复', 'zh-tw': '與其他旅客姓名及出生日期重複' },
  enquiryName: { en: 'Please input the username', 'zh-cn': '请输入您的姓名', 'zh-tw': '請輸入您的姓名' },
  enquiryCountry: { en: 'Please select your country', 'zh-cn': '请选择您所在的国家或地区', 'zh-tw': '請選擇您所在的國家或地區' },
  enquiryReach: { en: 'Please input email address or phone number', 'zh-cn': '请输入邮箱或电话号码', 'zh-tw': '請輸入電子郵件或電話號碼' },
  invalidEmail: { en: 'The email format is incorrect.', 'zh-cn': '邮箱格式不正确。', 'zh-tw': '電子郵件格式不正確。' },
  invalidPhone: { en: 'Digits only, 5 to 15 of them', 'zh-cn': '请输入 5 至 15 位数字', 'zh-tw': '請輸入 5 至 15 位數字' },
  invalidAreaCode: { en: 'One to four digits, the first not 0, without the +', 'zh-cn': '请输入 1 至 4 位数字，不以 0 开头，不含加号', 'zh-tw': '請輸入 1 至 4 位數字，不以 0 開頭，不含加號' },
  frequentFlyer: { en: 'Letters and digits only, with the airline', 'zh-cn': '常旅客号只能包含字母和数字，并须选择航空公司', 'zh-tw': '會員號碼僅能包含字母與數字，並須選擇航空公司' },
  frequentFlyerAirline: { en: 'Choose the airline of the card', 'zh-cn': '请选择常旅客卡所属航空公司', 'zh-tw': '請選擇會員卡所屬航空公司' },
  airport: { en: 'Choose an airport or a city from the list', 'zh-cn': '请从列表中选择机场或城市', 'zh-tw': '請從清單選擇機場或城市' },
  sameCity: { en: 'Origin and destination must be different cities', 'zh-cn': '出发地与目的地不能为同一城市', 'zh-tw': '出發地與目的地不可為同一城市' },
  dayAhead: { en: 'This day has not come yet', 'zh-cn': '该日期尚未到来', 'zh-tw': '該日期尚未到來' },
  pastDate: { en: 'The date has passed', 'zh-cn': '日期已过', 'zh-tw': '日期已過' },
  dateTooFar: { en: 'Flights can be searched up to 360 days ahead', 'zh-cn': '最多可搜索未来 360 天的航班', 'zh-tw': '最多可搜尋未來 360 天的航班' },
  trainDateTooFar: { en: 'Trains can be searched from today to 29 days ahead', 'zh-cn': '可查询今天起 30 天内的列车', 'zh-tw': '可查詢今天起 30 天內的列車' },
  notConnected: { en: 'This flight does not start where the one before it lands', 'zh-cn': '该航班的出发地与上一航班的到达地不一致', 'zh-tw': '此航班的出發地與上一航班的抵達地不一致' },
  dateOrder: { en: 'This date is before the flight before it', 'zh-cn': '日期不能早于上一段航程', 'zh-tw': '日期不可早於上一段航程' },
  returnBeforeDeparture: { en: 'The return is before the departure', 'zh-cn': '返程日期不能早于去程', 'zh-tw': '回程日期不可早於去程' },
  returnRequired: { en: 'Choose the return date', 'zh-cn': '请选择返程日期', 'zh-tw': '請選擇回程日期' },
  tooManyJourneys: { en: 'At most five flights', 'zh-cn': '最多五段航程', 'zh-tw': '最多五段航程' },
  oneJourney: { en: 'This type of trip has exactly one journey', 'zh-cn': '该行程类型只能有一段航程', 'zh-tw': '此行程類型僅能有一段航程' },
  tooManyTravellers: { en: 'At most nine passengers in one booking', 'zh-cn': '每个订单最多九位旅客', 'zh-tw': '每張訂單最多九位旅客' },
  tooManyTrainPassengers: { en: 'At most five passengers in one train booking', 'zh-cn': '每个火车订单最多五位乘客', 'zh-tw': '每張火車訂單最多五位乘客' },
  adultRequired: { en: 'At least one adult must travel', 'zh-cn': '至少需要一位成人', 'zh-tw': '至少需要一位成人' },
  infantsExceedAdults: { en: 'Each infant needs an adult of its own', 'zh-cn': '婴儿人数不能多于成人人数', 'zh-tw': '嬰兒人數不可多於成人人數' },
  ticketNumber: { en: 'The 13 digits of a ticket', 'zh-cn': '请输入 13 位票号', 'zh-tw': '請輸入 13 位票號' },
  invalidUrl: { en: 'An https address, as https://desk.example.com/notices', 'zh-cn': '请输入 https 地址，例如 https://desk.example.com/notices', 'zh-tw': '請輸入 https 網址，例如 https://desk.example.com/notices' },
  localUrl: { en: 'The portal cannot reach this address: it leads to a machine of its own network', 'zh-cn': '系统无法访问该地址：该地址指向内部网络', 'zh-tw': '系統無法連線至此位址：該位址指向內部網路' },
  invalidOrigin: { en: 'Origins only, as https://desk.example.com, without a path', 'zh-cn': '请仅输入来源地址，例如 https://desk.example.com，不含路径', 'zh-tw': '請僅輸入來源網址，例如 https://desk.example.com，不含路徑' },
  responseTime: { en: '3 to 60 seconds', 'zh-cn': '3 至 60 秒', 'zh-tw': '3 至 60 秒' },
  airlineCode: { en: 'Two-character airline codes, parted by commas', 'zh-cn': '请输入两位航空公司代码，以逗号分隔', 'zh-tw': '請輸入兩碼航空公司代碼，以逗號分隔' },
  passwordCommon: { en: 'Too easy to guess: choose another', 'zh-cn': '密码过于简单，请更换', 'zh-tw': '密碼過於簡單，請更換' },
  otpWrong: { en: 'Not the six digits that the app shows now', 'zh-cn': '不是应用当前显示的六位数字', 'zh-tw': '不是應用程式目前顯示的六位數字' },
  passwordWrong: { en: 'Not your current password', 'zh-cn': '当前密码不正确', 'zh-tw': '目前密碼不正確' },
  passwordsDiffer: { en: 'The two passwords are not the same', 'zh-cn': '两次输入的密码不一致', 'zh-tw': '兩次輸入的密碼不一致' },
  usernameFormat: { en: '3 to 64 letters, digits, dots, dashes or @, beginning with a letter or digit', 'zh-cn': '3 至 64 个字母、数字、点、短横线或 @，并以字母或数字开头', 'zh-tw': '3 至 64 個字母、數字、點、連字號或 @，並以字母或數字開頭' },
  nameTaken: { en: 'Another one has this name', 'zh-cn': '该名称已被使用', 'zh-tw': '此名稱已被使用' },
  usernameTaken: { en: 'This username is taken', 'zh-cn': '该用户名已被使用', 'zh-tw': '此使用者名稱已被使用' },
  siteHost: { en: 'Host names only, as trips.example.com, without https:// and without a path', 'zh-cn': '请仅输入域名，例如 trips.example.com，不含 https:// 和路径', 'zh-tw': '請僅輸入網域名稱，例如 trips.example.com，不含 https:// 與路徑' },
  siteHostTaken: { en: 'Another site has this host name', 'zh-cn': '该域名已用于其他站点', 'zh-tw': '此網域名稱已用於其他站台' },
  websitePrefix: { en: 'Small letters, digits and dashes only, without a dot', 'zh-cn': '仅限小写字母、数字和短横线，不含点', 'zh-tw': '僅限小寫英文字母、數字和連字號，不含點' },
  websitePrefixTaken: { en: 'Another agency has this web address', 'zh-cn': '该网址前缀已用于其他代理商', 'zh-tw': '此網址前綴已用於其他代理商' },
  siteColour: { en: 'A colour as #1552d0', 'zh-cn': '请输入颜色代码，例如 #1552d0', 'zh-tw': '請輸入色碼，例如 #1552d0' },
  siteContrast: { en: 'Text in this colour, or on it, would be hard to read. Take a darker one for light ground, a lighter one for dark ground.', 'zh-cn': '该颜色与文字的对比度不足。浅色背景请选更深的颜色，深色背景请选更浅的颜色。', 'zh-tw': '此顏色與文字的對比度不足。淺色背景請選較深的顏色，深色背景請選較淺的顏色。' },
  siteCurrency: { en: 'Choose one of the currencies that the site offers', 'zh-cn': '请从站点提供的币种中选择', 'zh-tw': '請從站台提供的幣別中選擇' },
  siteChat: { en: 'An https address, as https://chat.example.com/widget', 'zh-cn': '请输入 https 地址，例如 https://chat.example.com/widget', 'zh-tw': '請輸入 https 位址，例如 https://chat.example.com/widget' },
  passwordLength: { en: '6 to 15 characters', 'zh-cn': '长度为 6 至 15 个字符', 'zh-tw': '長度為 6 至 15 個字元' },
} as const satisfies Record<string, Text>;

export type FieldMessageKey = keyof typeof FIELD_MESSAGES;

export function isFieldMessage(key: string): key is FieldMessageKey {
  return Object.hasOwn(FIELD_MESSAGES, key);
}

/**
 * The words for a field's message key, which may carry the limit that was passed (`tooLong:20`); an unknown key (an older client, a
 * newer server) reads as 'not valid'.
 */
export function fieldMessage(key: string, locale: Locale): string {
  const [name = '', limit = ''] = key.split(':');
  return FIELD_MESSAGES[isFieldMessage(name) ? name : 'invalid'][locale].replace('{limit}', limit);
}

/** The words for a refusal, placeholders filled in. */
export function refusalMessage(code: RefusalCode, locale: Locale, params: RefusalParams = {}): string {
  return REFUSAL_MESSAGES[code][locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return String(typeof value === 'object' ? value[locale] : value);
  });
}
