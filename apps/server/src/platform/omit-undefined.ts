type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Without undefined fields, so that spreading does not overwrite existing values. */
export function omitUndefined<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>
}
