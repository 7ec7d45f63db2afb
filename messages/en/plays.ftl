# Written elsewhere.
