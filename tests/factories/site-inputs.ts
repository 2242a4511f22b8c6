import type { InputOf } from '../../src/contract/endpoints.ts';
import type { siteEndpoints } from '../../src/contract/site-endpoints.ts';
import type { OwnSiteInput, SiteInput } from '../../src/contract/sites.ts';

const UUID = '00000000-0000-4000-8000-000000000001';

/** A site with every field set. */
export const SITE: Omit<SiteInput, 'id' | 'version'> = {
  name: 'Pier Travel Online',
  shortName: 'Pier',
  chineseName: '码头旅行在线',
  chineseShortName: '码头',
  traditionalName: '碼頭旅行線上',
  traditionalShortName: '碼頭',
  type: 'agent-chat',
  hosts: ['trips.pier.example', 'pier.localhost:8080'],
  accent: '#8a1f5c',
  accentDark: '#f29ac8',
  icpCode: '沪ICP备00000000号',
  networkSecurityCode: '沪公网安备00000000000000号',
  defaultLanguage: 'en',
  defaultCurrency: 'HKD',
  dateFormat: 'dd/MM/yyyy',
  currencies: ['HKD', 'USD', 'CNY'],
  chatUrl: 'https://chat.pier.example/widget?site=1&lang=en',
  claims: [
    {
      figure: '12',
      words: 'desks in three cities',
      chineseWords: '三座城市的服务台',
      traditionalWords: '三座城市的服務台',
    },
  ],
};

const { hosts: _, type: __, chatUrl: ___, ...look } = SITE;
/** The fields that an agency sets itself. */
export const SITE_LOOK: Omit<OwnSiteInput, 'version'> = look;

/** An input of each call about sites, with every field; the records it names do not exist. */
export const SITE_INPUTS: { [K in keyof typeof siteEndpoints]: InputOf<K> } = {
  sites: {},
  createSite: { ...SITE, hosts: ['every-field.example'] },
  updateSite: { ...SITE, id: UUID, version: 1 },
  deleteSite: { id: UUID },
  uploadSitePicture: { id: UUID, kind: 'logo', image: new Uint8Array(8) },
  deleteSitePicture: { id: UUID, kind: 'logo' },
  ownSite: {},
  updateOwnSite: { ...SITE_LOOK, version: 1 },
  uploadOwnSitePicture: { kind: 'logo', image: new Uint8Array(8) },
  deleteOwnSitePicture: { kind: 'logo' },
};
