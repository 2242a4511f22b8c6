import type { DraftField } from '../search/check-draft.ts';
import type { SearchDraft } from '../search/draft.ts';

export interface SearchFormProps {
  /** page: cards below each other; bar: one line on desktops. */
  look: 'page' | 'bar';
  draft: SearchDraft;
  onDraft: (draft: SearchDraft) => void;
}

export interface FormPart extends Pick<SearchFormProps, 'draft' | 'onDraft' | 'look'> {
  /** The error of a field, once a search was tried. */
  errorAt: (field: DraftField) => string | undefined;
  recent: readonly string[];
}
