// Before anything is drawn: only the first screen begins with its picture (styles/cover.css).
if (location.pathname === '/') document.documentElement.dataset.at = 'home'
