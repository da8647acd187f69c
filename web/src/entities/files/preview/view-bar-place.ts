import { createContext } from 'react'

/** Where a viewer puts its controls; null before that place is on the page. */
export const ViewBarPlace = createContext<HTMLElement | null>(null)
