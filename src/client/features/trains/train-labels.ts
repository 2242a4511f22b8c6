import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TrainKind } from '../../../contract/train-terms.ts';

export const KIND_LABELS: Record<TrainKind, MessageDescriptor> = {
  G: msg`High-speed`,
  D: msg`Electric multiple unit`,
  C: msg`Intercity`,
  Z: msg`Direct express`,
  T: msg`Express`,
  K: msg`Fast train`,
};
