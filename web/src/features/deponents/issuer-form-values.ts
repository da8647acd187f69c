import { type Issuer, type IssuerValues, issuerValues } from '@hdoc/contract/issuers/issuers.ts'
import { changedValues } from '../../ui/form/changed-values.ts'

export type IssuerFormValues = IssuerValues
const names = Object.keys(issuerValues.shape) as (keyof IssuerValues)[]

export const newIssuer: IssuerFormValues = issuerValues.parse({ type: 'pf', name: '-' })

/**
 * The form values of an issuer. A CNP stands masked in its field and is sent only when somebody writes
 * another one.
 */
export const valuesOfIssuer = (issuer: Issuer): IssuerFormValues =>
  Object.fromEntries(names.map((name) => [name, issuer[name]])) as IssuerFormValues

/** The fields of the other kind are emptied: a person has no CUI, a firm no CNP. */
function ofKind(values: IssuerFormValues): IssuerFormValues {
  return values.type === 'pf'
    ? { ...values, cui: '', onrc: '', administrator_name: '' }
    : { ...values, cnp: '' }
}

/** The body to send: all fields of a new issuer, only the changed ones of an existing issuer. */
export const bodyOfIssuer = (before: IssuerFormValues | undefined, values: IssuerFormValues): object =>
  before ? changedValues(before, ofKind(values)) : ofKind(values)
