/** Of spreadsheets that the API hands out. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
