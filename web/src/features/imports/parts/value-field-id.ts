/** The id of the field in which a value of the file gets its meaning. */
export const valueFieldId = (field: string, value: string): string => `meaning ${field} ${value}`
