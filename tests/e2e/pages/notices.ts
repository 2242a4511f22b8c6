/** The banner's text while the server is unreachable, and once it is reachable again. */
export const OFFLINE = '<0>Offline.</0> Keep typing; everything is saved on this device.';
export const DOWN =
  '<0>The server is not responding.</0> Retrying automatically; what you type is saved on this device.';
export const BACK = 'Back online. Nothing was sent while you were offline.';

/** The first page's text while no code can load: it has no catalogue yet. */
export const NOT_YET = {
  en: 'No connection. The portal opens as soon as there is one.',
  'zh-cn': '没有网络连接。连接恢复后将自动打开。',
  'zh-tw': '沒有網路連線。連線恢復後將自動開啟。',
};
