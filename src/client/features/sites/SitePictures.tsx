import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Ground } from '../../../contract/site-colours.ts';
import { namesOf } from '../../../contract/site-names.ts';
import { OWN_ICON, type SitePicture } from '../../../contract/site-terms.ts';
import type { Site } from '../../../contract/sites.ts';
import { call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { PictureField } from '../../manage/PictureField.tsx';
import { InitialMark } from '../../ui/InitialMark.tsx';
import styles from './SitesPage.module.css';

interface SitePicturesProps {
  site: Site;
  /** Edited by its own agency. */
  own?: boolean;
}

interface Mark {
  kind: SitePicture;
  title: string;
  alt: string;
  hint: string;
  /** The portal's fallback for it. */
  standIn: ReactNode;
  ground?: Ground;
}

/** The logos of a site, each as the portal shows it, and uploaded once chosen. */
export function SitePictures({ site, own = false }: SitePicturesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, name, logo } = site;
  const initial = <InitialMark name={namesOf(site, locale).shortName} />;
  const marks: Mark[] = [
    {
      kind: 'logo',
      title: t`Logo`,
      alt: t`Logo of ${name}`,
      hint: t`Shown in the bar, at log-in and on documents, on a light background. PNG, JPG or WebP up to 2 MB.`,
      standIn: initial,
      ground: 'light',
    },
    {
      kind: 'whiteLogo',
      title: t`Logo on dark ground`,
      alt: t`Logo of ${name} on dark ground`,
      hint: t`Used in dark mode; without one, the main logo is used.`,
      standIn: logo ? <img src={logo} alt="" /> : initial,
      ground: 'dark',
    },
    {
      kind: 'favicon',
      title: t`Mark of the tab and the app`,
      alt: t`Mark of ${name}`,
      hint: t`Shown in the browser tab and on the home screen after installation. It is cropped to a square.`,
      standIn: <img src={OWN_ICON} alt="" />,
    },
  ];
  const upload = (kind: SitePicture, image: Uint8Array<ArrayBuffer>) =>
    own ? call('uploadOwnSitePicture', { kind, image }) : call('uploadSitePicture', { id, kind, image });
  const remove = (kind: SitePicture) =>
    own ? call('deleteOwnSitePicture', { kind }) : call('deleteSitePicture', { id, kind });
  const showChange = () => void invalidate(own ? 'ownSite' : 'sites');
  return (
    <>
      {marks.map(({ kind, title, ...shown }) => (
        <section key={kind} className={styles.mark} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <PictureField
            picture={site[kind] || null}
            {...shown}
            upload={(image) => upload(kind, image).finally(showChange)}
            remove={() => remove(kind).finally(showChange)}
          />
        </section>
      ))}
    </>
  );
}
