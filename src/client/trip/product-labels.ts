import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductType } from '../../contract/flight-terms.ts';

/** Groups of fares as suppliers sell them (spec §3, restrictions). */
export const FARE_TYPE_LABELS: Readonly<Record<ProductType, MessageDescriptor>> = {
  public: msg`Public fare`,
  private: msg`Negotiated fare`,
  ndc: msg`NDC fare`,
  lowcost: msg`Low-cost fare`,
  stitched: msg`Combined tickets`,
};
