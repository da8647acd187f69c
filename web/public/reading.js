try {
  const kept = localStorage.getItem('hdoc-reading') ?? ''
  if (/^[a-z][a-z0-9 ]{1,60}$/.test(kept)) document.documentElement.dataset.reading = kept
} catch {}
