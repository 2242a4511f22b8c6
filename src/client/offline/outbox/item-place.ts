/** Where the form of an outbox item is stored, among the forms of its kind. */
export const placeOfItem = (forms: string, id: string): string => `${forms}item/${id}`;

/** The id of the outbox item whose form is stored at a place; undefined at any other place. */
export const itemOf = (place: string): string | undefined => /\/item\/([^/]+)$/.exec(place)?.[1];
