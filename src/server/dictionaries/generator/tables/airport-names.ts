export const AIRPORT_NAMES = `
`;
