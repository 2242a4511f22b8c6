import { useWidth } from '../../ui/width.ts';
import { TravellersOnDesk } from './TravellersOnDesk.tsx';
import { TravellersOnPhone } from './TravellersOnPhone.tsx';

/** /travellers: people whom the agency books repeatedly. */
export function TravellersPage() {
  return useWidth() === 'phone' ? <TravellersOnPhone /> : <TravellersOnDesk />;
}
