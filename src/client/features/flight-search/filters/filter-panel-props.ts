import type { Facets } from '../engine/facets.ts';
import type { Filters } from '../engine/filters.ts';
import type { Selection } from '../engine/select.ts';

export interface FilterPanelProps {
  facets: Facets;
  selection: Selection;
  filters: Filters;
  onChange: (filters: Filters) => void;
}
