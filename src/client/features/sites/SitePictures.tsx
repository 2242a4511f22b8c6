import { useLingui } from '@lingui/react/macro';
import type { SitePicture } from '../../../contract/site-terms.ts';
import type { Site } from '../../../contract/sites.ts';
import { call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { PictureField } from '../../manage/PictureField.tsx';
import styles from './SitesPage.module.css';

interface SitePicturesProps {
  site: Site;
  /** Of the agency whose own it is. */
  own?: boolean;
}

/** The marks of a site, each sent as soon as it is chosen. */
export function SitePictures({ site, own = false }: SitePicturesProps) {
  const { t } = useLingui();
  const { id, name } = site;
  const marks: { kind: SitePicture; title: string; alt: string; hint: string }[] = [
    {
      kind: 'logo',
      title: t`Logo`,
      alt: t`Logo of ${name}`,
      hint: t`In the bar, at the log-in and on paper, on light ground. PNG, JPG or WebP up to 2 MB.`,
    },
    {
      kind: 'whiteLogo',
      title: t`Logo on dark ground`,
      alt: t`Logo of ${name} on dark ground`,
      hint: t`In its place where the portal is dark; without one the logo stands there too.`,
    },
    {
      kind: 'favicon',
      title: t`Mark of the tab and the app`,
      alt: t`Mark of ${name}`,
      hint: t`In the browser’s tab and on the home screen of whoever installs the portal. It is made square.`,
    },
  ];
  const upload = (kind: SitePicture, image: Uint8Array<ArrayBuffer>) =>
    own ? call('uploadOwnSitePicture', { kind, image }) : call('uploadSitePicture', { id, kind, image });
  const remove = (kind: SitePicture) =>
    own ? call('deleteOwnSitePicture', { kind }) : call('deleteSitePicture', { id, kind });
  const showChange = () => void invalidate(own ? 'ownSite' : 'sites');
  return (
    <>
      {marks.map(({ kind, title, alt, hint }) => (
        <section key={kind} className={styles.mark} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <PictureField
            picture={site[kind] || null}
            alt={alt}
            letters={name.slice(0, 1)}
            hint={hint}
            upload={(image) => upload(kind, image).finally(showChange)}
            remove={() => remove(kind).finally(showChange)}
          />
        </section>
      ))}
    </>
  );
}
