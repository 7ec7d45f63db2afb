mod encounters;
mod mutations;
mod problems;
