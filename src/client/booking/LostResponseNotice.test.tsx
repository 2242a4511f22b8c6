import { Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../../tests/factories/drawn.tsx';
import { createStore } from '../api/store.ts';
import type { DraftSession, SaveState } from '../offline/drafts/draft-session.ts';
import { LostResponseNotice } from './LostResponseNotice.tsx';

vi.mock('../offline/drafts/use-draft.ts', () => ({
  useSaveState: ({ state }: Pick<DraftSession<object>, 'state'>) => state.get(),
}));

function noteOf(status: SaveState['status']): string {
  const state = createStore<SaveState>({ status, at: '' });
  // How the form is saved is irrelevant here.
  const session = { state } as DraftSession<object>;
  return rendered(
    <Formik initialValues={{}} onSubmit={() => undefined}>
      <LostResponseNotice session={session} onRepeat={async () => undefined} />
    </Formik>,
  );
}

test('a form whose answer was lost says that nobody knows, until it is known to be booked', () => {
  expect(noteOf('saved')).toContain('alert');
  expect(noteOf('booked')).toBe('');
});
