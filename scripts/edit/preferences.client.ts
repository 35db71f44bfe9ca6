/** Settings that the editor reads as soon as it is loaded: what is saved stays open, to be looked at beside its page. */
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({ closeOnSave: false });
