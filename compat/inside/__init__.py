"""The shortcuts themselves: here alone names of libraries are used that they do not promise to keep."""
