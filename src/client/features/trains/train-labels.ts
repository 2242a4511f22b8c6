import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeatClass, TrainKind } from '../../../contract/train-terms.ts';

export const KIND_LABELS: Record<TrainKind, MessageDescriptor> = {
  G: msg`High-speed`,
  D: msg`Electric multiple unit`,
  C: msg`Intercity`,
  Z: msg`Direct express`,
  T: msg`Express`,
  K: msg`Fast train`,
};

export const SEAT_LABELS: Record<SeatClass, MessageDescriptor> = {
  business: msg({ message: 'Business', context: 'train seat' }),
  first: msg({ message: 'First', context: 'train seat' }),
  second: msg({ message: 'Second', context: 'train seat' }),
  softSleeper: msg`Soft sleeper`,
  hardSleeper: msg`Hard sleeper`,
  hardSeat: msg`Hard seat`,
  standing: msg`Standing`,
};
