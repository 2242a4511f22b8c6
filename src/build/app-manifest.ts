import type { ManifestOptions } from 'vite-plugin-pwa';

const png = (name: string, size: number, purpose?: 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [png('icon', 192)] });

/** The web app manifest (W3C Web Application Manifest): what an installed portal is called, looks like and starts with. */
export const APP_MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Interline',
  short_name: 'Interline',
  description: 'Flights and trains for travel agencies',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f3f5f8',
  theme_color: '#ffffff',
  categories: ['business', 'travel'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    png('icon', 192),
    png('icon', 512),
    png('maskable', 192, 'maskable'),
    png('maskable', 512, 'maskable'),
    png('monochrome', 512, 'monochrome'),
  ],
  shortcuts: [
    shortcut('Search flights', '/flight/booking'),
    shortcut('Bookings', '/flight/orders'),
    shortcut('Wallet', '/bills/wallet'),
  ],
  screenshots: [
    {
      src: '/screenshots/results.jpg',
      sizes: '390x844',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label: 'Flights found',
    },
    { src: '/screenshots/bookings.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide', label: 'Bookings' },
  ],
};
