import { createContext, use } from 'react'

export const DialogId = createContext<string | undefined>(undefined)
/** The dialog a component stands in; undefined on a page. */
export const useDialogId = (): string | undefined => use(DialogId)
