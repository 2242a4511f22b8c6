import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDictionaries } from '../../dictionaries/load.ts';

const { stations } = loadDictionaries();
const lines: Record<string, string> = JSON.parse(
  readFileSync(new URL('./data/lines.json', import.meta.url), 'utf8'), // `code km` pairs by line
);

/** Kilometres along the track, from the lines' route maps in encyclopedias. Fares use longer, agreed distances. */
const BUILT: Record<string, string> = {
  jinghu:
    'Beijing South 0, Langfang 59, Tianjin South 131, Cangzhou West 219, Dezhou East 328, Jinan West 419, Taian 463, Qufu East 533, ' +
    'Tengzhou East 589, Zaozhuang 625, Xuzhou East 689, Suzhou (Anhui) East 767, Bengbu South 844, Chuzhou 959, Nanjing South 1019, ' +
    'Zhenjiang South 1087, Danyang North 1112, Changzhou North 1145, Wuxi East 1201, Suzhou North 1228, Kunshan South 1259, ' +
    'Shanghai Hongqiao 1303',
  jingguang:
    'Beijing West 0, Zhuozhou East 59, Gaobeidian East 84, Baoding East 139, Dingzhou East 200, Zhengding Airport 244, Shijiazhuang 280, ' +
    'Gaoyi West 323, Xingtai East 384, Handan East 437, Anyang East 496, Hebi East 542, Xinxiang East 595, Zhengzhou East 663, ' +
    'Xuchang East 744, Luohe West 799, Zhumadian West 864, Minggang East 917, Xinyang East 960, Xiaogan North 1024, Wuhan 1136, ' +
    'Xianning North 1221, Chibi North 1264, Yueyang East 1346, Miluo East 1416, Changsha South 1484, Zhuzhou West 1524, ' +
    'Hengshan West 1591, Hengyang East 1632, Leiyang West 1687, Chenzhou West 1766, Shaoguan 1896, Yingde West 1966, Qingyuan 2023, ' +
    'Guangzhou North 2060, Guangzhou South 2105, Qingsheng 2136, Humen 2155, Guangmingcheng 2191, Shenzhen North 2208, Futian 2216, ' +
    'Hong Kong West Kowloon 2247',
};

describe.each(Object.entries(BUILT))('the line %s', (name, built) => {
  const published = built.split(', ').map((stop) => {
    const [, station = '', km] = /^(.+) (\d+)$/.exec(stop) ?? [];
    return { station, km: Number(km) };
  });
  const ours = [...(lines[name] ?? '').matchAll(/([A-Z]{3}) (\d+)/g)].map(([, code = '', km]) => ({
    station: stations.get(code)?.names.en ?? code,
    km: Number(km),
  }));

  it('calls at its stations in their order', () => {
    const names = ours.map(({ station }) => plain(station));
    const known = published.map(({ station }) => plain(station)).filter((station) => names.includes(station));
    expect(known).toEqual(names);
  });

  it('is about as long from each to the next as it was built, and never much shorter', () => {
    const kmOf = new Map(published.map(({ station, km }) => [plain(station), km]));
    const odd = ours.slice(1).filter(({ station, km }, i) => {
      const before = ours[i];
      const hop = km - (before?.km ?? 0);
      const builtHop = (kmOf.get(plain(station)) ?? 0) - (kmOf.get(plain(before?.station ?? '')) ?? 0);
      return hop < builtHop * 0.85 - 5 || hop > builtHop * 1.2 + 15;
    });
    expect(odd).toEqual([]);
  });
});

it.each([
  ['沧州西', 'CBP'],
  ['泰安', 'TMK'],
  ['商丘', 'SQF'],
  ['丹阳北', 'EXH'],
  ['丹阳', 'DYH'],
  ['宜昌东', 'HAN'],
  ['遂宁', 'NIW'],
  ['秦皇岛', 'QTP'],
  ['乌兰察布', 'WPC'],
  ['海口东', 'HMQ'],
  ['温州南', 'VRH'],
  ['永州', 'AOQ'],
])('%s has the telecode that the railway sells it by', (name, code) => {
  expect(stations.get(code)?.names['zh-cn']).toBe(name);
});

const plain = (station: string) => station.toLowerCase().replace(/[^a-z]/g, '');
