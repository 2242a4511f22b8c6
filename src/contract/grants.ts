import type { Grants } from './permissions.ts';
import type { Me } from './session.ts';

/** The part of a session that the permission rules read. */
export function grantsOf(me: Me): Grants {
  const { commonConfig } = me.company.config;
  const { enableFlightService, enableTrainService, isShowBill, canCreateSubAgency } = commonConfig;
  const { hidePnrBooking, onlyShowOwnOrders } = commonConfig;
  return {
    roles: me.userInfo.role,
    permissions: me.permissions,
    company: {
      proxyLevel: me.company.proxyLevel,
      enableFlightService,
      enableTrainService,
      isShowBill,
      canCreateSubAgency,
      hasAgencies: me.company.hasAgencies,
      hidePnrBooking,
      onlyShowOwnOrders,
    },
  };
}
