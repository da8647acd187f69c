import type { ReactNode } from 'react'

export type TakenPicture = { src: string; width: number; height: number }
export type RichEditorProps = {
  label: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  'data-path': string
  /** HTML that the text begins with. */
  initial: string
  onChange: (html: string) => void
  /** Keeps a picture and says where it stands; without it, the text has no pictures. */
  takePicture?: (file: File) => Promise<TakenPicture>
  /** Fields that a text may name, by their names in words. */
  fields?: readonly { name: string; label: string }[]
}
