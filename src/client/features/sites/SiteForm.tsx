import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { DATE_FORMATS, SITE_LIMITS } from '../../../contract/limits.ts';
import { CURRENCIES } from '../../../contract/money.ts';
import type { Site } from '../../../contract/sites.ts';
import { type CallOptions, call } from '../../api/call.ts';
import { invalidate } from '../../api/queries.ts';
import { useLocale } from '../../api/settings.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { SelectField } from '../../form/SelectField.tsx';
import { TextField } from '../../form/TextField.tsx';
import { ChecksField } from '../../manage/ChecksField.tsx';
import { EditForm, type FormFrame } from '../../manage/EditForm.tsx';
import { ClaimFields } from './ClaimFields.tsx';
import { SitePreview } from './SitePreview.tsx';
import { type SiteValues, toNewSite, toOwnSite, toSite, valuesOf } from './site-values.ts';

interface SiteFormProps {
  /** Null for a new one. */
  site: Site | null;
  /** Of the agency whose own it is: host names, type and chat are the provider's. */
  own?: boolean;
  onDone: () => void;
  frame: (parts: FormFrame) => ReactNode;
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'zh-cn', label: '简体中文' },
  { value: 'zh-tw', label: '繁體中文' },
];

/** A site's details. */
export function SiteForm({ site, own = false, onDone, frame }: SiteFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [untouched] = useState(() => valuesOf(site));
  const send = (values: SiteValues, options: CallOptions) => {
    if (site && own) {
      const input = toOwnSite(values, site);
      return call('updateOwnSite', input, options);
    }
    if (site) {
      const input = toSite(values, site);
      return call('updateSite', input, options);
    }
    const input = toNewSite(values);
    return call('createSite', input, options);
  };
  const place = site ? `site/of/${site.id}` : 'site/new';
  return (
    <EditForm<SiteValues>
      place={own ? 'site/own' : place}
      initialValues={untouched}
      validate={async (values) => (await import('./site-errors.ts')).siteErrors(values, locale, own ? site : null)}
      save={(values, options) => send(values, options).finally(() => void invalidate(own ? 'ownSite' : 'sites'))}
      savedWords={site ? t`Saved` : t`The site is live`}
      saveLabel={site ? undefined : <Trans>Open the site</Trans>}
      onSaved={onDone}
      frame={frame}
    >
      <Names />
      {own || site?.isDefault ? null : (
        <TextField
          name="hosts"
          label={t`Host names`}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={2000}
          hint={
            <Trans>
              Host names under which browsers find this site, as trips.example.com, separated by spaces. Point them at
              this server.
            </Trans>
          }
        />
      )}
      <Colours />
      <SitePreview site={site} />
      <Usual />
      {own ? null : <Chat />}
      <Registrations />
      <ClaimFields />
    </EditForm>
  );
}

function Names() {
  const { t } = useLingui();
  const { name, shortName } = SITE_LIMITS;
  const inChinese = <Trans>Shown in its place in Chinese.</Trans>;
  const inTraditional = <Trans>In traditional characters; leave empty to use the Chinese name.</Trans>;
  return (
    <>
      <TextField
        name="name"
        label={t`Site name`}
        autoComplete="off"
        maxLength={name}
        required
        hint={<Trans>The whole name: on public pages, on paper and for the installed app.</Trans>}
      />
      <TextField
        name="shortName"
        label={t`Short name`}
        autoComplete="off"
        maxLength={shortName}
        required
        hint={<Trans>Shown next to the logo, in the browser tab and under the app icon.</Trans>}
      />
      <TextField
        name="chineseName"
        label={t`Chinese name`}
        autoComplete="off"
        maxLength={name}
        required
        hint={inChinese}
      />
      <TextField
        name="chineseShortName"
        label={t`Chinese short name`}
        autoComplete="off"
        maxLength={shortName}
        required
        hint={inChinese}
      />
      <TextField
        name="traditionalName"
        label={t`Traditional Chinese name`}
        autoComplete="off"
        maxLength={name}
        hint={inTraditional}
      />
      <TextField
        name="traditionalShortName"
        label={t`Traditional Chinese short name`}
        autoComplete="off"
        maxLength={shortName}
        hint={inTraditional}
      />
    </>
  );
}

function Colours() {
  const { t } = useLingui();
  return (
    <FieldGroup legend={<Trans>Colours</Trans>}>
      <TextField
        name="accent"
        label={t`Colour on light ground`}
        autoCapitalize="none"
        autoComplete="off"
        placeholder="#1552d0"
        maxLength={7}
        hint={
          <Trans>For buttons, links and selected items. Dark enough for white text; leave empty for the default.</Trans>
        }
      />
      <TextField
        name="accentDark"
        label={t`Colour on dark ground`}
        autoCapitalize="none"
        autoComplete="off"
        placeholder="#7aa8ff"
        maxLength={7}
        hint={<Trans>The same in dark mode: light enough for dark text.</Trans>}
      />
    </FieldGroup>
  );
}

function Usual() {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        name="defaultLanguage"
        label={t`Language`}
        options={LANGUAGES}
        hint={<Trans>For visitors whose browser asks for none of the three languages.</Trans>}
      />
      <SelectField
        name="dateFormat"
        label={t`Dates are written as`}
        options={DATE_FORMATS.map((value) => ({ value, label: value }))}
        hint={<Trans>Until users choose their own.</Trans>}
      />
      <SelectField
        name="defaultCurrency"
        label={t`Currency`}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        hint={<Trans>The currency shown to visitors. Agencies see their settlement currency.</Trans>}
      />
      <ChecksField
        name="currencies"
        label={t`Currencies to choose from`}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        hint={<Trans>Visitors and users have prices shown in one of these.</Trans>}
      />
    </>
  );
}

function Chat() {
  const { t } = useLingui();
  return (
    <FieldGroup legend={<Trans>Chat</Trans>}>
      <SelectField
        name="type"
        label={t`Type of the site`}
        options={[
          { value: 'client', label: t`Portal` },
          { value: 'agent-chat', label: t`Portal with a chat widget` },
        ]}
        hint={<Trans>With the widget, visitors and users are offered a chat.</Trans>}
      />
      <TextField
        name="chatUrl"
        label={t`Address of the chat widget`}
        autoCapitalize="none"
        autoComplete="off"
        inputMode="url"
        maxLength={SITE_LIMITS.url}
        hint={<Trans>A page shown in a frame, once a visitor has agreed to it. It has no access to the portal.</Trans>}
      />
    </FieldGroup>
  );
}

function Registrations() {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="icpCode"
        label={t`ICP registration`}
        autoComplete="off"
        maxLength={SITE_LIMITS.code}
        hint={<Trans>Shown at the foot of the pages, as required in mainland China; leave empty for none.</Trans>}
      />
      <TextField
        name="networkSecurityCode"
        label={t`Network security registration`}
        autoComplete="off"
        maxLength={SITE_LIMITS.code}
        hint={<Trans>Shown next to it; leave empty for none.</Trans>}
      />
    </>
  );
}
