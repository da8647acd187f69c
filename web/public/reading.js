// Puts on the reading aids that this browser keeps, before the first paint; the page's policy lets nothing stand inline.
try {
  const kept = localStorage.getItem('hdoc-reading')
  if (kept && /^[a-z0-9 ]{1,60}$/.test(kept)) document.documentElement.dataset.reading = kept
} catch {
  // Without storage the page looks as usual.
}
