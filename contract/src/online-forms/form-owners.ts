/** Whose types may have a form: a document is filled in online, a complaint is asked a few things more. */
export const formOwners = ['doc_type', 'complaint_type'] as const
export type FormOwner = (typeof formOwners)[number]
