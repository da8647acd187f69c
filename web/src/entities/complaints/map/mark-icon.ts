import type { ComplaintMark } from '@hdoc/contract/complaints/complaint-rows.ts'
import { type DivIcon, divIcon } from 'leaflet'
import type { Clock } from '../clock.ts'
import styles from './map.module.css'

/** How a mark looks: what it is told apart by is its shape and sign too, never its colour alone. */
export type Look = 'new' | 'work' | 'soon' | 'late'

export function lookOf({ status }: { status: string }, clock: Clock): Look {
  if (clock === 'late') return 'late'
  if (status === 'open') return 'new'
  return clock === 'soon' ? 'soon' : 'work'
}

const sign: Readonly<Record<Look, string>> = { new: '○', work: '●', soon: '◐', late: '!' }

export const markIcon = (look: Look): DivIcon =>
  divIcon({
    className: `${styles.mark} ${styles[look] ?? ''}`,
    iconSize: [28, 36],
    iconAnchor: [14, 35],
    html: `<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true"><path d="M14 1a12 12 0 0 1 12 12c0 8-12 21-12 21S2 21 2 13A12 12 0 0 1 14 1z"/></svg><span aria-hidden="true">${sign[look]}</span>`,
  })

/** A mark of several; the figure is drawn, the words are its name. */
export const clusterIcon = ({ count, overdue }: Pick<ComplaintMark, 'count' | 'overdue'>): DivIcon =>
  divIcon({
    className: `${styles.cluster} ${overdue > 0 ? (styles.late ?? '') : ''}`,
    iconSize: [36, 36],
    iconAnchor: [18, 18],
    html: `<span aria-hidden="true">${count > 999 ? '999+' : count}</span>`,
  })
