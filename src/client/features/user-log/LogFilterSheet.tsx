import { useLingui } from '@lingui/react/macro';
import { AUDIT_ACTIONS, type AuditAction, actionWords } from '../../../contract/audit-actions.ts';
import { useLocale } from '../../api/settings.ts';
import { type Days, DaysFilterSheet, readDays, useDaysWords } from '../../form/DaysFilterSheet.tsx';
import { SelectField } from '../../form/SelectField.tsx';

/** The log's filters: days in this device's zone, and the action. */
export interface LogFilter extends Days {
  action?: AuditAction;
}

export const NO_FILTER: LogFilter = {};

interface FilterValues {
  from: string;
  to: string;
  action: string;
}

const NOTHING: FilterValues = { from: '', to: '', action: '' };

interface LogFilterSheetProps {
  open: boolean;
  filter: LogFilter;
  onClose: () => void;
  onChange: (filter: LogFilter) => void;
}

/** The log's days and actions. */
export function LogFilterSheet({ filter, onChange, ...sheet }: LogFilterSheetProps) {
  return (
    <DaysFilterSheet<FilterValues>
      {...sheet}
      place="user-log-filter"
      values={{ ...NOTHING, ...filter }}
      nothing={NOTHING}
      onShow={(values) => onChange(readFilter(values))}
    >
      <ActionField />
    </DaysFilterSheet>
  );
}

function ActionField() {
  const { t } = useLingui();
  const locale = useLocale();
  const options = AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value, locale) }));
  options.sort((a, b) => a.label.localeCompare(b.label, locale));
  return <SelectField name="action" label={t`Action`} placeholder={t`All`} options={options} />;
}

function readFilter({ action, ...days }: FilterValues): LogFilter {
  const wanted = AUDIT_ACTIONS.find((each) => each === action);
  return { ...readDays(days), ...(wanted ? { action: wanted } : {}) };
}

/** The filter in words; null where nothing is filtered. */
export function useLogFilterWords({ action, ...days }: LogFilter): string | null {
  const locale = useLocale();
  const daysWords = useDaysWords(days);
  return [action ? actionWords(action, locale) : '', daysWords].filter(Boolean).join(' · ') || null;
}
