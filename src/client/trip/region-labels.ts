import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MarkupRegion } from '../../contract/agency-terms.ts';

/** The regions of trips by which markups differ. */
export const REGION_LABELS: Readonly<Record<MarkupRegion, MessageDescriptor>> = {
  chinaMainland: msg`Mainland China`,
  domestic: msg`Inside another country`,
  intraContinental: msg`Inside one continent`,
  intercontinental: msg`Between continents`,
};
