type Props = {
  height?: number
  /** Address of the institution's own picture; none = the shield of HDoc. */
  src?: string | undefined
}

/** The mark at the head of a page: the institution's coat of arms or logo, or the product's shield. */
export function Crest({ height = 30, src }: Props) {
  // The name always stands beside the picture, so the picture needs no text of its own.
  if (src)
    return <img src={src} alt="" height={height} style={{ maxWidth: height * 3, objectFit: 'contain' }} />
  return (
    <svg viewBox="0 0 26 30" width={(height * 26) / 30} height={height} aria-hidden="true">
      <path d="M2 2h22v14c0 7-5 10-11 12C7 26 2 23 2 16z" fill="#1f4f8b" />
      <path d="M2 16c4-4 7-4 11 0s7 4 11 0c0 7-5 10-11 12C7 26 2 23 2 16z" fill="#3a9250" />
      <circle cx="13" cy="9" r="3.4" fill="#f2c230" />
    </svg>
  )
}
