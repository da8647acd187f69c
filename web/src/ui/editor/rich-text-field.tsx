import { lazyPart } from '../feedback/lazy-part.tsx'
import type { RichEditorProps } from './editor-props.ts'

/** The editor of formatted texts; its code comes with the first field that is drawn. */
export const RichTextField = lazyPart<RichEditorProps>(
  async () => (await import('./rich-editor.tsx')).default,
)
