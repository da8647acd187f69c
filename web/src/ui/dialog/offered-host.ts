import type { ComponentType } from 'react'

let host: ComponentType | undefined
let onOffer: (() => void) | undefined

/** Called by the host when its code is there, which comes with that of the first dialog. */
export function offerHost(component: ComponentType): void {
  host = component
  onOffer?.()
}

/** The host of the dialogs for the frame around every page, so that it is no part of the first load. */
export const offeredHost = (): ComponentType | undefined => host

/** For the one frame around every page. */
export function listenToOffer(listener: () => void): () => void {
  onOffer = listener
  return () => {
    onOffer = undefined
  }
}
