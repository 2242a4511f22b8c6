import type { Actor } from '../../src/server/actor.ts';

/** An agency's caller with these roles, as permission rules see one. */
export function callerWith(roles: string[], isPaymentDisabled = false): Pick<Actor, 'grants' | 'me'> {
  const services = { enableFlightService: true, enableTrainService: true, hidePnrBooking: false };
  const config = { ...services, isShowBill: true, canCreateSubAgency: true };
  const userInfo: Actor['me']['userInfo'] = {
    ...{ id: 'u1', username: 'op', nickname: '', email: '', role: ['operator'], avatar: null },
    config: { defaultRegion: '86', dateFormat: 'yyyy-MM-dd', cities: [], countries: [], passengers: [] },
  };
  const company = { id: 'c1', name: 'Harbour', alias: '', logo: null, proxyLevel: 0, isProvider: false };
  const terms = { settlementCurrency: 'CNY' as const, disablePayment: isPaymentDisabled, onlyShowOwnOrders: false };
  return {
    grants: { roles, permissions: [], company: { proxyLevel: 0, ...config } },
    me: {
      ...{ userInfo, websitePrefix: '', permissions: [] },
      company: { ...company, config: { commonConfig: { ...config, ...terms } } },
    },
  };
}
