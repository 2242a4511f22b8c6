import type { LoginAnswer } from '../../contract/session.ts';

/** A log-in answer for an operator; for tests. */
export const sampleLogin: LoginAnswer = {
  token: 'token-1',
  draftKey: btoa('k'.repeat(32)),
  userInfo: {
    id: 'u1',
    username: 'op',
    nickname: '',
    email: '',
    role: ['operator'],
    avatar: null,
    config: { defaultRegion: '86', dateFormat: 'yyyy-MM-dd', cities: [], countries: [], passengers: [] },
  },
  company: {
    id: 'c1',
    name: 'Harbour Travel',
    alias: '',
    logo: null,
    proxyLevel: 0,
    isProvider: false,
    config: {
      commonConfig: {
        enableTrainService: true,
        enableFlightService: true,
        isShowBill: false,
        canCreateSubAgency: true,
        settlementCurrency: 'CNY',
        hidePnrBooking: false,
        disablePayment: false,
        onlyShowOwnOrders: false,
      },
    },
  },
  websitePrefix: '',
  permissions: [],
};
